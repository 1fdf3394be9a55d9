import { resumeRun as resume } from "@/server/runs";
import { fail } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Lets a run that was stopped go on with what is not finished; the app and its workers play it. */
export function resumeRun(terminal: Terminal, id: string): Promise<ExitCode> {
  return withDatabase(async ({ database }) => {
    if (!(await resume(database, id))) {
      return requireValue(fail({ code: "not_found", message: `No run "${id}" was stopped. See: runs list.` }));
    }
    await terminal.print("It goes on where a worker or the app is running.");
    return EXIT.done;
  });
}
