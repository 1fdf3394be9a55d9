import { setImmediate } from "node:timers/promises";
import type { Steps } from "@/server/trip";

/** Takes the steps of some work and lets the process do other work between them. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
