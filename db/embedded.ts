import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { ProblemError } from "@/server/trip";
import { EmbeddedClient } from "./embedded-client";
import { takeEmbeddedLock } from "./embedded-lock";
import { MIGRATIONS_FOLDER } from "./migrations-folder";
import type { OpenedDatabase } from "./opened-database";
import * as schema from "./schema";

/**
 * Opens and migrates the embedded database in `folder`/database, created when missing.
 * Throws ProblemError "unavailable" while another process has it open.
 */
export async function openEmbedded(folder: string): Promise<OpenedDatabase> {
  const lock = takeEmbeddedLock(join(folder, "database.lock"));
  if (!lock.ok) throw new ProblemError(lock.problem);
  try {
    const dataDir = join(folder, "database");
    mkdirSync(dataDir, { recursive: true });
    const client = await EmbeddedClient.open({ dataDir });
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      database,
      kind: "embedded",
      client,
      close: async () => {
        await client.close();
        lock.value.release();
      },
    };
  } catch (error) {
    lock.value.release();
    throw error;
  }
}
