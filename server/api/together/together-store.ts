import { randomUUID } from "node:crypto";
import { and, asc, count, eq } from "drizzle-orm";
import { type Database, tripComments, tripVotes, versionAuthors } from "@/db";
import { ProblemError } from "@/server/trip";
import type { Together } from "@/server/views";
import { type Editor, membersOf } from "./members";

const MOST_COMMENTS = 1_000;

/** Someone of a trip. */
interface Person extends Editor {
  readonly userId: string;
}

export async function readTogether(database: Database, tripId: string, reader: Person): Promise<Together> {
  const [members, authors, comments, votes] = await Promise.all([
    membersOf(database, tripId),
    database.select().from(versionAuthors).where(eq(versionAuthors.tripId, tripId)),
    database.select().from(tripComments).where(eq(tripComments.tripId, tripId)).orderBy(asc(tripComments.createdAt)),
    database.select().from(tripVotes).where(eq(tripVotes.tripId, tripId)),
  ]);
  return {
    isOwner: reader.isOwner,
    members,
    authors: Object.fromEntries(authors.map(({ version, name }) => [version, name])),
    comments: comments.map(({ id, recordId, name, text, createdAt, userId }) => ({
      ...{ id, recordId, name, text },
      at: createdAt.toISOString(),
      mayRemove: reader.isOwner || userId === reader.userId,
    })),
    votes: votes.map(({ recordId, name, value, userId }) => ({
      ...{ recordId, name },
      value: value === 1 ? 1 : -1,
      isOwn: userId === reader.userId,
    })),
  };
}

/** Throws ProblemError when the trip has too many comments already. */
export async function addComment(
  database: Database,
  tripId: string,
  { userId, name }: Person,
  { recordId, text }: { recordId: string; text: string },
): Promise<void> {
  const [row] = await database.select({ comments: count() }).from(tripComments).where(eq(tripComments.tripId, tripId));
  if ((row?.comments ?? 0) >= MOST_COMMENTS) {
    const message = `This trip has ${MOST_COMMENTS} comments already. Remove some that are settled.`;
    throw new ProblemError({ code: "bad_input", message });
  }
  const createdAt = new Date();
  await database.insert(tripComments).values({ id: randomUUID(), tripId, recordId, userId, name, text, createdAt });
}

/** Removes one's own comment, as the owner anybody's; one that is gone already stays gone. */
export async function removeComment(
  database: Database,
  tripId: string,
  { userId, isOwner }: Person,
  commentId: string,
): Promise<void> {
  const ofTrip = and(eq(tripComments.id, commentId), eq(tripComments.tripId, tripId));
  await database.delete(tripComments).where(isOwner ? ofTrip : and(ofTrip, eq(tripComments.userId, userId)));
}

/** One vote for each person and place; null takes it back. */
export async function vote(
  database: Database,
  tripId: string,
  { userId, name }: Person,
  { recordId, value }: { recordId: string; value: 1 | -1 | null },
): Promise<void> {
  if (value === null) {
    await database
      .delete(tripVotes)
      .where(and(eq(tripVotes.tripId, tripId), eq(tripVotes.recordId, recordId), eq(tripVotes.userId, userId)));
    return;
  }
  await database
    .insert(tripVotes)
    .values({ tripId, recordId, userId, name, value })
    .onConflictDoUpdate({ target: [tripVotes.tripId, tripVotes.recordId, tripVotes.userId], set: { name, value } });
}

/** Keeps who made a version, where it was not the owner. */
export async function signVersion(
  database: Database,
  tripId: string,
  { isOwner, name }: Editor,
  version: number,
): Promise<void> {
  if (isOwner) return;
  await database.insert(versionAuthors).values({ tripId, version, name }).onConflictDoNothing();
}
