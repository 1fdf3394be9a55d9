import type { Event, Task } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { World } from "@/server/worlds";

/** What an agent may use while it works on a task. */
export interface AgentContext {
  readonly world: World;
  /** For planning one task: of agents that need a model for all of their work, of the others for the search of a plan. */
  readonly timeLimitMs: number;
  /** The same seed gives the same events. */
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Models by role; null where none is configured. Agents that need one end with "model unavailable". */
  readonly models: Models | null;
  /** How tools are called: in plain text (Thought, Action, Observation), or by the server's own tool protocol. */
  readonly protocol: ToolProtocol;
  /** Parts of the method that are switched off, of the agent's `parts`: for ablations. */
  readonly without: readonly string[];
}

export type ToolProtocol = "text" | "native";

/** two-stage: collects what it needs itself. sole-planning: is given the tables of the reference legs' cities. */
export type AgentMode = "two-stage" | "sole-planning";

/**
 * A method of planning trips. `run` yields the events of its work in order: first the task, last one
 * `ended`. It does not throw: what goes wrong is an `error` event before the end, and an aborted signal ends it with
 * the reason "cancelled". Implementations run `agentConformance`.
 */
export interface Agent {
  readonly name: string;
  /** In a sentence: the method, and where it is published. */
  readonly description: string;
  readonly needsModel: boolean;
  /** It works without a model, and better with one; left out where `needsModel` says all. */
  readonly takesModel?: true;
  /** The modes that it knows; none for methods that read the world themselves and take no reference information. */
  readonly modes: readonly AgentMode[];
  /** Parts that can be switched off. */
  readonly parts: readonly string[];
  run(task: Task, context: AgentContext): AsyncIterable<Event>;
}
