import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Tasks of a benchmark that runs are played on; they never change. */
export const taskSets = pgTable("task_sets", {
  /** Of the content: equal tasks with equal legs are the same set. */
  id: text("id").primaryKey(),
  benchmark: text("benchmark").notNull(),
  name: text("name").notNull(),
  /** SHA-256 of the tasks as an agent is given them by default, as `bench` writes it into a run's identity. */
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
    /** The benchmark's own name of it. */
    id: text("id").notNull(),
    /** From 0, in the order of the file. */
    position: integer("position").notNull(),
    /** What an agent is asked. */
    text: text("text").notNull(),
    /** Its values of the benchmark's facets. */
    facets: json("facets").$type<Readonly<Record<string, string>>>().notNull(),
    /** The checks that count for it. */
    counts: json("counts").$type<readonly string[]>().notNull(),
    /** As the benchmark's files have it, fields in their order, so that its hash can be made again. */
    content: json("content").$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskSetId, table.id] })],
);
