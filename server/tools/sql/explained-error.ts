import type { WorldRelations } from "@/server/worlds";
import { TABLE_ROWS } from "./limits";

/** The engine's message, and what there is where the statement named something that is not there. */
export function explainedError(message: string, { relations, leftOut }: WorldRelations): string {
  const table = /^no such table: (?:main\.)?(.+)$/.exec(message)?.[1];
  if (table !== undefined) {
    const rows = leftOut.get(table.toLowerCase());
    if (rows !== undefined) {
      return `The table ${table} has ${count(rows)} rows, more than the ${count(TABLE_ROWS)} that can be read here: use the search tools for it.`;
    }
    return `${message}. The tables are: ${relations.map(({ name }) => name).join(", ")}.`;
  }
  if (/^no such column: |has no column named/.test(message)) {
    const columns = relations.map(({ name, columns: of }) => `${name}(${of.map((column) => column.name).join(", ")})`);
    return `${message}. The columns are: ${columns.join("; ")}.`;
  }
  if (message === "out of memory" || message === "string or blob too big") {
    return "The statement needs more memory than there is: ask for fewer or smaller values.";
  }
  return message;
}

const count = (rows: number) => rows.toLocaleString("en-US");
