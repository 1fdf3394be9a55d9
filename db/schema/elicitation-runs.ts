import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { DialogRecord, ElicitationSummary } from "@/server/trip";

/** Runs of `bench elicitation` that were brought in; they never change. */
export const elicitationRuns = pgTable("elicitation_runs", {
  /** Begin of the SHA-256 of the folder's files, in hexadecimal: the same content is the same run. */
  id: text("id").primaryKey(),
  /** The folder's name when it was brought in. */
  name: text("name").notNull(),
  summary: jsonb("summary").$type<ElicitationSummary>().notNull(),
  /** How many rows of `elicitation_dialogs` are its own. */
  dialogs: integer("dialogs").notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

/** Their simulated dialogs; the columns next to the record are what lists sort and filter by. */
export const elicitationDialogs = pgTable(
  "elicitation_dialogs",
  {
    runId: text("run_id")
      .notNull()
      .references(() => elicitationRuns.id, { onDelete: "cascade" }),
    /** From 0, in the order of the file. */
    position: integer("position").notNull(),
    /** The traveler's first words. */
    opening: text("opening").notNull(),
    rounds: integer("rounds").notNull(),
    overall: doublePrecision("overall").notNull(),
    critical: doublePrecision("critical").notNull(),
    planPriority: doublePrecision("plan_priority").notNull(),
    proactive: doublePrecision("proactive").notNull(),
    clarification: doublePrecision("clarification").notNull(),
    total: doublePrecision("total").notNull(),
    reward: doublePrecision("reward").notNull(),
    record: jsonb("record").$type<DialogRecord>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
export type ElicitationDialogRow = typeof elicitationDialogs.$inferSelect;
