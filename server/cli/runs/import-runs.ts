import { type ImportedRun, importRun } from "@/server/runs";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Each folder is brought in whole or not at all; the first that cannot be ends the command, and those before it stay. */
export function importRuns(
  terminal: Terminal,
  folders: readonly string[],
  { json }: { json?: true },
): Promise<ExitCode> {
  return withDatabase(async ({ database }) => {
    const runs: ImportedRun[] = [];
    for (const folder of folders) {
      const run = requireValue(await importRun(database, folder));
      runs.push(run);
      if (!json) await terminal.print(sentence(run));
    }
    if (json) await terminal.print(JSON.stringify({ runs }));
    return EXIT.done;
  });
}

function sentence(run: ImportedRun): string {
  const what = `${run.name}: ${contents(run)}`;
  return run.isNew ? `${what}; brought in as run ${run.id}.` : `${what}; there already as run ${run.id}.`;
}

function contents(run: ImportedRun): string {
  if (run.benchmark === "travelplanner") return `${run.agent}, ${run.trials.toLocaleString("en-US")} trials`;
  const { policy, simulator, judge, dialogs } = run;
  return `${policy}, ${dialogs.toLocaleString("en-US")} dialogs with simulator "${simulator}", judged by ${judge}`;
}
