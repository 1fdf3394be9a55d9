import { and, eq, sql } from "drizzle-orm";
import { type Database, trips, tripVersions } from "@/db";
import type { Itinerary } from "@/server/trip";

/** The world that a trip's current plan was made in, without reading the plan; null: it has none. */
export async function worldOfCurrentPlan(database: Database, tripId: string): Promise<Itinerary["world"] | null> {
  const isCurrent = and(eq(tripVersions.tripId, trips.id), eq(tripVersions.number, trips.version));
  const [row] = await database
    .select({ world: sql<Itinerary["world"]>`${tripVersions.itinerary} -> 'world'` })
    .from(trips)
    .innerJoin(tripVersions, isCurrent)
    .where(eq(trips.id, tripId));
  return row?.world ?? null;
}
