import { and, asc, eq, inArray } from "drizzle-orm";
import { type Database, type StoredProposal, type TripRow, type TripVersionRow, trips, tripVersions } from "@/db";
import { type PlanVersion, type Proposal, type TripView, tripTitle, type VersionSummary } from "@/server/trip";
import type { StoredHeader } from "../store/stored-header";

/** A trip as its episode tells it; how far a search under way is, is not part of it. */
export interface TripProjection {
  readonly header: StoredHeader;
  readonly view: Omit<TripView, "search">;
}

/** The trip of an episode; null when the episode has none. Call it within a transaction. */
export async function readTrip(database: Database, header: StoredHeader): Promise<TripProjection | null> {
  const [row] = await database.select().from(trips).where(eq(trips.id, header.id));
  if (row === undefined) return null;
  const shown = [row.version, row.proposal?.kind === "plan" ? row.proposal.version : null];
  const numbers = shown.filter((number) => number !== null);
  const full = await readVersions(database, header.id, numbers);
  const summaries = await readSummaries(database, header.id);
  return { header, view: viewOf(row, full, summaries, header) };
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
  const { number, base, cause, costMinor, currency, broken, at } = tripVersions;
  const rows = await database
    .select({ number, base, cause, costMinor, currency, broken, at })
    .from(tripVersions)
    .where(eq(tripVersions.tripId, tripId))
    .orderBy(asc(number));
  return rows.map(({ costMinor: amountMinor, currency: code, at: when, ...row }) => ({
    ...row,
    cost: { amountMinor, currency: code },
    at: when.toISOString(),
  }));
}

function toPlanVersion(row: TripVersionRow): PlanVersion {
  const { tripId: _, costMinor: __, currency: ___, broken: ____, at, ...version } = row;
  return { ...version, at: at.toISOString() };
}

function viewOf(
  row: TripRow,
  full: ReadonlyMap<number, PlanVersion>,
  versions: VersionSummary[],
  { world }: StoredHeader,
): TripProjection["view"] {
  const plan = row.version === null ? null : (full.get(row.version) ?? null);
  return {
    id: row.id,
    title: row.title ?? tripTitle(row.request),
    text: row.text,
    request: row.request,
    objective: row.objective,
    status: row.status,
    plan,
    noPlan: row.noPlan,
    proposal: row.proposal && proposalOf(row.proposal, full),
    history: { undo: plan?.base ?? null, redo: row.redo.at(-1) ?? null, versions },
    bookings: row.bookings,
    problem: row.problem,
    world,
    createdAt: row.createdAt.toISOString(),
    revision: row.revision,
  };
}

function proposalOf(stored: StoredProposal, full: ReadonlyMap<number, PlanVersion>): Proposal | null {
  if (stored.kind !== "plan") return stored;
  const version = full.get(stored.version);
  return version ? { kind: "plan", version } : null;
}
