import { createHash } from "node:crypto";
import {
  type Benchmark,
  type BenchmarkTask,
  findBenchmark,
  findings,
  resultOf,
  type TaskFiles,
  UNKNOWN_SETTINGS,
} from "@/server/benchmarks";
import { EPISODE_VERSION, type Episode, type Event, readTextFile } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { describeTaskSet } from "../../tasks/describe-task-set";
import type { PlayedTrial } from "../played-trial";

export interface SubmissionFiles {
  readonly benchmark: string;
  /** Plans in the benchmark's published format. */
  readonly submission: string;
  readonly tasks: TaskFiles;
  /** Name of the system. */
  readonly name: string;
  /** World by which it is scored. */
  readonly world: string;
}

export interface SubmissionAbout {
  /** Of the content: equal plans under the same name are the same submission. */
  readonly id: string;
  readonly plans: number;
  readonly notes: readonly string[];
}

const ID_LENGTH = 16;

/** Scores plans of another system by the benchmark's rules: each plan becomes an episode of its own. */
export function readSubmission(
  files: SubmissionFiles,
): Result<{ readonly about: SubmissionAbout; readonly items: readonly PlayedTrial[] }> {
  const { name } = files;
  const found = findBenchmark(files.benchmark);
  if (!found.ok) return found;
  const benchmark = found.value;
  const world = openWorld(files.world);
  if (!world.ok) return world;
  const text = readTextFile(files.submission);
  if (!text.ok) return text;
  const tasks = benchmark.importTasks(files.tasks);
  if (!tasks.ok) return tasks;
  const submission = benchmark.readSubmission(files.submission, tasks.value);
  if (!submission.ok) return submission;
  const taskSet = describeTaskSet(benchmark, tasks.value).id;
  const id = createHash("sha256")
    .update(JSON.stringify([name, taskSet, world.value.describe().hash, text.value]))
    .digest("hex")
    .slice(0, ID_LENGTH);
  const { plans, notes } = submission.value;
  const createdAt = new Date();
  const played: PlayedTrial[] = [];
  for (const [position, task] of tasks.value.entries()) {
    const events = eventsOf(benchmark, task, plans[position] ?? null, world.value);
    if (!events.ok) return events;
    const episode = episodeOf(name, id, task, world.value, createdAt, events.value);
    // Nobody counted what its models took.
    const result = {
      ...resultOf(benchmark.scorer, events.value, 0),
      tokens: "unknown",
      costUsd: "unknown",
    } as const;
    played.push({ taskId: task.id, trial: 0, position, episode, result });
  }
  return ok({ about: { id, plans: plans.filter((plan) => plan !== null).length, notes }, items: played });
}

/** What is known of how a plan came about: the task, the plan, and what the rules make of it. */
function eventsOf(
  benchmark: Benchmark,
  task: BenchmarkTask,
  plan: readonly Event[] | null,
  world: World,
): Result<Event[]> {
  const asked = benchmark.input(task, UNKNOWN_SETTINGS, world);
  if (!asked.ok) return asked;
  const ended: Event = { type: "ended", reason: plan === null ? "agent gave up" : "done" };
  const before: Event[] = [{ type: "task", task: asked.value }, ...(plan ?? [])];
  const found = findings(benchmark, task, asked.value, [...before, ended], { world });
  return ok([...before, ...found, ended]);
}

function episodeOf(
  agent: string,
  runId: string,
  task: BenchmarkTask,
  world: World,
  startedAt: Date,
  events: readonly Event[],
): Episode {
  const { name, source, hash } = world.describe();
  return {
    header: {
      format: "dragoman-episode",
      version: EPISODE_VERSION,
      id: `${runId}-${task.id}`,
      runId,
      agent,
      world: { name, source, hash },
      seed: 0,
      startedAt: startedAt.toISOString(),
    },
    events: events.map((event, sequence) => ({ sequence, atMs: 0, event })),
  };
}
