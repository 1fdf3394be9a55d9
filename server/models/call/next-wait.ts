import type { ModelSettings } from "../config/models-config";
import type { AttemptFailure } from "./failure";

/** The same failure so many times in a row is taken for lasting. */
const SAME_FAILURES = 3;

/**
 * How long to wait before the next attempt, in milliseconds; null: there is none. What a server asks for is kept, and given up
 * when it is longer than the longest wait. Else the wait doubles with each retry; `jitter` in 0 … 1 spreads those who
 * failed together over its second half.
 */
export function nextWait(
  failures: readonly AttemptFailure[],
  { limit, firstWaitMs, longestWaitMs }: ModelSettings["retries"],
  jitter: number,
): number | null {
  const last = failures.at(-1);
  if (last === undefined || !last.retry || failures.length > limit) return null;
  const recent = failures.slice(-SAME_FAILURES);
  const same = recent.length === SAME_FAILURES && recent.every(({ sentence }) => sentence === last.sentence);
  if (same && !last.tooMany) return null;
  if (last.retryAfterMs !== null) return last.retryAfterMs > longestWaitMs ? null : last.retryAfterMs;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures.length - 1));
  return wait * (0.5 + 0.5 * jitter);
}
