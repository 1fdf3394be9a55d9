import {
  amountWords,
  type EntryKey,
  type EntryValue,
  entryLabelInSentence,
  NO_PREFERENCE,
  preferenceEntry,
  topicOf,
} from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** What is known of a preference, as a part of a sentence: "a pool or parking at the hotel", "no preference about the hotel brand". */
export function preferenceWords(entry: EntryKey, value: EntryValue): string {
  if (value === NO_PREFERENCE) return `${NO_PREFERENCE} about ${topicOf(entry)}`;
  const values = Array.isArray(value) ? value : [value];
  return or.format(values.map((each) => oneValue(entry, each)));
}

function oneValue(key: EntryKey, value: string | number | boolean): string {
  const entry = preferenceEntry(key);
  if (entry.kind === "boolean" && typeof value === "boolean") return value ? entry.words.yes : entry.words.no;
  if (entry.kind === "integer" && typeof value === "number")
    return entry.words.replace("{}", () => amountWords(key, value));
  const words = entry.kind === "choice" ? entry.values[String(value)] : undefined;
  return words ?? `${value} (${entryLabelInSentence(key)})`;
}
