import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase, trips } from "@/db";
import { copyPreparedDatabase } from "@/db/testing";
import { createEpisodeStore } from "@/server/episodes";
import { exampleTask, newTrip } from "@/server/episodes/testing/example-trip";
import { runCli } from "../testing/run-cli";

const ids = ["0b3c5a3e-5f0e-4b58-9c3c-6d8f5a6d1f01", "0b3c5a3e-5f0e-4b58-9c3c-6d8f5a6d1f02"];

describe("episodes rebuild", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-episodes-"));
    await copyPreparedDatabase(folder);
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DATABASE_URL", "");
    const { database } = await openDatabase();
    for (const id of ids) {
      await createEpisodeStore(database).begin(newTrip(id), [{ type: "task", task: exampleTask(id) }]);
    }
    await database.delete(trips);
    await closeDatabase();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const storedTrips = async () => {
    const { database } = await openDatabase();
    const rows = await database.select({ id: trips.id }).from(trips);
    await closeDatabase();
    return rows.map(({ id }) => id).sort();
  };

  it("makes one trip again, then every one", async () => {
    const [one = ""] = ids;
    expect(await runCli(["episodes", "rebuild", one, "--json"])).toEqual({
      exitCode: 0,
      stdout: '{"trips":1}\n',
      stderr: "",
    });
    expect(await storedTrips()).toEqual([one]);
    expect(await runCli(["episodes", "rebuild"])).toEqual({ exitCode: 0, stdout: "2 trips rebuilt.\n", stderr: "" });
    expect(await storedTrips()).toEqual(ids);
  });

  it.each([["0b3c5a3e-5f0e-4b58-9c3c-6d8f5a6d1fff"], ["spring"]])("refuses %s, which is no trip", async (id) => {
    const { exitCode, stdout, stderr } = await runCli(["episodes", "rebuild", id]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(id);
  });

  it("says so while another process holds the embedded database", async () => {
    // This process represents the server; a second copy of the module would be the command's own process.
    await openDatabase();
    const shared: typeof globalThis & { dragomanDatabase?: unknown } = globalThis;
    const held = shared.dragomanDatabase;
    shared.dragomanDatabase = undefined;
    const { exitCode, stderr } = await runCli(["episodes", "rebuild"]);
    shared.dragomanDatabase = held;
    await closeDatabase();
    expect(exitCode).toBe(3);
    expect(stderr).toContain("in use by process");
  });
});
