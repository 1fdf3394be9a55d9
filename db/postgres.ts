import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { ProblemError } from "@/server/trip";
import { MIGRATIONS_FOLDER } from "./migrations-folder";
import type { OpenedDatabase } from "./opened-database";
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
  const client = postgres(url, { max: 10, onnotice: () => {} });
  return { database: drizzle(client, { schema }), kind: "postgres", url, close: () => client.end({ timeout: 5 }) };
}

/** One migrator at a time: the others wait for the advisory lock and then find nothing left to do. */
async function migratePostgres(url: string): Promise<void> {
  // The lock belongs to its connection, so the migration must run on that very one.
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ProblemError({
        code: "unavailable",
        message: `The database in DATABASE_URL cannot be used (${reason}). Check that it runs and that the URL is right, or unset DATABASE_URL to use the embedded database.`,
      });
    });
    await refuseOlder(
      drizzle(client),
      "Drop that database and create an empty one, or name another one with DATABASE_URL.",
    );
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end({ timeout: 5 });
  }
}
