import {
  amountWords,
  capitalized,
  type EntryKey,
  type EntryValue,
  NO_PREFERENCE,
  preferenceEntry,
  type QuickReply,
} from "@/server/trip";
import { slotsOf } from "../belief/slots";

/** Next to "no preference" or "you decide". */
const MOST_REPLIES = 6;
const LEAVE_IT: QuickReply = { label: "You decide", says: "You decide" };

/**
 * Replies to a question about an entry: values in the order of `likelihood` (by slot), ratings and budgets in their own, and
 * one that leaves it open. What a reply says is understood as exactly that value when the entry was asked.
 */
export function quickReplies(entry: EntryKey, likelihood: ArrayLike<number>): QuickReply[] {
  const { kind, choices } = preferenceEntry(entry);
  const values = slotsOf(entry)
    .map(({ value }, index) => ({ value, probability: likelihood[index] ?? 0 }))
    .filter(({ value }) => value !== NO_PREFERENCE);
  const shown = kind === "choice" ? [...values].sort((a, b) => b.probability - a.probability) : values;
  const leave = choices?.includes(NO_PREFERENCE) ? { label: "No preference", says: "No preference" } : LEAVE_IT;
  return [...spread(shown, kind).map(({ value }) => reply(entry, value)), leave];
}

/** The first ones of choices; of a long range every second one, from low to high. */
function spread<T>(values: readonly T[], kind: string): readonly T[] {
  if (kind !== "integer" || values.length <= MOST_REPLIES) return values.slice(0, MOST_REPLIES);
  const step = Math.ceil(values.length / MOST_REPLIES);
  return values.filter((_, index) => index % step === step - 1);
}

function reply(entry: EntryKey, value: EntryValue): QuickReply {
  if (typeof value === "boolean") return value ? { label: "Yes", says: "Yes" } : { label: "No", says: "No" };
  if (typeof value === "number") {
    const [spec, amount] = [preferenceEntry(entry), amountWords(entry, value)];
    const text = spec.kind === "integer" && spec.measure === "dollars" ? `About ${amount}` : capitalized(amount);
    return { label: text, says: text };
  }
  const text = String(value);
  return { label: capitalized(text), says: text };
}
