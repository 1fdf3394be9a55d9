import { type EntryKey, type EntryValue, NO_PREFERENCE, topicOf, valueInSentence } from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** What is known of a preference, as a part of a sentence: "a pool or parking at the hotel", "no preference about the hotel brand". */
export function preferenceWords(entry: EntryKey, value: EntryValue): string {
  if (value === NO_PREFERENCE) return `${NO_PREFERENCE} about ${topicOf(entry)}`;
  const values = Array.isArray(value) ? value : [value];
  return or.format(values.map((each) => valueInSentence(entry, each)));
}
