import { asc, eq, sql } from "drizzle-orm";
import { type Database, rememberedPreferences, tripOwners } from "@/db";
import { worthRemembering } from "@/server/conversation";
import type { TripRequest } from "@/server/trip";
import type { RememberedPreference } from "@/server/views";
import { getServices } from "../../services";

/** Keeps, for the trip's owner, the preferences that were said for it; what was only assumed is left out. */
export async function rememberPreferences(tripId: string, request: TripRequest): Promise<void> {
  const { database } = (await getServices()).opened;
  const [owner] = await database.select().from(tripOwners).where(eq(tripOwners.tripId, tripId));
  const said = worthRemembering(request);
  if (owner === undefined || said.length === 0) return;
  await database
    .insert(rememberedPreferences)
    .values(said.map(({ entry, value }) => ({ userId: owner.userId, entry, value })))
    .onConflictDoUpdate({
      target: [rememberedPreferences.userId, rememberedPreferences.entry],
      set: { value: sql`excluded.value`, at: sql`now()` },
    });
}

/** In the order of their keys. */
export async function rememberedOf(database: Database, userId: string): Promise<RememberedPreference[]> {
  const { entry, value } = rememberedPreferences;
  return database
    .select({ entry, value })
    .from(rememberedPreferences)
    .where(eq(rememberedPreferences.userId, userId))
    .orderBy(asc(entry));
}
