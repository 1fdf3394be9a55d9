import { eq, inArray, sql } from "drizzle-orm";
import { type Database, searchProgress } from "@/db";
import type { PlanProgress } from "@/server/trip";

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** How far the searches for trips are, for anyone who looks at a trip, on this server or another. */
export function createProgressStore(database: Database) {
  return {
    async read(tripId: string): Promise<PlanProgress | null> {
      const isIts = eq(searchProgress.tripId, tripId);
      const [row] = await database.select({ progress: searchProgress.progress }).from(searchProgress).where(isIts);
      return row?.progress ?? null;
    },

    async readAll(tripIds: readonly string[]): Promise<Map<string, PlanProgress>> {
      if (tripIds.length === 0) return new Map();
      const areTheirs = inArray(searchProgress.tripId, [...tripIds]);
      const rows = await database.select().from(searchProgress).where(areTheirs);
      return new Map(rows.map(({ tripId, progress }) => [tripId, progress]));
    },

    async save(tripId: string, progress: PlanProgress): Promise<void> {
      await this.saveAll([{ tripId, progress }]);
    },

    async saveAll(all: readonly { readonly tripId: string; readonly progress: PlanProgress }[]): Promise<void> {
      if (all.length === 0) return;
      await database
        .insert(searchProgress)
        .values([...all])
        .onConflictDoUpdate({
          target: searchProgress.tripId,
          set: { progress: sql`excluded.progress`, updatedAt: sql`now()` },
        });
    },

    async remove(...tripIds: string[]): Promise<void> {
      await database.delete(searchProgress).where(inArray(searchProgress.tripId, tripIds));
    },
  };
}
