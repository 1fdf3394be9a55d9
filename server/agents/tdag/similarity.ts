/** Words and numbers; endings of the plural are left away, so that "trains" meets "train". */
const WORD = /[\p{L}\p{N}]+/gu;

/** How alike two texts are by their words, from 0 (none in common) to 1 (the same as often): the cosine of their counts. */
export function alikeByWords(a: string, b: string): number {
  const [first, second] = [wordCounts(a), wordCounts(b)];
  let common = 0;
  for (const [word, count] of first) common += count * (second.get(word) ?? 0);
  return common === 0 ? 0 : common / (lengthOf(first.values()) * lengthOf(second.values()));
}

/** The cosine of two vectors, from -1 to 1; 0 where one has no direction, or they are not of one model. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 0;
  const product = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const lengths = lengthOf(a) * lengthOf(b);
  return lengths === 0 ? 0 : product / lengths;
}

function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const stem = word.length > 3 ? word.replace(/s$/, "") : word;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function lengthOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return Math.sqrt(sum);
}
