import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Database, runs, trials } from "@/db";
import { type Episode, storeEpisode } from "@/server/episodes";
import type { TrialResult } from "@/server/trip";
import { standingOfRow } from "../store/read-runs";

/** A trial that was played elsewhere. */
export interface PlayedTrial {
  readonly idx: number;
  readonly trial: number;
  /** Of its task in the task set. */
  readonly position: number;
  readonly episode: Episode;
  readonly result: TrialResult;
}

type PlayedRun = Pick<
  typeof runs.$inferInsert,
  "id" | "name" | "kind" | "taskSetId" | "identity" | "identityHash" | "sees" | "createdAt"
>;

/** Stores a finished run with its trials and their episodes, whole or not at all; false where it is there already. */
export function storePlayed(database: Database, run: PlayedRun, played: readonly PlayedTrial[]): Promise<boolean> {
  return database.transaction(async (within) => {
    const [row] = await within
      .insert(runs)
      .values({ ...run, status: "finished", total: played.length, startedAt: run.createdAt, endedAt: endOf(played) })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return false;
    for (const { idx, trial, position, episode, result } of played) {
      const episodeId = randomUUID();
      await storeEpisode(within, episode, { id: episodeId, runId: row.id });
      await within.insert(trials).values({
        runId: row.id,
        idx,
        trial,
        position,
        status: "finished",
        attempts: 1,
        episodeId,
        result,
        finishedAt: endOf([{ episode }]),
      });
    }
    const standing = await standingOfRow(within, row);
    await within.update(runs).set({ standing }).where(eq(runs.id, row.id));
    return true;
  });
}

/** When the last episode ended. */
function endOf(played: readonly Pick<PlayedTrial, "episode">[]): Date {
  const ends = played.map(({ episode }) => Date.parse(episode.header.startedAt) + (episode.events.at(-1)?.atMs ?? 0));
  return new Date(Math.max(0, ...ends));
}
