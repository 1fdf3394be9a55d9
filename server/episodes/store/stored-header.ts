import type { EpisodeKind, EpisodeRow, episodes } from "@/db";
import { ProblemError } from "@/server/trip";
import { EPISODE_VERSION, type EpisodeHeader, episodeVersionSchema, type NewEpisode } from "../episode";

/** A header in the database. */
export interface StoredHeader extends EpisodeHeader {
  readonly kind: EpisodeKind;
  /** How many events there are: the sequence number of the next. */
  readonly length: number;
}

export function toHeaderRow({ id, runId, agent, world, seed }: NewEpisode): typeof episodes.$inferInsert {
  return {
    id,
    version: EPISODE_VERSION,
    kind: runId === null ? "trip" : "trial",
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
  const version = episodeVersionSchema.safeParse(row.version);
  if (!version.success) {
    const message = `The episode ${row.id} is of version ${row.version}. ${version.error.issues[0]?.message ?? ""}`;
    throw new ProblemError({ code: "unavailable", message });
  }
  return {
    format: "dragoman-episode",
    version: version.data,
    id: row.id,
    kind: row.kind,
    runId: row.runId,
    agent: row.agent,
    world: { name: row.worldName, source: row.worldSource, hash: row.worldHash },
    seed: row.seed,
    startedAt: row.startedAt.toISOString(),
    length: row.length,
  };
}
