import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import { type ImportedElicitationRun, importElicitationRun } from "../elicitation/import-run";
import { type ImportedBenchRun, importBenchRun } from "./import-bench-run";

export type ImportedRun =
  | ({ readonly benchmark: "travelplanner" } & ImportedBenchRun)
  | ({ readonly benchmark: "elicitation" } & ImportedElicitationRun);

/** Brings in what a `bench` command left in a folder: with a run.json it is a run of an agent, without one of elicitation. */
export async function importRun(database: Database, folder: string): Promise<Result<ImportedRun>> {
  if (existsSync(join(folder, "run.json"))) {
    const run = await importBenchRun(database, folder);
    return run.ok ? ok({ benchmark: "travelplanner", ...run.value }) : run;
  }
  const run = await importElicitationRun(database, folder);
  return run.ok ? ok({ benchmark: "elicitation", ...run.value }) : run;
}
