import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "./agent";
import { episodeOf } from "./episode-of";

/** Longest wait of a timer. */
const MOST_MS = 2_147_483_647;

/** For planning one task, where nothing else is wished: a search has seconds, some fifty answers of a model take minutes. */
export function usualTimeLimitMs({ needsModel }: Pick<Agent, "needsModel">): number {
  return needsModel ? 1_800_000 : 10_000;
}

/**
 * Frames work that talks to models: as `episodeOf`, and once the context's time is over the call under way is given up and the
 * reason of the end is "time limit". What was delivered until then counts.
 */
export async function* episodeByModel(
  task: Task,
  context: AgentContext,
  work: (context: AgentContext) => AsyncGenerator<Event, EndReason>,
): AsyncGenerator<Event> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), Math.min(context.timeLimitMs, MOST_MS));
  const limited = { ...context, signal: AbortSignal.any([context.signal, over.signal]) };
  try {
    for await (const event of episodeOf(task, limited, () => work(limited))) {
      const isOver = event.type === "ended" && event.reason === "cancelled" && !context.signal.aborted;
      yield isOver ? { type: "ended", reason: "time limit" } : event;
    }
  } finally {
    clearTimeout(timer);
  }
}
