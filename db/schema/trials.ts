import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { type Trial, type TrialResult, trialSchema } from "@/server/views";
import { episodes } from "./episodes";
import { oneOf } from "./one-of";
import { runs } from "./runs";

const TRIAL_STATUSES = trialSchema.shape.status.options;

/** Every task of a run, as often as it is tried. What is finished here is never played again. */
export const trials = pgTable(
  "trials",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** The benchmark's name of the task. */
    taskId: text("task_id").notNull(),
    /** From 0. */
    trial: integer("trial").notNull(),
    /** Of the task in its file: trials are played and listed in this order. */
    position: integer("position").notNull(),
    status: text("status").$type<Trial["status"]>().notNull(),
    /** How often it was begun. */
    attempts: integer("attempts").notNull().default(0),
    /** Of the attempt under way or the finished one. */
    episodeId: uuid("episode_id").references(() => episodes.id, { onDelete: "set null" }),
    result: jsonb("result").$type<TrialResult>(),
    /** The run's revision at its last change. */
    revision: integer("revision").notNull().default(0),
    finishedAt: timestamp("finished_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.taskId, table.trial] }),
    index("trials_next").on(table.runId, table.status, table.trial, table.position),
    index("trials_finished").on(table.runId, table.finishedAt),
    index("trials_episode").on(table.episodeId),
    index("trials_revision").on(table.runId, table.revision),
    oneOf("trials_status_known", table.status, TRIAL_STATUSES),
  ],
);
export type TrialRow = typeof trials.$inferSelect;
