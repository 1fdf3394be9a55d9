import type { EndReason, Event, Task } from "@/server/episodes";
import type { AgentContext } from "./agent";

/**
 * Frames an agent's work as the contract of `Agent` wants it: the task first, one end last, a thrown error as an
 * event, and no further work once the signal is aborted.
 */
export async function* episodeOf(
  task: Task,
  { signal }: AgentContext,
  work: () => Generator<Event, EndReason> | AsyncGenerator<Event, EndReason>,
): AsyncGenerator<Event> {
  yield { type: "task", task };
  const steps = work();
  try {
    while (true) {
      if (signal.aborted) return yield { type: "ended", reason: "cancelled" };
      const step = await steps.next();
      if (signal.aborted) return yield { type: "ended", reason: "cancelled" };
      if (step.done) return yield { type: "ended", reason: step.value };
      yield step.value;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    yield { type: "error", code: "internal", message };
    yield { type: "ended", reason: "internal" };
  }
}
