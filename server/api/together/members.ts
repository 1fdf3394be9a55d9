import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import { type Database, shares, tripMembers, tripOwners, trips } from "@/db";
import type { User } from "@/server/accounts";
import { ProblemError, tripTitle } from "@/server/trip";
import { openShare } from "../shares/share-store";

/** Someone who may change a trip: its owner, or a member under the name that they chose. */
export interface Editor {
  readonly isOwner: boolean;
  readonly name: string;
}

const MOST_MEMBERS = 50;

/** A membership lasts as long as its link is open. */
function isOpen(now: Date) {
  return and(isNull(shares.revokedAt), or(isNull(shares.expiresAt), gt(shares.expiresAt, now)));
}

/** What the user is to the trip; null: nothing, or the trip was deleted. */
export async function editorOf(database: Database, user: User, tripId: string): Promise<Editor | null> {
  const [row] = await database
    .select({ ownerId: tripOwners.userId, member: tripMembers.name, shareId: shares.id })
    .from(tripOwners)
    .leftJoin(tripMembers, and(eq(tripMembers.tripId, tripOwners.tripId), eq(tripMembers.userId, user.id)))
    .leftJoin(shares, and(eq(shares.id, tripMembers.shareId), isOpen(new Date())))
    .where(and(eq(tripOwners.tripId, tripId), isNull(tripOwners.deletedAt)));
  if (row === undefined) return null;
  if (row.ownerId === user.id) return { isOwner: true, name: user.isAnonymous ? "Trip owner" : user.name };
  return row.member === null || row.shareId === null ? null : { isOwner: false, name: row.member };
}

/** The names of a trip's members, in the order of joining. */
export async function membersOf(database: Database, tripId: string): Promise<string[]> {
  const rows = await database
    .select({ name: tripMembers.name })
    .from(tripMembers)
    .innerJoin(shares, eq(shares.id, tripMembers.shareId))
    .where(and(eq(tripMembers.tripId, tripId), isOpen(new Date())))
    .orderBy(asc(tripMembers.joinedAt));
  return rows.map(({ name }) => name);
}

/** The trips of others that the user may change, the one joined last first. */
export async function joinedTrips(database: Database, userId: string): Promise<{ id: string; title: string }[]> {
  const rows = await database
    .select({ id: trips.id, title: trips.title, request: trips.request })
    .from(tripMembers)
    .innerJoin(shares, eq(shares.id, tripMembers.shareId))
    .innerJoin(tripOwners, eq(tripOwners.tripId, tripMembers.tripId))
    .innerJoin(trips, eq(trips.id, tripMembers.tripId))
    .where(and(eq(tripMembers.userId, userId), isOpen(new Date()), isNull(tripOwners.deletedAt)))
    .orderBy(desc(tripMembers.joinedAt));
  return rows.map(({ id, title, request }) => ({ id, title: title ?? tripTitle(request) }));
}

/** Makes the user a member by a link, or renames them; the owner stays the owner. Throws ProblemError for a link that opens nothing. */
export async function joinTrip(
  database: Database,
  user: User,
  token: string,
  name: string,
): Promise<{ tripId: string }> {
  const share = await openShare(database, token, "edit");
  if (share === null) throw noSuchLink();
  const { id: shareId, tripId } = share;
  const editor = await editorOf(database, user, tripId);
  if (editor?.isOwner) return { tripId };
  if (editor === null && (await membersOf(database, tripId)).length >= MOST_MEMBERS) {
    const message = `This trip has ${MOST_MEMBERS} people already. Ask its owner to close a link that is no longer used.`;
    throw new ProblemError({ code: "bad_input", message });
  }
  await database
    .insert(tripMembers)
    .values({ tripId, userId: user.id, name, shareId, joinedAt: new Date() })
    .onConflictDoUpdate({ target: [tripMembers.tripId, tripMembers.userId], set: { name, shareId } });
  return { tripId };
}

export function noSuchLink(): ProblemError {
  const message = "This link opens nothing (any more). Ask for a new one.";
  return new ProblemError({ code: "not_found", message });
}
