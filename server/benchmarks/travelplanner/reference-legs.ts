import { parse } from "csv-parse/sync";
import { z } from "zod";
import { checkShape, readTextFile, type Task } from "@/server/episodes";
import { fail, localDateSchema, ok, type Result } from "@/server/trip";

export type ReferenceLegs = NonNullable<Task["referenceLegs"]>;

/** Files of queries are of one of the two published sets; the legs name theirs in their first column. */
export const querySetSchema = z.enum(["train", "validation"]);
export type QuerySet = z.infer<typeof querySetSchema>;

/** The set that a file of queries says it is of, by its name. */
export function querySetOf(file: string): QuerySet {
  return /train/i.test(file.split(/[\\/]/).at(-1) ?? "") ? "train" : "validation";
}

const rowSchema = z.object({
  set: querySetSchema,
  idx: z.coerce.number().int(),
  leg: z.coerce.number().int().min(1),
  origin: z.string().min(1),
  dest: z.string().min(1),
  date: localDateSchema,
});

/** Reads `reference_legs.csv`: the legs of each query of a set by its idx, in their order. Errors name file, line and field. */
export function readReferenceLegs(file: string, set: QuerySet): Result<ReadonlyMap<number, ReferenceLegs>> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  let records: unknown[];
  try {
    records = parse(text.value, { bom: true, columns: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    const message = `This is no table: ${error instanceof Error ? error.message : String(error)}`;
    return fail({ code: "bad_file", message, where: { file } });
  }
  const rows: z.infer<typeof rowSchema>[] = [];
  for (const [index, record] of records.entries()) {
    const row = checkShape(record, rowSchema, { file, line: index + 2 });
    if (!row.ok) return row;
    if (row.value.set === set) rows.push(row.value);
  }
  const legs = new Map<number, ReferenceLegs>();
  for (const { idx, origin, dest, date } of rows.sort((a, b) => a.leg - b.leg)) {
    legs.set(idx, [...(legs.get(idx) ?? []), { origin, destination: dest, date }]);
  }
  return ok(legs);
}
