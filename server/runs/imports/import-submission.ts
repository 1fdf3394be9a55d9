import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "@/db";
import { failuresOf, readSubmission, scoredEvent, taskOf } from "@/server/benchmarks";
import { EPISODE_VERSION, type Episode, type Event, readTextFile } from "@/server/episodes";
import { type SubmissionRow, scoreTravelplanner } from "@/server/scoring";
import { ok, type Result } from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { resultOf } from "../play/result-of";
import { readTaskFiles, type StoredTask, storeTaskSet, type TaskFiles, taskSetId } from "../tasks/task-sets";
import { type PlayedTrial, storePlayed } from "./store-played";

export interface SubmissionFiles {
  /** Plans in the published format, JSON Lines. */
  readonly submission: string;
  readonly tasks: TaskFiles;
  /** Name of the system. */
  readonly name: string;
  /** What it was allowed to see, in a sentence. */
  readonly sees: string;
  /** World by which it is scored. */
  readonly world: string;
}

export interface ImportedSubmission {
  readonly id: string;
  readonly plans: number;
  readonly passed: number;
  /** What the reader should know of the match between rows and queries. */
  readonly notes: readonly string[];
  /** False: it had been brought in before, and nothing changed. */
  readonly isNew: boolean;
}

const ID_LENGTH = 16;
/** Days as an episode keeps them. */
const daysSchema = z.array(z.record(z.string(), z.json()));

/**
 * Scores plans of another system by the published rules and brings them in beside the runs, whole or not at all: each plan as an
 * episode of its own. The same plans under the same name again change nothing. Problems name file, line and field.
 */
export async function importSubmission(
  database: Database,
  files: SubmissionFiles,
): Promise<Result<ImportedSubmission>> {
  const world = openWorld(files.world);
  if (!world.ok) return world;
  const text = readTextFile(files.submission);
  if (!text.ok) return text;
  const tasks = readTaskFiles(files.tasks);
  if (!tasks.ok) return tasks;
  const submission = readSubmission(
    files.submission,
    tasks.value.map(({ query }) => query),
  );
  if (!submission.ok) return submission;
  const taskSet = taskSetId(tasks.value);
  const id = createHash("sha256")
    .update(JSON.stringify([files.name, taskSet, world.value.describe().hash, text.value]))
    .digest("hex")
    .slice(0, ID_LENGTH);
  const { plans, notes } = submission.value;
  const createdAt = new Date();
  const played: PlayedTrial[] = [];
  for (const [position, task] of tasks.value.entries()) {
    const events = eventsOf(task, plans[position] ?? null, world.value);
    if (!events.ok) return events;
    const episode = episodeOf(files.name, id, task, world.value, createdAt, events.value);
    const result = resultOf(events.value, 0);
    played.push({ idx: task.query.idx, trial: 0, position, episode, result });
  }
  const { name, sees } = files;
  await storeTaskSet(database, files.tasks.name, tasks.value);
  const run = { id, name, kind: "submission", taskSetId: taskSet, identity: null, sees, createdAt } as const;
  const isNew = await storePlayed(database, run, played);
  const passed = played.filter(({ result }) => result.final).length;
  return ok({ id, plans: plans.filter((plan) => plan !== null).length, passed, notes, isNew });
}

/** What is known of how a plan came about: the task, the plan, and what the rules make of it. */
function eventsOf({ query }: StoredTask, plan: SubmissionRow["plan"], world: World): Result<Event[]> {
  const task = taskOf(query, { input: "query", objective: "preferences" }, world);
  if (!task.ok) return task;
  const delivered = plan === null || plan.length === 0 ? null : plan;
  const written: Event[] =
    delivered === null
      ? []
      : [
          {
            type: "planWritten",
            text: JSON.stringify(delivered, null, 2),
            days: daysSchema.parse(delivered),
            readBy: "rules",
          },
        ];
  const verdict = scoreTravelplanner(world, query, delivered);
  const ended: Event = { type: "ended", reason: delivered === null ? "agent gave up" : "done" };
  const before: Event[] = [{ type: "task", task: task.value }, ...written];
  const failures = failuresOf([...before, ended], task.value, verdict, world);
  return ok([...before, ...failures, scoredEvent(verdict), ended]);
}

function episodeOf(
  agent: string,
  runId: string,
  { query }: StoredTask,
  world: World,
  startedAt: Date,
  events: readonly Event[],
): Episode {
  const { name, source, hash } = world.describe();
  return {
    header: {
      format: "dragoman-episode",
      version: EPISODE_VERSION,
      id: `${runId}-${query.idx}`,
      runId,
      agent,
      world: { name, source, hash },
      seed: 0,
      startedAt: startedAt.toISOString(),
    },
    events: events.map((event, sequence) => ({ sequence, atMs: 0, event })),
  };
}
