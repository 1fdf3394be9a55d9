import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { episodes } from "./episodes";
import { shares } from "./shares";

/** Who changes someone else's trip. Like its owner they are not part of the episode, which names nobody. */
export const tripMembers = pgTable(
  "trip_members",
  {
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the others see. */
    name: text("name").notNull(),
    /** The link that they joined by: when it is closed they are out. */
    shareId: uuid("share_id")
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    joinedAt: timestamp("joined_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.userId] }), index("trip_members_user").on(table.userId)],
);

/** Which member made a version; those without are the owner's. */
export const versionAuthors = pgTable(
  "version_authors",
  {
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.version] })],
);

export const tripComments = pgTable(
  "trip_comments",
  {
    id: uuid("id").primaryKey(),
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** The place that it is about, whatever stop of whatever version it is at. */
    recordId: text("record_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    text: text("text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("trip_comments_trip").on(table.tripId), index("trip_comments_user").on(table.userId)],
);

export const tripVotes = pgTable(
  "trip_votes",
  {
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    recordId: text("record_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** 1 for, -1 against. */
    value: smallint("value").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.recordId, table.userId] }),
    index("trip_votes_user").on(table.userId),
    check("trip_votes_value", sql`${table.value} in (1, -1)`),
  ],
);
