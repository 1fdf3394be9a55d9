import { type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import type { Draw } from "./draw";
import type { EntryWording } from "./wording/entry-wording";
import { WORDING } from "./wording/wording";

/** How numbers up to five are spoken. */
const NUMBERS = ["zero", "one", "two", "three", "four", "five"];

/** One way to answer a question about the entry with this value; null for an entry that is never talked about. */
export function answerText(entry: EntryKey, value: EntryValue, draw: Draw): string | null {
  const wording = WORDING[entry];
  if (wording === undefined) return null;
  return filled(draw.pick(answerTemplates(wording, value)), wording, value, draw);
}

/** All sentences, still with `{v}` and the like, that answer a question with this value. */
export function answerTemplates(wording: EntryWording, value: EntryValue): readonly string[] {
  const own = wording.answers?.[typeof value === "number" ? "number" : String(value)] ?? [];
  const isNamed = typeof value === "string" && value !== NO_PREFERENCE;
  return isNamed ? [...own, ...(wording.frames ?? [])] : own;
}

/** Nobody brings up by itself what is neither wanted nor there. */
export function isWorthMentioning(value: EntryValue): boolean {
  return value !== NO_PREFERENCE && value !== false;
}

/** How the traveller brings the value up by itself; null for an entry that is never talked about. */
export function mentionText(entry: EntryKey, value: EntryValue, draw: Draw): string | null {
  const wording = WORDING[entry];
  if (wording === undefined) return null;
  return filled(draw.pick(wording.mentions), wording, value, draw);
}

export function vagueText(entry: EntryKey, draw: Draw): string | null {
  const wording = WORDING[entry];
  return wording === undefined ? null : draw.pick(wording.vague);
}

function filled(template: string, wording: EntryWording, value: EntryValue, draw: Draw): string {
  if (typeof value === "number") {
    return template
      .replaceAll("{usd}", `$${figures(value, draw)}`)
      .replaceAll("{n}", spokenNumber(value, draw))
      .replace(/\b(one|1) stars\b/g, "$1 star");
  }
  const spoken = wording.spoken?.[String(value)] ?? [String(value)];
  return template.replaceAll("{v}", draw.pick(spoken));
}

function spokenNumber(value: number, draw: Draw): string {
  const word = NUMBERS[value];
  if (word !== undefined && draw.chance(0.5)) return word;
  return figures(value, draw);
}

function figures(value: number, draw: Draw): string {
  return draw.chance(0.6) ? value.toLocaleString("en-US") : String(value);
}
