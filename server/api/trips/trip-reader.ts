import { eq, inArray } from "drizzle-orm";
import { batched, type Database, searchProgress, trips } from "@/db";
import type { EpisodeStore, TripProjection } from "@/server/episodes";
import type { TripView } from "@/server/views";
import { pendingSearch } from "../planning/pending-search";
import type { ProgressStore } from "../planning/search-progress";

export type TripReader = ReturnType<typeof createTripReader>;

/** Reads trips as their pages show them: the projection of the episode next to the search that waits or runs. */
export function createTripReader(database: Database, episodes: EpisodeStore, progress: ProgressStore) {
  async function withSearch(trip: TripProjection): Promise<TripView> {
    // A pending search is shown as running, also before its search has begun.
    const pending = pendingSearch(trip);
    if (pending === null) return { ...trip.view, search: null };
    const { purpose, live } = pending;
    const search = { purpose, progress: await progress.read(pending.tripId), ...(live && { live }) };
    return { ...trip.view, search };
  }

  return {
    async read(id: string): Promise<TripView | null> {
      const projection = await episodes.trip(id);
      return projection === null ? null : withSearch(projection);
    },

    /** A projection that is at hand, with the search. */
    withSearch,

    /** Tells any two states of the trip's page apart, without reading the trip; null: there is no such trip. */
    mark: batched(async (ids) => {
      const rows = await database
        .select({ id: trips.id, revision: trips.revision, progress: searchProgress.progress })
        .from(trips)
        .leftJoin(searchProgress, eq(searchProgress.tripId, trips.id))
        .where(inArray(trips.id, [...ids]));
      return new Map(rows.map(({ id, ...row }) => [id, JSON.stringify([row.revision, row.progress?.text ?? null])]));
    }),
  };
}
