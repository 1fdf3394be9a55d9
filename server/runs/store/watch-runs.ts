import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@/db";
import type { RunChange } from "@/server/trip";
import { readChange, readRevisions, revisionOf } from "./read-runs";

/** Workers may be on other machines, so the database is what tells of changes. */
const LOOK_MS = 500;

/**
 * A run as it stands and its trials that changed after a revision (-1: all of them), again at each change, until the signal aborts. Each
 * with its revision, to go on from after a break. Ends at once where there is no such run.
 */
export async function* watchRun(
  database: Database,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<{ readonly revision: number; readonly change: RunChange }> {
  let seen = after;
  while (!signal.aborted) {
    const revision = await revisionOf(database, id);
    if (revision === null) return;
    if (revision > seen || seen < 0) {
      const changed = await readChange(database, id, seen);
      if (changed === null) return;
      const { revision: now, ...change } = changed;
      seen = now;
      yield { revision: now, change };
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}

/** Every run that is changed from now on, without its trials, until the signal aborts. */
export async function* watchRuns(database: Database, signal: AbortSignal): AsyncGenerator<RunChange> {
  let known: Map<string, number> | null = null;
  while (!signal.aborted) {
    const rows = await readRevisions(database);
    for (const { id, revision } of known === null ? [] : rows) {
      if (known?.get(id) === revision) continue;
      const change = await readChange(database, id, revision);
      if (change !== null) yield { run: change.run, trials: [] };
    }
    known = new Map(rows.map(({ id, revision }) => [id, revision]));
    await pause(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}
