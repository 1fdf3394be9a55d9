import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** The constraint that a text column holds one of these words, or null where it may: what types promise, the database refuses otherwise. */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  return check(name, isOneOf(column, words));
}

function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  // Literals: a constraint takes no parameters.
  const listed = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return sql`${column} in (${sql.raw(listed)})`;
}
