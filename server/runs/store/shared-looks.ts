import { setTimeout as pause } from "node:timers/promises";

/**
 * Makes one look serve all who follow: as long as there are any, it looks again `everyMs` after everyone has the last answer. Whoever
 * joins is given the last answer at once, so none is older than the follower by more than that. A look that fails ends those who
 * wait for it with its error; a follower whose signal aborts ends at once.
 */
export function sharedLooks<T>(
  look: () => Promise<T>,
  everyMs: number,
): (signal: AbortSignal) => AsyncGenerator<T, void> {
  let followers = 0;
  let last: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function takeLook(): Promise<T> {
    const taken = look();
    last = taken;
    // Nobody who joins later is to be told of a failure from before.
    taken.catch(() => {
      if (last === taken) last = undefined;
    });
    return taken;
  }

  function nextLook(): Promise<T> {
    next ??= pause(everyMs).then(() => {
      next = undefined;
      // All who asked for it have left by now, and nobody hears its answer.
      return followers === 0 ? new Promise<T>(() => {}) : takeLook();
    });
    return next;
  }

  return async function* follow(signal) {
    followers += 1;
    try {
      let answer = await unlessAborted(last ?? takeLook(), signal);
      while (answer !== undefined) {
        yield answer.value;
        answer = await unlessAborted(nextLook(), signal);
      }
    } finally {
      followers -= 1;
      // What was seen while nobody followed would be too old for the next one.
      if (followers === 0) last = undefined;
    }
  };
}

/** The promise's value; undefined, at once, where the signal aborts. Leaves nothing behind on either. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<{ readonly value: T } | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
    promise
      .then((value) => resolve({ value }), reject)
      .finally(() => {
        signal.removeEventListener("abort", leave);
      });
  });
}
