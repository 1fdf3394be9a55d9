import { bigint, date, doublePrecision, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";

/** What language models used up for a traveler in a day of UTC, what is set aside for calls under way included. */
export const modelSpending = pgTable(
  "model_spending",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
    /** US dollars. */
    costUsd: doublePrecision("cost_usd").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
