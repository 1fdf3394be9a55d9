import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { type RunMetrics, type RunStatus, runIdentitySchema, runLimitsSchema, runStatusSchema } from "@/server/views";
import { users } from "./accounts";
import { checkedJson } from "./checked-json";
import { oneOf } from "./one-of";
import { taskSets } from "./task-sets";

const RUN_KINDS = ["run", "external", "submission"] as const;

/** Runs of agents on benchmarks, those of external agents among them, and submissions of other systems. */
export const runs = pgTable(
  "runs",
  {
    /** Of an imported run that of its folder, so that it comes in once. */
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: RUN_KINDS }).notNull(),
    taskSetId: text("task_set_id")
      .notNull()
      .references(() => taskSets.id),
    /** Null for submissions, whose making is not known here. */
    identity: checkedJson("identity", runIdentitySchema),
    /** SHA-256 of the identity: equal for runs whose figures may be averaged. */
    identityHash: text("identity_hash"),
    /** What the system was allowed to see, in a sentence. */
    sees: text("sees").notNull(),
    /** Null where nothing is played here. */
    limits: checkedJson("limits", runLimitsSchema),
    status: text("status").$type<RunStatus>().notNull(),
    /** Why it stopped before its end, in a sentence. */
    problem: text("problem"),
    /** How many rows of `trials` are its own. */
    total: integer("total").notNull(),
    /** How many of them have a result. */
    finished: integer("finished").notNull().default(0),
    /** US dollars that finished trials were charged. */
    spentUsd: doublePrecision("spent_usd").notNull().default(0),
    /** US dollars that attempts spent which were given back; they are in no result. */
    lostUsd: doublePrecision("lost_usd").notNull().default(0),
    /** Counts the changes of the run and its trials; its row is the lock under which trials are begun and finished. */
    revision: integer("revision").notNull().default(0),
    /** The figures once it has ended; before that they are computed. */
    standing: jsonb("standing").$type<RunMetrics>(),
    /** What its benchmark says of it beyond its rates, by the benchmark's own schema; null: nothing, or not asked for yet. */
    report: jsonb("report").$type<unknown>(),
    /** Id of the researcher who started it; null where the command line did. */
    startedBy: text("started_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true, mode: "date" }),
    endedAt: timestamp("ended_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    index("runs_status").on(table.status),
    index("runs_task_set").on(table.taskSetId),
    oneOf("runs_kind", table.kind, RUN_KINDS),
    oneOf("runs_status_known", table.status, runStatusSchema.options),
  ],
);
export type RunRow = typeof runs.$inferSelect;
