import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PlanProgress } from "@/server/trip";
import { episodes } from "./episodes";

/** How far the search for a trip is, for anyone who looks at the trip; a row goes when its search ends. */
export const searchProgress = pgTable("search_progress", {
  tripId: uuid("trip_id")
    .primaryKey()
    .references(() => episodes.id, { onDelete: "cascade" }),
  progress: jsonb("progress").$type<PlanProgress>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
