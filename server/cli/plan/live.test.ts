import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { importPlaces } from "@/server/worlds";
import { type RecordedServer, startRecordedServer } from "@/server/worlds/live";
import { type PbfNode, townExtract } from "@/server/worlds/testing";
import { jsonLines, runCli } from "../testing/run-cli";

const folder = mkdtempSync(join(tmpdir(), "dragoman-live-"));
let server: RecordedServer;
beforeAll(async () => {
  server = await startRecordedServer();
  const files = { osm: [join(folder, "town.osm.pbf")] };
  writeFileSync(join(folder, "town.osm.pbf"), townExtract({ nodes: town() }));
  const about = { name: "town", city: "Town", country: "FR", from: "2026-11-28" };
  const imported = await importPlaces(files, { ...about, folder: join(folder, "data") });
  if (!imported.ok) throw new Error(imported.problem.message);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** So many places of a kind, some meters apart. */
function places(tags: Readonly<Record<string, string>>, count: number, longitude: number, first: number): PbfNode[] {
  return Array.from({ length: count }, (_, index) => ({
    id: first + index,
    ...{ latitude: 43.73 + index / 1e4, longitude },
    tags: { ...tags, name: `Place ${first + index}` },
  }));
}

function town(): PbfNode[] {
  return [
    ...places({ tourism: "hotel" }, 2, 7.41, 100),
    ...places({ amenity: "restaurant", opening_hours: "08:00-23:00" }, 12, 7.411, 200),
    ...places({ tourism: "museum", opening_hours: "08:00-20:00" }, 8, 7.412, 300),
  ];
}

type Modes = Parameters<RecordedServer["environment"]>[0];

async function plan(modes: Modes | null, ...argv: string[]) {
  vi.stubEnv("DRAGOMAN_DATA", join(folder, "data"));
  for (const [name, value] of Object.entries(server.environment(modes ?? {}))) {
    vi.stubEnv(name, modes !== null && name.includes("LITEAPI") ? value : "");
  }
  return runCli(["plan", "--world", "town", "--objective", "cost", ...argv]);
}

const SENTENCE = "A weekend in Town for two, March 12 to 14, 2027";

describe("plan --live", () => {
  it("plans over offers, says what was asked, and checks what it chose", async () => {
    const { exitCode, stdout, stderr } = await plan({}, "--live", "--query", SENTENCE);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Night: Recorded Hotel Aurora, 1 room, breakfast included +€145\.50$/m);
    expect(stdout).toMatch(/LiteAPI, lodging in Town, 2 nights from Fri 12 Mar: 5 offered, as of /);
    expect(stdout).toMatch(
      /Recorded Hotel Aurora: €291 in all, checked just now, €8 of it paid there, can be canceled/,
    );
    expect(stdout).toContain("Rates of lodging: LiteAPI (Nuitée)");
    expect(stdout).not.toContain("not kept");
    expect(stderr).toContain("Asking LiteAPI for lodging in Town, 2 nights from Fri 12 Mar (1 of 1) …");
  });

  it("names what has changed, and is replayed to the byte with no provider on", async () => {
    const first = await plan({ liteapi: "sold-out" }, "--live", "--json", "--query", SENTENCE);
    const [{ ms: _, ...answer } = {}] = jsonLines(first.stdout);
    expect(answer).toMatchObject({
      status: "plan",
      live: {
        changes: [{ differences: [{ kind: "sold out", name: "Recorded Hotel Aurora", after: null }] }],
        confirmed: [{ name: "Recorded Guest House Linden" }],
        unchecked: [],
      },
    });
    const asked = server.asked.length;
    const id = JSON.parse(first.stdout).live.id;
    const again = await plan(null, "--replay", id, "--json");
    const [{ ms: __, ...replayed } = {}] = jsonLines(again.stdout);
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(answer));
    expect(again.exitCode).toBe(0);
    expect(server.asked).toHaveLength(asked);
  });

  it("goes on with estimates where the provider does not answer, and says so", async () => {
    // The day's answer for two would do: it was asked for before.
    const { exitCode, stdout } = await plan({ liteapi: "500" }, "--live", "--query", SENTENCE.replace("two", "four"));
    expect(exitCode).toBe(0);
    expect(stdout).toContain("not available now. LiteAPI failed (500). Try again later.");
    expect(stdout).toMatch(/Night: Place 10\d, 2 rooms .*about €440$/m);
  });

  it("ends with 3 where nobody can be asked, with 2 for a world without real places and for an unknown replay", async () => {
    expect(await plan(null, "--live", "--query", SENTENCE)).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining("set DRAGOMAN_LITEAPI_KEY (lodging) or DRAGOMAN_DUFFEL_KEY (flights)"),
    });
    const unknown = await plan(null, "--replay", "2026-11-28-0123456789ab");
    expect(unknown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("There is no live plan") });
    expect(await plan(null, "--replay", "../../etc/passwd")).toMatchObject({ exitCode: 2 });
  });

  it("keeps no key with its answers", async () => {
    await plan({}, "--live", "--query", SENTENCE);
    const offers = join(folder, "data", "offers");
    const files = readdirSync(offers, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
    expect(files.length).toBeGreaterThan(1);
    const key = server.environment().DRAGOMAN_LITEAPI_KEY ?? "";
    for (const file of files) expect(readFileSync(join(offers, file), "utf8")).not.toContain(`"${key}"`);
  });
});
