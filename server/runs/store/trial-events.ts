import { and, asc, eq } from "drizzle-orm";
import { type Database, trials } from "@/db";
import type { Benchmark, BenchmarkTask } from "@/server/benchmarks";
import { createEpisodeStore, type Event } from "@/server/episodes";
import type { TrialResult } from "@/server/views";
import { benchmarkOf, readRunTasks } from "../tasks/task-sets";

/** Events of one page. */
const EVENTS_AT_A_TIME = 500;

interface TrialEvents {
  readonly task: BenchmarkTask;
  readonly trial: number;
  /** Null where it has not ended; it has no events here then. */
  readonly result: TrialResult | null;
  readonly events: readonly Event[];
}

/** The trials of a run in their order with their events, those with one number or all; what models were sent is left out. */
export async function* trialsWithEvents(
  database: Database,
  runId: string,
  number?: number,
): AsyncGenerator<TrialEvents> {
  const tasks = await readRunTasks(database, runId);
  const rows = await database
    .select({ taskId: trials.taskId, trial: trials.trial, episodeId: trials.episodeId, result: trials.result })
    .from(trials)
    .where(and(eq(trials.runId, runId), number === undefined ? undefined : eq(trials.trial, number)))
    .orderBy(asc(trials.position), asc(trials.trial));
  for (const { taskId, trial, episodeId, result } of rows) {
    const task = tasks.get(taskId);
    if (task === undefined) continue;
    const events = episodeId === null || result === null ? [] : await eventsOf(database, episodeId);
    yield { task, trial, result, events };
  }
}

/** The lines of a run in the published format of its benchmark, each of the trial with this number of a task. */
export async function* submissionLines(
  database: Database,
  run: { readonly id: string; readonly benchmark: string },
  number = 0,
): AsyncGenerator<NonNullable<ReturnType<Benchmark["submissionLine"]>>> {
  const benchmark = benchmarkOf(run.benchmark);
  for await (const { task, events } of trialsWithEvents(database, run.id, number)) {
    const line = benchmark.submissionLine(task, events);
    if (line !== null) yield line;
  }
}

async function eventsOf(database: Database, id: string): Promise<Event[]> {
  const episodes = createEpisodeStore(database);
  const events: Event[] = [];
  for (;;) {
    const page = { after: events.length - 1, limit: EVENTS_AT_A_TIME, withoutPrompts: true };
    const read = await episodes.events(id, page);
    events.push(...read.map(({ event }) => event));
    if (read.length < EVENTS_AT_A_TIME) return events;
  }
}
