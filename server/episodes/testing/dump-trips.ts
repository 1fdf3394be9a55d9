import { asc, eq, sql } from "drizzle-orm";
import { conversations, type Database, trips, tripVersions } from "@/db";

/** Every column of the projection's rows (of one trip where an id is given), as the database itself writes them. */
export async function dumpTrips(database: Database, id?: string): Promise<string[]> {
  const ofTrips = await database
    .select({ row: sql<string>`${trips}::text` })
    .from(trips)
    .where(id === undefined ? undefined : eq(trips.id, id))
    .orderBy(asc(trips.id));
  const ofVersions = await database
    .select({ row: sql<string>`${tripVersions}::text` })
    .from(tripVersions)
    .where(id === undefined ? undefined : eq(tripVersions.tripId, id))
    .orderBy(asc(tripVersions.tripId), asc(tripVersions.number));
  const ofConversations = await database
    .select({ row: sql<string>`${conversations}::text` })
    .from(conversations)
    .where(id === undefined ? undefined : eq(conversations.id, id))
    .orderBy(asc(conversations.id));
  return [...ofConversations, ...ofTrips, ...ofVersions].map(({ row }) => row);
}
