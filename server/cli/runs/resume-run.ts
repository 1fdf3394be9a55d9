import { readRun, resumeRun as resume } from "@/server/runs";
import { fail, type Problem, type RunView } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Lets a run that was stopped go on with what is not finished; the app and its workers play it. */
export function resumeRun(terminal: Terminal, id: string): Promise<ExitCode> {
  return withDatabase(async ({ database }) => {
    if (!(await resume(database, id))) return requireValue(fail(refusal(id, await readRun(database, id))));
    await terminal.print("It goes on where a worker or the app is running.");
    return EXIT.done;
  });
}

/** Why a run cannot go on. */
function refusal(id: string, view: RunView | null): Problem {
  if (view === null) return { code: "not_found", message: `There is no run "${id}". See: runs list.` };
  const { status, kind } = view.run;
  if (kind === "submission") return { code: "bad_input", message: `"${id}" is a submission: it was played elsewhere.` };
  return { code: "bad_input", message: `Only a run that was stopped can go on, and "${id}" is ${status}.` };
}
