import { setImmediate } from "node:timers/promises";
import type { Steps } from "@/server/trip";

/** Work that is held up for longer than this is felt. */
const LONGEST_TURN_MS = 10;

/** Takes the steps of some work and lets the process do other work every few milliseconds. */
export async function bitByBit<T>(steps: Steps<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < LONGEST_TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
