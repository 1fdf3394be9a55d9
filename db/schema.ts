import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Check, Objective, PlanProgress, PlanResult, TripRequest, TripStatus } from "@/server/trip";

/** One planned journey: what was asked, how far planning is, and what came of it. */
export const trips = pgTable("trips", {
  /** Random, so that knowing it is the permission to read the trip. */
  id: uuid("id").primaryKey(),
  /** What the traveller typed. */
  text: text("text").notNull(),
  request: jsonb("request").$type<TripRequest>().notNull(),
  objective: text("objective").$type<Objective>().notNull(),
  worldName: text("world_name").notNull(),
  worldSource: text("world_source").notNull(),
  worldHash: text("world_hash").notNull(),
  status: text("status").$type<TripStatus>().notNull(),
  progress: jsonb("progress").$type<PlanProgress>(),
  result: jsonb("result").$type<PlanResult>(),
  checks: jsonb("checks").$type<Check[]>().notNull(),
  problem: text("problem"),
  /** How often planning began; a trip that keeps stopping the server is given up. */
  attempts: integer("attempts").notNull().default(0),
  /** Counts the changes, so that a watcher that reconnects knows what it has seen. */
  revision: integer("revision").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  /** Also the sign of life of the server that plans it. */
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

export type TripRow = typeof trips.$inferSelect;
