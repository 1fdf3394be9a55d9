import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPreparedDatabase, createPostgresDatabase } from "@/db/testing";

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
  await copyPreparedDatabase(folder);
  return { env: { ...env, DRAGOMAN_DATA: folder }, close: async () => rmSync(folder, { recursive: true }) };
}
