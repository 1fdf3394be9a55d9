import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { episodes } from "./episodes";

/** Read-only links to a trip. */
export const shares = pgTable(
  "shares",
  {
    id: uuid("id").primaryKey(),
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** The random part of the link. */
    token: text("token").notNull().unique(),
    withCosts: boolean("with_costs").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }),
    revokedAt: timestamp("revoked_at", { withTimezone: true, mode: "date" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("shares_trip").on(table.tripId)],
);
export type ShareRow = typeof shares.$inferSelect;
