import type { EntryKey } from "@/server/trip";
import type { Belief } from "./belief";

/**
 * By how much the answer about an entry is expected to raise the sum of the `ahead` highest probabilities of being critical among
 * `others`, so that as many next questions hit better; 0 or more. O(kinds × values × others).
 */
export function gainForOthers(
  { priors, kinds }: Belief,
  entry: EntryKey,
  others: readonly EntryKey[],
  ahead: number,
): number {
  const tables = priors.entries.get(entry);
  if (tables === undefined || ahead <= 0) return 0;
  const columns = others.flatMap((other) => (other === entry ? [] : (priors.entries.get(other)?.criticalByKind ?? [])));
  // For each value the kinds stay unnormalized: their sum is the probability of the value, by which it counts.
  const withValue = new Float64Array(kinds.length);
  let after = 0;
  for (let slot = 0; slot < tables.slots; slot++) {
    for (let kind = 0; kind < kinds.length; kind++) {
      withValue[kind] = (kinds[kind] ?? 0) * (tables.values[kind * tables.slots + slot] ?? 0);
    }
    after += highestSum(columns, withValue, ahead);
  }
  return Math.max(0, after - highestSum(columns, kinds, ahead));
}

/** The sum of the `count` highest expectations of the columns, with these weights of the kinds. */
function highestSum(columns: readonly Float64Array[], kinds: Float64Array, count: number): number {
  const expectations = columns.map((column) => {
    let sum = 0;
    for (let kind = 0; kind < kinds.length; kind++) sum += (kinds[kind] ?? 0) * (column[kind] ?? 0);
    return sum;
  });
  if (count >= expectations.length) return expectations.reduce((sum, expectation) => sum + expectation, 0);
  return expectations
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, expectation) => sum + expectation, 0);
}
