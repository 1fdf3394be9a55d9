import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ScriptedServer, startScriptedServer } from "@/server/models/scripted";
import { runCli } from "../testing/run-cli";

const folder = mkdtempSync(join(tmpdir(), "dragoman-cli-models-"));
let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function configured(models: object): void {
  writeFileSync(join(folder, "models.json"), JSON.stringify({ models, roles: {} }));
  vi.stubEnv("DRAGOMAN_MODELS", join(folder, "models.json"));
  vi.stubEnv("DRAGOMAN_DATA", join(folder, "data"));
}

const own = () => ({ baseUrl: server.url, model: "scripted", contextTokens: 100_000, scripted: true });
const gone = () => ({ ...own(), model: "scripted+500" });

describe("models check", () => {
  it("prints a line for each thing that it asked, and keeps what it found", async () => {
    configured({ own: own() });
    const { exitCode, stdout } = await runCli(["models", "check"]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^own \(scripted at 127\.0\.0\.1:\d+\): answers\n/);
    expect(stdout).toMatch(/^ {2}json_schema +works$/m);
    expect(readdirSync(join(folder, "data", "models"))).toHaveLength(1);
  });

  it("prints JSON, and exits with 3 where a model cannot be asked", async () => {
    configured({ own: own(), gone: gone() });
    const { exitCode, stdout } = await runCli(["models", "check", "--json"]);
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      models: [
        { name: "own", problem: null },
        { name: "gone", problem: expect.stringContaining("500"), findings: [] },
      ],
    });
    expect(await runCli(["models", "check", "--model", "own"])).toMatchObject({ exitCode: 0 });
  });

  it("exits with 2 where there is no such model, or none at all", async () => {
    configured({ own: own() });
    const unknown = await runCli(["models", "check", "--model", "other"]);
    expect(unknown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("There are own.") });
    configured({});
    expect((await runCli(["models", "check"])).exitCode).toBe(2);
  });
});

describe("models serve-scripted", () => {
  it("prints its address and serves until it is interrupted", async () => {
    const before = process.listenerCount("SIGTERM");
    const running = runCli(["models", "serve-scripted"]);
    await vi.waitFor(() => expect(process.listenerCount("SIGTERM")).toBeGreaterThan(before), 60_000);
    // Its own listener alone: others of this process are not to end.
    process.listeners("SIGTERM").at(-1)?.("SIGTERM");
    const { exitCode, stdout } = await running;
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\n$/);
  });

  it("says that a port is taken", async () => {
    const taken = await runCli(["models", "serve-scripted", "--port", new URL(server.url).port]);
    expect(taken).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("Choose another --port") });
  });
});
