import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import { type ImportedElicitationRun, importElicitationRun } from "../elicitation/import-run";
import { type ImportedBenchRun, importBenchRun } from "./import-bench-run";
import { type Read, readHere } from "./reading/readings";

type ImportedRun =
  | ({ readonly kind: "run" } & ImportedBenchRun)
  | ({ readonly kind: "dialogs" } & ImportedElicitationRun);

/** Imports what a `bench` command left in a folder: with a run.json it is a run of an agent, without one of elicitation. */
export async function importRun(
  database: Database,
  folder: string,
  name = basename(resolve(folder)),
  read: Read = readHere,
): Promise<Result<ImportedRun>> {
  if (existsSync(join(folder, "run.json"))) {
    const run = await importBenchRun(database, folder, name, read);
    return run.ok ? ok({ kind: "run", ...run.value }) : run;
  }
  const run = await importElicitationRun(database, folder, name, read);
  return run.ok ? ok({ kind: "dialogs", ...run.value }) : run;
}
