import { capitalized, type EntryKey, type EntryValue, NO_PREFERENCE, topicOf, valueInSentence } from "@/server/trip";
import type { Draws } from "../draws";
import { chance, pick } from "./pick";
import type { Writer } from "./writer";

/** A value in the writer's words: in answer to its question ("asked"), or in a message nobody asked for. Entries the writer never met are put in their spec's words. */
export function wordsFor(
  draws: Draws,
  writer: Writer,
  entry: EntryKey,
  value: EntryValue,
  when: "asked" | "unasked",
): string {
  const { values = {} } = writer.entries[entry] ?? {};
  const words = values[entry === "persona.budget" ? AMOUNT : String(value)];
  if (words === undefined) return inSpecWords(entry, value);
  const text = pick(draws, (when === "unasked" ? words.unasked : undefined) ?? words.asked);
  return typeof value === "number" ? text.replace(AMOUNT, () => dollars(draws, value)) : text;
}

/** What settles nothing about the entry. */
export function vagueWords(draws: Draws, writer: Writer, entry: EntryKey): string {
  return pick(draws, writer.entries[entry]?.vague ?? [`About ${topicOf(entry)}, it depends.`]);
}

/** One text of several parts; a part that ends without a mark gets a full stop before the next. */
export function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part, index, all) => (index < all.length - 1 && !/[.!?,:;)]$/.test(part) ? `${part}.` : part))
    .join(" ");
}

const AMOUNT = "{amount}";

function inSpecWords(entry: EntryKey, value: EntryValue): string {
  if (value === NO_PREFERENCE) return `I have no preference about ${topicOf(entry)}.`;
  const words = [value].flat().map((one) => valueInSentence(entry, one));
  return `${capitalized(words.join(" or "))}.`;
}

/** "$3,200", "3200 dollars", and for round thousands also "$3k". */
function dollars(draws: Draws, amount: number): string {
  const grouped = amount.toLocaleString("en-US");
  if (amount % 1000 === 0 && chance(draws, 0.2)) return `$${amount / 1000}k`;
  return pick(draws, [`$${grouped}`, `$${amount}`, `${grouped} dollars`, `${amount} USD`]);
}
