import { and, asc, count, desc, eq, getTableColumns, gte, lt, type SQL } from "drizzle-orm";
import { type Database, elicitationDialogs, elicitationRuns } from "@/db";
import { type DialogRecord, type ElicitationSummary, fail, ok, type Result } from "@/server/trip";

/** What lists of dialogs are sorted and filtered by; "position" is the order of the file. */
export const DIALOG_MEASURES = [
  "position",
  "rounds",
  "overall",
  "critical",
  "planPriority",
  "proactive",
  "clarification",
  "total",
  "reward",
] as const;
export type DialogMeasure = (typeof DIALOG_MEASURES)[number];

export interface DialogQuery {
  readonly runId: string;
  readonly sortBy: DialogMeasure;
  readonly descending: boolean;
  /** Only dialogs whose measure is at least `from` and below `below`; null: every dialog. */
  readonly filter: {
    readonly measure: DialogMeasure;
    readonly from: number | null;
    readonly below: number | null;
  } | null;
  /** Dialogs to skip. */
  readonly offset: number;
  readonly limit: number;
}

export interface DialogListItem extends Record<DialogMeasure, number> {
  /** The traveler's first words. */
  readonly opening: string;
}

export interface DialogPage {
  readonly dialogs: readonly DialogListItem[];
  /** How many pass the filter, on all pages. */
  readonly total: number;
}

/** One page of a run's dialogs; dialogs of equal measure stand in the order of the file. */
export async function listDialogs(database: Database, query: DialogQuery): Promise<DialogPage> {
  const where = and(eq(elicitationDialogs.runId, query.runId), ...conditions(query.filter));
  const { runId: _, record: __, ...columns } = getTableColumns(elicitationDialogs);
  const direction = query.descending ? desc : asc;
  const dialogs = await database
    .select(columns)
    .from(elicitationDialogs)
    .where(where)
    .orderBy(direction(elicitationDialogs[query.sortBy]), asc(elicitationDialogs.position))
    .offset(query.offset)
    .limit(query.limit);
  const [counted] = await database.select({ total: count() }).from(elicitationDialogs).where(where);
  return { dialogs, total: counted?.total ?? 0 };
}

/** One dialog by its place in the run; null when there is none. */
export async function readDialog(database: Database, runId: string, position: number): Promise<DialogRecord | null> {
  const [row] = await database
    .select({ record: elicitationDialogs.record })
    .from(elicitationDialogs)
    .where(and(eq(elicitationDialogs.runId, runId), eq(elicitationDialogs.position, position)));
  return row?.record ?? null;
}

/** Every dialog of a run in the order of its file. Problems: "not_found". */
export async function readElicitationDialogs(
  database: Database,
  runId: string,
): Promise<Result<{ summary: ElicitationSummary; dialogs: DialogRecord[] }>> {
  const [run] = await database
    .select({ summary: elicitationRuns.summary })
    .from(elicitationRuns)
    .where(eq(elicitationRuns.id, runId));
  if (run === undefined) {
    return fail({ code: "not_found", message: "There is no elicitation run of this id. Import its folder first." });
  }
  const rows = await database
    .select({ record: elicitationDialogs.record })
    .from(elicitationDialogs)
    .where(eq(elicitationDialogs.runId, runId))
    .orderBy(asc(elicitationDialogs.position));
  return ok({ summary: run.summary, dialogs: rows.map(({ record }) => record) });
}

function conditions(filter: DialogQuery["filter"]): SQL[] {
  if (filter === null) return [];
  const column = elicitationDialogs[filter.measure];
  return [
    ...(filter.from === null ? [] : [gte(column, filter.from)]),
    ...(filter.below === null ? [] : [lt(column, filter.below)]),
  ];
}
