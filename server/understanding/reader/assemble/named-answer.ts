import { type EntryKey, type EntryValue, entryKeySchema, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { NOTHING_READ, type TextReading } from "../text-reading";

/**
 * An answer that is the name of a value of the entry asked and nothing else ("Business", "yes", "at least 4 stars", "$1,500"), as quick
 * replies are: code is sure of it. Null for all other texts.
 */
export function namedAnswer(text: string, asked: string | null): TextReading | null {
  const entry = entryKeySchema.safeParse(asked).data;
  if (entry === undefined || text.length > LONGEST) return null;
  const plain = text
    .trim()
    .replace(/[.!]+$/, "")
    .toLowerCase();
  if (/^(?:you (?:decide|choose|pick)|up to you)$/.test(plain))
    return { ...NOTHING_READ, ...leftOpen(entry), acts: ["leaveOpen"] };
  const value = valueNamed(entry, plain);
  return value === null ? null : { ...NOTHING_READ, ...saying(entry, value), acts: ["answer"] };
}

const LONGEST = 60;

function leftOpen(entry: EntryKey): Pick<TextReading, "entries"> {
  return { entries: preferenceEntry(entry).choices?.includes(NO_PREFERENCE) ? { [entry]: NO_PREFERENCE } : {} };
}

/** What holds of the trip and of the entry alike is set in both. */
function saying(entry: EntryKey, value: EntryValue): Pick<TextReading, "entries" | "trip"> {
  const entries = { [entry]: value };
  if (entry === "persona.budget" && typeof value === "number") return { entries, trip: { budget: value } };
  return { entries, trip: entry === "persona.travelWithPets" && value === true ? { pets: true } : {} };
}

function valueNamed(entry: EntryKey, plain: string): EntryValue | null {
  const { kind, choices = [] } = preferenceEntry(entry);
  if (kind === "boolean") return plain === "yes" ? true : plain === "no" ? false : null;
  if (kind === "choice") return choices.find((choice) => choice.toLowerCase() === plain) ?? null;
  if (entry === "persona.budget") {
    const amount = /^(?:about )?\$(\d{1,3}(?:,\d{3})*|\d{1,7})$/.exec(plain)?.[1];
    return amount === undefined ? null : Number(amount.replaceAll(",", ""));
  }
  if (!entry.endsWith(".ratings")) return null;
  const stars = /^(?:at least )?([1-5](?:\.5)?)(?: stars?)?(?: or more)?$/.exec(plain)?.[1];
  return stars === undefined ? null : Number(stars);
}
