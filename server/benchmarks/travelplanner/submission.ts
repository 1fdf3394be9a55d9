import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import { type SubmissionRow, submissionRowSchema, type TravelplannerQuery } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";

/** A row of a submission with its line in the file. */
interface NumberedRow {
  readonly line: number;
  readonly row: SubmissionRow;
}

export interface MatchedSubmission {
  /** The plan of each query, in the order of the queries; null where the submission has none. */
  readonly plans: readonly SubmissionRow["plan"][];
  /** What the reader should know of the match, in sentences; empty when every row found its query. */
  readonly notes: readonly string[];
}

/**
 * Reads a submission and matches its rows to the queries: by `idx` when the rows have one, else by position as the
 * published evaluator does. Errors name file, line and field.
 */
export function readSubmission(file: string, queries: readonly TravelplannerQuery[]): Result<MatchedSubmission> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const rows: NumberedRow[] = [];
  for (const line of filledLines(text.value)) {
    const row = parseJson(line.text, submissionRowSchema, { file, line: line.number });
    if (!row.ok) return row;
    rows.push({ line: line.number, row: row.value });
  }
  return matchRows(file, rows, queries);
}

function matchRows(
  file: string,
  rows: readonly NumberedRow[],
  queries: readonly TravelplannerQuery[],
): Result<MatchedSubmission> {
  const numbered = rows.filter(({ row }) => row.idx !== undefined);
  if (numbered.length === 0) return byPosition(file, rows, queries);
  const unnumbered = rows.find(({ row }) => row.idx === undefined);
  if (unnumbered) {
    const message = "The row has no idx, but others have one. Give every row its idx, or none.";
    return fail({ code: "bad_file", message, where: { file, line: unnumbered.line, field: "idx" } });
  }
  return byIdx(file, rows, queries);
}

function byPosition(
  file: string,
  rows: readonly NumberedRow[],
  queries: readonly TravelplannerQuery[],
): Result<MatchedSubmission> {
  if (rows.length === queries.length) {
    const pairs = rows.flatMap((row, index) => pairOf(row, queries[index]));
    return withTexts(file, pairs, rows.length, { plans: rows.map(({ row }) => row.plan), notes: [] });
  }
  const message = `The rows have no idx, so row i belongs to query i, but there are ${rows.length} rows for ${queries.length} queries.`;
  return fail({ code: "bad_file", message, where: { file } });
}

function byIdx(
  file: string,
  rows: readonly NumberedRow[],
  queries: readonly TravelplannerQuery[],
): Result<MatchedSubmission> {
  const planOf = new Map<number | undefined, SubmissionRow["plan"]>();
  for (const { line, row } of rows) {
    if (planOf.has(row.idx)) {
      const message = `idx ${row.idx} occurs twice; each query takes one plan.`;
      return fail({ code: "bad_file", message, where: { file, line, field: "idx" } });
    }
    planOf.set(row.idx, row.plan);
  }
  const missing = queries.filter(({ idx }) => !planOf.has(idx)).map(({ idx }) => idx);
  const known = new Set(queries.map(({ idx }) => idx));
  const extra = rows.filter(({ row }) => row.idx === undefined || !known.has(row.idx)).length;
  if (missing.length === queries.length) {
    const message = "No row has the idx of a query. Do the submission and the queries belong together?";
    return fail({ code: "bad_file", message, where: { file, field: "idx" } });
  }
  const notes = [
    ...(missing.length > 0
      ? [`No row for ${missing.length} queries (idx ${missing.join(", ")}): counted as not delivered.`]
      : []),
    ...(extra > 0 ? [`${extra} rows have an idx that no query has: not counted.`] : []),
  ];
  const queryOf = new Map<number | undefined, TravelplannerQuery>(queries.map((query) => [query.idx, query]));
  const pairs = rows.flatMap((row) => pairOf(row, queryOf.get(row.row.idx)));
  return withTexts(file, pairs, rows.length - extra, {
    plans: queries.map(({ idx }) => planOf.get(idx) ?? null),
    notes,
  });
}

/** A row that tells its query's text, with the query that it was matched to. */
interface Pair {
  readonly line: number;
  readonly text: string;
  readonly query: TravelplannerQuery;
}

function pairOf({ line, row }: NumberedRow, query: TravelplannerQuery | undefined): Pair[] {
  const text = plain(row.query ?? "");
  return query === undefined || text === "" ? [] : [{ line, text, query }];
}

/**
 * Sets of queries share their idx: where most of the `matchedRows` tell a text and none is that of its query, the rows are of
 * another set. Fewer are only noted.
 */
function withTexts(
  file: string,
  pairs: readonly Pair[],
  matchedRows: number,
  matched: MatchedSubmission,
): Result<MatchedSubmission> {
  const others = pairs.filter(({ text, query }) => text !== plain(query.query));
  const [first] = others;
  if (first === undefined) return ok(matched);
  if (others.length === pairs.length && others.length > matchedRows / 2) {
    const message = `The row tells another query than idx ${first.query.idx} has, and so do all rows that tell theirs. Do the submission and the queries belong together?`;
    return fail({ code: "bad_file", message, where: { file, line: first.line, field: "query" } });
  }
  const idxs = others.map(({ query }) => query.idx).join(", ");
  const note = `${others.length} rows tell another query than theirs (idx ${idxs}): scored by the query that they were matched to.`;
  return ok({ ...matched, notes: [...matched.notes, note] });
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
