import { kindOf, kindsOfWords, shapeOf } from "../reader/propose/features";
import { propose } from "../reader/propose/propose";
import type { MarkedRow } from "./marked-row";
import type { WrittenAnswer } from "./written-answer";

/** A row as the training reads it: its words and proposals as the app sees them, and its marks. */
export function prepareRow({ text, asked, today, acts, writer, spans }: MarkedRow) {
  return { text, asked, act: acts.join("+"), source: writer, spans, ...seen(text, today) };
}

/** An answer as the training reads it: the same, with what the whole of it comes to. */
export function prepareAnswer({ text, asked, means, writer }: WrittenAnswer) {
  const { words, kinds, shapes } = seen(text, ANY_DAY);
  return { text, asked, means, writer, words, kinds, shapes };
}

/** Which day it is hardly changes what an answer about a preference proposes. */
const ANY_DAY = "2026-06-01";

function seen(text: string, today: string) {
  const { words, proposals } = propose(text, { today, worldDates: null }, null);
  return {
    words: words.map(({ from, to }) => [from, to]),
    kinds: kindsOfWords(words, proposals),
    shapes: words.map(shapeOf),
    proposals: proposals.map(({ item, from, to }) => ({ kind: kindOf(item), from, to })),
  };
}
