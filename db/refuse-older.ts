import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { pgSchema, text } from "drizzle-orm/pg-core";
import { ProblemError } from "@/server/trip";
import { MIGRATIONS_FOLDER } from "./migrations-folder";

/** Where Drizzle writes down which migrations a database has had. */
const applied = pgSchema("drizzle").table("__drizzle_migrations", { hash: text("hash").notNull() });

/**
 * Throws ProblemError "unavailable" for a database that had a migration which is not in `db/migrations` (any more): a development
 * version made it, and migrating it would stop halfway. `wayOut`: what to do, in a sentence.
 */
export async function refuseOlder(
  database: Pick<PgDatabase<PgQueryResultHKT>, "select">,
  wayOut: string,
): Promise<void> {
  const [state] = await database
    .select({ isMigrated: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!state?.isMigrated) return;
  const known = new Set(readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash));
  const rows = await database.select({ hash: applied.hash }).from(applied);
  if (rows.every(({ hash }) => known.has(hash))) return;
  const message = `The database was made by another development version of Dragoman and cannot be migrated to this one. ${wayOut}`;
  throw new ProblemError({ code: "unavailable", message });
}
