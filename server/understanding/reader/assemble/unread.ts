import type { Word } from "../propose/words";
import type { Stretch } from "../text-reading";

/** Words that say nothing alone. */
const EMPTY =
  /^(?:a|an|the|and|or|but|so|of|to|for|in|on|at|with|from|by|is|are|be|it|its|that|this|we|i|me|my|our|us|you|he|she|they|if|as|just|also|too|please|really|very|would|like|want|need|have|has|had|do|does|did|not|no|some|any|then|than|there|here|all|one|will|can|could|up|out|fan|fans|keen|fond|s|t|m|d|re|ve|ll|\P{L}+)$/iu;

/** Words at most that belong to what was read next to them. */
const EDGE = 2;
/** A single word must carry content more surely than one of several. */
const LEAST_ALONE = 0.7;

const DENIAL = /^(?:no|not|without|never|avoid)$/i;

/** Runs of words that carry content and were not used, without the empty words at their ends. */
export function unreadIn(
  text: string,
  words: readonly Word[],
  content: (word: number) => number,
  { isUsed, least }: { readonly isUsed: (word: number) => boolean; readonly least: number },
): Stretch[] {
  const found: Stretch[] = [];
  const carries = (word: number) => content(word) >= least && !isUsed(word);
  for (let at = 0; at < words.length; at += 1) {
    if (!carries(at)) continue;
    let end = at;
    while (end < words.length && carries(end)) end += 1;
    const [first, last] = [at, end - 1];
    const highest = Math.max(...words.slice(at, end).map((_, index) => content(at + index)));
    // A word or two at the edge of what was read belong to it: "washing" of "washing machine".
    const isEdge = end - at <= EDGE && (isUsed(at - 1) || isUsed(end));
    const isFaint = end - at === 1 && highest < LEAST_ALONE;
    if (isEdge || isFaint) {
      at = end - 1;
      continue;
    }
    const stretch = stretchOf(text, words, { from: first, to: last + 1 });
    if (stretch.text !== "") found.push(stretch);
    at = end - 1;
  }
  return found;
}

/** Words [from, to) as a stretch, without the empty words at their ends; its text is empty where all of them are. */
export function stretchOf(
  text: string,
  words: readonly Word[],
  span: { readonly from: number; readonly to: number },
): Stretch {
  let [first, last] = [span.from, span.to - 1];
  while (first <= last && EMPTY.test(words[first]?.text ?? "")) first += 1;
  while (last >= first && EMPTY.test(words[last]?.text ?? "")) last -= 1;
  // "No early flights": without its "no" the note would say the contrary.
  if (first <= last && DENIAL.test(words[first - 1]?.text ?? "")) first -= 1;
  const [from, to] = [words[first]?.from, words[last]?.to];
  return first > last || from === undefined || to === undefined
    ? { from: 0, to: 0, text: "" }
    : { from, to, text: text.slice(from, to) };
}
