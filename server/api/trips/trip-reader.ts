import { eq } from "drizzle-orm";
import { type Database, planningJobs, trips } from "@/db";
import type { EpisodeStore, TripProjection } from "@/server/episodes";
import type { TripView } from "@/server/trip";
import type { JobStore } from "../planning/job-store";

export type TripReader = ReturnType<typeof createTripReader>;

/** Reads trips as their pages show them: the projection of the episode beside the search that waits or runs. */
export function createTripReader(database: Database, episodes: EpisodeStore, jobs: JobStore) {
  async function withSearch({ view, replan }: TripProjection): Promise<TripView> {
    const job = await jobs.read(view.id);
    // What is owed is shown as looked for, also before its search has begun.
    const owed = view.status === "planning" ? "plan" : replan === null ? null : "replan";
    const purpose = job?.purpose ?? owed;
    const search = purpose === null ? null : { purpose, progress: job?.progress ?? null };
    return { ...view, search };
  }

  return {
    async read(id: string): Promise<TripView | null> {
      const projection = await episodes.trip(id);
      return projection === null ? null : withSearch(projection);
    },

    /** A projection that is at hand, with the search. */
    withSearch,

    /** Tells any two states of the trip's page apart, without reading the trip; null: there is no such trip. */
    async mark(id: string): Promise<string | null> {
      const [row] = await database
        .select({ revision: trips.revision, job: planningJobs.id, progress: planningJobs.progress })
        .from(trips)
        .leftJoin(planningJobs, eq(planningJobs.tripId, trips.id))
        .where(eq(trips.id, id));
      return row === undefined ? null : JSON.stringify([row.revision, row.job, row.progress?.text ?? null]);
    },
  };
}
