import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factsOf } from "@/server/editing";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import {
  formatProblem,
  type Itinerary,
  isBroken,
  minutesOfDay,
  requestSchema,
  type Stop,
  type TripRequest,
} from "@/server/trip";
import { openWorld } from "../open-world";
import { importPlaces } from "../places/import-places";
import { HOTEL, MUSEUM, places, RESTAURANT, townExtract } from "../places/testing/town";
import { csvTable, type GtfsTables, SMALL_FEED, zipped } from "../transit/testing/gtfs-files";
import type { World } from "../world";

const folder = mkdtempSync(join(tmpdir(), "dragoman-planned-rides-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LATITUDE = 43.73;
/** Ends of a street of 3.9 km, 52 minutes on foot: where one eats, and where the museum is. */
const [WEST, MIDDLE, EAST] = [7.4, 7.424, 7.448];
const MUSEUM_ID = "node/500";

const at = (id: number, longitude: number, tags?: Readonly<Record<string, string>>) => ({
  ...{ id, latitude: LATITUDE, longitude },
  ...(tags !== undefined && { tags: { ...tags, wheelchair: "yes", name: `Place ${id}` } }),
});
/** The museum closes too early for who comes on foot from breakfast. */
const nodes = [
  ...[at(1, WEST), at(2, MIDDLE), at(3, EAST)],
  ...places({ ...RESTAURANT, opening_hours: "24/7", wheelchair: "yes" }, 12, WEST + 0.0002, 200),
  ...places({ ...HOTEL, wheelchair: "yes" }, 2, MIDDLE, 100),
  at(400, MIDDLE, { ...MUSEUM, opening_hours: "24/7" }),
  at(500, EAST, { ...MUSEUM, opening_hours: "09:00-11:00" }),
];
const ways = [{ id: 1, nodeIds: [1, 2, 3], tags: { highway: "residential" } }];

/** A tram every ten minutes from six to midnight, nine minutes from end to end, on the days of `service`. */
function trams(
  service: "daily" | "sunday" | "not on Sundays",
  wheelchair: 1 | 2 = 1,
  [west, east] = [WEST, EAST],
): GtfsTables {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00`;
  const runs = Array.from({ length: 108 }, (_, index) => 360 + index * 10);
  const [day, sunday] = [service === "sunday" ? 0 : 1, service === "not on Sundays" ? 0 : 1];
  return {
    ...SMALL_FEED,
    "stops.txt": csvTable("stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding", [
      ["A", "West", LATITUDE, west, wheelchair],
      ["C", "East", LATITUDE, east, wheelchair],
    ]),
    "trips.txt": csvTable(
      "route_id,service_id,trip_id",
      runs.flatMap((start) => [
        ["r1", "s", `east${start}`],
        ["r1", "s", `west${start}`],
      ]),
    ),
    "stop_times.txt": csvTable(
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
      runs.flatMap((start) =>
        [
          ["east", "A", "C"],
          ["west", "C", "A"],
        ].flatMap(([way, from = "", to = ""]) => [
          [`${way}${start}`, clock(start), clock(start), from, 1],
          [`${way}${start}`, clock(start + 9), clock(start + 9), to, 2],
        ]),
      ),
    ),
    "calendar.txt": csvTable(
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
      [["s", day, day, day, day, day, day, sunday, 20261201, 20261231]],
    ),
    "calendar_dates.txt": "service_id,date,exception_type\n",
  };
}

async function town(name: string, gtfs: GtfsTables | null, streets = { nodes, ways }): Promise<World> {
  const [osm, feed] = [join(folder, `${name}.osm.pbf`), join(folder, `${name}.zip`)];
  writeFileSync(osm, townExtract(streets));
  if (gtfs !== null) writeFileSync(feed, zipped(gtfs));
  const about = { name, folder, from: "2026-12-01", city: "Town", country: "FR", zone: "Europe/Paris" } as const;
  const made = await importPlaces({ osm: [osm], gtfs: gtfs === null ? [] : [feed] }, about);
  if (!made.ok) throw new Error(formatProblem(made.problem));
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

const MUSEUM_SIGHT = { recordId: MUSEUM_ID, name: "Place 500", city: "Town" };
const request = (
  start: string,
  preferences: readonly object[] = [],
  sights: readonly object[] = [MUSEUM_SIGHT],
): TripRequest =>
  requestSchema.parse({
    origin: "Town",
    destination: { kind: "cities", cities: [{ name: "Town" }], ordered: false },
    returnTo: "Town",
    dates: { kind: "fixed", start, days: 2 },
    people: 2,
    demands: {},
    preferences,
    sights,
  });
const options = { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;
const MONDAY = "2026-12-14";

const isMuseum = (stop: Stop) => stop.kind === "visit" && stop.recordId === MUSEUM_ID;

/** There is a visit for each of the two days only with the museum. */
function isPlanned(world: World, wanted: TripRequest): boolean {
  const answer = plan(wanted, world, options);
  expect(answer.proven).toBe(true);
  return answer.status === "plan";
}

function itineraryOf(world: World, wanted: TripRequest): Itinerary {
  const answer = plan(wanted, world, options);
  if (answer.status !== "plan") throw new Error(answer.explanation);
  expect(answer.proven).toBe(true);
  return answer.itinerary;
}

const broken = (wanted: TripRequest, itinerary: Itinerary, world: World) =>
  verifyItinerary(wanted, itinerary, world)
    .filter(isBroken)
    .map(({ name }) => name);

describe("a museum that is too far to walk to in time", () => {
  let walking: World;
  let riding: World;
  let onSundays: World;
  beforeAll(async () => {
    walking = await town("walking", null);
    riding = await town("riding", trams("daily"));
    onSundays = await town("sundays", trams("sunday"));
  });

  test("is planned by tram, by one that runs and fits in", () => {
    const wanted = request(MONDAY);
    expect(isPlanned(walking, wanted)).toBe(false);
    const itinerary = itineraryOf(riding, wanted);
    expect(broken(wanted, itinerary, riding)).toEqual([]);
    const times = verifyItinerary(wanted, itinerary, riding).find(({ name }) => name === "times");
    expect(times?.evidence).toContain("by public transport that the timetable runs in that time");
    const day = itinerary.days.find(({ stops }) => stops.some(isMuseum));
    const index = day?.stops.findIndex(isMuseum) ?? -1;
    const [breakfast, museum] = [day?.stops[index - 1], day?.stops[index]];
    if (day === undefined || !museum?.start || !breakfast?.end) throw new Error("the museum is not after a meal");
    const gap = minutesOfDay(museum.start.time) - minutesOfDay(breakfast.end.time);
    const way = factsOf(itinerary, [], wanted, riding)[museum.id]?.way;
    expect(way?.text).toMatch(/^tram T1 to East, \d+ min, every 10 min \(52 min on foot\)$/);
    expect(way?.minutes).toBeLessThanOrEqual(gap);
    expect(gap).toBeLessThan(52);
  });

  test("is not, on dates on which no tram runs", () => {
    expect(isPlanned(onSundays, request(MONDAY))).toBe(false);
    expect(isPlanned(onSundays, request("2026-12-13"))).toBe(true);
    expect(isPlanned(riding, request("2027-01-04"))).toBe(false);
  });

  test("is refused by the verifier where the tram that a plan needs doesn't run", () => {
    const wanted = request(MONDAY);
    const itinerary = itineraryOf(riding, wanted);
    expect(broken(wanted, itinerary, onSundays)).toContain("times");
    expect(broken(wanted, itinerary, walking)).toContain("times");
  });

  test("is refused by the verifier where a tram runs, but too late", () => {
    const wanted = request(MONDAY);
    const { days, ...rest } = itineraryOf(riding, wanted);
    const hurried = days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) =>
        isMuseum(stop) && stop.start !== null ? { ...stop, start: { ...stop.start, time: "09:00" } } : stop,
      ),
    }));
    // From 8:45 on one is at the stop in a minute, and the tram of 8:50 is there at 8:59, a minute from the museum.
    expect(broken(wanted, { ...rest, days: hurried }, riding)).not.toContain("times");
    const tooEarly = JSON.parse(JSON.stringify({ ...rest, days: hurried }).replaceAll('"09:00"', '"08:55"'));
    expect(broken(wanted, tooEarly, riding)).toContain("times");
  });

  test("is for those who can't take stairs where trams take wheelchairs", async () => {
    const need = [{ entry: "persona.disability", value: true, strength: "must" }];
    const closed = await town("closed", trams("daily", 2));
    const minutes = (world: World | undefined) =>
      world?.sureRideMinutes?.("Town", "node/200", MUSEUM_ID, MONDAY, 9 * 60) ?? null;
    expect(minutes(closed)).toBe(minutes(riding));
    expect(minutes(riding.stepFree)).toBe(minutes(riding));
    expect(minutes(closed.stepFree)).toBeNull();
    expect(isPlanned(riding, request(MONDAY, need))).toBe(true);
    expect(isPlanned(closed, request(MONDAY, need))).toBe(false);
  });
});

/** An hour on foot from where one eats and sleeps. */
const FAR = MIDDLE + 0.058;
const around = {
  nodes: [
    ...[at(2, MIDDLE), at(3, FAR)],
    ...places({ ...RESTAURANT, opening_hours: "24/7", wheelchair: "yes" }, 12, MIDDLE + 0.0002, 200),
    ...places({ ...HOTEL, wheelchair: "yes" }, 2, MIDDLE, 100),
    at(400, MIDDLE, { ...MUSEUM, opening_hours: "24/7" }),
    at(500, FAR, { ...MUSEUM, opening_hours: "24/7" }),
  ],
  ways: [{ id: 1, nodeIds: [2, 3], tags: { highway: "residential" } }],
};

describe("a museum an hour on foot from the middle of the city", () => {
  let walking: World;
  let riding: World;
  let onOtherDays: World;
  beforeAll(async () => {
    walking = await town("far-walking", null, around);
    riding = await town("far-riding", trams("daily", 1, [MIDDLE, FAR]), around);
    onOtherDays = await town("far-other-days", trams("not on Sundays", 1, [MIDDLE, FAR]), around);
  });
  const names = (world: World) => world.attractions("Town").map(({ name }) => name);
  const anything = (start: string, preferences: readonly object[] = []) => request(start, preferences, []);

  test("is in the world where a tram leads there, and planned on the dates on which it runs", () => {
    expect(names(walking)).toEqual(["Place 400"]);
    expect(names(riding)).toEqual(["Place 400", "Place 500"]);
    expect(names(onOtherDays)).toEqual(["Place 400", "Place 500"]);
    expect(riding.describe().incompleteBecause).toContain("sights also within 40 minutes by public transport");
    expect(isPlanned(riding, anything(MONDAY))).toBe(true);
    expect(broken(anything(MONDAY), itineraryOf(riding, anything(MONDAY)), riding)).toEqual([]);
    expect(isPlanned(onOtherDays, anything(MONDAY))).toBe(true);
    // One day of the two is a Sunday.
    expect(isPlanned(onOtherDays, anything("2026-12-13"))).toBe(false);
    expect(isPlanned(riding, anything("2027-01-04"))).toBe(false);
  });

  test("is planned on foot where it is named", () => {
    const wanted = request("2027-01-04");
    const itinerary = itineraryOf(riding, wanted);
    expect(itinerary.days.some(({ stops }) => stops.some(isMuseum))).toBe(true);
    expect(broken(wanted, itinerary, riding)).toEqual([]);
  });

  test("is not for those who can't take stairs, of whose ways nothing is known", () => {
    const need = [{ entry: "persona.disability", value: true, strength: "must" }];
    expect(isPlanned(riding, anything(MONDAY, need))).toBe(false);
  });
});
