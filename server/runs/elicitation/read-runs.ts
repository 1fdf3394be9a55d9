import { desc, inArray } from "drizzle-orm";
import { type Database, elicitationRuns } from "@/db";
import type { ElicitationSummary } from "@/server/trip";

/** What of a summary grows with its figures. */
type Detailed = "byRound" | "spread" | "scoreDistributions" | "byLength" | "breakdown" | "correlations" | "errors";

/** A run in a list: its identity and its means. */
export interface ElicitationRunListItem {
  readonly id: string;
  /** Of the folder that it came from. */
  readonly name: string;
  readonly importedAt: string;
  readonly means: Omit<ElicitationSummary, Detailed>;
}

/** A run with all that its figures show. */
export interface ElicitationRunDetail extends Omit<ElicitationRunListItem, "means"> {
  readonly summary: ElicitationSummary;
}

/** Every imported run, the newest first. */
export async function listElicitationRuns(database: Database): Promise<ElicitationRunListItem[]> {
  const rows = await database
    .select()
    .from(elicitationRuns)
    .orderBy(desc(elicitationRuns.importedAt), elicitationRuns.id);
  return rows.map(({ id, name, importedAt, summary }) => ({
    id,
    name,
    importedAt: importedAt.toISOString(),
    means: meansOf(summary),
  }));
}

/** The runs of these ids in the order asked for; ids that are no run's are left out. */
export async function readElicitationRuns(database: Database, ids: readonly string[]): Promise<ElicitationRunDetail[]> {
  const rows = await database
    .select()
    .from(elicitationRuns)
    .where(inArray(elicitationRuns.id, [...ids]));
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row === undefined ? [] : [toDetail(row)];
  });
}

function toDetail({ id, name, importedAt, summary }: typeof elicitationRuns.$inferSelect): ElicitationRunDetail {
  return { id, name, importedAt: importedAt.toISOString(), summary };
}

function meansOf(summary: ElicitationSummary): ElicitationRunListItem["means"] {
  const { byRound, spread, scoreDistributions, byLength, breakdown, correlations, errors, ...means } = summary;
  return means;
}
