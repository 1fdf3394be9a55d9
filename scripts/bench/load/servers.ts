import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copyPreparedDatabase, createPostgresDatabase } from "@/db/testing";
import { copyPreparedSample } from "@/server/worlds/testing";
import { freePort } from "../../lib/port.mjs";
import { inModules } from "../../lib/project.mjs";

export type DatabaseKind = "embedded" | "postgres";

/** One built server: its process, and the address that it answers at. */
interface ServerProcess {
  readonly pid: number;
  readonly address: string;
}

/** Built servers on one empty database, in a data folder of their own. */
export interface Servers {
  readonly processes: readonly ServerProcess[];
  /** Name of the Postgres database; null: the embedded one. */
  readonly databaseName: string | null;
  /** Ends the processes and removes what they stored. */
  stop(): Promise<void>;
}

/** Starts `count` servers, which must be built, with arguments for Node, and waits until each answers. Throws where one ends before. */
export async function startServers(
  kind: DatabaseKind,
  count: number,
  nodeArguments: readonly string[],
): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-load-"));
  const postgres = kind === "postgres" ? await createPostgresDatabase() : null;
  if (postgres === null) await copyPreparedDatabase(folder);
  await copyPreparedSample(folder);
  const env = { DRAGOMAN_DATA: folder, DATABASE_URL: postgres?.url ?? "" };
  const started: { child: ChildProcess; server: ServerProcess }[] = [];
  const stop = async () => {
    await Promise.all(started.map(({ child }) => ended(child)));
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // One after the other: the first migrates the database.
    for (let at = 0; at < count; at += 1) started.push(await startServer(env, nodeArguments));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    processes: started.map(({ server }) => server),
    databaseName: postgres === null ? null : new URL(postgres.url).pathname.slice(1),
    stop,
  };
}

async function startServer(
  env: Record<string, string>,
  nodeArguments: readonly string[],
): Promise<{ child: ChildProcess; server: ServerProcess }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [...nodeArguments, inModules("next/dist/bin/next"), "start", "--port", port], {
    // Each person comes from an address of their own, which the bench's own machine reports as a proxy does.
    env: {
      ...process.env,
      ...env,
      DRAGOMAN_WORLD: "sample",
      TRUSTED_PROXIES: "127.0.0.1",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_MANUAL_SIG_HANDLE: "true",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error("The server ended before it answered; the reason is above.");
    await pause(200);
  }
  if (child.pid === undefined) throw new Error("The server has no process.");
  return { child, server: { pid: child.pid, address } };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exit;
}
