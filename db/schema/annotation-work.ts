import { isNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Answer } from "@/server/views";
import { users } from "./accounts";
import { annotationItems, annotationRaters } from "./annotation-projects";
import { oneOf } from "./one-of";

/** A first rating of an item, or the same item again for self-consistency. */
const PASSES = ["rating", "repeat"] as const;
const pass = () => text("pass", { enum: PASSES }).notNull();

const itemId = () =>
  uuid("item_id")
    .notNull()
    .references(() => annotationItems.id, { onDelete: "cascade" });
const raterId = () =>
  uuid("rater_id")
    .notNull()
    .references(() => annotationRaters.id, { onDelete: "cascade" });
const createdAt = () => timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow();

/** What raters gave. Rows are only added: who thinks again adds one that supersedes the one before. */
export const annotationRatings = pgTable(
  "annotation_ratings",
  {
    id: uuid("id").primaryKey(),
    itemId: itemId(),
    raterId: raterId(),
    pass: pass(),
    /** The attempt to submit: sent twice, it is one rating. */
    requestId: uuid("request_id").notNull(),
    rubricVersion: integer("rubric_version").notNull(),
    /** Turns and sides as the item has them, whatever order a pair was shown in. */
    answers: jsonb("answers").$type<Answer[]>().notNull(),
    /** Null: of an imported rating whose tool does not say. */
    seconds: doublePrecision("seconds"),
    /** A rating is superseded once: ratings of one item by one rater are a chain. */
    supersedes: uuid("supersedes")
      .unique()
      .references((): AnyPgColumn => annotationRatings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("annotation_ratings_request").on(table.raterId, table.requestId),
    uniqueIndex("annotation_ratings_first").on(table.itemId, table.raterId, table.pass).where(isNull(table.supersedes)),
    index("annotation_ratings_rater").on(table.raterId, table.createdAt),
    oneOf("annotation_ratings_pass", table.pass, PASSES),
    check("annotation_ratings_seconds", sql`${table.seconds} between 0 and 86400`),
  ],
);
export type AnnotationRatingRow = typeof annotationRatings.$inferSelect;

/** Items in raters' hands. One whose time is over holds no place any more, and is renewed while the place is free. */
export const annotationReservations = pgTable(
  "annotation_reservations",
  {
    id: uuid("id").primaryKey(),
    itemId: itemId(),
    raterId: raterId(),
    pass: pass(),
    /** The rating that is being revised. */
    supersedes: uuid("supersedes").references(() => annotationRatings.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
    /** When it was submitted, skipped or lost. */
    endedAt: timestamp("ended_at", { withTimezone: true, mode: "date" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("annotation_reservations_held").on(table.raterId).where(isNull(table.endedAt)),
    index("annotation_reservations_item").on(table.itemId).where(isNull(table.endedAt)),
    oneOf("annotation_reservations_pass", table.pass, PASSES),
  ],
);
export type AnnotationReservationRow = typeof annotationReservations.$inferSelect;

/** What raters have filled in and not submitted, in the order that they see; it outlives a lost reservation. */
export const annotationDrafts = pgTable(
  "annotation_drafts",
  {
    itemId: itemId(),
    raterId: raterId(),
    pass: pass(),
    answers: jsonb("answers").$type<Answer[]>().notNull(),
    seconds: doublePrecision("seconds").notNull(),
    revision: integer("revision").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.raterId, table.pass] }),
    oneOf("annotation_drafts_pass", table.pass, PASSES),
  ],
);

/** Items that raters left out, with the reason; they do not get them again. */
export const annotationSkips = pgTable(
  "annotation_skips",
  {
    itemId: itemId(),
    raterId: raterId(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.raterId] })],
);

/** Items that a researcher asked a rater to rate once more. */
export const annotationRepeats = pgTable(
  "annotation_repeats",
  { itemId: itemId(), raterId: raterId(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.itemId, table.raterId] })],
);

export const annotationComments = pgTable(
  "annotation_comments",
  {
    id: uuid("id").primaryKey(),
    itemId: itemId(),
    /** Null: a researcher's. */
    raterId: uuid("rater_id").references(() => annotationRaters.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("annotation_comments_item").on(table.itemId)],
);

/** What a researcher decided about an item; the ratings stay as they are. */
export const annotationAdjudications = pgTable(
  "annotation_adjudications",
  {
    id: uuid("id").primaryKey(),
    itemId: itemId(),
    /** Null once the account is deleted. */
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    rubricVersion: integer("rubric_version").notNull(),
    answers: jsonb("answers").$type<Answer[]>().notNull(),
    rationale: text("rationale").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("annotation_adjudications_item").on(table.itemId)],
);
