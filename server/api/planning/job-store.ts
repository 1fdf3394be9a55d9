import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { type Database, type PlanningJobRow, planningJobs, trips } from "@/db";
import type { PlanProgress, TripRequest } from "@/server/trip";

/** A search that waits or runs. */
export type PlanningJob = PlanningJobRow;

export interface NewJob {
  readonly tripId: string;
  readonly purpose: PlanningJob["purpose"];
  readonly request: TripRequest;
  readonly changes: readonly string[];
}

export type JobStore = ReturnType<typeof createJobStore>;

/**
 * The searches in the database, at most one for a trip. Whoever ends a job first (the search, the traveler who cancels,
 * another server, a newer search of the same trip) wins; the others learn of it by `false` or null.
 */
export function createJobStore(database: Database) {
  const now = { updatedAt: sql`now()` };
  const isJob = (id: string) => eq(planningJobs.id, id);

  return {
    /** Adds a search in place of an earlier one of the same trip. */
    async add({ tripId, purpose, request, changes }: NewJob): Promise<void> {
      const job = { id: randomUUID(), purpose, request, changes: [...changes], progress: null, attempts: 0 };
      await database
        .insert(planningJobs)
        .values({ tripId, ...job })
        .onConflictDoUpdate({ target: planningJobs.tripId, set: { ...job, ...now } });
    },

    async read(tripId: string): Promise<PlanningJob | null> {
      const [row] = await database.select().from(planningJobs).where(eq(planningJobs.tripId, tripId));
      return row ?? null;
    },

    /** Counts an attempt at the trip's search; null when there is none any more. */
    async begin(tripId: string): Promise<PlanningJob | null> {
      const [row] = await database
        .update(planningJobs)
        .set({ ...now, attempts: sql`${planningJobs.attempts} + 1` })
        .where(eq(planningJobs.tripId, tripId))
        .returning();
      return row ?? null;
    },

    /** Whether the search still is to be made. */
    async saveProgress(id: string, progress: PlanProgress): Promise<boolean> {
      const rows = await database
        .update(planningJobs)
        .set({ ...now, progress })
        .where(isJob(id))
        .returning({ id: planningJobs.id });
      return rows.length > 0;
    },

    /** Shows other servers that this one still works at it; whether it still is to be made. */
    async signOfLife(id: string): Promise<boolean> {
      const rows = await database.update(planningJobs).set(now).where(isJob(id)).returning({ id: planningJobs.id });
      return rows.length > 0;
    },

    /** Whether the search still is to be made. */
    async isWanted(id: string): Promise<boolean> {
      const rows = await database.select({ id: planningJobs.id }).from(planningJobs).where(isJob(id));
      return rows.length > 0;
    },

    async remove(id: string): Promise<void> {
      await database.delete(planningJobs).where(isJob(id));
    },

    /** Trips whose search no server has touched for so long, oldest first. */
    async abandoned(silentForMs: number): Promise<string[]> {
      const rows = await database
        .select({ tripId: planningJobs.tripId })
        .from(planningJobs)
        .where(lt(planningJobs.updatedAt, sql`now() - ${silentForMs} * interval '1 millisecond'`))
        .orderBy(asc(planningJobs.createdAt));
      return rows.map((row) => row.tripId);
    },

    /** Adds the search of trips that wait for one but have none: the server stopped just after storing the trip. */
    async addMissing(silentForMs: number): Promise<void> {
      const rows = await database
        .select({ tripId: trips.id, request: trips.request })
        .from(trips)
        .leftJoin(planningJobs, eq(planningJobs.tripId, trips.id))
        .where(
          and(
            eq(trips.status, "planning"),
            isNull(planningJobs.id),
            lt(trips.changedAt, sql`now() - ${silentForMs} * interval '1 millisecond'`),
          ),
        );
      for (const { tripId, request } of rows) await this.add({ tripId, purpose: "plan", request, changes: [] });
    },
  };
}
