/** Work in small steps, so that anyone who takes them can let other work go on in between. */
export type Steps<T> = Generator<void, T, void>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Work that holds the process up for longer than this is felt. */
const LONGEST_TURN_MS = 10;

/** A few milliseconds of steps at a time, the process being free for other work in between. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < LONGEST_TURN_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}
