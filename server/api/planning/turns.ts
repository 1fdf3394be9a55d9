import { Slots } from "@/server/trip";

/** Lets a few go at a time. */
export interface Turns {
  /** Runs it once it is its turn, in the order of asking. Undefined: its turn did not come within `longestMs`, and it was not run. */
  run<Value>(it: () => Promise<Value>, longestMs: number): Promise<Value | undefined>;
}

export function createTurns(atATime: number): Turns {
  const slots = new Slots(atATime);
  return {
    async run(it, longestMs) {
      const tooLate = new AbortController();
      const timer = setTimeout(() => tooLate.abort(), longestMs);
      const leave = await slots.take(tooLate.signal);
      clearTimeout(timer);
      if (leave === null) return undefined;
      try {
        return await it();
      } finally {
        leave();
      }
    },
  };
}
