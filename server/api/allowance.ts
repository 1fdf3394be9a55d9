/** How many calls each caller has left in the current minute. */
export interface Allowance {
  /** Takes one call of the caller's; false when none is left. */
  take(caller: string): boolean;
}

const WINDOW_MS = 60_000;

/** `callsPerMinute` for each caller; `now` gives milliseconds. Callers are forgotten with their minute. */
export function createAllowance(callsPerMinute: number, now: () => number = Date.now): Allowance {
  let windowStart = now();
  let taken = new Map<string, number>();
  return {
    take: (caller) => {
      // Also where the clock was set back: nobody waits for the time that it was to come again.
      if (Math.abs(now() - windowStart) >= WINDOW_MS) {
        windowStart = now();
        taken = new Map();
      }
      const count = (taken.get(caller) ?? 0) + 1;
      taken.set(caller, count);
      return count <= callsPerMinute;
    },
  };
}
