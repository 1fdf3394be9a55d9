import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** Drizzle on either database. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  readonly database: Database;
  readonly kind: "embedded" | "postgres";
  close(): Promise<void>;
}
