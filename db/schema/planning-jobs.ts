import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PlanProgress, TripRequest } from "@/server/trip";
import { episodes } from "./episodes";

/** Searches that wait or run, at most one for a trip; a row goes when its search ends. */
export const planningJobs = pgTable("planning_jobs", {
  tripId: uuid("trip_id")
    .primaryKey()
    .references(() => episodes.id, { onDelete: "cascade" }),
  /** Tells a search from an earlier one of the same trip. */
  id: uuid("id").notNull(),
  purpose: text("purpose").$type<"plan" | "replan">().notNull(),
  /** What is searched for. */
  request: jsonb("request").$type<TripRequest>().notNull(),
  /** Of a re-plan: changes of demands in words. */
  changes: jsonb("changes").$type<string[]>().notNull(),
  /** Of a re-plan: sequence number of the event that asked for it; null in searches from before it was kept. */
  asked: integer("asked"),
  progress: jsonb("progress").$type<PlanProgress>(),
  /** How often it began; a search that keeps stopping the server is given up. */
  attempts: integer("attempts").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  /** Also the sign of life of the server that works at it. */
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
export type PlanningJobRow = typeof planningJobs.$inferSelect;
