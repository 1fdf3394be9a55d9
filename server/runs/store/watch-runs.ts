import type { Database } from "@/db";
import type { RunChange } from "@/server/views";
import { readChange, readRevisions, revisionOf } from "./read-runs";
import { sharedPolls } from "./shared-polls";

/** Workers may be on other machines, so the database is what tells of changes. */
const POLL_MS = 500;

type ReadChange = Awaited<ReturnType<typeof readChange>>;

/** What one look saw. */
interface Poll {
  /** Of the newest runs, by their ids. */
  readonly revisions: ReadonlyMap<string, number>;
  /** As `readChange`, read once for all who ask it of this look. */
  change(id: string, after: number): Promise<ReadChange>;
}

// However many follow a database's runs, one look at a time is taken.
const pollsOf = new WeakMap<Database, (signal: AbortSignal) => AsyncGenerator<Poll, void>>();

/**
 * A run's current state and its trials that changed after a revision (-1: all of them), again at each change, until the signal aborts. Each
 * with its revision, to go on from after a break. Ends at once where there is no such run.
 */
export async function* watchRun(
  database: Database,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<{ readonly revision: number; readonly change: RunChange }> {
  let seen = after;
  for await (const { revisions, change } of polls(database)(signal)) {
    // One that was started since, or is not among the newest.
    const revision = revisions.get(id) ?? (await revisionOf(database, id));
    if (revision === null) return;
    if (revision <= seen && seen >= 0) continue;
    const changed = await change(id, seen);
    if (changed === null) return;
    const { revision: now, ...standing } = changed;
    seen = now;
    yield { revision: now, change: standing };
  }
}

/** Every run that is changed from now on, without its trials, until the signal aborts. */
export async function* watchRuns(database: Database, signal: AbortSignal): AsyncGenerator<RunChange> {
  let known: ReadonlyMap<string, number> | null = null;
  for await (const { revisions, change } of polls(database)(signal)) {
    for (const [id, revision] of known === null ? [] : revisions) {
      if (known?.get(id) === revision) continue;
      const changed = await change(id, revision);
      if (changed !== null) yield { run: changed.run, trials: [] };
    }
    known = revisions;
  }
}

function polls(database: Database): (signal: AbortSignal) => AsyncGenerator<Poll, void> {
  const known = pollsOf.get(database);
  if (known !== undefined) return known;
  const made = sharedPolls(() => poll(database), POLL_MS);
  pollsOf.set(database, made);
  return made;
}

async function poll(database: Database): Promise<Poll> {
  const rows = await readRevisions(database);
  const reading = new Map<string, Promise<ReadChange>>();
  return {
    revisions: new Map(rows.map(({ id, revision }) => [id, revision])),
    change(id, after) {
      const key = `${id} ${after}`;
      const change = reading.get(key) ?? readChange(database, id, after);
      reading.set(key, change);
      return change;
    },
  };
}
