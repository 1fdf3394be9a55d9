import { bigint, date, doublePrecision, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";

/** What language models used up for a traveler in a day of UTC, what is set aside for calls under way included. */
export const modelSpending = pgTable(
  "model_spending",
  {
    /** Null: of all travelers without an account together. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
    /** US dollars. */
    costUsd: doublePrecision("cost_usd").notNull(),
  },
  (table) => [unique("model_spending_of_day").on(table.userId, table.day).nullsNotDistinct()],
);
