import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { asc } from "drizzle-orm";
import { type Database, taskSets } from "@/db";
import { RunFolder, tasksIdentity } from "@/server/benchmarks";
import { fail, ok, type Result, type RunIdentity } from "@/server/trip";
import { identityHash } from "../identity";
import { resultOf } from "../play/result-of";
import { seesOf } from "../store/run-words";
import { readTasks, type StoredTask } from "../tasks/task-sets";
import { type PlayedTrial, storePlayed } from "./store-played";

export interface ImportedBenchRun {
  readonly id: string;
  readonly name: string;
  readonly agent: string;
  readonly trials: number;
  /** False: it had been brought in before, and nothing changed. */
  readonly isNew: boolean;
}

/**
 * Brings a folder of `bench travelplanner` into the database, whole or not at all. Its tasks must be there already: they tell what each
 * episode was about. Problems: "bad_input" (not finished, unknown tasks), "bad_file" with file, line and field.
 */
export async function importBenchRun(database: Database, path: string): Promise<Result<ImportedBenchRun>> {
  if (!existsSync(join(path, "summary.json"))) {
    const message = "The run is not finished: it has no summary.json. Start `bench` once more to finish it.";
    return fail({ code: "bad_input", message, where: { file: path } });
  }
  const read = RunFolder.read(path);
  if (!read.ok) return read;
  const { folder, identity, startedAt } = read.value;
  const set = await findTaskSet(database, identity);
  if (set === null) {
    const message = `The tasks that the run was played on (${identity.taskSet.name}) are not here. Bring them in first: tasks import travelplanner FILE.`;
    return fail({ code: "bad_input", message, where: { file: path } });
  }
  const played = readPlayed(folder, identity, set.stored);
  if (!played.ok) return played;
  const name = basename(resolve(path));
  const run = {
    id: folder.runId,
    name,
    kind: "run",
    taskSetId: set.id,
    identity,
    identityHash: identityHash(identity),
    sees: seesOf(identity),
    createdAt: new Date(startedAt),
  } as const;
  const isNew = await storePlayed(database, run, played.value);
  return ok({ id: folder.runId, name, agent: identity.agent, trials: played.value.length, isNew });
}

/** A set whose first tasks are those of the run. */
async function findTaskSet(
  database: Database,
  { taskSet, settings }: RunIdentity,
): Promise<{ id: string; stored: readonly StoredTask[] } | null> {
  const sets = await database.select().from(taskSets).orderBy(asc(taskSets.createdAt));
  for (const { id, count } of sets) {
    if (count < taskSet.count) continue;
    const stored = (await readTasks(database, id)).slice(0, taskSet.count);
    if (tasksIdentity(stored, settings.mode).sha256 === taskSet.sha256) return { id, stored };
  }
  return null;
}

function readPlayed(folder: RunFolder, identity: RunIdentity, stored: readonly StoredTask[]): Result<PlayedTrial[]> {
  const played: PlayedTrial[] = [];
  for (const [position, { query }] of stored.entries()) {
    for (let trial = 0; trial < identity.trials; trial++) {
      const episode = folder.episode(query.idx, trial);
      if (!episode.ok) return episode;
      if (episode.value === null) {
        const message = `The episode of query ${query.idx} is missing. Start \`bench\` once more to finish the run.`;
        return fail({ code: "bad_input", message, where: { file: folder.path } });
      }
      const events = episode.value.events.map(({ event }) => event);
      const result = resultOf(events, episode.value.events.at(-1)?.atMs ?? 0);
      played.push({ idx: query.idx, trial, position, episode: episode.value, result });
    }
  }
  return ok(played);
}
