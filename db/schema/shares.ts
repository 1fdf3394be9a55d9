import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { type ShareKind, shareKindSchema } from "@/server/views";
import { episodes } from "./episodes";
import { oneOf } from "./one-of";

/** Links to a trip: to look at it, to follow it in a calendar, or to change it together. */
export const shares = pgTable(
  "shares",
  {
    id: uuid("id").primaryKey(),
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ShareKind>().notNull(),
    /** The random part of the link. */
    token: text("token").notNull().unique(),
    withCosts: boolean("with_costs").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }),
    revokedAt: timestamp("revoked_at", { withTimezone: true, mode: "date" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("shares_trip").on(table.tripId), oneOf("shares_kind", table.kind, shareKindSchema.options)],
);
export type ShareRow = typeof shares.$inferSelect;
