import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ProblemError } from "@/server/trip";
import { MIGRATIONS_FOLDER } from "./migrations-folder";
import type { OpenedDatabase } from "./opened-database";
import { openPool } from "./postgres-pool";
import { refuseOlder } from "./refuse-older";
import * as schema from "./schema";

/** Any constant does, as long as every migrator of this database takes the same one. */
const MIGRATION_LOCK = 7_205_759_403;

/** Opens and migrates the Postgres database at `url`. Throws ProblemError "unavailable" when it cannot be reached, or the URL is none. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    // The URL itself may hold a password.
    const message =
      "DATABASE_URL is not the URL of a Postgres database. Write it as postgres://USER:PASSWORD@HOST:5432/NAME, or unset it to use the embedded database.";
    throw new ProblemError({ code: "unavailable", message });
  }
  await migratePostgres(url);
  const pool = openPool(url);
  return { database: drizzle(pool, { schema }), kind: "postgres", url, close: () => pool.end() };
}

/** One migrator at a time: the others wait for the advisory lock and then find nothing left to do. */
async function migratePostgres(url: string): Promise<void> {
  // The lock belongs to its connection, so the migration must run on that very one.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that goes away fails the statement, which says so.
  client.on("error", () => {});
  const database = drizzle(client);
  try {
    await client.connect().catch((error: unknown) => {
      throw new ProblemError({
        code: "unavailable",
        message: `The database that DATABASE_URL names cannot be used (${reasonOf(error)}). Check that it runs and that the URL is right, or unset DATABASE_URL to use the embedded database.`,
      });
    });
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
    await refuseOlder(database, "Drop that database and create an empty one, or name another one with DATABASE_URL.");
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}

/** A name with several addresses that all refuse gives an error with a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error && String(error.code)) || error.name;
}
