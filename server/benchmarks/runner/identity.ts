import { createHash } from "node:crypto";
import type { Agent } from "@/server/agents";
import { promptsWith } from "@/server/models";
import { ProblemError } from "@/server/trip";
import type { RunIdentity, RunSettings } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask, FittingAgent } from "../benchmark";
import { codeVersion } from "./code-version";

export interface IdentifiedRun {
  readonly benchmark: Benchmark;
  /** What the tasks are called: the name of their set or file. */
  readonly taskSet: string;
  readonly tasks: readonly BenchmarkTask[];
  readonly agent: Pick<Agent, "name" | "learns">;
  /** Those that the agent may ask a model by, its kit's included. */
  readonly prompts: FittingAgent["prompts"];
  /** An embedder only counts for agents that learn: the others compare nothing. */
  readonly models: RunIdentity["models"];
  readonly settings: RunSettings;
  readonly seed: number;
  readonly trials: number;
  readonly world: World;
}

/**
 * What makes a run what it is, wherever it is played. Throws where the settings have a prompt that the agent has not, which `settingsOf`
 * refuses.
 */
export function identityOf({
  benchmark,
  taskSet,
  tasks,
  world,
  agent,
  prompts: files,
  ...rest
}: IdentifiedRun): RunIdentity {
  const { name, hash } = world.describe();
  const prompts = promptsWith(rest.settings.prompts ?? {}, files);
  if (!prompts.ok) throw new ProblemError(prompts.problem);
  const { embedder, ...answering } = rest.models;
  const models = agent.learns && embedder !== undefined ? { ...answering, embedder } : answering;
  const asks = Object.keys(models).length > 0;
  return {
    taskSet: { benchmark: benchmark.info.name, name: taskSet, ...tasksIdentity(benchmark, tasks, rest.settings) },
    ...rest,
    models,
    agent: agent.name,
    ...(asks && { prompts: prompts.value.hashesOf(files) }),
    code: codeVersion(),
    world: { name, hash },
  };
}

/** How many tasks there are, and the hash of what an agent with these settings is given of them; null: of the tasks alone. */
export function tasksIdentity(
  benchmark: Benchmark,
  tasks: readonly BenchmarkTask[],
  settings: RunSettings | null,
): Pick<RunIdentity["taskSet"], "count" | "sha256"> {
  const given = tasks.map((task) => benchmark.given(task, settings));
  return { count: tasks.length, sha256: createHash("sha256").update(JSON.stringify(given)).digest("hex") };
}
