import { basename, resolve } from "node:path";
import { type Database, elicitationDialogs, elicitationRuns } from "@/db";
import { ok, type Result } from "@/server/trip";
import { type Read, type Reading, readHere } from "../imports/reading/readings";
import { dialogRow } from "./dialog-row";

export interface ImportedElicitationRun {
  readonly id: string;
  readonly name: string;
  readonly policy: string;
  readonly simulator: string;
  readonly judge: string;
  readonly dialogs: number;
  /** False: it had been brought in before, and nothing changed. */
  readonly isNew: boolean;
}

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 100;

/**
 * Brings a folder of `bench elicitation` into the database, whole or not at all. The same content again is the same run. Problems: "bad_input"
 * (no such folder), "bad_file" with file, line and field.
 */
export async function importElicitationRun(
  database: Database,
  folder: string,
  name = basename(resolve(folder)),
  read: Read = readHere,
): Promise<Result<ImportedElicitationRun>> {
  const run = await read("dialogs", { folder });
  if (!run.ok) return run;
  const { about, items: dialogs } = run.value;
  const { id, summary } = about;
  const isNew = await store(database, name, run.value);
  const { policy, simulator, judge } = summary;
  return ok({ id, name, policy, simulator, judge, dialogs: dialogs.length, isNew });
}

function store(database: Database, name: string, { about, items: dialogs }: Reading<"dialogs">): Promise<boolean> {
  const { id, summary } = about;
  return database.transaction(async (transaction) => {
    const added = await transaction
      .insert(elicitationRuns)
      .values({ id, name, summary, dialogs: dialogs.length })
      .onConflictDoNothing()
      .returning({ id: elicitationRuns.id });
    if (added.length === 0) return false;
    const rows = dialogs.map((record, position) => dialogRow(id, position, record));
    for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
      await transaction.insert(elicitationDialogs).values(rows.slice(from, from + ROWS_AT_A_TIME));
    }
    return true;
  });
}
