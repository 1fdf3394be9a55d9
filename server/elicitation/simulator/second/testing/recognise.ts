import type { EntryKey, EntryValue } from "@/server/trip";
import { answerTemplates } from "../speaking";
import { inPerson } from "../voice/person";
import { spell } from "../voice/spelling";
import type { EntryWording } from "../wording/entry-wording";
import { WORDING } from "../wording/wording";

/** Every clear answer to a question about the entry with this value, for one person and several, in both spellings. */
export function answersOf(entry: EntryKey, value: EntryValue): readonly string[] {
  const wording = wordingOf(entry);
  return variants(answerTemplates(wording, value), wording, value);
}

/** Every way to bring the value up unasked. */
export function mentionsOf(entry: EntryKey, value: EntryValue): readonly string[] {
  const wording = wordingOf(entry);
  return variants(wording.mentions, wording, value);
}

export function vagueAnswersOf(entry: EntryKey): readonly string[] {
  const wording = wordingOf(entry);
  return variants(wording.vague, wording, "");
}

/** Whether one of the sentences is in the text, letter by letter but for capitals. */
export function isAmong(text: string, sentences: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return sentences.some((sentence) => lower.includes(sentence.toLowerCase()));
}

export function wordingOf(entry: EntryKey): EntryWording {
  const wording = WORDING[entry];
  if (wording === undefined) throw new Error(`There are no words for ${entry}.`);
  return wording;
}

function variants(templates: readonly string[], wording: EntryWording, value: EntryValue): readonly string[] {
  const spoken = typeof value === "number" ? numbers(value) : (wording.spoken?.[String(value)] ?? [String(value)]);
  return templates
    .flatMap((template) => spoken.map((each) => filled(template, each)))
    .flatMap((text) => [inPerson(text, 1), inPerson(text, 2)])
    .flatMap((text) => [spell(text, "British"), spell(text, "American")]);
}

function numbers(value: number): readonly string[] {
  const word = ["zero", "one", "two", "three", "four", "five"][value];
  return [String(value), value.toLocaleString("en-US"), ...(word === undefined ? [] : [word])];
}

function filled(template: string, spoken: string): string {
  const text = template.replaceAll("{v}", spoken).replaceAll("{n}", spoken).replaceAll("{usd}", `$${spoken}`);
  return text.replace(/\b(one|1) stars\b/g, "$1 star");
}
