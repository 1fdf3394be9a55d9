import { ASKABLE_ENTRIES, type EntryKey, fieldName, preferenceEntry } from "@/server/trip";
import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { linesOf } from "./transcript";
import { understoodIn } from "./understood";

const MOST_QUESTIONS = 14;
/** What it takes for important, in this order; then the list as it stands in the prompt. */
const FIRST: readonly EntryKey[] = [
  ...(["persona.budget", "hotel.preferredRoomType", "hotel.ratings", "restaurant.preferredCuisines"] as const),
  ...([
    "attraction.preferredType",
    "flight.preferredCabin",
    "hotel.preferredProximity",
    "flight.preferredAirline",
  ] as const),
  ...(["hotel.preferredBrand", "restaurant.ratings", "flight.preferredFlyTime", "hotel.preferredAmenities"] as const),
  ...(["persona.disability", "hotel.preferredCancellationPolicy", "attraction.ratings"] as const),
];

/** The elicitation agent: asks what it takes for most important among what was neither asked nor said. */
export const askNext: Skill = {
  name: "ask next",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You are a first-rate travel agent who talks to a traveler."),
  async reply(prompt, dial) {
    const lines = linesOf(bodyOf(prompt));
    const asked = lines.flatMap(({ entry }) => entry ?? []);
    const known = await understoodIn(lines);
    const open = [...new Set([...FIRST, ...ASKABLE_ENTRIES])].filter((key) => !asked.includes(key) && !known.has(key));
    const repeated = asked[dial.draw(Math.max(1, asked.length))];
    const entry =
      dial.errs("repeat") && repeated !== undefined
        ? repeated
        : open[dial.errs("overlook") ? dial.draw(open.length) : 0];
    if (asked.length >= MOST_QUESTIONS || entry === undefined) {
      return { text: "Travel Agent: Thank you for the information [Done]" };
    }
    const isReasoning = instructionOf(prompt).includes("Travel Agent [Think]: what the traveler's words tell");
    const thought = `Travel Agent [Think]: ${known.size} things are known; ${fieldName(entry)} may decide the trip.\n`;
    const field = dial.errs("forget") ? "" : `Travel Agent [Field]: ${fieldName(entry)}\n`;
    const { label, kind } = preferenceEntry(entry);
    const question = kind === "boolean" ? `Does "${label}" hold for you?` : `What would you like for "${label}"?`;
    return { text: `${isReasoning ? thought : ""}${field}Travel Agent: ${question}` };
  },
};
