import { and, eq, inArray, notInArray } from "drizzle-orm";
import { type Database, episodes, tripComments, tripMembers, tripOwners, tripVotes, users } from "@/db";

/** Gives every trip of an anonymous traveler, and their part in those of others, to an account and ends the anonymous one, or does nothing at all. */
export async function handOverTrips(database: Database, from: string, to: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // A trip that is being created holds on to its owner's row: it is either waited for and moved, or refused after.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, from)).for("update");
    await transaction.update(tripOwners).set({ userId: to }).where(eq(tripOwners.userId, from));
    // Where the account takes part already, its own membership and votes stay.
    const voted = transaction.select({ id: tripVotes.tripId }).from(tripVotes).where(eq(tripVotes.userId, to));
    const joined = transaction.select({ id: tripMembers.tripId }).from(tripMembers).where(eq(tripMembers.userId, to));
    await transaction
      .update(tripVotes)
      .set({ userId: to })
      .where(and(eq(tripVotes.userId, from), notInArray(tripVotes.tripId, voted)));
    await transaction
      .update(tripMembers)
      .set({ userId: to })
      .where(and(eq(tripMembers.userId, from), notInArray(tripMembers.tripId, joined)));
    await transaction.update(tripComments).set({ userId: to }).where(eq(tripComments.userId, from));
    await transaction.delete(users).where(eq(users.id, from));
  });
}

/** Deletes every trip of a traveler, with its episode, versions and shared links. */
export async function deleteTripsOf(database: Database, userId: string): Promise<void> {
  const owned = database.select({ id: tripOwners.tripId }).from(tripOwners).where(eq(tripOwners.userId, userId));
  await database.delete(episodes).where(inArray(episodes.id, owned));
}
