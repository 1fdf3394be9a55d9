import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { dailyHours } from "../../hours";
import { openWorld } from "../../open-world";
import { worldConformance } from "../../testing";
import { itinerarybenchFiles, writeCsvFiles } from "../../testing/csv-files";
import type { World } from "../../world";
import { importItinerarybench } from "./import-itinerarybench";

const folder = mkdtempSync(join(tmpdir(), "dragoman-itinerarybench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function importGenerated(): Promise<World> {
  const [files = {}] = fc.sample(itinerarybenchFiles, { seed: 3, numRuns: 1 });
  const source = join(folder, "source");
  writeCsvFiles(source, {
    ...files,
    "railway.csv": {
      header: ["number", "origin", "destination", "departure_time", "arrival_time", "duration", "price"],
      rows: [
        ["K1017", "Nanjing", "Wuhan", "2023-07-01 20:24:00", "2023-07-02 17:19:00", "1255", "28.5"],
        ["G7", "Wuhan", "Shanghai", "2023-07-01 08:00:00", "2023-07-01 10:00:00", "120", "300.0"],
      ],
    },
  });
  const imported = await importItinerarybench(source, { folder });
  if (!imported.ok) throw new Error(formatProblem(imported.problem));
  const world = openWorld("itinerarybench", folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

worldConformance("an import of generated files", importGenerated);

test("trains keep number, times and price in yuan", async () => {
  const world = await importGenerated();
  expect(world.describe()).toMatchObject({ currency: "CNY", dates: { from: "2023-07-01", to: "2023-07-01" } });
  expect(world.legByNumber("K1017")).toMatchObject({
    mode: "train",
    origin: "Nanjing",
    destination: "Wuhan",
    date: "2023-07-01",
    departureTime: "20:24",
    arrivalTime: "17:19",
    arrivalDayOffset: 1,
    durationMinutes: 1255,
    priceMinor: 2850,
  });
});

test("places are known by name, with type, hours and the minutes between them", async () => {
  const world = await importGenerated();
  const tower = 'Wuhan\'s "Old" Tower';
  expect(world.attractions("Wuhan")).toMatchObject([{ id: tower, name: tower, hours: dailyHours(540, 1080) }]);
  expect(world.lodgings("Wuhan")).toMatchObject([{ id: "Wuhan Railway Hotel", roomType: "hotel" }]);
  expect(world.localTravelMinutes("Wuhan", "Wuhan Railway Hotel", tower)).toBeGreaterThanOrEqual(20);
  expect(world.localTravelMinutes("Nanjing", "Wuhan Railway Hotel", tower)).toBeNull();
  expect(world.gazetteer.cities.map((city) => city.name)).toEqual(["Nanjing", "Wuhan", "Shanghai"]);
});
