import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { runs } from "@/db";
import { viewProject } from "@/server/annotation";
import { exampleRun, writeRunFolder } from "@/server/benchmarks/testing/example-elicitation";
import { texasQuery } from "@/server/benchmarks/testing/texas";
import { writePublishedTables } from "@/server/cli/testing/published-files";
import { runCli } from "@/server/cli/testing/run-cli";
import { readRun } from "@/server/runs";
import { APEC_RUBRIC, startedAnnotationSchema } from "@/server/views";
import { getServices } from "../services";
import { startOwnServices } from "../testing/own-services";
import { type LocalServer, startLocalServer } from "./local-server";

const addressSchema = z.object({ pid: z.number(), port: z.number(), secret: z.string() });
const EMBEDDED = process.env.DATABASE_UNDER_TEST !== "postgres";

describe.runIf(EMBEDDED)("a server that holds the embedded database", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-local-"));
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let local: LocalServer;
  let serverFile: string;
  let address: z.infer<typeof addressSchema>;
  beforeAll(async () => {
    vi.stubEnv("BETTER_AUTH_SECRET", "");
    services = await startOwnServices();
    local = await startLocalServer();
    serverFile = join(process.env.DRAGOMAN_DATA ?? "", "server.json");
    address = addressSchema.parse(JSON.parse(readFileSync(serverFile, "utf8")));
  });
  afterAll(async () => {
    await local.stop();
    await services.stop();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const file = (name: string, text: string): string => {
    mkdirSync(join(folder, "in"), { recursive: true });
    writeFileSync(join(folder, "in", name), text);
    return join(folder, "in", name);
  };
  const queries = (...idx: number[]) => idx.map((each) => `${JSON.stringify(texasQuery({ idx: each }))}\n`).join("");

  it("imports tasks for a command, with the file that is next to them", async () => {
    file(
      "reference_legs.csv",
      "set,idx,leg,origin,dest,date,num_flights\ntrain,1,1,Dallas,Austin,2022-03-10,1\ntrain,1,2,Austin,Dallas,2022-03-12,1\n",
    );
    const tasks = file("train.jsonl", queries(1, 2));
    const first = await runCli(["tasks", "import", "travelplanner", tasks]);
    expect(first).toMatchObject({ exitCode: 0, stderr: `Done by the running server (process ${process.pid}).\n` });
    expect(first.stdout).toMatch(/train \(travelplanner\): 2 tasks; imported\.$/m);
    const again = await runCli(["tasks", "import", "travelplanner", tasks, "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ kind: "tasks", name: "train", count: 2, isNew: false });
    const listed = await runCli(["tasks", "list", "--json"]);
    expect(JSON.parse(listed.stdout)).toMatchObject({ taskSets: [{ name: "train", count: 2 }] });
  });

  it("names a bad file as the command named it, by line and field", async () => {
    const bad = file("bad.jsonl", `${queries(1)}{"idx": "two"}\n`);
    const { exitCode, stdout, stderr } = await runCli(["tasks", "import", "travelplanner", bad]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(`${bad}, line 2, field`);
  });

  it("imports a run's folder, and says what lacks one", async () => {
    const run = join(folder, "fixed");
    writeRunFolder(run, await exampleRun({ seed: 1, travelers: 3, skill: 0.2, policy: "fixed" }));
    const imported = await runCli(["runs", "import", run, "--json"]);
    expect(JSON.parse(imported.stdout)).toMatchObject({ runs: [{ kind: "run", name: "fixed", trials: 3 }] });
    rmSync(join(run, "run.json"));
    const lacking = await runCli(["runs", "import", run]);
    expect(lacking.exitCode).toBe(2);
    expect(lacking.stderr).toContain("an earlier version of `bench` wrote it");
    const none = await runCli(["runs", "import", join(folder, "none")]);
    expect(none.stderr).toContain(`${join(folder, "none")}: There is no such folder.`);
  });

  it("starts runs of agents here and elsewhere, lists them, and lets one that was stopped go on", async () => {
    const tables = writePublishedTables(join(folder, "tables"));
    await runCli(["world", "import", "travelplanner", tables, "--name", "texas"]);
    const set = ["--task-set", "train", "--world", "texas", "--limit", "1"];
    const started = await runCli(["runs", "start", ...set, "--agent", "solver", "--input", "gold", "--json"]);
    expect(started).toMatchObject({ exitCode: 0, stderr: `Done by the running server (process ${process.pid}).\n` });
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(started.stdout));
    const external = await runCli(["runs", "start-external", ...set, "--agent", "mine", "--json"]);
    const access = z.object({ id: z.string(), token: z.string() }).parse(JSON.parse(external.stdout));
    expect(await runCli(["runs", "token", access.id])).toMatchObject({ exitCode: 0 });
    expect((await runCli(["runs", "token", access.id, "--revoke"])).stdout).toBe("Tokens revoked: 2.\n");
    const { database } = (await getServices()).opened;
    await vi.waitFor(async () => expect((await readRun(database, id))?.run.status).toBe("finished"), {
      timeout: 60_000,
    });
    const listed = await runCli(["runs", "list", "--json"]);
    // The newest first; behind them is what was imported before.
    expect(
      JSON.parse(listed.stdout)
        .runs.map((run: { id: string }) => run.id)
        .slice(0, 2),
    ).toEqual([access.id, id]);
    await database.update(runs).set({ status: "stopped" }).where(eq(runs.id, id));
    expect(await runCli(["runs", "resume", id])).toMatchObject({ exitCode: 0 });
    expect((await runCli(["runs", "resume", "none"])).stderr).toContain('There is no run "none"');
    const refused = await runCli(["runs", "start", ...set, "--agent", "nobody"]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  });

  it("makes accounts and sets passwords", async () => {
    const added = await runCli(["user", "add", "ada@example.org", "--role", "admin"]);
    expect(added.stdout).toMatch(/^ada@example\.org is now admin\.\nPassword, shown only once: \S{20}\n$/);
    const renewed = await runCli(["user", "password", "ada@example.org", "--json"]);
    expect(JSON.parse(renewed.stdout)).toEqual({
      email: "ada@example.org",
      password: expect.stringMatching(/^\S{20}$/),
    });
    expect(await runCli(["user", "password", "bo@example.org"])).toMatchObject({ exitCode: 2, stdout: "" });
  });

  it("starts a project of annotation", async () => {
    const started = await runCli(["annotation", "start", "--name", "Pilot", "--dialogs", "3", "--json"]);
    expect(started.stderr).toBe(`Done by the running server (process ${process.pid}).\n`);
    const { id, items } = startedAnnotationSchema.parse(JSON.parse(started.stdout));
    expect(items).toBe(3);
    const { opened } = await getServices();
    expect(await viewProject(opened.database, id)).toMatchObject({
      value: { status: "open", openToAll: true, settings: { name: "Pilot" }, counts: { items: 3 } },
    });
  });

  it("takes ratings of another tool into a project, and gives its files", async () => {
    const started = await runCli(["annotation", "start", "--name", "Imports", "--dialogs", "2", "--json"]);
    const { id } = startedAnnotationSchema.parse(JSON.parse(started.stdout));
    const out = join(folder, "argilla.json");
    expect(await runCli(["annotation", "export", id, "--file", "argilla.json", "--out", out])).toMatchObject({
      exitCode: 0,
      stdout: `argilla.json, written to ${out}\n`,
    });
    const records = z.array(z.object({ id: z.uuid() })).parse(JSON.parse(readFileSync(out, "utf8")));
    const given = (value: number) =>
      records.map((record) => ({
        ...record,
        responses: Object.fromEntries(
          APEC_RUBRIC.questions.map((question) => [question.id, [{ value, user_id: "ada" }]]),
        ),
      }));
    const file = join(folder, "rated.json");
    writeFileSync(file, JSON.stringify(given(6)));
    const refused = await runCli(["annotation", "import", id, file, "--from", "argilla"]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
    expect(refused.stderr).toContain(
      `${file}, field 0.responses.planning.0.value: Write a point of the scale, 1 to 5.`,
    );
    writeFileSync(file, JSON.stringify(given(4)));
    const taken = await runCli(["annotation", "import", id, file, "--from", "argilla"]);
    expect(taken.stdout).toBe("2 ratings added, 0 known already, 1 new raters\n");
    const ratings = join(folder, "ratings.csv");
    await runCli(["annotation", "export", id, "--file", "ratings.csv", "--out", ratings]);
    expect(readFileSync(ratings, "utf8")).toContain(",A01,");
    expect(await runCli(["annotation", "export", "pilot", "--file", "ratings.csv", "--out", out])).toMatchObject({
      exitCode: 2,
      stderr: "error: That is not a project ID. It is the last part of the project page's address.\n",
    });
  });

  it("has a judge score the items of a project, as often as wanted", async () => {
    const started = await runCli(["annotation", "start", "--name", "Judged", "--dialogs", "3", "--json"]);
    const { id } = startedAnnotationSchema.parse(JSON.parse(started.stdout));
    const judged = await runCli(["annotation", "judge", id, "--by", "rules", "--repeats", "2"]);
    expect(judged).toMatchObject({ exitCode: 0, stdout: "rules, words alone: 6 of 6 judgments\n" });
    const again = await runCli(["annotation", "judge", id, "--by", "rules", "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ status: "finished", repeats: 2, scored: 6, failures: {} });
    expect(await runCli(["annotation", "judge", "nothing", "--by", "rules"])).toMatchObject({ exitCode: 2 });
    expect(await runCli(["annotation", "judge", id, "--by", "model"])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("No model is configured"),
    });
    const { judging } = await getServices();
    expect(await judging.stop(JSON.parse(again.stdout).id)).toEqual({ stopped: false });
  });

  it("has a secret that its owner alone can read, new at each start", async () => {
    expect(statSync(serverFile).mode & 0o077).toBe(0);
    const other = await startLocalServer();
    expect(addressSchema.parse(JSON.parse(readFileSync(serverFile, "utf8"))).secret).not.toBe(address.secret);
    await other.stop();
    writeFileSync(serverFile, JSON.stringify(address), { mode: 0o600 });
  });

  const ask = (body: string, headers: Record<string, string>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port: address.port, method: "POST", path: "/", headers }, (answer) => {
        let text = "";
        answer.on("data", (part) => {
          text += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on("error", reject);
      sent.end(body);
    });
  const line = (files: unknown[], order: unknown = { kind: "list tasks" }) => `${JSON.stringify({ order, files })}\n`;

  it.each([
    ["no secret", {}],
    ["another secret", { authorization: "Bearer another" }],
  ])("does nothing for who shows %s", async (_, headers) => {
    expect(await ask(line([]), headers)).toMatchObject({ status: 401 });
  });

  it("does nothing for a browser that a page led here", async () => {
    const headers = { authorization: `Bearer ${address.secret}`, origin: "https://example.org" };
    expect(await ask(line([]), headers)).toMatchObject({ status: 401 });
  });

  it.each([
    ["a name out of the folder", `${line([{ path: "../passwd", bytes: 1 }])}x`, "below the upload's folder"],
    ["a file that is too large", line([{ path: "a", bytes: 65 * 1024 * 1024 }]), "Too big"],
    ["files that are too large together", line([..."abcde"].map((path) => ({ path, bytes: 60_000_000 }))), "256 MB"],
    [
      "a name twice",
      `${line([
        { path: "a", bytes: 1 },
        { path: "a", bytes: 1 },
      ])}xx`,
      "same name",
    ],
    ["less than it says", `${line([{ path: "a", bytes: 3 }])}xx`, "cut off"],
    ["more than it says", `${line([{ path: "a", bytes: 1 }])}xx`, "continues after"],
    ["no JSON", "{\n", "not JSON"],
    ["no line", "{}", "first line must be JSON"],
    ["another order", line([], { kind: "delete" }), "order"],
    [
      "an order for a file that is not there",
      line([], { kind: "tasks", benchmark: "travelplanner", name: "n", options: { queries: "/etc/passwd" } }),
      "does not have this file",
    ],
  ])("refuses an upload with %s", async (_, body, part) => {
    const { status, text } = await ask(body, { authorization: `Bearer ${address.secret}` });
    expect(status).toBe(422);
    if (part !== "order") expect(text).toContain(part);
  });

  it("is not asked once its lock is another's, or its address that of a process that is gone", async () => {
    const tasks = file("later.jsonl", queries(7));
    writeFileSync(serverFile, JSON.stringify({ ...address, pid: address.pid + 1 }), { mode: 0o600 });
    // This process holds the database, and a second copy of the module would find it locked; the shared one opens it itself.
    const { opened } = await getServices();
    expect(opened.kind).toBe("embedded");
    const shared: typeof globalThis & { dragomanDatabase?: unknown } = globalThis;
    const held = shared.dragomanDatabase;
    shared.dragomanDatabase = undefined;
    const { exitCode, stderr } = await runCli(["tasks", "import", "travelplanner", tasks]);
    shared.dragomanDatabase = held;
    writeFileSync(serverFile, JSON.stringify(address), { mode: 0o600 });
    expect(exitCode).toBe(3);
    expect(stderr).toContain("in use by process");
  });

  it("is told of where it does not answer", async () => {
    writeFileSync(serverFile, JSON.stringify({ ...address, port: 1 }), { mode: 0o600 });
    const { exitCode, stderr } = await runCli(["tasks", "list"]);
    writeFileSync(serverFile, JSON.stringify(address), { mode: 0o600 });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`the server (process ${process.pid}) failed`);
  });
});
