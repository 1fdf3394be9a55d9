import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

/** What makes a demand of what is named before it: "a pool, and that's non-negotiable". Words and signs have one space between them. */
const AFTER =
  /\b(?:non ?-? ?negotiable|not (?:up for )?negotia(?:ble|tion)|(?:an? |absolute )must(?: - have)?(?! [a-z])|deal ?-? ?breaker|no exceptions?|no compromises?|no ifs|(?:i|we) insist(?! on\b)|absolutely not|(?:is|are) (?:essential|imperative|crucial|vital|mandatory|compulsory|indispensable|required))\b/g;
/** What makes a demand of what is named after it: "it has to be a Hilton". */
const BEFORE =
  /\b(?:(?<!\b(?:an?|absolute|the|real) )must(?! not\b| n\b| -)|(?:a must|essential|imperative|crucial|vital|mandatory|required) that|shall (?:be|have)|(?:is|are) to (?:be|have)|(?:has|have|got|needs?) to (?:be|have|include|offer|see|visit|come with)|(?:absolutely|definitely) (?:needs?|wants?|requires?)|insists? on|non ?-? ?negotiable :|(?:cannot|can not|can ['’] t|won ['’] t) (?:do|go|travel|live|stay|come) without)\b/g;
/** What takes the force away: "a pool is not a must", "it doesn't have to be". */
const DENIED = /(?:\bnot|n ['’] t|\bnever|\bhardly|\bno)(?: [a-z]+){0,2} $/;
const STOP = /^(?:[.,!?;\n]|but)$/;
/** Words between what is named and words of insisting after it, at most. */
const FAR = 12;

/**
 * The labels with those insisted on that appear next to words of insisting, which the model alone hardly hears. Words that come after mean
 * the nearest label before them; words that come first mean every label up to the next stop: rather too few than what was never said.
 */
export function withInsisting(labels: readonly LabelMention[], { words }: Pick<Proposals, "words">): LabelMention[] {
  const meant = new Set<LabelMention>();
  for (const { from } of phrases(words, AFTER)) {
    const before = labels.filter(({ to }) => to <= from && from - to <= FAR);
    const nearest = Math.max(...before.map(({ to }) => to));
    for (const label of before) if (label.to === nearest) meant.add(label);
  }
  for (const { to } of phrases(words, BEFORE)) {
    const end = words.findIndex(({ text }, index) => index >= to && STOP.test(text));
    const isInReach = (label: LabelMention) => label.to > to && (end < 0 || label.from < end);
    for (const label of labels) if (isInReach(label)) meant.add(label);
  }
  return labels.map((label) => (meant.has(label) && label.sign === "want" ? { ...label, sign: "insisted" } : label));
}

/** Where these phrases stand, as words [from, to); what is denied is left out. */
function phrases(words: Proposals["words"], phrase: RegExp): { from: number; to: number }[] {
  const text = words.map((word) => word.text.toLowerCase()).join(" ");
  const wordAt = (at: number) => text.slice(0, at).split(" ").length - 1;
  return [...text.matchAll(phrase)]
    .filter(({ index }) => !DENIED.test(text.slice(0, index)))
    .map((match) => ({ from: wordAt(match.index), to: wordAt(match.index + match[0].length) + 1 }));
}
