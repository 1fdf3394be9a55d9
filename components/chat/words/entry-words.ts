import {
  capitalised,
  ENTRY_LABELS,
  type EntryKey,
  type EntryValue,
  formatMoney,
  NO_PREFERENCE,
  usd,
} from "@/server/trip";
import { counted, listed } from "../../format";

/** The groups of the entries, in the order shown; each name begins the keys of its entries. */
export const ENTRY_GROUPS = ["persona", "flight", "hotel", "restaurant", "attraction"] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

export const GROUP_LABELS: Record<EntryGroup, string> = {
  persona: "You",
  flight: "Flight",
  hotel: "Hotel",
  restaurant: "Restaurant",
  attraction: "Attraction",
};

export function isOfGroup(entry: EntryKey, group: EntryGroup): boolean {
  return entry.startsWith(`${group}.`);
}

/** What an entry is called where nothing else names its group: "Hotel · Rating". */
export function fullLabel(entry: EntryKey): string {
  const group = ENTRY_GROUPS.find((each) => isOfGroup(entry, each)) ?? "persona";
  return group === "persona" ? ENTRY_LABELS[entry] : `${GROUP_LABELS[group]} · ${ENTRY_LABELS[entry]}`;
}

/** "Delta Airlines", "At least 4 stars", "Pool or Parking", "Yes", "$2,900". */
export function valueWords(entry: EntryKey, value: EntryValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (entry === "persona.budget") return formatMoney(usd(value));
    return entry === "persona.age" ? counted(value, "year") : `At least ${counted(value, "star")}`;
  }
  const values = typeof value === "string" ? [value] : value;
  return listed(values.map(choiceWords), "or");
}

/** A choice as it stands on a chip. */
export function choiceWords(choice: string): string {
  return choice === NO_PREFERENCE ? "No preference" : capitalised(choice);
}

/** How sure a guess is, in words: "very likely". */
export function sureness(probability: number): string {
  if (probability >= 0.85) return "very likely";
  if (probability >= 0.65) return "likely";
  return probability >= 0.4 ? "maybe" : "just a guess";
}

/** "72%" */
export function percent(probability: number): string {
  return `${Math.round(probability * 100)}%`;
}

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** How long it will still take: "about three questions left". */
export function questionsLeftWords(count: number): string {
  if (count === 0) return "No more questions";
  return `About ${NUMBERS[count] ?? count} question${count === 1 ? "" : "s"} left`;
}
