import type { StoredProposal, StoredReplan, TripRow, TripVersionRow } from "@/db";
import { type PlanVersion, tripTitle, type VersionSummary } from "@/server/trip";
import type { Proposal, TripView } from "@/server/views";
import type { EpisodeHeader } from "../episode";
import type { StoredHeader } from "../store/stored-header";

/** A trip as its episode tells it; how far a search under way is, is not part of it. */
export interface TripProjection {
  readonly header: StoredHeader;
  readonly view: Omit<TripView, "search">;
  /** The other plan that is still pending; null: none is. */
  readonly replan: StoredReplan | null;
}

/** A version as its row keeps it. */
export function toPlanVersion(row: TripVersionRow): PlanVersion {
  const { tripId: _, costMinor: __, costFromMinor: ___, currency: ____, broken: _____, at, ...version } = row;
  return { ...version, at: at.toISOString() };
}

type SummarizedRow = Pick<
  TripVersionRow,
  "number" | "base" | "cause" | "costMinor" | "costFromMinor" | "currency" | "broken" | "at"
>;

/** A version in the list of versions. */
export function summaryOf({
  number,
  base,
  cause,
  costMinor: amountMinor,
  costFromMinor,
  currency,
  broken,
  at,
}: SummarizedRow): VersionSummary {
  return {
    number,
    base,
    cause,
    broken,
    cost: { amountMinor, currency, fromMinor: costFromMinor ?? undefined },
    at: at.toISOString(),
  };
}

/** The trip of a row, with the versions that it shows in full, by number. */
export function viewOf(
  row: TripRow,
  full: ReadonlyMap<number, PlanVersion>,
  versions: VersionSummary[],
  { world }: Pick<EpisodeHeader, "world">,
): TripProjection["view"] {
  const version = row.version === null ? undefined : full.get(row.version);
  const plan = version === undefined ? null : { ...version, request: { ...version.request, notes: row.request.notes } };
  return {
    id: row.id,
    title: row.title ?? tripTitle(row.request),
    text: row.text,
    request: row.request,
    objective: plan?.request.objective ?? row.objective,
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
