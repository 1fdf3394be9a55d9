import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Database } from "@/db";
import { type Benchmark, type BenchmarkTask, findings, resultOf, UNKNOWN_SETTINGS } from "@/server/benchmarks";
import { type EndReason, EPISODE_VERSION, type EpisodeHeader, type Event, type TimedEvent } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { ensureWorld, type World } from "@/server/worlds";
import type { PlayedTrial } from "../imports/played-trial";
import { storePlayed } from "../imports/store-played";
import { listTaskSets, readTaskSet } from "../tasks/task-sets";
import { eventsOfSample, textOf } from "./events-of-sample";
import type { InspectSample } from "./log-schema";
import { type InspectLog, readInspectLog } from "./read-log";

export interface LogOptions {
  /** Id or name of the task set; left out: the one set that has all of the samples. */
  readonly taskSet?: string;
  /** World by which plans are scored; left out: the benchmark's usual one. */
  readonly world?: string;
  /** What the system is called; left out: the log's task and model. */
  readonly name?: string;
}

export interface ImportedLog {
  readonly id: string;
  readonly name: string;
  readonly samples: number;
  readonly plans: number;
  readonly passed: number;
  /** False: it had been imported before, and nothing changed. */
  readonly isNew: boolean;
}

const ID_LENGTH = 16;

/**
 * Imports a log of inspect_ai alongside the runs, whole or not at all: each sample as a trial with an episode, its final answer read as a plan
 * in the benchmark's form and scored here. Problems: "bad_file" (with sample and field), "not_found" and "bad_input" (sets and worlds).
 */
export async function importInspectLog(
  database: Database,
  file: string,
  options: LogOptions = {},
): Promise<Result<ImportedLog>> {
  const log = readInspectLog(file);
  if (!log.ok) return log;
  const { samples } = log.value;
  const epochs = epochsOf(samples, file);
  if (!epochs.ok) return epochs;
  const set = await findSet(database, samples, file, options.taskSet);
  if (!set.ok) return set;
  const { benchmark, stored } = set.value;
  const world = await ensureWorld(options.world ?? benchmark.info.world);
  if (!world.ok) return world;
  const name = options.name ?? nameOf(log.value);
  const id = createHash("sha256")
    .update(JSON.stringify([name, set.value.set.id, world.value.describe().hash]))
    .update(readFileSync(file))
    .digest("hex")
    .slice(0, ID_LENGTH);
  const positions = new Map(stored.map((task, position) => [task.id, { task, position }]));
  const createdAt = new Date();
  const played: PlayedTrial[] = [];
  for (const sample of samples) {
    const found = positions.get(sample.id);
    if (found === undefined) throw new Error(`The sample ${sample.id} was found before.`);
    const trial = trialOf(benchmark, found.task, sample, world.value, { id, name, createdAt });
    if (!trial.ok) return trial;
    played.push({ ...trial.value, position: found.position });
  }
  const sees = `Not known: imported from an inspect_ai log of ${log.value.header.eval.task}, model ${log.value.header.eval.model}.`;
  const run = { id, name, kind: "submission", taskSetId: set.value.set.id, identity: null, sees, createdAt } as const;
  const isNew = await storePlayed(database, benchmark.info.name, run, played);
  const count = (of: (trial: PlayedTrial) => boolean) => played.filter(of).length;
  return ok({
    ...{ id, name, samples: samples.length, isNew },
    plans: count(({ result }) => result.delivered),
    passed: count(({ result }) => result.passed),
  });
}

/** Every sample in each epoch once, so that figures over trials say what they say. */
function epochsOf(samples: readonly InspectSample[], file: string): Result<number> {
  const seen = new Set(samples.map(({ id, epoch }) => `${epoch} ${id}`));
  const epochs = Math.max(...samples.map(({ epoch }) => epoch));
  const refused = (sample: string, message: string) =>
    fail({ code: "bad_file", message, where: { file: `${file}, sample ${sample}`, field: "epoch" } });
  for (const { id } of samples) {
    for (let epoch = 1; epoch <= epochs; epoch++) {
      if (!seen.has(`${epoch} ${id}`)) return refused(id, `It has no epoch ${epoch}, which others have.`);
    }
  }
  if (seen.size === samples.length) return ok(epochs);
  const twice = samples.find(({ id, epoch }, at) => samples.findIndex((o) => o.id === id && o.epoch === epoch) < at);
  return refused(twice?.id ?? "", `Its epoch ${twice?.epoch} is there twice.`);
}

type Found = NonNullable<Awaited<ReturnType<typeof readTaskSet>>>;

/** The task set that the samples are of. */
async function findSet(
  database: Database,
  samples: readonly InspectSample[],
  file: string,
  wanted: string | undefined,
): Promise<Result<Found>> {
  const all = await listTaskSets(database);
  const sets = wanted === undefined ? all : all.filter(({ id, name }) => id === wanted || name === wanted);
  if (sets.length === 0) {
    const what = wanted === undefined ? "There is no task set" : `There is no task set "${wanted}"`;
    return fail({
      code: "not_found",
      message: `${what}: import the tasks first. "tasks list" shows those that are here.`,
    });
  }
  const fitting: Found[] = [];
  let missing = "";
  for (const { id } of sets) {
    const set = await readTaskSet(database, id);
    const ids = new Set(set?.stored.map((task) => task.id));
    const unknown = samples.find((sample) => !ids.has(sample.id));
    if (set !== null && unknown === undefined) fitting.push(set);
    missing = unknown?.id ?? missing;
  }
  const [only, ...others] = fitting;
  if (only === undefined) {
    const message = `It is no task of ${wanted === undefined ? "any task set that is here" : `the task set "${wanted}"`}.`;
    return fail({ code: "bad_file", message, where: { file: `${file}, sample ${missing}`, field: "id" } });
  }
  if (others.length === 0) return ok(only);
  const names = fitting.map(({ set }) => `${set.name} (${set.id})`).join(", ");
  return fail({
    code: "bad_input",
    message: `Several task sets have these samples: ${names}. Name one with --task-set.`,
  });
}

function nameOf({ header }: InspectLog): string {
  return `${header.eval.solver ?? header.eval.task} (${header.eval.model})`.slice(0, 120);
}

function trialOf(
  benchmark: Benchmark,
  task: BenchmarkTask,
  sample: InspectSample,
  world: World,
  run: { readonly id: string; readonly name: string; readonly createdAt: Date },
): Result<Omit<PlayedTrial, "position">> {
  const asked = benchmark.input(task, UNKNOWN_SETTINGS, world);
  if (!asked.ok) return asked;
  const work = eventsOfSample(sample);
  const answer = sample.output.completion || textOfOutput(sample);
  const plan = answer.trim() === "" ? null : (benchmark.kit(task, world)?.readPlan(answer).plan ?? null);
  const ended: Event = { type: "ended", reason: endOf(sample, plan !== null) };
  const events = [
    { type: "task", task: asked.value } as const,
    ...work.map(({ event }) => event),
    ...(plan === null ? [] : [plan]),
  ];
  const found = findings(benchmark, task, asked.value, [...events, ended], { world });
  const lastMs = work.at(-1)?.atMs ?? 0;
  const ms = sample.total_time == null ? lastMs : Math.max(lastMs, sample.total_time * 1_000);
  const all: TimedEvent[] = [
    { atMs: 0, event: { type: "task", task: asked.value } },
    ...work,
    ...[...(plan === null ? [] : [plan]), ...found, ended].map((event) => ({ atMs: ms, event })),
  ];
  const result = resultOf(
    benchmark.scorer,
    all.map(({ event }) => event),
    ms,
  );
  // Without events of its models nobody counted what they took.
  const known = result.modelCalls > 0 ? result : { ...result, tokens: "unknown" as const, costUsd: "unknown" as const };
  const { name, source, hash } = world.describe();
  const header: EpisodeHeader = {
    ...{ format: "dragoman-episode", version: EPISODE_VERSION, runId: run.id, agent: run.name, seed: 0 },
    id: `${run.id}-${task.id}-${sample.epoch}`,
    world: { name, source, hash },
    startedAt: sample.started_at == null ? run.createdAt.toISOString() : new Date(sample.started_at).toISOString(),
  };
  const episode = { header, events: all.map((each, sequence) => ({ sequence, ...each })) };
  return ok({ taskId: task.id, trial: sample.epoch - 1, episode, result: known });
}

function textOfOutput({ output }: InspectSample): string {
  const [first] = output.choices;
  return first === undefined ? "" : textOf(first.message);
}

function endOf({ error, limit }: InspectSample, hasPlan: boolean): EndReason {
  if (error != null) return "internal";
  switch (limit?.type) {
    case undefined:
      return hasPlan ? "done" : "agent gave up";
    case "token":
      return "token limit";
    case "time":
    case "working":
      return "time limit";
    case "cost":
      return "cost limit";
    case "context":
      return "context overflow";
    case "operator":
      return "cancelled";
    default:
      return "step limit";
  }
}
