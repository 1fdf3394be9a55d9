import { resumeStoppedRun } from "@/server/runs";
import { resumedRunSchema } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";

/** Lets a run that was stopped go on with what is not finished; the app and its workers play it. */
export async function resumeRun(terminal: Terminal, id: string): Promise<ExitCode> {
  await carryOut(terminal, { kind: "resume run", id }, resumedRunSchema, ({ database }) =>
    resumeStoppedRun(database, id),
  );
  await terminal.print("It continues once a worker or the app is running.");
  return EXIT.done;
}
