import type { EpisodeRow, episodes } from "@/db";
import { ProblemError } from "@/server/trip";
import { EPISODE_VERSION, type EpisodeHeader, type NewEpisode } from "../episode";

/** A header in the database. */
export interface StoredHeader extends EpisodeHeader {
  /** How many events there are: the sequence number of the next. */
  readonly length: number;
}

export function toHeaderRow({ id, runId, agent, world, seed }: NewEpisode): typeof episodes.$inferInsert {
  return {
    id,
    version: EPISODE_VERSION,
    runId,
    agent,
    worldName: world.name,
    worldSource: world.source,
    worldHash: world.hash,
    seed,
    length: 0,
    startedAt: new Date(),
  };
}

/** Throws ProblemError when the episode's events are of a version that cannot be read here. */
export function toHeader(row: EpisodeRow): StoredHeader {
  if (row.version !== EPISODE_VERSION) {
    const message = `The episode ${row.id} is of version ${row.version}; only version ${EPISODE_VERSION} can be read here.`;
    throw new ProblemError({ code: "unavailable", message });
  }
  return {
    format: "dragoman-episode",
    version: EPISODE_VERSION,
    id: row.id,
    runId: row.runId,
    agent: row.agent,
    world: { name: row.worldName, source: row.worldSource, hash: row.worldHash },
    seed: row.seed,
    startedAt: row.startedAt.toISOString(),
    length: row.length,
  };
}
