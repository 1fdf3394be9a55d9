import { and, asc, eq, inArray } from "drizzle-orm";
import { type Database, trips, tripVersions } from "@/db";
import type { PlanVersion, VersionSummary } from "@/server/trip";
import type { StoredHeader } from "../store/stored-header";
import { summaryOf, type TripProjection, toPlanVersion, viewOf } from "./trip-view-of";

/** The trip of an episode; null when the episode has none. Call it within a transaction. */
export async function readTrip(database: Database, header: StoredHeader): Promise<TripProjection | null> {
  const [row] = await database.select().from(trips).where(eq(trips.id, header.id));
  if (row === undefined) return null;
  const shown = [row.version, row.proposal?.kind === "plan" ? row.proposal.version : null];
  const numbers = shown.filter((number) => number !== null);
  const full = await readVersions(database, header.id, numbers);
  const summaries = await readSummaries(database, header.id);
  return { header, view: viewOf(row, full, summaries, header), replan: row.replan };
}

/** Versions in full, by number. */
export async function readVersions(
  database: Database,
  tripId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, PlanVersion>> {
  if (numbers.length === 0) return new Map();
  const rows = await database
    .select()
    .from(tripVersions)
    .where(and(eq(tripVersions.tripId, tripId), inArray(tripVersions.number, [...numbers])));
  return new Map(rows.map((row) => [row.number, toPlanVersion(row)]));
}

async function readSummaries(database: Database, tripId: string): Promise<VersionSummary[]> {
  const { number, base, cause, costMinor, costFromMinor, currency, broken, at } = tripVersions;
  const rows = await database
    .select({ number, base, cause, costMinor, costFromMinor, currency, broken, at })
    .from(tripVersions)
    .where(eq(tripVersions.tripId, tripId))
    .orderBy(asc(number));
  return rows.map(summaryOf);
}
