import { and, asc, eq } from "drizzle-orm";
import {
  annotationComments,
  annotationDrafts,
  annotationRaters,
  annotationRatings,
  annotationSkips,
  conversations,
  type Database,
  modelSpending,
  priceChecks,
  rememberedPreferences,
  sessions,
  shares,
  tripOwners,
  users,
} from "@/db";

export type OwnData = Awaited<ReturnType<typeof readOwnData>>;

/**
 * All that is kept of a person, but the events of the trips: account, sessions, preferences, what models used up, trips and chats (also
 * those deleted) with their links, and what the person gave as a rater. Secrets are left out: the password's hash, and what would let
 * someone else use a session.
 */
export async function readOwnData(database: Database, userId: string) {
  const [account] = await database
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      isAnonymous: users.isAnonymous,
      createdAt: users.createdAt,
      chatsRatedSince: users.chatsRatedSince,
    })
    .from(users)
    .where(eq(users.id, userId));
  const { createdAt, updatedAt, expiresAt, ipAddress, userAgent } = sessions;
  const { entry, value, at } = rememberedPreferences;
  const { day, tokens, costUsd } = modelSpending;
  return {
    account,
    sessions: await database
      .select({ createdAt, updatedAt, expiresAt, ipAddress, userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    remembered: await database
      .select({ entry, value, at })
      .from(rememberedPreferences)
      .where(eq(rememberedPreferences.userId, userId))
      .orderBy(asc(entry)),
    modelUse: await database
      .select({ day, tokens, costUsd })
      .from(modelSpending)
      .where(eq(modelSpending.userId, userId))
      .orderBy(asc(day)),
    priceChecks: await database
      .select({ day: priceChecks.day, checks: priceChecks.checks })
      .from(priceChecks)
      .where(eq(priceChecks.userId, userId)),
    rating: await readRating(database, userId),
    trips: await readTrips(database, userId),
  };
}

async function readTrips(database: Database, userId: string) {
  const isTheirs = eq(tripOwners.userId, userId);
  const trips = await database
    .select({ id: tripOwners.tripId, deletedAt: tripOwners.deletedAt, mayBeRated: conversations.rated })
    .from(tripOwners)
    .leftJoin(conversations, eq(conversations.id, tripOwners.tripId))
    .where(isTheirs)
    .orderBy(asc(tripOwners.tripId));
  const { tripId, token, withCosts, createdAt, expiresAt, revokedAt } = shares;
  const links = await database
    .select({ tripId, token, withCosts, createdAt, expiresAt, revokedAt })
    .from(shares)
    .innerJoin(tripOwners, and(eq(tripOwners.tripId, shares.tripId), isTheirs));
  return trips.map((trip) => ({
    ...trip,
    links: links.filter((link) => link.tripId === trip.id).map(({ tripId: _, ...link }) => link),
  }));
}

/** What the person gave in annotation projects, in each under a pseudonym. */
async function readRating(database: Database, userId: string) {
  const isTheirs = eq(annotationRaters.userId, userId);
  const { projectId, pseudonym, joinedAt } = annotationRaters;
  return {
    projects: await database.select({ projectId, pseudonym, joinedAt }).from(annotationRaters).where(isTheirs),
    ratings: (
      await database
        .select({ rating: annotationRatings })
        .from(annotationRatings)
        .innerJoin(annotationRaters, and(eq(annotationRaters.id, annotationRatings.raterId), isTheirs))
        .orderBy(asc(annotationRatings.createdAt))
    ).map(({ rating }) => rating),
    drafts: (
      await database
        .select({ draft: annotationDrafts })
        .from(annotationDrafts)
        .innerJoin(annotationRaters, and(eq(annotationRaters.id, annotationDrafts.raterId), isTheirs))
    ).map(({ draft }) => draft),
    skips: (
      await database
        .select({ skip: annotationSkips })
        .from(annotationSkips)
        .innerJoin(annotationRaters, and(eq(annotationRaters.id, annotationSkips.raterId), isTheirs))
    ).map(({ skip }) => skip),
    comments: (
      await database
        .select({ comment: annotationComments })
        .from(annotationComments)
        .innerJoin(annotationRaters, and(eq(annotationRaters.id, annotationComments.raterId), isTheirs))
    ).map(({ comment }) => comment),
  };
}
