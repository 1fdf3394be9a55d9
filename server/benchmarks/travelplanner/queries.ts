import { readJsonLines } from "@/server/episodes";
import { type TravelplannerQuery, travelplannerQuerySchema } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";

/** Reads a published query file; errors name the file, the line and the field. */
export function readQueries(file: string): Result<TravelplannerQuery[]> {
  const queries = readJsonLines(file, travelplannerQuerySchema);
  if (!queries.ok) return queries;
  if (queries.value.length === 0) {
    return fail({ code: "bad_file", message: "The file has no queries.", where: { file } });
  }
  const seen = new Set<number>();
  for (const { idx } of queries.value) {
    if (seen.has(idx)) {
      return fail({
        code: "bad_file",
        message: `idx ${idx} occurs twice; each query needs its own.`,
        where: { file, field: "idx" },
      });
    }
    seen.add(idx);
  }
  return ok(queries.value);
}
