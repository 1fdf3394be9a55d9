import { and, eq, inArray } from "drizzle-orm";
import { type Database, trips, tripVersions } from "@/db";
import type { Event } from "../event";
import type { TripState } from "./trip-state";

/** The trip before `events` are projected, with the versions that they name; null while there is none. */
export async function loadTripState(
  database: Database,
  id: string,
  events: readonly Event[],
): Promise<TripState | null> {
  const [trip] = await database.select().from(trips).where(eq(trips.id, id));
  if (trip === undefined) return null;
  const named = events.flatMap((event) =>
    event.type === "planVerified" || event.type === "versionChosen" ? [event.version] : [],
  );
  const rows =
    named.length === 0
      ? []
      : await database
          .select()
          .from(tripVersions)
          .where(and(eq(tripVersions.tripId, id), inArray(tripVersions.number, named)));
  return { trip, versions: new Map(rows.map((row) => [row.number, row])) };
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
