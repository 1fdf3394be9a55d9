import { skillsAfter } from "@/server/agents";
import {
  type Episode,
  EpisodeRecorder,
  type Event,
  type LearnedSkill,
  openTracing,
  PATIENT_CLOSE_MS,
  type Tracing,
} from "@/server/episodes";
import { type Prompts, promptsWith } from "@/server/models";
import { fail, ok, type Result, type RunIdentity } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask, FittingAgent } from "../../benchmark";
import { executeTrial, NO_LIMITS } from "../execute-trial";
import { identityOf } from "../identity";
import { resultOf } from "../result-of";
import { openRunModels, type RunModels } from "../run-models";
import { settingsOf, type WishedSettings } from "../settings";
import { RunFolder } from "./run-folder";
import { type FinishedTrial, type RunSummary, summarize } from "./summary";

export interface FolderRunOptions extends WishedSettings {
  readonly benchmark: Benchmark;
  readonly world: World;
  readonly tasks: readonly BenchmarkTask[];
  /** What the tasks are called in the run's identity: the name of their file. */
  readonly taskSet?: string;
  /** Name of an agent that fits the benchmark. */
  readonly agent: string;
  /** For agents that talk to one; see `openRunModels`. */
  readonly model?: string;
  /** Folder of the run. */
  readonly out: string;
  readonly seed?: number;
  /** Of each task; 1 by default. */
  readonly trials?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/** A run that has begun. */
interface Run {
  readonly options: FolderRunOptions;
  readonly identity: RunIdentity;
  readonly fitting: FittingAgent;
  readonly models: RunModels | null;
  readonly folder: RunFolder;
  readonly tracing: Tracing;
}

/**
 * Runs an agent over a benchmark's tasks, one after the other. Under `out` each finished trial of a task is an episode file; the plans in
 * the published format (of the first trials) and `summary.json` are derived from these at the end. A run that was killed goes on where it
 * stopped; a folder with anything else in it is refused. Where an endpoint is set, each trial that ends goes there as a trace.
 */
export async function runInFolder(options: FolderRunOptions): Promise<Result<RunSummary>> {
  const { benchmark, world, tasks, taskSet = "tasks", seed = 0, trials = 1 } = options;
  const fitting = benchmark.findAgent(options.agent);
  if (!fitting.ok) return fitting;
  const settings = settingsOf(fitting.value, options);
  if (!settings.ok) return settings;
  const refused = tasks.map((task) => benchmark.input(task, settings.value, world)).find(({ ok: isOk }) => !isOk);
  if (refused !== undefined && !refused.ok) return refused;
  const prompts = promptsWith(options.prompts ?? {}, fitting.value.prompts);
  if (!prompts.ok) return prompts;
  const models = await modelsFor(fitting.value, options.model, prompts.value);
  if (!models.ok) return models;
  const tracing = openTracing((problem) => options.onProgress?.(problem));
  try {
    const identity = identityOf({
      ...{ benchmark, taskSet, tasks, world, seed, trials },
      ...{ agent: fitting.value.agent, prompts: fitting.value.prompts },
      models: models.value?.byRole ?? {},
      settings: settings.value,
    });
    const folder = RunFolder.open(options.out, identity);
    if (!folder.ok) return folder;
    return await play({
      options,
      identity,
      fitting: fitting.value,
      models: models.value,
      folder: folder.value,
      tracing,
    });
  } finally {
    await tracing.close(PATIENT_CLOSE_MS);
    await models.value?.close();
  }
}

async function modelsFor(
  { agent }: FittingAgent,
  model: string | undefined,
  prompts: Prompts,
): Promise<Result<RunModels | null>> {
  if (agent.needsModel || (agent.takesModel && model !== undefined)) return openRunModels(model ?? null, prompts);
  if (model === undefined) return ok(null);
  const message = `--model is for agents that talk to a model. ${agent.name} does not: leave it out.`;
  return fail({ code: "bad_input", message });
}

async function play(run: Run): Promise<Result<RunSummary>> {
  const { options, identity, folder } = run;
  const { benchmark, tasks, onProgress } = options;
  const finished: FinishedTrial[] = [];
  // Of the trials before each, in their order, so that a run that goes on knows what it knew.
  let skills: readonly LearnedSkill[] = [];
  for (let trial = 0; trial < identity.trials; trial++) {
    for (const task of tasks) {
      const episode = await episodeFor(run, task, trial, skills);
      if (!episode.ok) return episode;
      const events = eventsOf(episode.value);
      skills = skillsAfter(skills, events);
      const result = resultOf(benchmark.scorer, events, episode.value.events.at(-1)?.atMs ?? 0);
      finished.push({ task, trial, episode: episode.value, result });
      const passed = finished.filter((one) => one.result.passed).length;
      onProgress?.(`${finished.length} of ${tasks.length * identity.trials} trials, ${passed} passed`);
    }
  }
  const { models } = run;
  const about = { runId: folder.runId, identity, model: models?.name ?? null, scripted: models?.scripted ?? false };
  const summary = summarize(benchmark, about, finished);
  const submitted = finished.filter(({ trial }) => trial === 0);
  const line = ({ task, episode }: FinishedTrial) =>
    `${JSON.stringify(benchmark.submissionLine(task, eventsOf(episode)))}\n`;
  folder.write(benchmark.info.format.file, submitted.map(line).join(""));
  folder.write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return ok(summary);
}

/** The finished episode of an earlier start of this run, or a new one. */
async function episodeFor(
  run: Run,
  task: BenchmarkTask,
  trial: number,
  skills: readonly LearnedSkill[],
): Promise<Result<Episode>> {
  const { options, identity, fitting, folder, models, tracing } = run;
  const { benchmark, world, signal = new AbortController().signal } = options;
  const earlier = folder.episode(task.id, trial);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const seed = identity.seed + trial;
  const { name, source, hash } = world.describe();
  const recorder = new EpisodeRecorder({
    id: `${folder.runId}-${task.id}${identity.trials > 1 ? `-${trial}` : ""}`,
    runId: folder.runId,
    agent: fitting.agent.name,
    world: { name, source, hash },
    seed,
  });
  const played = await executeTrial(
    { benchmark, agent: fitting, world, settings: identity.settings },
    { task, seed, models: models?.open(seed) ?? null, limits: NO_LIMITS, skills },
    signal,
    ({ event, atMs }) => recorder.record(event, atMs),
  );
  if (signal.aborted) {
    return fail({ code: "cancelled", message: "The run was canceled; start it again to resume." });
  }
  if (!played.ok) return played;
  const episode = recorder.episode();
  folder.saveEpisode(task.id, trial, episode);
  tracing.send(episode);
  return ok(episode);
}

function eventsOf(episode: Episode): Event[] {
  return episode.events.map(({ event }) => event);
}
