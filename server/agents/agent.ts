import type { Event, Task } from "@/server/episodes";
import type { World } from "@/server/worlds";

/** What an agent may use while it works on a task. */
export interface AgentContext {
  readonly world: World;
  /** For planning one task. */
  readonly timeLimitMs: number;
  /** The same seed gives the same events. */
  readonly seed: number;
  readonly signal: AbortSignal;
}

/**
 * A method of planning trips. `run` yields the events of its work in order: first the task, last one
 * `ended`. It does not throw: what goes wrong is an `error` event before the end, and an aborted signal ends it with
 * the reason "cancelled". Implementations run `agentConformance`.
 */
export interface Agent {
  readonly name: string;
  run(task: Task, context: AgentContext): AsyncIterable<Event>;
}
