import { resolve } from "node:path";
import type { OpenedDatabase } from "./opened-database";

// Bundles and hot reloads load this module more than once in a process; the database is opened once.
const shared: typeof globalThis & { dragomanDatabase?: Promise<OpenedDatabase> } = globalThis;

/**
 * The process's database, opened and migrated on first use: Postgres when DATABASE_URL is set, else the embedded one
 * in DRAGOMAN_DATA. A failed attempt is forgotten, so that the next call tries again. Throws ProblemError
 * "unavailable" with what to do.
 */
export function openDatabase(): Promise<OpenedDatabase> {
  shared.dragomanDatabase ??= open().catch((error: unknown) => {
    shared.dragomanDatabase = undefined;
    throw error;
  });
  return shared.dragomanDatabase;
}

/** Closes the process's database, if it is open. */
export async function closeDatabase(): Promise<void> {
  const opening = shared.dragomanDatabase;
  shared.dragomanDatabase = undefined;
  // One that failed to open has nothing to close.
  const opened = await opening?.catch(() => undefined);
  await opened?.close();
}

/** Each driver is loaded when it is used: the command line mostly needs neither, a server one. */
async function open(): Promise<OpenedDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) return (await import("./postgres")).openPostgres(url);
  const folder = resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data");
  return (await import("./embedded")).openEmbedded(folder);
}
