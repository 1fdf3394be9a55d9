import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { episodes } from "./episodes";

/** Conversations about a trip, planned or not, as they stand now: part of the projection of the episodes that began without a request. */
export const conversations = pgTable("conversations", {
  id: uuid("id")
    .primaryKey()
    .references(() => episodes.id, { onDelete: "cascade" }),
  /** The traveler's own name for the trip. */
  title: text("title"),
  /** The first words. */
  text: text("text").notNull(),
  /** Whether people may rate the dialog, should its traveler let them rate chats at all. */
  rated: boolean("rated").notNull(),
  /** Sequence number of the last event in it. */
  revision: integer("revision").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, mode: "date" }).notNull(),
});
export type ConversationRow = typeof conversations.$inferSelect;
