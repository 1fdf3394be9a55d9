import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Trial, TrialResult } from "@/server/trip";
import { runs } from "./runs";

/** Every task of a run, as often as it is tried. What is finished here is never played again. */
export const trials = pgTable(
  "trials",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** Of the task in the run's task set. */
    idx: integer("idx").notNull(),
    /** From 0. */
    trial: integer("trial").notNull(),
    /** Of the task in its file: trials are played and listed in this order. */
    position: integer("position").notNull(),
    status: text("status").$type<Trial["status"]>().notNull(),
    /** How often it was begun. */
    attempts: integer("attempts").notNull().default(0),
    /** Of the attempt under way or the finished one. Also tells a later attempt from one that was taken for dead. */
    episodeId: uuid("episode_id"),
    result: jsonb("result").$type<TrialResult>(),
    /** The run's revision at its last change. */
    revision: integer("revision").notNull().default(0),
    /** Sign of life of the worker that plays it. */
    aliveAt: timestamp("alive_at", { withTimezone: true, mode: "date" }),
    finishedAt: timestamp("finished_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.idx, table.trial] }),
    index("trials_status").on(table.runId, table.status),
    index("trials_revision").on(table.runId, table.revision),
  ],
);
export type TrialRow = typeof trials.$inferSelect;
