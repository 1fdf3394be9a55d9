import { type EndReason, type Event, SpanNumbers, type Task } from "@/server/episodes";
import type { AgentContext } from "./agent";

/**
 * Frames an agent's work as the contract of `Agent` wants it: the task first, one end last, a thrown error as an
 * event, no further work once the signal is aborted, and spans with lasting ids.
 */
export async function* episodeOf(
  task: Task,
  { signal }: AgentContext,
  work: () => Generator<Event, EndReason> | AsyncGenerator<Event, EndReason>,
): AsyncGenerator<Event> {
  yield { type: "task", task };
  const steps = work();
  const spans = new SpanNumbers();
  try {
    while (true) {
      if (signal.aborted) return yield { type: "ended", reason: "cancelled" };
      const step = await steps.next();
      if (signal.aborted) return yield { type: "ended", reason: "cancelled" };
      if (step.done) return yield { type: "ended", reason: step.value };
      yield spans.numbered(step.value);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    yield { type: "error", code: "internal", message };
    yield { type: "ended", reason: "internal" };
  }
}
