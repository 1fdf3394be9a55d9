import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Tasks of a benchmark that runs are played on; they never change. */
export const taskSets = pgTable("task_sets", {
  /** Of the content: equal tasks with equal legs are the same set. */
  id: text("id").primaryKey(),
  benchmark: text("benchmark").$type<"travelplanner">().notNull(),
  name: text("name").notNull(),
  /** SHA-256 of the queries alone, as `bench` writes it into a run's identity. */
  sha256: text("sha256").notNull(),
  /** How many rows of `tasks` are its own. */
  count: integer("count").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

export const tasks = pgTable(
  "tasks",
  {
    taskSetId: text("task_set_id")
      .notNull()
      .references(() => taskSets.id, { onDelete: "cascade" }),
    /** The benchmark's own number. */
    idx: integer("idx").notNull(),
    /** From 0, in the order of the file. */
    position: integer("position").notNull(),
    level: text("level").$type<"easy" | "medium" | "hard">().notNull(),
    days: integer("days").notNull(),
    /** The traveler's sentence. */
    text: text("text").notNull(),
    /** As it was published, fields in their order, so that its hash can be made again. */
    query: json("query").$type<unknown>().notNull(),
    /** The reference legs of sole planning; null where none were given. */
    legs: json("legs").$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.taskSetId, table.idx] })],
);
