import { closeDatabase, type Database, openDatabase } from "@/db";
import { type ImportedElicitationRun, importElicitationRun } from "@/server/runs";
import { ProblemError } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

/** Each folder is brought in whole or not at all; the first that cannot be ends the command, and those before it stay. */
export async function importRuns(
  terminal: Terminal,
  folders: readonly string[],
  { json }: { json?: true },
): Promise<ExitCode> {
  try {
    const database = await open();
    const runs: ImportedElicitationRun[] = [];
    for (const folder of folders) {
      const run = requireValue(await importElicitationRun(database, folder));
      runs.push(run);
      if (!json) await terminal.print(sentence(run));
    }
    if (json) await terminal.print(JSON.stringify({ runs }));
    return EXIT.done;
  } finally {
    await closeDatabase();
  }
}

function sentence({ id, name, policy, simulator, judge, dialogs, isNew }: ImportedElicitationRun): string {
  const what = `${name}: ${policy}, ${dialogs.toLocaleString("en-US")} dialogs with simulator "${simulator}", judged by ${judge}`;
  return isNew ? `${what}; brought in as run ${id}.` : `${what}; there already as run ${id}.`;
}

async function open(): Promise<Database> {
  try {
    return (await openDatabase()).database;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== "unavailable" || process.env.DATABASE_URL)
      throw error;
    throw new ProblemError({
      code: "unavailable",
      message: `${error.problem.message} Stop the server for a moment and repeat this.`,
    });
  }
}
