/** Words and numbers; endings of the plural are left away, so that "trains" meets "train". */
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * How alike two texts are, from 0 (no word in common) to 1 (the same words as often): the cosine of their counts of words. TDAG compares
 * embeddings of a SentenceBERT model, for which this is a substitute: it needs no model, and gives the same on every machine.
 */
export function similarity(a: string, b: string): number {
  const [first, second] = [wordCounts(a), wordCounts(b)];
  let common = 0;
  for (const [word, count] of first) common += count * (second.get(word) ?? 0);
  return common === 0 ? 0 : common / (lengthOf(first) * lengthOf(second));
}

function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const stem = word.length > 3 ? word.replace(/s$/, "") : word;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function lengthOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return Math.sqrt(sum);
}
