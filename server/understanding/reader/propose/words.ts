/** A word of the original text, or one sign of punctuation; the unit that the model labels. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

/** Words and single signs in order, as BERT's pre-tokenizer splits them. O(n). */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}
