import { and, eq, inArray } from "drizzle-orm";
import { type Database, trips, tripVersions } from "@/db";
import type { Event } from "../event";
import type { TripState } from "./trip-state";

/** The versions of a trip that `events` name, by their numbers. */
export async function loadVersions(
  database: Database,
  tripId: string,
  events: readonly Event[],
): Promise<TripState["versions"]> {
  const named = events.flatMap((event) =>
    event.type === "planVerified" || event.type === "versionChosen" ? [event.version] : [],
  );
  if (named.length === 0) return new Map();
  const isNamed = and(eq(tripVersions.tripId, tripId), inArray(tripVersions.number, named));
  const rows = await database.select().from(tripVersions).where(isNamed);
  return new Map(rows.map((row) => [row.number, row]));
}

/** Writes what differs between two states of one trip. */
export async function saveTripState(database: Database, before: TripState | null, after: TripState): Promise<void> {
  const { trip } = after;
  if (before === null) await database.insert(trips).values(trip);
  else await database.update(trips).set(trip).where(eq(trips.id, trip.id));
  for (const [number, version] of after.versions) {
    const earlier = before?.versions.get(number);
    if (earlier === version) continue;
    if (earlier === undefined) await database.insert(tripVersions).values(version);
    else {
      const { checks, broken } = version;
      const isThis = and(eq(tripVersions.tripId, trip.id), eq(tripVersions.number, number));
      await database.update(tripVersions).set({ checks, broken }).where(isThis);
    }
  }
}
