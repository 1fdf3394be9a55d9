import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { type Database, type TripRow, trips } from "@/db";
import type { Check, Objective, PlanProgress, PlanResult, TripRequest, TripStatus, TripView } from "@/server/trip";
import type { WorldDescription } from "@/server/worlds";
import { tripTitle } from "./title";

export interface StoredTrip {
  readonly view: TripView;
  /** Grows with every change of the view. */
  readonly revision: number;
}

export interface NewTrip {
  readonly text: string;
  readonly request: TripRequest;
  readonly objective: Objective;
  readonly world: WorldDescription;
}

/** What came of planning a trip. */
export interface Outcome {
  readonly status: Exclude<TripStatus, "planning">;
  readonly result: PlanResult | null;
  readonly checks: readonly Check[];
  readonly problem: string | null;
}

export type TripStore = ReturnType<typeof createTripStore>;

/**
 * The trips in the database. Only a trip that is still "planning" can change, so whoever ends it first (the plan, the
 * traveller who cancels, another server) wins, and the others learn of it by `false`.
 */
export function createTripStore(database: Database) {
  const planning = (id: string) => and(eq(trips.id, id), eq(trips.status, "planning"));
  const changed = { revision: sql`${trips.revision} + 1`, updatedAt: sql`now()` };

  return {
    /** Adds a trip that waits to be planned; returns its id. */
    async add({ text, request, objective, world }: NewTrip): Promise<string> {
      const id = randomUUID();
      await database.insert(trips).values({
        id,
        text,
        request,
        objective,
        worldName: world.name,
        worldSource: world.source,
        worldHash: world.hash,
        status: "planning",
        checks: [],
      });
      return id;
    },

    async read(id: string): Promise<StoredTrip | null> {
      const [row] = await database.select().from(trips).where(eq(trips.id, id));
      return row ? { view: toView(row), revision: row.revision } : null;
    },

    /** Counts an attempt to plan; the trip and how many attempts were made, null when it no longer waits for one. */
    async begin(id: string): Promise<{ trip: TripView; attempts: number } | null> {
      const [row] = await database
        .update(trips)
        .set({ ...changed, attempts: sql`${trips.attempts} + 1` })
        .where(planning(id))
        .returning();
      return row ? { trip: toView(row), attempts: row.attempts } : null;
    },

    /** Whether the trip is still to be planned. */
    async saveProgress(id: string, progress: PlanProgress): Promise<boolean> {
      const rows = await database
        .update(trips)
        .set({ ...changed, progress })
        .where(planning(id))
        .returning({ id: trips.id });
      return rows.length > 0;
    },

    /** Shows other servers that this one still plans the trip; whether it is still to be planned. */
    async signOfLife(id: string): Promise<boolean> {
      const rows = await database
        .update(trips)
        .set({ updatedAt: sql`now()` })
        .where(planning(id))
        .returning({ id: trips.id });
      return rows.length > 0;
    },

    /** Ends planning; false when it had ended already. */
    async finish(id: string, { status, result, checks, problem }: Outcome): Promise<boolean> {
      const rows = await database
        .update(trips)
        .set({ ...changed, status, result, checks: [...checks], problem, progress: null })
        .where(planning(id))
        .returning({ id: trips.id });
      return rows.length > 0;
    },

    /** Ids of trips to be planned that no server has touched for so long, oldest first. */
    async abandoned(silentForMs: number): Promise<string[]> {
      const rows = await database
        .select({ id: trips.id })
        .from(trips)
        .where(
          and(
            eq(trips.status, "planning"),
            lt(trips.updatedAt, sql`now() - ${silentForMs} * interval '1 millisecond'`),
          ),
        )
        .orderBy(trips.createdAt);
      return rows.map((row) => row.id);
    },
  };
}

function toView(row: TripRow): TripView {
  return {
    id: row.id,
    title: tripTitle(row.request),
    text: row.text,
    request: row.request,
    objective: row.objective,
    status: row.status,
    progress: row.progress,
    result: row.result,
    checks: row.checks,
    problem: row.problem,
    world: { name: row.worldName, source: row.worldSource, hash: row.worldHash },
    createdAt: row.createdAt.toISOString(),
  };
}
