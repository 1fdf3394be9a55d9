import {
  amountWords,
  capitalized,
  type EntryKey,
  type EntryValue,
  NO_PREFERENCE,
  preferenceEntry,
  without,
} from "@/server/trip";
import { listed } from "../../format";

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
  const { title } = preferenceEntry(entry);
  return group === "persona" ? title : `${GROUP_LABELS[group]} · ${title}`;
}

/** "Delta Airlines", "At least 4 stars", "Pool or Parking", "Yes", "$2,900". */
export function valueWords(entry: EntryKey, value: EntryValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return capitalized(amountWords(entry, value));
  const values = typeof value === "string" ? [value] : value;
  return listed(values.map(choiceWords), "or");
}

/** What is wanted, with what of it is insisted on: "At least 4 stars (must)", "Pool (must), Breakfast". */
export function wantedWords(entry: EntryKey, value: EntryValue, insisted: EntryValue | null): string {
  if (insisted === null) return valueWords(entry, value);
  const wanted = without(value, insisted);
  return `${valueWords(entry, insisted)} (must)${wanted === null ? "" : `, ${valueWords(entry, wanted)}`}`;
}

/** What is not wanted, with what of it no plan may have: "No shopping or art", "No shopping (must), no art". */
export function unwantedWords(values: readonly string[], ruledOut: readonly string[]): string {
  const avoided = values.filter((one) => !ruledOut.includes(one));
  const parts = [
    ...(ruledOut.length > 0 ? [`no ${listed(ruledOut, "or")} (must)`] : []),
    ...(avoided.length > 0 ? [`no ${listed(avoided, "or")}`] : []),
  ];
  return capitalized(parts.join(", "));
}

/** A choice as it is on a chip. */
export function choiceWords(choice: string): string {
  return choice === NO_PREFERENCE ? "No preference" : capitalized(choice);
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
