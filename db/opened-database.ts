import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** Drizzle on either database. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** The connection next to Drizzle is for libraries that bring their own tables: the job queue. */
export type OpenedDatabase = Opened &
  ({ readonly kind: "embedded"; readonly client: PGlite } | { readonly kind: "postgres"; readonly url: string });
