import { type EntryKey, type EntryValue, NO_PREFERENCE, topicOf } from "@/server/trip";
import type { Draws } from "../../draws";
import { chance, pick } from "./pick";
import { INDIFFERENT, PRIVATE, wordingOf } from "./wording/wording";

/** How a value is put: as a sentence that stands by itself, or as a reply to the question just asked. */
export type Form = "sentence" | "reply";

/** The value of an entry in words; `alone`: the traveller has no company, and does not say "we". */
export function phraseValue(draws: Draws, entry: EntryKey, value: EntryValue, form: Form, alone: boolean): string {
  const wording = wordingOf(entry, value);
  if (wording === undefined) return pick(draws, PRIVATE);
  const name = String(value);
  if (value === NO_PREFERENCE) {
    return pick(draws, [...INDIFFERENT, ...(wording.indifferent ?? [])]).replace(
      "{topic}",
      wording.topic ?? topicOf(entry),
    );
  }
  const sentences = wording.own?.[name] ?? wording;
  const candidates = (form === "sentence" ? sentences.says : sentences.replies) ?? [];
  const frame = pick(draws, alone ? candidates.filter((text) => !/\b(we|us)\b/i.test(text)) : candidates);
  const phrase = typeof value === "number" && entry === "persona.budget" ? dollars(draws, value) : undefined;
  const filled = frame.includes("{v}")
    ? frame.replace("{v}", phrase ?? pick(draws, wording.phrases?.[name] ?? [name]))
    : frame;
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** "$3,200", "3200 dollars", and for round thousands also "3k". */
function dollars(draws: Draws, amount: number): string {
  const grouped = amount.toLocaleString("en-US");
  if (amount % 1000 === 0 && chance(draws, 0.2)) return `$${amount / 1000}k`;
  return pick(draws, [`$${grouped}`, `$${amount}`, `${grouped} dollars`, `${amount} USD`]);
}
