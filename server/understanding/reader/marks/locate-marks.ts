import type { MarkedSpan } from "./marks";
import { meaningsOf } from "./marks";

/**
 * Marks of another reader ("words|slot=value", in the order of the text) where their words lie in it. What quotes no words of the text is
 * left out: nobody said it. Linear in the text for each mark.
 */
export function locateMarks(text: string, marks: readonly string[]): MarkedSpan[] {
  const lower = text.toLowerCase();
  const spans: MarkedSpan[] = [];
  let cursor = 0;
  for (const mark of marks) {
    const bar = mark.lastIndexOf("|");
    const words = mark.slice(0, Math.max(0, bar)).trim();
    if (words === "" || lower.length !== text.length) continue;
    const next = lower.indexOf(words.toLowerCase(), cursor);
    const from = next >= 0 ? next : lower.indexOf(words.toLowerCase());
    if (from < 0) continue;
    const to = from + words.length;
    // The same words may mean several things; what follows lies behind them.
    cursor = Math.max(cursor, from);
    for (const meaning of meaningsOf(mark.slice(bar + 1))) spans.push({ from, to, ...meaning });
  }
  return spans;
}
