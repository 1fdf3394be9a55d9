import { and, eq, sql } from "drizzle-orm";
import { type Database, runs } from "@/db";

/** Lets a run that was stopped go on with the trials that are not finished; whether it was stopped. A limit that it has used up stops it again. */
export async function resumeRun(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .update(runs)
    .set({ status: "queued", problem: null, endedAt: null, revision: sql`${runs.revision} + 1` })
    .where(and(eq(runs.id, id), eq(runs.status, "stopped")))
    .returning({ id: runs.id });
  return rows.length > 0;
}
