import { date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { livePricesSchema } from "@/server/views";
import { users } from "./accounts";
import { checkedJson } from "./checked-json";
import { episodes } from "./episodes";

/** Answers of providers, by question and day. As text: a replay is the same to the byte. */
export const offerAnswers = pgTable(
  "offer_answers",
  {
    key: text("key").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Of the answers to this question on this day, from 0. */
    take: integer("take").notNull(),
    /** The last day on which it may be kept; null: any. */
    until: date("until", { mode: "string" }),
    bytes: integer("bytes").notNull(),
    answer: text("answer").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day, table.take] }), index("offer_answers_day").on(table.day)],
);

/** What was offered for one trip when its prices were checked: what a version of its plan that names the id is planned over. */
export const tripOffers = pgTable(
  "trip_offers",
  {
    id: uuid("id").primaryKey(),
    tripId: uuid("trip_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    worldName: text("world_name").notNull(),
    /** The last day on which all of it may be kept; null: any. */
    until: date("until", { mode: "string" }),
    /** JSON. */
    snapshot: text("snapshot").notNull(),
    /** What came of the check; null: its terms have ended, and only the offers that the plans chose are left. */
    report: checkedJson("report", livePricesSchema),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("trip_offers_trip").on(table.tripId)],
);

/** How often someone had prices checked on a day of UTC. */
export const priceChecks = pgTable(
  "price_checks",
  {
    /** Null: all travelers without an account together. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    checks: integer("checks").notNull(),
  },
  (table) => [unique("price_checks_of_day").on(table.userId, table.day).nullsNotDistinct()],
);
