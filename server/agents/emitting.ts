import type { Event } from "@/server/episodes";

/** Has steps of work taken within a promise: their events go to the iterating caller, their value to the caller. */
export type Emitted = <R>(steps: AsyncGenerator<Event, R>) => Promise<R>;

/**
 * Events of work that is a promise, such as a tool's: what it passes to `emitted` is yielded as it comes. Where the work rejects, what came
 * before is yielded first.
 */
export async function* emitting<T>(work: (emitted: Emitted) => Promise<T>): AsyncGenerator<Event, T> {
  const waiting: Event[] = [];
  let isOver = false;
  let tell = () => {};
  const nextChange = () =>
    new Promise<void>((resolve) => {
      tell = resolve;
    });
  let changed = nextChange();
  const emitted: Emitted = async (steps) => {
    while (true) {
      const step = await steps.next();
      if (step.done) return step.value;
      waiting.push(step.value);
      tell();
    }
  };
  const over = work(emitted).finally(() => {
    isOver = true;
    tell();
  });
  // Thrown below, in its turn.
  over.catch(() => {});
  do {
    await changed;
    changed = nextChange();
    yield* waiting.splice(0);
  } while (!isOver || waiting.length > 0);
  return await over;
}
