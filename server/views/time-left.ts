/** So many of the last ones give the pace: an earlier standstill is soon forgotten. */
export const PACED_BY = 20;

/**
 * Seconds until the rest is done, at the pace of the trials or judgments that ended last; null while fewer than two have ended. The pace is that
 * of all workers together.
 */
export function secondsLeft(endedLast: readonly Date[], remaining: number): number | null {
  const moments = endedLast
    .map((moment) => moment.getTime())
    .sort((a, b) => b - a)
    .slice(0, PACED_BY);
  const [latest] = moments;
  const earliest = moments.at(-1);
  if (latest === undefined || earliest === undefined || moments.length < 2) return null;
  return (((latest - earliest) / (moments.length - 1)) * remaining) / 1000;
}
