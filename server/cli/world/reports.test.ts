import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase } from "@/db";
import { copyPreparedDatabase } from "@/db/testing";
import { keepReport } from "@/server/reports";
import { runCli } from "../testing/run-cli";

const folder = mkdtempSync(join(tmpdir(), "dragoman-reports-"));
beforeAll(async () => {
  await copyPreparedDatabase(folder);
  vi.stubEnv("DRAGOMAN_DATA", folder);
  vi.stubEnv("DATABASE_URL", "");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("lists open reports with place, text and time, and takes them off the list", async () => {
  const none = await runCli(["world", "reports"]);
  expect(none).toMatchObject({ exitCode: 0, stdout: "", stderr: "No report of a mistake is open.\n" });
  const place = { world: "monaco", kind: "visit", placeId: "node/7", placeName: "Old museum" } as const;
  const kept = await keepReport((await openDatabase()).database, { ...place, text: "Closed.\nSince May." });
  await closeDatabase();
  if (!kept.ok) throw new Error(kept.problem.message);
  const { id, reportedAt } = kept.value;
  expect((await runCli(["world", "reports", "--json"])).stdout).toContain(`"reportedAt":"${reportedAt}"`);
  expect((await runCli(["world", "reports"])).stdout).toMatch(
    new RegExp(`^Old museum \\(visit node/7, world monaco\\)\n  .+ UTC, report ${id}\n  Closed\\.\n  Since May\\.\n$`),
  );
  expect((await runCli(["world", "reports", "--done", id])).stdout).toBe("Done: Old museum\n");
  expect((await runCli(["world", "reports", "--json"])).stdout).toBe('{"reports":[],"total":0}\n');
});

it("names an id that is none", async () => {
  expect(await runCli(["world", "reports", "--done", "seven"])).toMatchObject({ exitCode: 2 });
  const unknown = await runCli(["world", "reports", "--done", "00000000-0000-4000-8000-000000000000"]);
  expect(unknown).toMatchObject({ exitCode: 2, stderr: "error: There is no such report.\n" });
});
