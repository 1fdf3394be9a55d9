import { parse } from "csv-parse/sync";
import { z } from "zod";
import { checkShape, readTextFile, type Task } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail, localDateSchema, ok, type Result } from "@/server/trip";

export type ReferenceLegs = NonNullable<Task["referenceLegs"]>;

/** Files of queries are of one of the two published sets; the legs name theirs in their first column. */
export const querySetSchema = z.enum(["train", "validation"]);
export type QuerySet = z.infer<typeof querySetSchema>;

/** The set that a file of queries says it is of by its name, and then the other. */
export function querySetsOf(file: string): QuerySet[] {
  return /train/i.test(file.split(/[\\/]/).at(-1) ?? "") ? ["train", "validation"] : ["validation", "train"];
}

const rowSchema = z.object({
  set: querySetSchema,
  idx: z.coerce.number().int(),
  leg: z.coerce.number().int().min(1),
  origin: z.string().min(1),
  dest: z.string().min(1),
  date: localDateSchema,
});

/** Where legs of queries may be. */
export interface LegsFile {
  readonly file: string;
  /** Parts of it that the queries may be of, the likelier first. */
  readonly parts: readonly QuerySet[];
  /** Whether the file or its part was named, and not just found next to the queries: then it must hold their legs. */
  readonly named: boolean;
}

/**
 * The legs of queries by their idx. Both parts of the file have each idx, so a part whose legs begin elsewhere than the queries is not
 * theirs. "bad_input" where a file that was named has none of theirs.
 */
export function readLegsOf(
  queries: readonly TravelplannerQuery[],
  { file, parts, named }: LegsFile,
): Result<ReadonlyMap<number, ReferenceLegs>> {
  for (const part of parts) {
    const all = readReferenceLegs(file, part);
    if (!all.ok) return all;
    const own = queries.flatMap(({ idx, org }) => {
      const legs = all.value.get(idx);
      return legs === undefined ? [] : [{ idx, legs, begins: legs[0]?.origin === org }];
    });
    if (own.length > 0 && own.every(({ begins }) => begins))
      return ok(new Map(own.map(({ idx, legs }) => [idx, legs])));
  }
  if (!named) return ok(new Map());
  const message = `The file has no legs of these queries (${parts.join(", ")}): legs of their idx are missing or begin elsewhere. Name another file with --legs, or the part with --set.`;
  return fail({ code: "bad_input", message, where: { file } });
}

/** Reads `reference_legs.csv`: the legs of each query of a set by its idx, in their order. Errors name file, line and field. */
function readReferenceLegs(file: string, set: QuerySet): Result<ReadonlyMap<number, ReferenceLegs>> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  let records: unknown[];
  try {
    records = parse(text.value, { bom: true, columns: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    const message = `This is not a table: ${error instanceof Error ? error.message : String(error)}`;
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
