import type { AgentContext } from "@/server/agents";
import type { Event, Task } from "@/server/episodes";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask, FittingAgent } from "../benchmark";
import { failuresOfWork } from "./failures";

export interface PlayedEvent {
  readonly event: Event;
  /** Milliseconds from the beginning until the agent gave it; of the score that of the end, so that no time is the scorer's. */
  readonly atMs: number;
}

/**
 * The events of an agent's work on a task, one trial, with what went wrong in it and its scores before its end. Never throws, as the
 * agent does not.
 */
export async function* playTrial(
  benchmark: Benchmark,
  task: BenchmarkTask,
  asked: Task,
  { agent, scored }: ReturnType<FittingAgent["bind"]>,
  context: AgentContext,
): AsyncGenerator<PlayedEvent> {
  const startedAt = performance.now();
  const events: Event[] = [];
  for await (const event of agent.run(asked, context)) {
    const atMs = Math.round((performance.now() - startedAt) * 1000) / 1000;
    events.push(event);
    if (event.type === "ended") {
      for (const found of findings(benchmark, task, asked, events, context, scored)) yield { event: found, atMs };
    }
    yield { event, atMs };
  }
}

/** What went wrong in an episode and its scores, from its events up to the end. */
export function findings(
  benchmark: Benchmark,
  task: BenchmarkTask,
  asked: Task,
  events: readonly Event[],
  { world }: Pick<AgentContext, "world">,
  scored = (of: readonly Event[], within: World): Event[] => benchmark.scoredEvents(task, of, within),
): Event[] {
  return [...failuresOfWork(events), ...benchmark.failures(task, asked, events, world), ...scored(events, world)];
}
