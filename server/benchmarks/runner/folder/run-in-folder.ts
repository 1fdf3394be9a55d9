import pMap from "p-map";
import { skillsAfter } from "@/server/agents";
import {
  type Episode,
  type Event,
  openTracing,
  PATIENT_CLOSE_MS,
  type StoredSkill,
  type Tracing,
} from "@/server/episodes";
import { type Prompts, promptsWith } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { RunIdentity, RunOptions } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask, FittingAgent } from "../../benchmark";
import { CANCELLED } from "../cancelled";
import { identityOf } from "../identity";
import { resultOf } from "../result-of";
import { openRunModels, type RunModels, withRoleModels } from "../run-models";
import { settingsOf, type WishedSettings } from "../settings";
import { type RecordedRun, recordTrial } from "./record-trial";
import { RunFolder } from "./run-folder";
import { type FinishedTrial, type RunSummary, summarize } from "./summary";
import { executeInThreads } from "./threads/execute-in-threads";
import type { ThreadTrial } from "./threads/messages";

export interface FolderRunOptions extends WishedSettings {
  readonly benchmark: Benchmark;
  readonly world: World;
  readonly tasks: readonly BenchmarkTask[];
  /** What the tasks are called in the run's identity: the name of their file. */
  readonly taskSet?: string;
  /** What the tasks are made of, where they are of no file. */
  readonly taskOptions?: Readonly<Record<string, string>> | undefined;
  /** Name of an agent that fits the benchmark, or the file of one. */
  readonly agent: string;
  /** Of the benchmark's run options. */
  readonly options?: RunOptions;
  /** For agents that talk to one; see `openRunModels`. */
  readonly model?: string;
  /** Folder of the run. */
  readonly out: string;
  readonly seed?: number;
  /** Of each task; 1 by default. */
  readonly trials?: number;
  /** False: trials that could be executed in threads share this process, and what it remembers. */
  readonly threads?: boolean;
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
 * Runs an agent over a benchmark's tasks, one after the other; several at a time where the benchmark's trials are short and many. Under `out` each finished trial of a task is an episode file; the plans in
 * the published format (of the first trials) and `summary.json` are derived from these at the end. A run that was killed goes on where it
 * stopped; a folder with anything else in it is refused. Where an endpoint is set, each trial that ends goes there as a trace.
 */
export async function runInFolder(options: FolderRunOptions): Promise<Result<RunSummary>> {
  const { benchmark, world, tasks, taskSet = "tasks", seed = 0, trials = 1 } = options;
  const fitting = benchmark.findAgent(options.agent, options.options);
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
    const folder = RunFolder.open(options.out, identity, options.taskOptions);
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
  fitting: FittingAgent,
  model: string | undefined,
  prompts: Prompts,
): Promise<Result<RunModels | null>> {
  const models = await usualModelsFor(fitting, model, prompts);
  return models.ok ? withRoleModels(models.value, fitting.models ?? {}, prompts) : models;
}

async function usualModelsFor(
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
  const { options, identity, folder, fitting } = run;
  const { benchmark, world, tasks, onProgress, signal = new AbortController().signal } = options;
  if (benchmark.threaded && !fitting.agent.learns) {
    const executed = await executeManyAtATime(run, signal);
    if (!executed.ok) return executed;
  }
  const finished: FinishedTrial[] = [];
  // Of the trials before each, in their order, so that a run that goes on knows what it knew.
  let skills: readonly StoredSkill[] = [];
  for (let trial = 0; trial < identity.trials; trial++) {
    for (const task of tasks) {
      const episode = await episodeFor(run, task, trial, skills, signal);
      if (!episode.ok) return episode;
      const events = eventsOf(episode.value);
      skills = skillsAfter(skills, events);
      const result = resultOf(benchmark.scorer, events, episode.value.events.at(-1)?.atMs ?? 0);
      finished.push({ task, trial, episode: episode.value, result });
      if (benchmark.threaded) continue;
      const passed = finished.filter((one) => one.result.passed).length;
      onProgress?.(`${finished.length} of ${tasks.length * identity.trials} trials, ${passed} passed`);
    }
  }
  const { models } = run;
  const about = { runId: folder.runId, identity, model: models?.name ?? null, scripted: models?.scripted ?? false };
  const summary = summarize(benchmark, about, finished);
  const submitted = finished.filter(({ trial }) => trial === 0);
  const lines = submitted.map(({ task, episode }) => benchmark.submissionLine(task, eventsOf(episode)));
  const written = lines.flatMap((line) => (line === null ? [] : [`${JSON.stringify(line)}\n`]));
  folder.write(benchmark.info.format.file, written.join(""));
  const reported = finished.map(({ task, episode, result }) => ({ task, events: eventsOf(episode), ms: result.ms }));
  const report = await benchmark.report(identity, reported, { world, signal });
  if (signal.aborted) return fail(CANCELLED);
  const [first] = tasks;
  const source = first === undefined ? null : benchmark.source(folder.runId, identity, first);
  if (report !== null) folder.write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  if (source !== null) folder.write("source.json", `${JSON.stringify(source, null, 2)}\n`);
  folder.write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return ok(summary);
}

/** The finished episode of an earlier start of this run, or a new one. */
async function episodeFor(
  run: Run,
  task: BenchmarkTask,
  trial: number,
  skills: readonly StoredSkill[],
  signal: AbortSignal,
): Promise<Result<Episode>> {
  const { folder, models } = run;
  const earlier = folder.episode(task.id, trial);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const recorded = await recordTrial(recordedRun(run), task, trial, models?.open ?? null, skills, signal);
  if (signal.aborted) return fail(CANCELLED);
  if (recorded.ok) keep(run, task.id, trial, recorded.value);
  return recorded;
}

/** Executes the trials that are not in the folder yet, in no order: in threads where no model takes part. */
async function executeManyAtATime(run: Run, signal: AbortSignal): Promise<Result<null>> {
  const { options, identity, folder, models } = run;
  const { benchmark, world, agent, tasks, threads = true, onProgress } = options;
  const all = Array.from({ length: identity.trials }, (_, trial) => tasks.map((task) => ({ task, trial }))).flat();
  const missing = all.filter(({ task, trial }) => !folder.has(task.id, trial));
  let finished = all.length - missing.length;
  const onExecuted = (executed: readonly ThreadTrial[]) => {
    for (const { taskId, trial, episode } of executed) keep(run, taskId, trial, episode);
    finished += executed.length;
    onProgress?.(`${finished} of ${all.length} trials`);
  };
  if (threads && models === null) {
    const slice = {
      ...{ benchmark: benchmark.info.name, agent, options: options.options ?? {}, worldName: world.describe().name },
      ...{ runId: folder.runId, identity, settings: identity.settings },
      trials: missing.map(({ task, trial }) => ({ content: task.content, trial })),
    };
    return executeInThreads(slice, signal, onExecuted);
  }
  const recorded = recordedRun(run);
  const open = models?.open ?? null;
  const executed = await pMap(
    missing,
    async ({ task, trial }): Promise<Result<null>> => {
      if (signal.aborted) return fail(CANCELLED);
      const episode = await recordTrial(recorded, task, trial, open, [], signal);
      if (!episode.ok) return signal.aborted ? fail(CANCELLED) : episode;
      onExecuted([{ taskId: task.id, trial, episode: episode.value }]);
      return ok(null);
    },
    { concurrency: AT_A_TIME },
  );
  return executed.find((one) => !one.ok) ?? ok(null);
}

/** Trials of one process at the same time; the gateway's limits of each model hold too. */
const AT_A_TIME = 8;

function recordedRun({ options, fitting, identity, folder }: Run): RecordedRun {
  const { benchmark, world } = options;
  return { runId: folder.runId, identity, benchmark, agent: fitting, world, settings: identity.settings };
}

function keep({ folder, tracing }: Run, taskId: string, trial: number, episode: Episode): void {
  folder.saveEpisode(taskId, trial, episode);
  tracing.send(episode);
}

function eventsOf(episode: Episode): Event[] {
  return episode.events.map(({ event }) => event);
}
