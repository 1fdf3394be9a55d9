import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { runs } from "./runs";

/** What external agents show to work on the tasks of one run. */
export const runTokens = pgTable(
  "run_tokens",
  {
    id: uuid("id").primaryKey(),
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, in hexadecimal: the token itself is kept nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Id of the researcher who made it; null where the command line did. */
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    revokedAt: timestamp("revoked_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [index("run_tokens_run").on(table.runId)],
);
