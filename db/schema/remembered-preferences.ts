import { jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { EntryKey, EntryValue } from "@/server/trip";
import { users } from "./accounts";

/** What travelers said of their preferences in conversations that were planned, to be offered in the next one. */
export const rememberedPreferences = pgTable(
  "remembered_preferences",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entry: text("entry").$type<EntryKey>().notNull(),
    value: jsonb("value").$type<EntryValue>().notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entry] })],
);
