import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, episodeEvents, episodes, openDatabase, trials } from "@/db";
import { type Bundle, bundled } from "@/server/episodes/testing/bundled";
import { type OwnDatabase, openOwnDatabase } from "@/server/episodes/testing/own-database";
import { readRun, startRun } from "..";
import { makeTexas, storeTexasTasks, texasOrder } from "../testing/texas-runs";

const TASKS = 16;

describe("a run whose worker is killed twice", () => {
  let own: OwnDatabase;
  let worlds: string;
  let program: Bundle;
  beforeAll(async () => {
    own = await openOwnDatabase();
    worlds = own.env.DRAGOMAN_DATA ?? mkdtempSync(join(tmpdir(), "dragoman-worlds-"));
    // Whatever is committed while the test runs.
    vi.stubEnv("DRAGOMAN_CODE", "test");
    vi.stubEnv("DRAGOMAN_DATA", worlds);
    vi.stubEnv("DATABASE_URL", own.env.DATABASE_URL ?? "");
    await makeTexas(worlds);
    program = bundled("server/runs/testing/running-process.ts");
  });
  afterAll(async () => {
    await closeDatabase();
    vi.unstubAllEnvs();
    await own.close();
    program.remove();
    rmSync(worlds, { recursive: true, force: true });
  });

  /** The database, for a moment: the embedded one has one process at a time. */
  async function look<T>(
    use: (database: Awaited<ReturnType<typeof openDatabase>>["database"]) => Promise<T>,
  ): Promise<T> {
    const { database } = await openDatabase();
    try {
      return await use(database);
    } finally {
      await closeDatabase();
    }
  }

  /** Lets a worker live until so many trials are finished and a little longer, then kills it; null: until all are. */
  async function live(until: number | null): Promise<void> {
    const child = spawn(process.execPath, [program.file], {
      env: { ...own.env, DRAGOMAN_DATA: worlds, DRAGOMAN_CODE: "test" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const complaints: string[] = [];
    child.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
    const exited = once(child, "exit");
    for await (const line of createInterface({ input: child.stdout })) {
      if (until === null || Number(line) < until) continue;
      setTimeout(() => child.kill("SIGKILL"), Math.random() * 60);
      break;
    }
    const [code, signal] = await exited;
    expect({ code, signal, complaints: complaints.join("") }).toMatchObject(
      until === null ? { code: 0 } : { signal: "SIGKILL" },
    );
  }

  const stateOf = (runId: string) =>
    look((database) =>
      database.select().from(trials).where(eq(trials.runId, runId)).orderBy(asc(trials.position), asc(trials.trial)),
    );

  it("is finished by the next ones: every trial once, none lost, none played again", async () => {
    const runId = await look(async (database) => {
      const started = await startRun(database, texasOrder(await storeTexasTasks(database, TASKS)), null);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      return started.value.id;
    });
    let before = await stateOf(runId);
    for (const until of [4, 9]) {
      await live(until);
      leaveLockOfReusedPid();
      const after = await stateOf(runId);
      const finished = before.filter(({ status }) => status === "finished");
      expect(after.filter((trial) => finished.some(({ taskId }) => taskId === trial.taskId))).toEqual(finished);
      expect(after.filter(({ status }) => status === "finished").length).toBeGreaterThanOrEqual(until);
      before = after;
    }
    await live(null);

    const finished = before.filter(({ status }) => status === "finished");
    const after = await stateOf(runId);
    expect(after.filter((trial) => finished.some(({ taskId }) => taskId === trial.taskId))).toEqual(finished);
    expect(after.map(({ taskId, status }) => [taskId, status])).toEqual(
      Array.from({ length: TASKS }, (_, index) => [String(index + 1), "finished"]),
    );
    await look(async (database) => {
      const run = await readRun(database, runId);
      expect(run?.run).toMatchObject({ status: "finished", finished: TASKS, rates: { final: 1 } });
      const kept = await database.select({ id: episodes.id }).from(episodes).where(eq(episodes.runId, runId));
      expect(kept.map(({ id }) => id).sort()).toEqual(after.map(({ episodeId }) => episodeId).sort());
      const ends = await database
        .select({ id: episodeEvents.episodeId, event: episodeEvents.event })
        .from(episodeEvents)
        .where(eq(episodeEvents.type, "ended"));
      expect(ends.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    });
  });

  /** The dead worker's lock, as if its pid had been given to a process that lives: this one. */
  function leaveLockOfReusedPid(): void {
    if (own.env.DATABASE_URL !== undefined) return;
    const lock = join(worlds, "database.lock");
    const held: object = JSON.parse(readFileSync(lock, "utf8"));
    writeFileSync(lock, JSON.stringify({ ...held, pid: process.pid }));
  }
});
