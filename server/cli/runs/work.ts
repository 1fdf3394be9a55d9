import { openJobs } from "@/server/jobs";
import { startWorker } from "@/server/runs";
import { fail } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

/** Plays trials of the runs of a Postgres database, alongside the app and other workers, until a signal ends it. */
export function work(terminal: Terminal, { runners }: { runners: number }): Promise<ExitCode> {
  if (!process.env.DATABASE_URL) {
    const message =
      "A worker shares its database with the app, and the embedded one belongs to a single process. Set DATABASE_URL to a Postgres database; without one the app executes the trials itself.";
    return Promise.resolve(requireValue(fail({ code: "bad_input", message })));
  }
  return withDatabase(async (opened) => {
    const report = (error: unknown) => terminal.note(error instanceof Error ? error.message : String(error));
    const jobs = await openJobs(opened, report);
    const worker = await startWorker({ opened, jobs, runners, report });
    terminal.note(`Executing ${runners} trials at a time. Stop with Ctrl+C; running trials are released.`);
    await signalled();
    terminal.note("Releasing running trials …");
    await worker.stop();
    await jobs.stop();
    return EXIT.done;
  });
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGTERM", resolve);
    process.once("SIGINT", resolve);
  });
}
