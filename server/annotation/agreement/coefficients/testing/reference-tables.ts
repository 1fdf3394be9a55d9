import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const figure = z.number().nullable();
const tableSchema = z.object({
  /** One row for each rater, one digit for each unit; a dot where the rater gave none. */
  rows: z.array(z.string().max(50)).min(2).max(10),
  points: z.int().min(2).max(10),
  /** Nominal, ordinal, interval. */
  alphas: z.tuple([figure, figure, figure]),
  /** Of the first two raters: unweighted, linear, quadratic. */
  kappas: z.tuple([figure, figure, figure]),
  /** Spearman's, of the first two raters. */
  rho: figure,
});
const referenceSchema = z.object({
  versions: z.record(z.string().max(40), z.string().max(20)),
  tables: z.array(tableSchema).max(2_000),
});

/** Random tables and what published implementations give for them, by training/agreement/reference_tables.py. */
export function referenceTables() {
  const file = join(import.meta.dirname, "reference-tables.json.gz");
  return referenceSchema.parse(JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")));
}

/** The answers to each unit, those that are there. */
export function unitsOf(rows: readonly string[]): number[][] {
  const units = [...(rows[0] ?? "")].map((_, at) => rows.map((row) => row[at] ?? "."));
  return units.map((unit) => unit.filter((answer) => answer !== ".").map(Number));
}

/** The answers of the first two raters to the units that both answered. */
export function pairsOf([one = "", other = ""]: readonly string[]): [number, number][] {
  const pairs = [...one].map((answer, at): [string, string] => [answer, other[at] ?? "."]);
  return pairs
    .filter((pair) => !pair.includes("."))
    .map(([answer, otherAnswer]) => [Number(answer), Number(otherAnswer)]);
}
