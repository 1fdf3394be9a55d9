import { formatMoney, usd } from "./money";
import { type EntryKey, type EntryValue, preferenceEntry } from "./preference-entries";
import { counted } from "./words";

/** What an entry is called within a sentence, with its area: "flight cabin". */
export function entryLabelInSentence(entry: EntryKey): string {
  const [area = ""] = entry.split(".");
  const { title } = preferenceEntry(entry);
  const lower = title.slice(0, 1).toLowerCase() + title.slice(1);
  return area === "persona" ? lower : `${area} ${lower}`;
}

/** What an entry is about, as it follows "about": "the hotel brand". */
export function topicOf(entry: EntryKey): string {
  return preferenceEntry(entry).question?.topic ?? entryLabelInSentence(entry);
}

/** A number as its entry means it: "at least 4 stars", "$2,900", "34 years". */
export function amountWords(key: EntryKey, amount: number): string {
  const entry = preferenceEntry(key);
  if (entry.kind !== "integer") return String(amount);
  if (entry.measure === "dollars") return formatMoney(usd(amount));
  return entry.measure === "years" ? counted(amount, "year") : `at least ${counted(amount, "star")}`;
}

/** One value as part of a sentence: "a pool at the hotel", "hotels of at least 4 stars". */
export function valueInSentence(key: EntryKey, value: Exclude<EntryValue, string[]>): string {
  const entry = preferenceEntry(key);
  if (entry.kind === "boolean" && typeof value === "boolean") return value ? entry.words.yes : entry.words.no;
  if (entry.kind === "integer" && typeof value === "number") {
    return entry.words.replace("{}", () => amountWords(key, value));
  }
  const words = entry.kind === "choice" ? entry.values[String(value)] : undefined;
  return words ?? `${value} (${entryLabelInSentence(key)})`;
}
