import { eq, inArray } from "drizzle-orm";
import { type Database, episodes, tripOwners, users } from "@/db";

/** Gives every trip of an anonymous traveler to an account and ends the anonymous one, or does nothing at all. */
export async function handOverTrips(database: Database, from: string, to: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // A trip that is being created holds on to its owner's row: it is either waited for and moved, or refused after.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, from)).for("update");
    await transaction.update(tripOwners).set({ userId: to }).where(eq(tripOwners.userId, from));
    await transaction.delete(users).where(eq(users.id, from));
  });
}

/** Deletes every trip of a traveler, with its episode, versions and shared links. */
export async function deleteTripsOf(database: Database, userId: string): Promise<void> {
  const owned = database.select({ id: tripOwners.tripId }).from(tripOwners).where(eq(tripOwners.userId, userId));
  await database.delete(episodes).where(inArray(episodes.id, owned));
}
