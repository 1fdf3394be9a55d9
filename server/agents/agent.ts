import type { Event, StoredSkill, Task } from "@/server/episodes";
import type { Models, PromptFile } from "@/server/models";
import type { World } from "@/server/worlds";
import type { TaskKit } from "./kit";

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
  /** For agents that plan any benchmark's tasks with tools; null where the benchmark has none. */
  readonly kit: TaskKit | null;
  /** Parts of the method that are switched off, of the agent's `parts`: for ablations. */
  readonly without: readonly string[];
  /** What agents learned in earlier episodes of the same run, the oldest first. */
  readonly skills: readonly StoredSkill[];
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
  /** It plans any benchmark's tasks with the benchmark's kit, whose prompts it asks by, too, and calls tools in plain text alone. */
  readonly usesKit?: true;
  /** What it learns in an episode serves the later ones of its run (`context.skills`). */
  readonly learns?: true;
  /** The modes that it knows; none for those that use a kit, and for methods that read the world themselves and take no reference information. */
  readonly modes: readonly AgentMode[];
  /** Parts that can be switched off. */
  readonly parts: readonly string[];
  /** Those that it asks models by: a run has their hashes in its identity, and may have other texts for them. */
  readonly prompts: readonly PromptFile[];
  run(task: Task, context: AgentContext): AsyncIterable<Event>;
}
