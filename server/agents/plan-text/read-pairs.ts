import { dayNumberOf, fieldOf } from "./labels";
import type { RawDay } from "./written-day";

/**
 * A name and its value: in quotes of either kind, a number, a list, or a day of its own. The closing quote of the single kind is the one
 * that a comma, a bracket or the end follows: names have apostrophes.
 */
const PAIR =
  /["']([A-Za-z_ ]{3,24}\d{0,2})["']\s{0,20}:\s{0,20}(?:"((?:[^"\\]|\\.){0,4000})"|'((?:[^'\\]|\\.|'(?!\s{0,20}(?:[,}\]]|$))){0,4000})'|(\d{1,3})|\[([^\]]{0,4000})\]|\{)/g;
const LISTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.|'(?!\s*(?:,|$)))*)'/g;

/**
 * Days of a plan that is nearly JSON: without brackets (human-like reasoning, appendix A.6), one object a line, in Python's notation, with
 * a comma too many, or cut off. Each begins with its number.
 */
export function readPairs(text: string): readonly RawDay[] {
  const days: RawDay[] = [];
  for (const [, name = "", double, single, count, list] of text.matchAll(PAIR)) {
    const quoted = double ?? single ?? (list === undefined ? undefined : listOf(list));
    const number = numberOf(name, count ?? quoted);
    if (number !== null) days.push({ number, fields: {} });
    const field = fieldOf(name);
    const day = days.at(-1);
    if (field !== null && day !== undefined && quoted !== undefined) day.fields[field] ??= unescaped(quoted);
  }
  return days;
}

/** Of '"day": 2', '"days": "Day 2"' and '"Day 2": {'. */
function numberOf(name: string, value: string | undefined): number | null {
  if (value === undefined) return /^day[\s_-]*\d/i.test(name) ? dayNumberOf(name.replace(/\D+/g, "")) : null;
  return /^days?(?:[_ ]number)?$/i.test(name) ? dayNumberOf(value.replace(/^day[\s_-]*/i, "")) : null;
}

function listOf(text: string): string {
  return [...text.matchAll(LISTED)].map(([, double, single]) => double ?? single ?? "").join(";");
}

function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, code: string | undefined, character: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return character === "n" ? "\n" : character === "t" ? "\t" : (character ?? "");
  });
}
