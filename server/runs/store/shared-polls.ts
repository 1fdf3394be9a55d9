import { setTimeout as pause } from "node:timers/promises";

/**
 * One poll for all followers: while there are any, it reads again `everyMs` after each of them has the last answer. A new follower gets
 * the last answer at once, so no answer is older than that. A failed poll ends the followers that wait for it with its error; a follower
 * whose signal aborts ends at once.
 */
export function sharedPolls<T>(
  read: () => Promise<T>,
  everyMs: number,
): (signal: AbortSignal) => AsyncGenerator<T, void> {
  let followers = 0;
  let last: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function poll(): Promise<T> {
    const answer = read();
    last = answer;
    // A follower that joins later must not get an earlier failure.
    answer.catch(() => {
      if (last === answer) last = undefined;
    });
    return answer;
  }

  function nextPoll(): Promise<T> {
    next ??= pause(everyMs).then(() => {
      next = undefined;
      // All who asked for it have left, so no one needs its answer.
      return followers === 0 ? new Promise<T>(() => {}) : poll();
    });
    return next;
  }

  return async function* follow(signal) {
    followers += 1;
    try {
      let answer = await unlessAborted(last ?? poll(), signal);
      while (answer !== undefined) {
        yield answer.value;
        answer = await unlessAborted(nextPoll(), signal);
      }
    } finally {
      followers -= 1;
      // An answer from before a pause would be too old for the next follower.
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
