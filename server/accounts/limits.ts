import { randomUUID } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { type Database, rateLimits } from "@/db";

/** At most `max` tries in a window of so many seconds. */
export interface Limit {
  readonly window: number;
  readonly max: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** Longer than any limit's window: what is older is forgotten. */
const FORGET_AFTER_SECONDS = 3_600;

/**
 * Counts tries in the database, so that they outlive a restart and hold for all servers on it. A window begins with
 * its first try. Counting and judging is one statement: tries at the same moment cannot all pass.
 */
export function createLimits(database: Database, now: () => number = Date.now) {
  return {
    /** Takes a try of the key's; `retryAfter` says in how many seconds there is one again. */
    async consume(key: string, { window, max }: Limit): Promise<{ allowed: boolean; retryAfter: number | null }> {
      const time = now();
      // Also where the clock was set back: nobody waits for the time that it was to come again.
      const isOver = sql`abs(${time}::bigint - ${rateLimits.lastRequest}) >= ${window * 1_000}`;
      const [row] = await database
        .insert(rateLimits)
        .values({ id: randomUUID(), key, count: 1, lastRequest: time })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            lastRequest: sql`case when ${isOver} then ${time} else ${rateLimits.lastRequest} end`,
          },
        })
        .returning();
      if (row === undefined) throw new Error("The try was not counted.");
      if (row.count === 1)
        await database.delete(rateLimits).where(lt(rateLimits.lastRequest, time - FORGET_AFTER_SECONDS * 1_000));
      if (row.count <= max) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.lastRequest + window * 1_000 - time) / 1_000)) };
    },

    /** Gives a try back that turned out to be none. */
    async giveBack(key: string): Promise<void> {
      await database
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },
  };
}
