/** How many calls each caller has left in the current minute. */
export interface RateLimiter {
  /** Takes one call of the caller's; false when none is left. */
  take(caller: string): boolean;
}

const WINDOW_MS = 60_000;

/** `callsPerMinute` for each caller; `now` gives milliseconds. Callers are forgotten with their minute. */
export function createRateLimiter(callsPerMinute: number, now: () => number = Date.now): RateLimiter {
  let windowStart = now();
  let counts = new Map<string, number>();
  return {
    take: (caller) => {
      // Also where the clock was set back: nobody waits for the time that it was to come again.
      if (Math.abs(now() - windowStart) >= WINDOW_MS) {
        windowStart = now();
        counts = new Map();
      }
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= callsPerMinute;
    },
  };
}
