import { entryKeySchema, type Said } from "@/server/trip";
import { type ReadStretch, understand } from "@/server/understanding";
import { bodyOf, instructionOf, todayIn } from "../../reading/prompt-text";
import type { Dial, Skill } from "../../skill";

/** Marks a message as the built-in reader reads it: plumbing for tests, no better than what it is compared with. */
export const markMessage: Skill = {
  name: "mark message",
  recognises: (prompt) => instructionOf(prompt).startsWith("You mark what a traveler's message means"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const text = /\nThe message:\n<<<\n([\s\S]*)\n>>>$/.exec(body)?.[1] ?? "";
    const asked = entryKeySchema.safeParse(/Asked about: ([\w.]+)\./.exec(body)?.[1]).data ?? null;
    const { said, read, unread, acts } = await understand({ text, asked, today: todayIn(body) }, null);
    const marks = read.flatMap((stretch) => {
      if (dial.errs("forget")) return [];
      const meant = wrongly(stretch, meaningsOf(stretch, said), dial);
      return meant.length === 0 ? [] : [`${stretch.text}|${meant.join(";")}`];
    });
    const open = unread.map((stretch) => `${stretch.text}|other=${stretch.text.slice(0, LONGEST_OPEN)}`);
    return { text: JSON.stringify({ act: acts.join("+") || "smalltalk", marks: [...marks, ...open] }) };
  },
};

const LONGEST_OPEN = 40;

/** "slot=value" for each value that a stretch was read for. */
function meaningsOf({ field, text }: ReadStretch, { trip, constraints, entries }: Said): string[] {
  const { success, data: entry } = entryKeySchema.safeParse(field);
  if (success) return [entries[entry] ?? []].flat().map((value) => `${entry}=${value}`);
  const slot = SLOTS[field];
  if (slot === undefined) return [];
  const value = new Map<string, unknown>(Object.entries({ ...trip, ...constraints })).get(field);
  const named = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && typeof one !== "object");
  const own = named.filter((one) => text.toLowerCase().includes(String(one).toLowerCase()));
  return (own.length > 0 ? own : named).map((one) => `${slot}=${one}`);
}

/** The slot that a field of a reading is marked with. */
const SLOTS: Readonly<Record<string, string>> = {
  ...{ origin: "from", destinations: "to", region: "region", cityCount: "cities" },
  ...{ startDate: "start", endDate: "end", days: "days", people: "people", children: "child", pets: "pet" },
  ...{ budget: "budget", transportation: "transport", roomType: "room", houseRule: "allow", cuisines: "cuisine" },
};

/** What a worse model makes of a value. */
function wrongly({ field }: ReadStretch, meanings: readonly string[], dial: Dial): readonly string[] {
  if (field === "origin" && dial.errs("invent")) return ["from=Springfield"];
  if (field !== "people" || !dial.errs("miscount")) return meanings;
  return meanings.map((meaning) => meaning.replace(/\d+$/, (count) => String(Number(count) + 1)));
}
