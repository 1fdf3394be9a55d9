import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { querySetSchema, querySetsOf } from "@/server/benchmarks";
import type { TaskFiles } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";

export interface TaskFileOptions {
  legs?: string;
  set?: string;
  name?: string;
}

/** The files that a set of tasks is made of: legs are taken from beside the queries where they lie there. */
export function taskFilesOf(queries: string, { legs, set, name }: TaskFileOptions): Result<TaskFiles> {
  const part = querySetSchema.optional().safeParse(set);
  if (!part.success) return fail({ code: "bad_input", message: "--set is either train or validation." });
  const beside = join(dirname(queries), "reference_legs.csv");
  const file = legs ?? (existsSync(beside) ? beside : null);
  const named = legs ?? set;
  return ok({
    queries,
    legs:
      file === null
        ? null
        : { file, parts: part.data ? [part.data] : querySetsOf(queries), named: named !== undefined },
    name: name ?? basename(queries, extname(queries)),
  });
}
