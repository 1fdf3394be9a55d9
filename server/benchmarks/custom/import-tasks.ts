import { parse } from "csv-parse/sync";
import { z } from "zod";
import { checkShape, filledLines, parseJson, readTextFile } from "@/server/episodes";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { TaskFiles } from "../benchmark";
import { type OwnTask, ownTaskSchema, SCORER_NAMES } from "./task";

const MOST_TASKS = 5_000;
const NAMED = ["id", "text", "today", "scorer", "expected", "request"];

/** A row as it is written: by CSV all texts, by JSON Lines values. */
const rowSchema = z.record(z.string().max(100), z.json());
type Row = z.infer<typeof rowSchema>;
interface PlacedRow {
  readonly row: Row;
  readonly where: NonNullable<Problem["where"]>;
}

/**
 * Tasks of a CSV file (with a head) or of JSON Lines, as the file's name ends. Columns: id, text, and optional today, scorer, expected,
 * request (JSON); every other one is a facet. `scorer` is that of rows without one. Problems name file, line and field.
 */
export function importOwnTasks({ tasks: file, scorer = "delivered" }: TaskFiles): Result<OwnTask[]> {
  if (file === undefined) return fail({ code: "bad_input", message: "Name the file of tasks." });
  const usual = z.enum(SCORER_NAMES).safeParse(scorer);
  if (!usual.success) {
    return fail({ code: "bad_input", message: `There is no scorer "${scorer}". Scorers: ${SCORER_NAMES.join(", ")}.` });
  }
  const text = readTextFile(file);
  if (!text.ok) return text;
  const rows = /\.csv$/i.test(file) ? rowsOfTable(text.value, file) : rowsOfLines(text.value, file);
  if (!rows.ok) return rows;
  if (rows.value.length === 0) return fail({ code: "bad_file", message: "The file has no tasks.", where: { file } });
  if (rows.value.length > MOST_TASKS) {
    return fail({ code: "bad_file", message: `The file has more than ${MOST_TASKS} tasks.`, where: { file } });
  }
  const lineOf = new Map<string, number | undefined>();
  const tasks: OwnTask[] = [];
  for (const { row, where } of rows.value) {
    const task = taskOf(row, usual.data, where);
    if (!task.ok) return task;
    const { id } = task.value;
    if (lineOf.has(id)) {
      const message = `The task "${id}" is already in line ${lineOf.get(id)}.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    lineOf.set(id, where.line);
    tasks.push(task.value);
  }
  return ok(tasks);
}

function taskOf(row: Row, usual: string, where: PlacedRow["where"]): Result<OwnTask> {
  const request = requestOf(row.request, where);
  if (!request.ok) return request;
  const facets = Object.entries(row).filter(([name, value]) => !NAMED.includes(name) && !isEmpty(value));
  const nested = facets.find(([, value]) => typeof value === "object");
  if (nested !== undefined) {
    return fail({
      code: "bad_file",
      message: "Write a short text or a number.",
      where: { ...where, field: nested[0] },
    });
  }
  return checkShape(
    {
      id: isEmpty(row.id) ? undefined : String(row.id),
      text: row.text,
      today: isEmpty(row.today) ? null : row.today,
      scorer: isEmpty(row.scorer) ? usual : row.scorer,
      expected: isEmpty(row.expected) ? null : String(row.expected),
      request: request.value,
      facets: Object.fromEntries(facets.map(([name, value]) => [name, String(value)])),
    },
    ownTaskSchema,
    where,
  );
}

/** A table's cell holds it as text. */
function requestOf(value: Row[string] | undefined, where: PlacedRow["where"]): Result<unknown> {
  if (isEmpty(value)) return ok(null);
  return typeof value === "string" ? parseJson(value, z.unknown(), { ...where, field: "request" }) : ok(value);
}

function isEmpty(value: Row[string] | undefined): boolean {
  return value === undefined || value === null || value === "";
}

function rowsOfLines(text: string, file: string): Result<PlacedRow[]> {
  const rows: PlacedRow[] = [];
  for (const { text: line, number } of filledLines(text)) {
    const where = { file, line: number };
    const row = parseJson(line, rowSchema, where);
    if (!row.ok) return row;
    rows.push({ row: row.value, where });
  }
  return ok(rows);
}

const tableSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);

function rowsOfTable(text: string, file: string): Result<PlacedRow[]> {
  try {
    const records: unknown = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true, info: true });
    return ok(
      tableSchema.parse(records).map(({ record, info }) => ({ row: record, where: { file, line: info.lines } })),
    );
  } catch (error) {
    const line =
      error instanceof Error && "lines" in error && typeof error.lines === "number" ? error.lines : undefined;
    const message = `This is not a table: ${error instanceof Error ? error.message : String(error)}`;
    return fail({ code: "bad_file", message, where: { file, ...(line !== undefined && { line }) } });
  }
}
