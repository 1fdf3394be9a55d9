import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import {
  COMMONSENSE_CHECKS,
  hardConstraintsAsked,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "@/server/scoring";
import { fail, localDateSchema, ok, type Result } from "@/server/trip";
import type { BenchmarkTask, TaskFiles } from "../benchmark";
import { readQueries } from "./queries";
import { type QuerySet, querySetSchema, querySetsOf, type ReferenceLegs, readLegsOf } from "./reference-legs";

/** A query as it was published, with the reference legs of sole planning; null where none were given. */
export interface QueryTask {
  readonly query: TravelplannerQuery;
  readonly legs: ReferenceLegs | null;
}

export const LEGS_FILE = "reference_legs.csv";
const MOST_LEGS = 50;

export const queryTaskSchema: z.ZodType<QueryTask> = z.object({
  query: travelplannerQuerySchema,
  legs: z
    .array(z.object({ origin: z.string().max(200), destination: z.string().max(200), date: localDateSchema }))
    .min(1)
    .max(MOST_LEGS)
    .nullable(),
});

/** The queries of a file; legs are those of `legs`, else of reference_legs.csv next to the queries where it is there. */
export function importQueries({ queries, legs, set }: TaskFiles): Result<QueryTask[]> {
  if (queries === undefined) return fail({ code: "bad_input", message: "Name the file of queries." });
  const part = querySetSchema.optional().safeParse(set);
  if (!part.success) return fail({ code: "bad_input", message: "The set is either train or validation." });
  const read = readQueries(queries);
  if (!read.ok) return read;
  const found = legsOf(read.value, { queries, legs, set: part.data });
  if (!found.ok) return found;
  return ok(read.value.map((query) => ({ query, legs: found.value.get(query.idx) ?? null })));
}

function legsOf(
  all: readonly TravelplannerQuery[],
  { queries, legs, set }: { queries: string; legs: string | undefined; set: QuerySet | undefined },
): Result<ReadonlyMap<number, ReferenceLegs>> {
  const defaultFile = join(dirname(queries), LEGS_FILE);
  const file = legs ?? (existsSync(defaultFile) ? defaultFile : undefined);
  if (file === undefined) return ok(new Map());
  const parts = set === undefined ? querySetsOf(queries) : [set];
  return readLegsOf(all, { file, parts, named: (legs ?? set) !== undefined });
}

export function describeQuery({ query }: QueryTask): Omit<BenchmarkTask, "content"> {
  return {
    id: String(query.idx),
    text: query.query,
    facets: { level: query.level, days: String(query.days) },
    counts: [...COMMONSENSE_CHECKS, ...hardConstraintsAsked(query)],
  };
}
