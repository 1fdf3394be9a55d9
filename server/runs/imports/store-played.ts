import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Database, runs, trials } from "@/db";
import { storeEpisode } from "@/server/episodes";
import { readMetrics } from "../store/read-metrics";
import type { PlayedTrial } from "./played-trial";

type PlayedRun = Pick<
  typeof runs.$inferInsert,
  "id" | "name" | "kind" | "taskSetId" | "identity" | "identityHash" | "sees" | "createdAt" | "report"
>;

/** Stores a finished run with its trials and their episodes, whole or not at all; false where it is there already. */
export function storePlayed(
  database: Database,
  benchmark: string,
  run: PlayedRun,
  played: readonly PlayedTrial[],
): Promise<boolean> {
  return database.transaction(async (within) => {
    const [row] = await within
      .insert(runs)
      .values({
        ...run,
        status: "finished",
        total: played.length,
        finished: played.length,
        spentUsd: played.reduce((sum, { result }) => sum + result.meteredUsd, 0),
        startedAt: run.createdAt,
        endedAt: endOf(played),
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return false;
    for (const { taskId, trial, position, episode, result } of played) {
      const episodeId = randomUUID();
      await storeEpisode(within, episode, { id: episodeId, runId: row.id });
      await within.insert(trials).values({
        runId: row.id,
        taskId,
        trial,
        position,
        status: "finished",
        attempts: 1,
        episodeId,
        result,
        finishedAt: endOf([{ episode }]),
      });
    }
    const standing = await readMetrics(within, row, benchmark);
    await within.update(runs).set({ standing }).where(eq(runs.id, row.id));
    return true;
  });
}

/** When the last episode ended. */
function endOf(played: readonly Pick<PlayedTrial, "episode">[]): Date {
  const ends = played.map(({ episode }) => Date.parse(episode.header.startedAt) + (episode.events.at(-1)?.atMs ?? 0));
  return new Date(Math.max(0, ...ends));
}
