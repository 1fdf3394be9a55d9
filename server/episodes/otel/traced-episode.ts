import type { EpisodeHeader, TimedEvent } from "../episode";

/** What a trace is made of. */
export interface TracedEpisode {
  readonly header: Pick<EpisodeHeader, "id" | "runId" | "agent" | "seed" | "startedAt"> & {
    readonly world: Pick<EpisodeHeader["world"], "name" | "hash">;
  };
  readonly events: readonly TimedEvent[];
}
