import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type RecordedServer, startRecordedServer } from "@/server/worlds/live";
import { runCli } from "../testing/run-cli";

let server: RecordedServer;
beforeAll(async () => {
  server = await startRecordedServer();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server.close());

function switchedOn(modes: Parameters<RecordedServer["environment"]>[0] = {}): void {
  for (const [name, value] of Object.entries(server.environment(modes))) vi.stubEnv(name, value);
}

function switchedOff(): void {
  for (const name of Object.keys(server.environment())) vi.stubEnv(name, "");
}

/** What a person reads of a provider that is broken in each of ten ways. */
const BROKEN = [
  ["401", "LiteAPI refuses the key (401). Check the key."],
  ["429", "LiteAPI is asked too often (429). Try again in 60 seconds."],
  ["500", "LiteAPI failed (500). Try again later."],
  ["html", "LiteAPI answered with text/html in place of JSON. Check its address"],
  ["cut-off", "LiteAPI closed the connection before its answer was complete. Try again later."],
  ["renamed", "LiteAPI lists lodgings in another form than it documents. The provider may have changed"],
  ["no-currency", "None of the 5 records that LiteAPI sent can be used (no currency)."],
  ["too-large", "LiteAPI answered with more than is read. Ask for less"],
] as const;

describe("providers check", () => {
  it("names the variable that switches each provider on", async () => {
    switchedOff();
    const { exitCode, stdout } = await runCli(["providers", "check"]);
    expect(exitCode).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(7);
    expect(stdout).toMatch(/^stays +LiteAPI +off: set DRAGOMAN_LITEAPI_KEY$/m);
    expect(stdout).toMatch(/^routing +Valhalla +off: set DRAGOMAN_VALHALLA_URL$/m);
  });

  it("says what each of them answers, with its terms", async () => {
    switchedOn();
    const { exitCode, stdout } = await runCli(["providers", "check"]);
    expect(stdout).toMatch(/^stays +LiteAPI +answers: 5 found in EUR, terms: keep until \d{4}-\d\d-\d\d, \d+ ms$/m);
    expect(stdout).toMatch(/^web search +SearXNG +answers: 3 found, terms: do not store, \d+ ms$/m);
    expect(stdout.match(/ answers: /g)).toHaveLength(7);
    expect(exitCode).toBe(0);
  });

  it.each(BROKEN)("says what is wrong with one that is broken by %s", async (fault, sentence) => {
    switchedOn({ liteapi: fault });
    const { exitCode, stdout } = await runCli(["providers", "check", "--provider", "liteapi"]);
    expect(stdout).toContain(`fails: ${sentence}`);
    expect(exitCode).toBe(3);
  });

  it("counts the records of half an answer, and says when nothing is found", async () => {
    switchedOn({ liteapi: "half" });
    const half = await runCli(["providers", "check", "--provider", "liteapi"]);
    expect(half.stdout).toMatch(/answers: 2 found in EUR, 3 left out \(unknown shape\)/);
    switchedOn({ liteapi: "empty" });
    const empty = await runCli(["providers", "check", "--provider", "liteapi"]);
    expect(empty).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("answers: nothing found") });
  });

  it("prints JSON", async () => {
    switchedOff();
    switchedOn({ duffel: "500" });
    const { exitCode, stdout } = await runCli(["providers", "check", "--json"]);
    expect(exitCode).toBe(3);
    const { providers } = JSON.parse(stdout);
    expect(providers.map(({ name }: { name: string }) => name)).toEqual([
      ...["liteapi", "duffel", "motis", "valhalla", "photon", "open-meteo", "searxng"],
    ]);
    expect(providers[1]).toMatchObject({ state: { kind: "fails", failure: { kind: "failed" } } });
  });

  it("ends with 2 for a provider that there is not, and for a variable that cannot be used", async () => {
    switchedOff();
    expect(await runCli(["providers", "check", "--provider", "booking"])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("There are liteapi, duffel"),
    });
    vi.stubEnv("DRAGOMAN_SEARXNG_URL", "http://user:secret@127.0.0.1");
    const bad = await runCli(["providers", "check"]);
    expect(bad).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("DRAGOMAN_SEARXNG_URL is no address") });
    expect(bad.stderr).not.toContain("secret");
  });
});

describe("providers serve-recorded", () => {
  it("prints the variables that have every provider answered by it, and serves until it is interrupted", async () => {
    const before = process.listenerCount("SIGTERM");
    const running = runCli(["providers", "serve-recorded"]);
    await vi.waitFor(() => expect(process.listenerCount("SIGTERM")).toBeGreaterThan(before), 60_000);
    // Its own listener alone: others of this process are not to end.
    process.listeners("SIGTERM").at(-1)?.("SIGTERM");
    const { exitCode, stdout } = await running;
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^export DRAGOMAN_LITEAPI_URL=http:\/\/127\.0\.0\.1:\d+\/liteapi$/m);
    expect(stdout).toMatch(/^export DRAGOMAN_DUFFEL_KEY=recorded$/m);
  });

  it("says that a port is taken", async () => {
    const taken = await runCli(["providers", "serve-recorded", "--port", new URL(server.url).port]);
    expect(taken).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("Choose another --port") });
  });
});
