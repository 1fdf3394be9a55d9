import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { ProblemError } from "@/server/trip";
import { EmbeddedClient } from "./embedded-client";
import { type EmbeddedLock, takeEmbeddedLock } from "./embedded-lock";
import { MIGRATIONS_FOLDER } from "./migrations-folder";
import type { OpenedDatabase } from "./opened-database";
import { refuseLosing, whyNotOpened } from "./refuse-damaged";
import { refuseOlder } from "./refuse-older";
import * as schema from "./schema";

/**
 * Opens and migrates the embedded database in `folder`/database, created when missing.
 * Throws ProblemError "unavailable" while another process has it open, where a development version made it, and where it is damaged or its
 * folder cannot be used.
 */
export async function openEmbedded(folder: string): Promise<OpenedDatabase> {
  const dataDir = join(folder, "database");
  const lock = takeLock(folder);
  try {
    refuseLosing(dataDir);
    mkdirSync(dataDir, { recursive: true });
    const client = await EmbeddedClient.open({ dataDir });
    const database = drizzle(client, { schema });
    await refuseOlder(database, `Delete the folder ${dataDir}, or name another one with DRAGOMAN_DATA.`).catch(
      async (error) => {
        await client.close();
        throw error;
      },
    );
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      database,
      kind: "embedded",
      client,
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw whyNotOpened(dataDir, error);
  }
}

/** The lock of the data folder. Throws ProblemError "unavailable" while another process has it, and where nothing can be written. */
export function takeLock(folder: string): EmbeddedLock {
  try {
    const lock = takeEmbeddedLock(join(folder, "database.lock"));
    if (lock.ok) return lock.value;
    throw new ProblemError(lock.problem);
  } catch (error) {
    throw whyNotOpened(folder, error);
  }
}
