import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFileServer, townExtract } from "@/server/worlds/testing";
import { withDataFolder } from "../testing/data-folder";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();
let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  server = await startFileServer();
  const bytes = townExtract();
  server.put("/maps.example/town.osm.pbf", bytes);
  server.put("/maps.example/town.osm.pbf.md5", `${createHash("md5").update(bytes).digest("hex")}  town.osm.pbf\n`);
  const url = "https://maps.example/town.osm.pbf";
  const file = { kind: "osm", url, license: "ODbL 1.0", md5Url: `${url}.md5` };
  const place = { name: "town", title: "Town", city: "Town", country: "FR", files: [file] };
  writeFileSync(path("places.json"), JSON.stringify({ places: [place] }));
});
afterEach(() => server.stop());

const get = (more: readonly string[], typed?: string) =>
  runCli(
    ["world", "get", ...more, "--table", path("places.json"), "--mirror", server.address, "--from", "2026-11-28"],
    typed,
    typed !== undefined,
  );
const gets = () => server.requests.filter((request) => request.startsWith("GET"));

describe("world get", () => {
  it("lists the places of the table with their licenses", async () => {
    expect((await get([])).stdout).toBe("town: Town\n  https://maps.example/town.osm.pbf (ODbL 1.0)\n");
    const { stdout } = await runCli(["world", "get"]);
    expect(stdout).toContain("monaco: Monaco\n  https://download.geofabrik.de/europe/monaco-latest.osm.pbf (ODbL");
  });

  it("says the size and fetches nothing where nobody said yes", async () => {
    const { exitCode, stderr } = await get(["town"]);
    expect({ exitCode, gets: gets() }).toEqual({ exitCode: 2, gets: [] });
    expect(stderr).toMatch(/town\.osm\.pbf: 0 MB \(ODbL 1\.0\)\nerror: Say --yes/);
    const asked = await get(["town"], "no\n");
    expect(asked).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("Fetch 0 MB? [y/N]") });
    expect(gets()).toEqual([]);
  });

  it("fetches, checks and imports, and says how the world is offered", async () => {
    const { exitCode, stdout, stderr } = await get(["town", "--json"], "y\n");
    expect({ exitCode, description: jsonLines(stdout)[0]?.description }).toMatchObject({
      ...{ exitCode: 0, description: { name: "town", kind: "places" } },
    });
    expect(stderr).toContain("The start page offers it next to the others; DRAGOMAN_WORLD=town npm start");
    expect((await runCli(["world", "list"])).stdout).toContain("Real places in Town");
    const before = gets().length;
    expect(await get(["town", "--name", "other"])).toMatchObject({ exitCode: 0 });
    // The sum alone is read again.
    expect(gets().slice(before)).toEqual(["GET /maps.example/town.osm.pbf.md5"]);
  });

  it("names what is not in the table", async () => {
    const { exitCode, stderr } = await get(["utopia", "--yes"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('There is no place "utopia" in the table. There are: town.');
    const missing = await runCli(["world", "get", "--table", path("none.json")]);
    expect(missing).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("There is no such file") });
    const bad = await runCli(["world", "get", "--mirror", "mirror.lan"]);
    expect(bad).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("https://") });
  });
});
