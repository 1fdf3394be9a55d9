import { and, eq, inArray, sql } from "drizzle-orm";
import { type Database, runs } from "@/db";

/** Ends a run that has not ended; whether it had not. Trials under way are stopped by their workers; what is finished stays. */
export async function cancelRun(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .update(runs)
    .set({ status: "cancelled", endedAt: new Date(), revision: sql`${runs.revision} + 1` })
    .where(and(eq(runs.id, id), inArray(runs.status, ["queued", "running"])))
    .returning({ id: runs.id });
  return rows.length > 0;
}
