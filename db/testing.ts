import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { openJobs } from "@/server/jobs";
import { EmbeddedClient } from "./embedded-client";
import { MIGRATIONS_FOLDER } from "./migrations-folder";
import type { Database, OpenedDatabase } from "./opened-database";
import { openPostgres } from "./postgres";
import * as schema from "./schema";

/**
 * An empty, migrated database for one test file: an embedded one, or, in the suite that runs on Postgres
 * (DATABASE_UNDER_TEST), one of its own on the server that TEST_DATABASE_URL names. It is gone on close.
 */
export function openTestDatabase(): Promise<OpenedDatabase> {
  return process.env.DATABASE_UNDER_TEST === "postgres" ? openOnPostgres() : openCopy();
}

async function openCopy(): Promise<OpenedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-database-"));
  await copyPreparedDatabase(folder);
  const client = await EmbeddedClient.open({ dataDir: join(folder, "database") });
  const close = async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  };
  return { database: drizzle(client, { schema }), kind: "embedded", client, close };
}

/**
 * Puts an empty, migrated database with the tables of the jobs into a data folder, as its first start would: making one takes ten
 * times as long as copying one that was made once for each state of the migrations.
 */
export async function copyPreparedDatabase(dataFolder: string): Promise<void> {
  cpSync(await preparedDatabase(), join(dataFolder, "database"), { recursive: true });
}

async function preparedDatabase(): Promise<string> {
  const path = resolve(".cache/test-database", hashOfMigrations());
  if (existsSync(path)) return path;
  // Tests in other processes may be making it too: each makes one of its own and moves it into place whole.
  const draft = `${path}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  const client = await PGlite.create({ dataDir: draft });
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  const opened = { database, kind: "embedded", client, close: () => client.close() } as const;
  const jobs = await openJobs(opened, (error) => console.error(error));
  await jobs.stop();
  await opened.close();
  try {
    renameSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
    rmSync(draft, { recursive: true });
  }
  return path;
}

function hashOfMigrations(): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/pg-boss/package.json"));
  for (const name of readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** A run without trials, for what belongs to one. */
export async function addEmptyRun(database: Database, id: string): Promise<void> {
  const set = { id: "no-tasks", benchmark: "travelplanner", name: "none", sha256: "", count: 0 } as const;
  await database.insert(schema.taskSets).values(set).onConflictDoNothing();
  const run = { id, name: id, kind: "run", taskSetId: set.id, sees: "", status: "running", total: 0 } as const;
  await database.insert(schema.runs).values(run);
}

/** A new, empty database next to the one that TEST_DATABASE_URL names. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error("Set TEST_DATABASE_URL to a Postgres database whose role may create databases.");
  const name = `dragoman_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}

async function openOnPostgres(): Promise<OpenedDatabase> {
  const own = await createPostgresDatabase();
  const opened = await openPostgres(own.url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await own.drop();
    },
  };
}
