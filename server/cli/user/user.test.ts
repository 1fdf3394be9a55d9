import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase } from "@/db";
import { copyPreparedDatabase } from "@/db/testing";
import { openAccounts } from "@/server/accounts";
import { runCli } from "../testing/run-cli";

describe("user", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-user-"));
    await copyPreparedDatabase(folder);
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("BETTER_AUTH_SECRET", "");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("makes the first admin, with a password that is shown once", async () => {
    const first = await runCli(["user", "add", "Ada@Example.org", "--role", "admin"]);
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    expect(first.stdout).toMatch(/^ada@example\.org is now admin\.\nPassword, shown only once: \S{20}\n$/);
    const again = await runCli(["user", "add", "ada@example.org", "--role", "researcher", "--json"]);
    // The only admin stays one.
    expect(again).toMatchObject({ exitCode: 2, stdout: "" });
    expect(again.stderr).toContain("only admin");
  });

  it("grants a role to an account that is there, and prints JSON", async () => {
    const added = await runCli(["user", "add", "bo@example.org", "--role", "annotator", "--json"]);
    expect(JSON.parse(added.stdout)).toEqual({
      email: "bo@example.org",
      role: "annotator",
      password: expect.stringMatching(/^\S{20}$/),
    });
    const changed = await runCli(["user", "add", "bo@example.org", "--role", "researcher", "--json"]);
    expect(JSON.parse(changed.stdout)).toEqual({ email: "bo@example.org", role: "researcher", password: null });
    const people = await (await openAccounts()).listPeople();
    await closeDatabase();
    expect(people.map(({ email, role }) => [email, role])).toEqual([
      ["ada@example.org", "admin"],
      ["bo@example.org", "researcher"],
    ]);
  });

  it("sets a new password, of accounts alone", async () => {
    const renewed = await runCli(["user", "password", "bo@example.org", "--json"]);
    expect(JSON.parse(renewed.stdout)).toEqual({
      email: "bo@example.org",
      password: expect.stringMatching(/^\S{20}$/),
    });
    expect(await runCli(["user", "password", "nobody@example.org"])).toMatchObject({ exitCode: 2, stdout: "" });
  });

  it.each([
    [["user", "add", "not-an-address", "--role", "admin"], "not an e-mail address"],
    [["user", "add", "ada@example.org", "--role", "emperor"], "emperor"],
    [["user", "add", "ada@example.org"], "--role"],
  ])("refuses %j", async (argv, part) => {
    const { exitCode, stdout, stderr } = await runCli(argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(part);
  });

  it("says what to do while the server holds the embedded database", async () => {
    // This process represents the server: its lock is alive. A second copy of the module is the command's own process.
    await openDatabase();
    const shared: typeof globalThis & { dragomanDatabase?: unknown } = globalThis;
    const held = shared.dragomanDatabase;
    shared.dragomanDatabase = undefined;
    const { exitCode, stderr } = await runCli(["user", "add", "ada@example.org", "--role", "admin"]);
    shared.dragomanDatabase = held;
    await closeDatabase();
    expect(exitCode).toBe(3);
    expect(stderr).toContain("in use by process");
    expect(stderr).toContain("Stop the server, then run this again");
  });
});
