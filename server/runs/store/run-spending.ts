import { and, eq, sql } from "drizzle-orm";
import { type Database, episodeEvents, episodes, type RunRow, runs, trials } from "@/db";

/** US dollars that calls were charged: what server reported, or what calls may have cost. Where cost is limited, models without a price are refused. */
export interface RunSpending {
  /** By trials that are finished, and by attempts that were given back. */
  readonly settled: number;
  /** By calls that have ended of trials under way. */
  readonly running: number;
}

/** What a run has spent, of one moment only while its row is locked. */
export async function spendingOf(within: Database, { id, spentUsd, lostUsd }: RunRow): Promise<RunSpending> {
  const [playing] = await within
    .select({ costUsd: sumOfCalls })
    .from(trials)
    .innerJoin(episodeEvents, eq(episodeEvents.episodeId, trials.episodeId))
    .where(and(eq(trials.runId, id), eq(trials.status, "running"), isCall));
  return { settled: spentUsd + lostUsd, running: playing?.costUsd ?? 0 };
}

/** Removes the episode of an attempt that was not finished; what it spent stays the run's. */
export async function removeAttempt(within: Database, runId: string, episodeId: string | null): Promise<void> {
  if (episodeId === null) return;
  const [spent] = await within
    .select({ costUsd: sumOfCalls })
    .from(episodeEvents)
    .where(and(eq(episodeEvents.episodeId, episodeId), isCall));
  await within.delete(episodes).where(eq(episodes.id, episodeId));
  await within
    .update(runs)
    .set({ lostUsd: sql`${runs.lostUsd} + ${spent?.costUsd ?? 0}::double precision` })
    .where(eq(runs.id, runId));
}

const isCall = eq(episodeEvents.type, "modelCalled");
const costOfCall = sql`${episodeEvents.event} -> 'costUsd'`;
const knownCost = sql`case when jsonb_typeof(${costOfCall}) = 'number' then (${costOfCall})::double precision end`;
const sumOfCalls = sql<number>`coalesce(sum(coalesce((${episodeEvents.event} -> 'meteredUsd')::double precision, ${knownCost})), 0)`;
