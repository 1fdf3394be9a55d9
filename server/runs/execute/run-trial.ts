import { codeVersion, executeTrial, findBenchmark, type PlayedEvent } from "@/server/benchmarks";
import { promptsWith } from "@/server/models";
import { fail, type Result } from "@/server/trip";
import type { TrialResult } from "@/server/views";
import { openWorld } from "@/server/worlds";
import type { TrialToRun } from "./messages";
import { modelsOfTrial } from "./models-of-trial";

/**
 * Plays one trial as its run's identity says and gives its events as they come. An aborted `signal` gives the problem "cancelled". Other
 * problems would meet every trial of the run: the world, the code, the agent or the models are not those of its identity.
 */
export async function playTrial(
  { identity, task, trial, limits, skills }: TrialToRun,
  signal: AbortSignal,
  onEvent: (played: PlayedEvent) => void,
): Promise<Result<TrialResult>> {
  const { settings } = identity;
  const benchmark = findBenchmark(identity.taskSet.benchmark);
  if (!benchmark.ok) return benchmark;
  const agent = benchmark.value.findAgent(identity.agent);
  if (!agent.ok) return agent;
  const world = openWorld(identity.world.name);
  if (!world.ok) return world;
  if (world.value.describe().hash !== identity.world.hash) return otherWorld(identity.world.name);
  if (codeVersion() !== identity.code) return otherCode(identity.code);
  const seed = identity.seed + trial;
  const { prompts: files } = agent.value;
  const prompts = promptsWith(settings.prompts ?? {}, files);
  if (!prompts.ok) return prompts;
  const hashes = prompts.value.hashesOf(files);
  const changed = Object.entries(identity.prompts ?? {}).find(([name, sha256]) => hashes[name] !== sha256);
  if (changed !== undefined) return otherPrompt(changed[0]);
  const models = await modelsOfTrial(identity.models, seed, limits, prompts.value);
  if (!models.ok) return models;
  const parts = { benchmark: benchmark.value, agent: agent.value, world: world.value, settings };
  return executeTrial(parts, { task, seed, models: models.value, limits, skills }, signal, onEvent);
}

function otherWorld(name: string): Result<TrialResult> {
  const message = `The world "${name}" is not here as it was when the run was started. Import the same files on every machine that executes trials, or start the run again.`;
  return fail({ code: "unavailable", message });
}

function otherPrompt(name: string): Result<TrialResult> {
  const message = `The prompt "${name}" is not what it was when the run was started. Start the run again.`;
  return fail({ code: "unavailable", message });
}

function otherCode(code: string): Result<TrialResult> {
  const message = `The run was started with version ${code}, and trials are played with ${codeVersion()} here. Figures of both may not be mixed: start the run again.`;
  return fail({ code: "unavailable", message });
}
