import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPostgresDatabase, preparedDump } from "@/db/testing";

/** An empty database that processes of their own open, one after another, by their environment. */
export interface OwnDatabase {
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const { DATABASE_URL: _, DRAGOMAN_DATA: __, ...env } = process.env;
  if (process.env.DATABASE_UNDER_TEST === "postgres") {
    const { url, drop } = await createPostgresDatabase();
    return { env: { ...env, DATABASE_URL: url }, close: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), "dragoman-"));
  const dataDir = join(folder, "database");
  mkdirSync(dataDir);
  const made = await PGlite.create({ dataDir, loadDataDir: new Blob([readFileSync(await preparedDump())]) });
  await made.close();
  return { env: { ...env, DRAGOMAN_DATA: folder }, close: async () => rmSync(folder, { recursive: true }) };
}
