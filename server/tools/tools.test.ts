import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importWorld, openWorld } from "@/server/worlds";
import { itinerarybenchFiles, writeCsvFiles } from "@/server/worlds/testing";
import { executePython } from "./python/execute-python";
import { whyPythonIsOff } from "./python/isolation";
import { executeSql } from "./sql/execute-sql";
import { toolConformance } from "./testing/tool-conformance";
import { TOOL_NAMES } from "./tool";
import { toolNamed, toolSignature, tools } from "./tools";

for (const tool of tools.filter(({ kind }) => kind !== "compute")) toolConformance(tool);

describe("over a world on disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-tools-"));
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_DATA", folder);
    const [files = {}] = fc.sample(itinerarybenchFiles, { seed: 1, numRuns: 1 });
    writeCsvFiles(join(folder, "files"), files);
    await importWorld("itinerarybench", join(folder, "files"));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const world = () => {
    const opened = openWorld("itinerarybench");
    if (!opened.ok) throw new Error(opened.problem.message);
    return opened.value;
  };
  toolConformance(executeSql, { world });
});

const off = await whyPythonIsOff();
describe.skipIf(off !== null)(`with Python${off === null ? "" : ` (skipped: ${off})`}`, () => {
  toolConformance(executePython, { numRuns: 10 });
});

describe("tools", () => {
  it("are those named, in order", () => {
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  });

  it.each(["FlightSearch", "flight search", "FLIGHT_SEARCH", "flight-search"])("are found as %s", (name) => {
    expect(toolNamed(name)?.name).toBe("FlightSearch");
  });

  it("are written by signature", () => {
    expect(tools.map(toolSignature)).toEqual([
      "CitySearch[State]",
      "FlightSearch[Origin, Destination, Date]",
      "DistanceMatrix[Origin, Destination, Mode]",
      "RestaurantSearch[City]",
      "AttractionSearch[City]",
      "AccommodationSearch[City]",
      "NotebookWrite[Short Description]",
      "Planner[Query]",
      "DailyPlanner[Query]",
      "execute_sql[SQL Statement]",
      "execute_python[Code]",
    ]);
  });
});
