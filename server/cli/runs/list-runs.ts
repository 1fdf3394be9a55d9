import { listRuns as readRuns } from "@/server/runs";
import type { RunListItem } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Runs and submissions, the newest first. */
export function listRuns(terminal: Terminal, { json }: { json?: true }): Promise<ExitCode> {
  return withDatabase(async ({ database }) => {
    const runs = await readRuns(database, { agent: null, model: null, status: null, text: null });
    if (json) await terminal.print(JSON.stringify({ runs }));
    else await terminal.print(runs.length === 0 ? "There are no runs." : runs.map(line).join("\n"));
    return EXIT.done;
  });
}

function line({ id, name, kind, status, finished, total, rates, scripted }: RunListItem): string {
  const final = rates === null ? "" : `, final ${(100 * rates.final).toFixed(1)} %`;
  const label = scripted ? ", scripted" : "";
  return `${id}  ${kind === "submission" ? "submission " : ""}${name}: ${status}, ${finished} of ${total}${final}${label}`;
}
