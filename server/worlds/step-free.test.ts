import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { formatProblem, isBroken, requestSchema, type TripRequest } from "@/server/trip";
import { openWorld } from "./open-world";
import { type ImportedPlaces, importPlaces } from "./places/import-places";
import type { PbfNode, PbfWay } from "./places/testing/pbf-writer";
import { HOTEL, MUSEUM, RESTAURANT, townExtract } from "./places/testing/town";
import { worldOfTrip } from "./step-free";
import { csvTable, SMALL_FEED, zipped } from "./transit/testing/gtfs-files";
import type { World } from "./world";

const folder = mkdtempSync(join(tmpdir(), "dragoman-steps-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (id: number, latitude: number, longitude: number, tags?: PbfNode["tags"]): PbfNode => ({
  ...{ id, latitude, longitude },
  ...(tags !== undefined && { tags }),
});
const OPEN = { ...RESTAURANT, opening_hours: "24/7" };

/**
 * A street along the sea, and one above it, joined by stairs in the middle and by a ramp at the end. The castle is up the stairs and up a long ramp,
 * the chapel up more stairs alone, the garden on a way that no wheelchair passes.
 */
const nodes: readonly PbfNode[] = [
  at(1, 43.73, 7.41),
  at(2, 43.73, 7.412),
  at(3, 43.73, 7.414),
  at(4, 43.7315, 7.412),
  at(5, 43.7315, 7.414),
  at(6, 43.733, 7.412),
  at(7, 43.73, 7.408),
  at(100, 43.73001, 7.4101, { ...HOTEL, name: "Hôtel de la Mer", wheelchair: "yes" }),
  ...Array.from({ length: 12 }, (_, index) =>
    at(200 + index, 43.72999, 7.4105 + index / 1e4, { ...OPEN, name: `Table ${index}`, wheelchair: "yes" }),
  ),
  at(300, 43.73001, 7.4139, { ...MUSEUM, name: "Museum of the Sea", opening_hours: "24/7", wheelchair: "yes" }),
  at(301, 43.73149, 7.41201, { ...MUSEUM, name: "Castle", opening_hours: "24/7", wheelchair: "yes" }),
  at(302, 43.73299, 7.41201, { ...MUSEUM, name: "Chapel", opening_hours: "24/7", wheelchair: "yes" }),
  at(303, 43.73001, 7.40801, { ...MUSEUM, name: "Garden", opening_hours: "24/7", wheelchair: "yes" }),
];
const ways: readonly PbfWay[] = [
  { id: 1, nodeIds: [1, 2, 3], tags: { highway: "residential" } },
  { id: 2, nodeIds: [4, 5], tags: { highway: "pedestrian" } },
  { id: 3, nodeIds: [2, 4], tags: { highway: "steps" } },
  { id: 4, nodeIds: [3, 5], tags: { highway: "footway" } },
  { id: 5, nodeIds: [4, 6], tags: { highway: "steps" } },
  { id: 6, nodeIds: [7, 1], tags: { highway: "path", wheelchair: "no" } },
];

const request = (preferences: readonly object[], sights: readonly object[] = []): TripRequest =>
  requestSchema.parse({
    origin: "Town",
    destination: { kind: "cities", cities: [{ name: "Town" }], ordered: false },
    returnTo: "Town",
    dates: { kind: "fixed", start: "2026-12-10", days: 2 },
    people: 2,
    demands: {},
    preferences,
    sights,
  });
const NEED = [{ entry: "persona.disability", value: true, strength: "must" }];
const options = { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

async function imported(
  name: string,
  gtfs: Readonly<Record<string, string>>,
): Promise<ImportedPlaces & { world: World }> {
  const [osm, feed] = [join(folder, `${name}.osm.pbf`), join(folder, `${name}.zip`)];
  writeFileSync(osm, townExtract({ nodes, ways }));
  writeFileSync(feed, zipped(gtfs));
  const about = { name, folder, from: "2026-01-05", city: "Town", country: "FR", zone: "Europe/Paris" } as const;
  const made = await importPlaces({ osm: [osm], gtfs: [feed] }, about);
  if (!made.ok) throw new Error(formatProblem(made.problem));
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return { ...made.value, world: world.value };
}

describe("a town with stairs", () => {
  let world: World;
  let report: ImportedPlaces["report"];
  beforeAll(async () => {
    ({ world, report } = await imported("town", SMALL_FEED));
  });
  const minutes = (of: World | undefined, from: number, to: number) =>
    of?.localTravelMinutes("Town", `node/${from}`, `node/${to}`);

  test("has the places that ways without stairs join, at the minutes that these take", () => {
    const names = world.stepFree?.attractions("Town").map(({ name }) => name);
    expect(names).toEqual(["Museum of the Sea", "Castle"]);
    expect(report.stepFree).toBe(15);
    // By the stairs about 170 m and back to the ramp about 480.
    expect(minutes(world, 200, 301)).toBeLessThan(minutes(world.stepFree, 200, 301) ?? 0);
    expect(minutes(world.stepFree, 200, 300)).toBe(minutes(world, 200, 300));
    expect(minutes(world.stepFree, 200, 302)).toBeNull();
    expect(world.stepFree?.describe().localTravel).toBe("step-free");
    expect(world.describe().localTravel).toBe("on foot");
  });

  test("is planned without stairs for those who can't take them, and as ever for others", () => {
    expect(worldOfTrip(world, request([]))).toBe(world);
    expect(worldOfTrip(world, request(NEED))).toBe(world.stepFree);
    const answer = plan(request(NEED), world, options);
    if (answer.status !== "plan") throw new Error(JSON.stringify(answer.conflicts));
    const visited = answer.itinerary.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === "visit"));
    expect(visited.length).toBeGreaterThan(0);
    for (const { name } of visited) expect(["Museum of the Sea", "Castle"]).toContain(name);
    expect(verifyItinerary(request(NEED), answer.itinerary, world).filter(isBroken)).toEqual([]);
  });

  test("has no plan by the stairs that the verifier lets pass", () => {
    const chapel = [{ recordId: "node/302", name: "Chapel", city: "Town" }];
    const answer = plan(request([], chapel), world, options);
    if (answer.status !== "plan") throw new Error(JSON.stringify(answer.conflicts));
    expect(verifyItinerary(request([], chapel), answer.itinerary, world).filter(isBroken)).toEqual([]);
    expect(verifyItinerary(request(NEED, chapel), answer.itinerary, world).filter(isBroken)).not.toEqual([]);
    expect(plan(request(NEED, chapel), world, options).status).not.toBe("plan");
  });
});

describe("a tram for those who can't take stairs", () => {
  /** A tram from the hotel to the museum in two minutes; whether a wheelchair gets off there is said by `gamma`. */
  const tram = (gamma: 1 | 2) => ({
    ...SMALL_FEED,
    "stops.txt": csvTable("stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding", [
      ["A", "Alpha", 43.73, 7.41, 1],
      ["C", "Gamma", 43.73, 7.4139, gamma],
    ]),
    "trips.txt": csvTable("route_id,service_id,trip_id", [["r1", "week", "t1"]]),
    "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence", [
      ["t1", "8:00:00", "8:00:00", "A", 1],
      ["t1", "08:02:00", "08:02:00", "C", 2],
    ]),
  });
  const ride = ({ stepFree, ...world }: World, of: "all" | "step-free") =>
    (of === "all" ? world : stepFree)?.rides?.("Town", "node/100", "node/300", "2026-01-13", 7 * 60 + 59);

  test("stops only where they get on and off", async () => {
    const open = (await imported("open", tram(1))).world;
    const shut = (await imported("shut", tram(2))).world;
    expect(ride(open, "all")).toMatchObject({ legs: [{ from: "Alpha", to: "Gamma" }] });
    expect(ride(open, "step-free")).toEqual(ride(open, "all"));
    expect(ride(shut, "all")).toEqual(ride(open, "all"));
    expect(ride(shut, "step-free")).toBeNull();
  });
});
