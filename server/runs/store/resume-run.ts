import { and, eq, sql } from "drizzle-orm";
import { type Database, runs } from "@/db";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { RunView } from "@/server/views";
import { readRun } from "./read-runs";

/** Lets a run that was stopped go on with the trials that are not finished; whether it was stopped. A limit that it has used up stops it again. */
export async function resumeRun(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .update(runs)
    .set({ status: "queued", problem: null, endedAt: null, revision: sql`${runs.revision} + 1` })
    .where(and(eq(runs.id, id), eq(runs.status, "stopped")))
    .returning({ id: runs.id });
  return rows.length > 0;
}

/** The same, with the reason where it cannot go on. Problems: "not_found", "bad_input" (a submission, or a run that was not stopped). */
export async function resumeStoppedRun(database: Database, id: string): Promise<Result<null>> {
  return (await resumeRun(database, id)) ? ok(null) : fail(refusal(id, await readRun(database, id)));
}

function refusal(id: string, view: RunView | null): Problem {
  if (view === null) return { code: "not_found", message: `There is no run "${id}". See: runs list.` };
  const { status, kind } = view.run;
  if (kind === "submission") return { code: "bad_input", message: `"${id}" is a submission: it was run elsewhere.` };
  return { code: "bad_input", message: `Only a stopped run can be resumed, and "${id}" is ${status}.` };
}
