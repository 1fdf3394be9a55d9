import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ProblemCode } from "@/server/trip";
import { JUDGE_KINDS, JUDGE_STATUSES, type JudgedScores, type JudgeKind, type JudgeStatus } from "@/server/views";
import { annotationItems, annotationProjects } from "./annotation-projects";
import { oneOf } from "./one-of";

const createdAt = () => timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow();

/** Who scores the items of a project alongside its raters. Another model or prompt is another judge. */
export const annotationJudges = pgTable(
  "annotation_judges",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => annotationProjects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    by: text("by").$type<JudgeKind>().notNull(),
    /** As its server is asked for it; null, like the prompt's SHA-256: the rules. */
    model: text("model"),
    promptHash: text("prompt_hash"),
    scripted: boolean("scripted").notNull(),
    repeats: integer("repeats").notNull(),
    status: text("status").$type<JudgeStatus>().notNull(),
    /** Why it stopped by itself. */
    problem: text("problem"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("annotation_judges_name").on(table.projectId, table.name),
    oneOf("annotation_judges_by", table.by, JUDGE_KINDS),
    oneOf("annotation_judges_status", table.status, JUDGE_STATUSES),
    check("annotation_judges_repeats", sql`${table.repeats} between 1 and 5`),
  ],
);
export type AnnotationJudgeRow = typeof annotationJudges.$inferSelect;

/** What judges gave, next to the items, which stay as they are. */
export const annotationJudgments = pgTable(
  "annotation_judgments",
  {
    judgeId: uuid("judge_id")
      .notNull()
      .references(() => annotationJudges.id, { onDelete: "cascade" }),
    itemId: uuid("item_id")
      .notNull()
      .references(() => annotationItems.id, { onDelete: "cascade" }),
    /** From 1. */
    repeat: integer("repeat").notNull(),
    /** By question; null where the judgment failed. */
    scores: jsonb("scores").$type<JudgedScores>(),
    /** Why it failed. */
    problem: text("problem").$type<ProblemCode>(),
    /** US dollars; null where the price is not known. */
    costUsd: doublePrecision("cost_usd"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.judgeId, table.itemId, table.repeat] }),
    index("annotation_judgments_item").on(table.itemId),
    check("annotation_judgments_outcome", sql`(${table.scores} is null) <> (${table.problem} is null)`),
  ],
);
