import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { type Database, tripOwners, trips } from "@/db";
import type { TripProjection } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";

/** A search that a trip is waiting for. Its events alone say so: a job is how it comes to be made. */
export interface PendingSearch {
  readonly tripId: string;
  readonly purpose: "plan" | "replan";
  readonly request: TripRequest;
  /** Of a re-plan: changes of demands in words. */
  readonly changes: readonly string[];
  /** Of a re-plan: sequence number of the event that asked for it. */
  readonly asked: number | null;
  /** Of a re-plan: providers are asked first for what they offer. */
  readonly live: boolean;
}

/** The trip's pending search; null: none. */
export function pendingSearch({ view, replan }: TripProjection): PendingSearch | null {
  const tripId = view.id;
  if (view.status === "planning")
    return { tripId, purpose: "plan", request: view.request, changes: [], asked: null, live: false };
  if (replan === null) return null;
  const { sequence: asked, request, changes, live = false } = replan;
  return { tripId, purpose: "replan", request, changes, asked, live };
}

/** A trip with a pending search, and how many trips of the same traveler have waited longer. */
export interface PendingTrip {
  readonly id: string;
  readonly turn: number;
}

const isPending = or(eq(trips.status, "planning"), isNotNull(trips.replan));

/** The trips with a pending search, those that have waited longest first. */
export async function pendingTrips(database: Database): Promise<PendingTrip[]> {
  const owner = sql`coalesce(${tripOwners.userId}, ${trips.id}::text)`;
  return database
    .select({
      id: trips.id,
      turn: sql`row_number() over (partition by ${owner} order by ${trips.changedAt}, ${trips.id}) - 1`.mapWith(Number),
    })
    .from(trips)
    .leftJoin(tripOwners, eq(tripOwners.tripId, trips.id))
    .where(isPending)
    .orderBy(trips.changedAt);
}

/** How many other trips of a traveler, or of a trip's traveler, have a pending search. */
export async function pendingAhead(database: Database, whose: Whose): Promise<number> {
  const owners =
    "userId" in whose
      ? [whose]
      : await database
          .select({ userId: tripOwners.userId })
          .from(tripOwners)
          .where(eq(tripOwners.tripId, whose.tripId));
  const [owner] = owners;
  if (owner === undefined) return 0;
  const isOther = "tripId" in whose ? ne(trips.id, whose.tripId) : undefined;
  return database.$count(
    database
      .select({ id: trips.id })
      .from(trips)
      .innerJoin(tripOwners, eq(tripOwners.tripId, trips.id))
      .where(and(isPending, eq(tripOwners.userId, owner.userId), isOther))
      .as("pending"),
  );
}

/** A traveler, or the one whose trip it is. */
export type Whose = { readonly userId: string } | { readonly tripId: string };
