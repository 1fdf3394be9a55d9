import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Database, type PlanningJobRow, planningJobs, trips } from "@/db";
import type { PlanProgress, TripRequest } from "@/server/trip";

/** A search that waits or runs. */
export type PlanningJob = PlanningJobRow;

export interface NewJob {
  readonly tripId: string;
  readonly purpose: PlanningJob["purpose"];
  readonly request: TripRequest;
  readonly changes: readonly string[];
  /** Of a re-plan: sequence number of the event that asked for it. */
  readonly asked?: number | null;
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
    async add({ tripId, purpose, request, changes, asked = null }: NewJob): Promise<void> {
      const job = { id: randomUUID(), purpose, request, changes: [...changes], asked, progress: null, attempts: 0 };
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

    /** Adds the searches that are owed and missing, and gives their trips: the server stopped just after storing what asks for them. */
    async addMissing(silentForMs: number): Promise<string[]> {
      const isSilent = lt(trips.changedAt, sql`now() - ${silentForMs} * interval '1 millisecond'`);
      const unplanned = await database
        .select({ tripId: trips.id, request: trips.request })
        .from(trips)
        .leftJoin(planningJobs, eq(planningJobs.tripId, trips.id))
        .where(and(eq(trips.status, "planning"), isNull(planningJobs.id), isSilent));
      for (const { tripId, request } of unplanned) await this.add({ tripId, purpose: "plan", request, changes: [] });
      // A search for what was asked for before is none for this.
      const isItsSearch = eq(planningJobs.asked, sql`(${trips.replan} ->> 'sequence')::integer`);
      const unreplanned = await database
        .select({ tripId: trips.id, replan: trips.replan })
        .from(trips)
        .leftJoin(planningJobs, and(eq(planningJobs.tripId, trips.id), isItsSearch))
        .where(and(isNotNull(trips.replan), isNull(planningJobs.id), isSilent));
      for (const { tripId, replan } of unreplanned) {
        if (replan === null) continue;
        const { sequence: asked, request, changes } = replan;
        await this.add({ tripId, purpose: "replan", request, changes, asked });
      }
      return [...unplanned, ...unreplanned].map(({ tripId }) => tripId);
    },
  };
}
