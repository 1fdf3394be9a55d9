import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { episodes } from "./episodes";

/** Whose trip it is. Not part of the episode, so that episodes name nobody. */
export const tripOwners = pgTable(
  "trip_owners",
  {
    tripId: uuid("trip_id")
      .primaryKey()
      .references(() => episodes.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Set: the traveler threw the trip away; for a while it can be brought back. */
    deletedAt: timestamp("deleted_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [index("trip_owners_user").on(table.userId)],
);
