import { z } from "zod";
import { textArgument } from "../arguments";
import { defineTool } from "../define-tool";
import { STATEMENT_CHARACTERS } from "./limits";
import { runSql } from "./run-sql";

const cell = z.union([z.string(), z.number(), z.null()]);

/** A question to the world's tables in SQL (ItineraryBench, section 3.2: the database). The answer is in the published form. */
export const executeSql = defineTool({
  name: "execute_sql",
  description:
    "Asks the tables of the world one SQLite statement, SELECT or WITH; nothing can be changed. SELECT name, sql FROM sqlite_master lists the tables. It has 3 seconds and gives at most 200 rows, so add a LIMIT. execute_sql[SELECT * FROM sqlite_master LIMIT 5] shows which tables and columns there are.",
  inputSchema: z.object({
    statement: textArgument(
      "SQL Statement",
      "One SQLite statement that reads.",
      "SELECT * FROM sqlite_master LIMIT 5",
    ).max(STATEMENT_CHARACTERS, `Write at most ${STATEMENT_CHARACTERS} characters.`),
  }),
  outputSchema: z.object({
    query: z.string(),
    columns: z.array(z.string()),
    result: z.union([z.array(z.array(cell)), z.literal("")]),
    error: z.string(),
    cut: z.string().nullable(),
  }),
  mutates: false,
  kind: "compute",
  surfaces: ["mcp", "page"],
  async run({ statement }, { world, signal }) {
    const { name, hash } = world.describe();
    return runSql({ world: name, hash, statement }, signal);
  },
  observation: ({ query, result, error, cut }) =>
    JSON.stringify({ query, result, error, ...(cut === null ? {} : { note: cut }) }),
  foundNothing: ({ result }) => result.length === 0,
  isError: ({ error }) => error !== "",
});
