import type { EntryMention } from "../readers/entry-mentions";

/** Stand for what is named: the class itself, and other values. */
const OWN = "<own>";
const OTHER = "<other>";
/** Words so near to a mention speak of it. */
const NEAR = 5;
const LONGEST_FRAME = 4;

/**
 * The words around mentions, whatever is mentioned, so that "I'd give up <other> before <own>" is learned once for all entries: runs of
 * up to four words with a mention in them, words near it, and words between two.
 */
export function framesAround(
  tokens: readonly string[],
  own: readonly EntryMention[],
  others: readonly EntryMention[],
): readonly string[] {
  if (own.length + others.length === 0) return [];
  const found = new Set<string>();
  const marked = withMarks(tokens, own, others);
  marked.forEach((token, at) => {
    for (let size = 2; size <= LONGEST_FRAME && at + size <= marked.length; size++) {
      const frame = marked.slice(at, at + size);
      if (frame.some(isMark)) found.add(frame.join(" "));
    }
    if (!isMark(token)) return;
    for (const word of marked.slice(Math.max(0, at - NEAR), at)) found.add(`${word} … ${token}`);
    for (const word of marked.slice(at + 1, at + 1 + NEAR)) found.add(`${token} … ${word}`);
    const next = marked.findIndex((word, later) => later > at && isMark(word));
    const between = next < 0 ? [] : marked.slice(at + 1, next);
    for (const word of between) found.add(`${token} … ${word} … ${marked[next]}`);
  });
  return [...found];
}

/** The tokens with each mention as one mark, between "^" and "$". */
function withMarks(
  tokens: readonly string[],
  own: readonly EntryMention[],
  others: readonly EntryMention[],
): readonly string[] {
  const framed = ["^", ...tokens, "$"];
  return framed.flatMap((token, index) => {
    const at = index - 1;
    const ofOwn = own.find(({ start, end }) => start <= at && at < end);
    const mention = ofOwn ?? others.find(({ start, end }) => start <= at && at < end);
    if (mention === undefined) return [token];
    return at === mention.start ? [ofOwn === undefined ? OTHER : OWN] : [];
  });
}

function isMark(token: string): boolean {
  return token === OWN || token === OTHER;
}
