import { type EntryKey, type EntryValue, NO_PREFERENCE, type Strength, topicOf, valueInSentence } from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * What is known of a preference, as a part of a sentence: "a pool or parking at the hotel", "no preference about the hotel brand",
 * "business class (must)", "no shopping", and "rather no shopping" where it is only avoided.
 */
export function preferenceWords(entry: EntryKey, value: EntryValue, strength: Strength = "want"): string {
  if (value === NO_PREFERENCE) return `${NO_PREFERENCE} about ${topicOf(entry)}`;
  const words = (Array.isArray(value) ? value : [value]).map((each) => valueInSentence(entry, each));
  switch (strength) {
    case "want":
      return or.format(words);
    case "must":
      return `${or.format(words)} (must)`;
    case "must not":
      return `no ${or.format(words.map(withoutArticle))}`;
    case "avoid":
      return `rather no ${or.format(words.map(withoutArticle))}`;
  }
}

function withoutArticle(words: string): string {
  return words.replace(/^an? /, "");
}
