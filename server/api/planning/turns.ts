/** Lets a few go at a time. */
export interface Turns {
  /** Runs it once it is its turn, in the order of asking. Undefined: its turn did not come within `longestMs`, and it was not run. */
  run<Value>(it: () => Promise<Value>, longestMs: number): Promise<Value | undefined>;
}

export function createTurns(atATime: number): Turns {
  let free = atATime;
  const waiting = new Set<() => void>();

  function come(longestMs: number): Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const called = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(called);
        resolve(false);
      }, longestMs);
      waiting.add(called);
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  return {
    async run(it, longestMs) {
      if (!(await come(longestMs))) return undefined;
      try {
        return await it();
      } finally {
        leave();
      }
    },
  };
}
