import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { type Database, episodes, type PlanSummary, searchProgress, type TripRow, tripOwners, trips } from "@/db";
import { takeBackChats } from "@/server/annotation";
import { addDays, type Money, type PlanProgress, tripTitle } from "@/server/trip";
import { DAYS_TO_BRING_BACK, type DeletedTrip, type TripListItem } from "@/server/views";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The trips of a traveler, the one that changed last first; plans are not read, only what the list shows of them. */
export async function listTrips(database: Database, userId: string): Promise<TripListItem[]> {
  const { id, title, request, status, summary, changedAt } = trips;
  const { worldName } = episodes;
  const rows = await database
    .select({ id, title, request, status, summary, changedAt, worldName, progress: searchProgress.progress })
    .from(tripOwners)
    .innerJoin(trips, eq(trips.id, tripOwners.tripId))
    .innerJoin(episodes, eq(episodes.id, tripOwners.tripId))
    .leftJoin(searchProgress, eq(searchProgress.tripId, trips.id))
    .where(and(eq(tripOwners.userId, userId), isNull(tripOwners.deletedAt)))
    .orderBy(desc(changedAt), id);
  return rows.map(toListItem);
}

/** The trips that a traveler threw away and can bring back, the last one first. */
export async function listDeletedTrips(database: Database, userId: string): Promise<DeletedTrip[]> {
  const { id, title, request } = trips;
  const rows = await database
    .select({ id, title, request, deletedAt: tripOwners.deletedAt })
    .from(tripOwners)
    .innerJoin(trips, eq(trips.id, tripOwners.tripId))
    .where(and(eq(tripOwners.userId, userId), gt(tripOwners.deletedAt, oldestToBringBack())))
    .orderBy(desc(tripOwners.deletedAt), id);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt === null ? [] : { id: row.id, title: titleOf(row), deletedAt: deletedAt.toISOString() },
  );
}

/** Throws the traveler's trip away; false when there is none to throw away. */
export async function removeTrip(database: Database, userId: string, tripId: string): Promise<boolean> {
  const removed = await database
    .update(tripOwners)
    .set({ deletedAt: new Date() })
    .where(and(eq(tripOwners.tripId, tripId), eq(tripOwners.userId, userId), isNull(tripOwners.deletedAt)))
    .returning();
  if (removed.length > 0) await takeBackChats(database, { chatId: tripId });
  return removed.length > 0;
}

/** Brings back what the traveler threw away; false when there is nothing to bring back (any more). */
export async function bringTripBack(database: Database, userId: string, tripId: string): Promise<boolean> {
  const isTheirs = and(eq(tripOwners.tripId, tripId), eq(tripOwners.userId, userId));
  const back = await database
    .update(tripOwners)
    .set({ deletedAt: null })
    .where(and(isTheirs, gt(tripOwners.deletedAt, oldestToBringBack())))
    .returning();
  return back.length > 0;
}

/** Forgets for good, episodes and all, the trips of everyone that were deleted too long ago to be restored. */
export async function forgetDeletedTrips(database: Database): Promise<void> {
  const gone = database
    .select({ id: tripOwners.tripId })
    .from(tripOwners)
    .where(lt(tripOwners.deletedAt, oldestToBringBack()));
  await database.delete(episodes).where(inArray(episodes.id, gone));
}

function oldestToBringBack(): Date {
  return new Date(Date.now() - DAYS_TO_BRING_BACK * DAY_MS);
}

function toListItem({
  request,
  summary,
  progress,
  changedAt,
  ...row
}: Pick<TripRow, "id" | "title" | "request" | "status" | "summary" | "changedAt"> & {
  worldName: string;
  progress: PlanProgress | null;
}): TripListItem {
  return {
    id: row.id,
    title: titleOf({ title: row.title, request }),
    status: row.status,
    world: row.worldName,
    people: request.people,
    dates: summary === null ? datesAsked(request.dates) : { from: summary.from, to: summary.to },
    route: summary === null ? [] : [...summary.route],
    cost: summary === null ? null : costOf(summary),
    broken: summary?.broken ?? 0,
    notPlanned: request.notes.length,
    progress: row.status === "planning" ? progress : null,
    changedAt: changedAt.toISOString(),
  };
}

function costOf({ costMinor, costFromMinor, currency }: PlanSummary): Money {
  return { amountMinor: costMinor, currency, fromMinor: costFromMinor ?? undefined };
}

function titleOf({ title, request }: Pick<TripRow, "title" | "request">): string {
  return title ?? tripTitle(request);
}

/** Null where the dates are still to be found. */
function datesAsked(dates: TripRow["request"]["dates"]): TripListItem["dates"] {
  return dates.kind === "fixed" ? { from: dates.start, to: addDays(dates.start, dates.days - 1) } : null;
}
