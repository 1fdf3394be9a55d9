import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { leastCostByForce } from "@/server/planner/testing/brute-force";
import { verifyItinerary } from "@/server/scoring";
import {
  formatProblem,
  type Itinerary,
  isBroken,
  isEstimate,
  type LegStop,
  type LocalDate,
  requestSchema,
  type TripRequest,
} from "@/server/trip";
import { importAir } from "../air/import-air";
import { writeAirFiles } from "../air/testing/air-files";
import { openStreetMap } from "../open-street-map";
import { listWorlds, openWorld } from "../open-world";
import { worldConformance } from "../testing/world-conformance";
import { SMALL_FEED, zipped } from "../transit/testing/gtfs-files";
import type { World } from "../world";
import { type JoinedWorlds, type JoinOptions, joinWorlds } from "./join-worlds";
import { importTown, RAIL_BY_DAY, RHONE, SEINE, writeRail } from "./testing/two-towns";

const folder = mkdtempSync(join(tmpdir(), "dragoman-region-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FROM = "2026-01-05";
const towns = ["seine", "rhone"];
let rail = "";

beforeAll(async () => {
  rail = writeRail(folder);
  await importTown(SEINE, { folder, from: FROM, firstId: 100 });
  await importTown(RHONE, { folder, from: FROM, firstId: 200 });
  const air = await importAir(writeAirFiles(folder), { name: "air", folder });
  if (!air.ok) throw new Error(formatProblem(air.problem));
});

const usual = () => ({ worlds: towns, rail: [rail], from: FROM, mapDates: false, driving: false, folder });

async function joined(name: string, options: Partial<JoinOptions> = {}): Promise<JoinedWorlds & { world: World }> {
  const result = await joinWorlds({ name, ...usual(), ...options });
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return { ...result.value, world: opened(name) };
}

function opened(name: string): World {
  const world = openWorld(name, folder);
  if (!world.ok) throw new Error(formatProblem(world.problem));
  return world.value;
}

async function problemOf(options: Partial<JoinOptions> = {}): Promise<string> {
  const result = await joinWorlds({ name: "refused", ...usual(), ...options });
  expect(listWorlds(folder).map(({ name }) => name)).not.toContain("refused");
  return result.ok ? "no problem" : formatProblem(result.problem);
}

const trip = (start: LocalDate, more: Partial<Record<keyof TripRequest, unknown>> = {}): TripRequest =>
  requestSchema.parse({
    origin: "Seine",
    destination: { kind: "cities", cities: [{ name: "Rhone" }] },
    returnTo: "Seine",
    dates: { kind: "fixed", start, days: 3 },
    people: 1,
    demands: {},
    ...more,
  });

function planned(request: TripRequest, world: World, objective: "cost" | "preferences" = "cost"): Itinerary {
  const answer = plan(request, world, { objective, otherTrips: 0, alternativesPerStop: 0, givenUp: 0 });
  expect(answer.proven).toBe(true);
  if (answer.status !== "plan") throw new Error(answer.explanation);
  expect(verifyItinerary(request, answer.itinerary, world).filter(isBroken)).toEqual([]);
  return answer.itinerary;
}

const legsOf = ({ days }: Itinerary): LegStop[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === "leg" ? [stop] : [])));

/** The itinerary with its legs as `change` makes them. */
function withLegs(itinerary: Itinerary, change: (leg: LegStop) => LegStop): Itinerary {
  const days = itinerary.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.kind === "leg" ? change(stop) : stop)),
  }));
  return { ...itinerary, days };
}

const brokenChecks = (request: TripRequest, itinerary: Itinerary, world: World) =>
  verifyItinerary(request, itinerary, world)
    .filter(isBroken)
    .map(({ name }) => name);

worldConformance("a region", async () => (await joined("conforming")).world);

describe("a region of two towns", () => {
  test("keeps what each town has: places, hours, ways on foot, streets and sources", async () => {
    const { description, world } = await joined("region");
    expect(description).toMatchObject({
      ...{ kind: "region", currency: "EUR", estimatesPrices: true, unknownHours: "avoided", localTravel: "on foot" },
      counts: { cities: 2, lodgings: 4, restaurants: 8, attractions: 4, walks: 2 },
    });
    for (const town of ["Seine", "Rhone"]) {
      const alone = opened(town.toLowerCase());
      expect(world.gazetteer.city(town)).toEqual(alone.gazetteer.city(town));
      expect(world.lodgings(town)).toEqual(alone.lodgings(town));
      expect(world.restaurants(town)).toEqual(alone.restaurants(town));
      expect(world.attractions(town)).toEqual(alone.attractions(town));
      const [from, to] = [alone.lodgings(town)[0]?.id ?? "", alone.attractions(town)[1]?.id ?? ""];
      expect(world.localTravelMinutes(town, from, to)).toBe(alone.localTravelMinutes(town, from, to));
      expect(alone.localTravelMinutes(town, from, to)).toBeGreaterThan(0);
    }
    const lines = (name: string) => {
      const map = openStreetMap(name, folder);
      const read = map.ok ? map.value.read() : map;
      return read.ok ? read.value.features.flatMap(({ geometry }) => geometry.coordinates) : [];
    };
    expect(lines("region")).toEqual([...lines("seine"), ...lines("rhone")]);
    expect(lines("region")).toHaveLength(2);
    // Both towns' data are of OpenStreetMap, of different days.
    expect(description.attributions?.map(({ text }) => text)).toEqual([
      "© OpenStreetMap contributors: Seine as of 17 Jan 2026, Rhone as of 27 Apr 2026",
      "Timetable: Test Rail, 5 Jan 2026 to 30 Jan 2026",
    ]);
    expect(description.incompleteBecause).toContain("Seine: Only places within 30 minutes");
    expect(description.incompleteBecause).toContain(
      "The timetable of Test Rail is known from 5 Jan 2026 to 30 Jan 2026 only.",
    );
  });

  test("gives the same bytes from the same worlds and files", async () => {
    const bytesOf = (name: string) =>
      readdirSync(join(folder, "worlds", name))
        .filter((file) => file !== "manifest.json")
        .map((file) => [file, readFileSync(join(folder, "worlds", name, file)).toString("base64")]);
    const [one, other] = [await joined("one", { air: "air" }), await joined("other", { air: "air" })];
    expect(other.description.hash).toBe(one.description.hash);
    expect(bytesOf("other")).toEqual(bytesOf("one"));
  });

  test("keeps the public transport of each town", async () => {
    const trams = join(folder, "trams.zip");
    // The small feed's stops lie at Monaco; these lie on each town's street.
    for (const [town, firstId] of [
      [SEINE, 300],
      [RHONE, 400],
    ] as const) {
      const stops = (SMALL_FEED["stops.txt"] ?? "").replace(/43\.7\d*,7\.4\d*/g, (at) => {
        const [north = 0, east = 0] = at.split(",").map(Number);
        return `${town.latitude + (east - 7.41) * 0.5},${town.longitude + (north - 43.73) / 100}`;
      });
      writeFileSync(trams, zipped({ ...SMALL_FEED, "stops.txt": stops }));
      await importTown(town, { folder, from: FROM, firstId, world: `${town.name}-trams`, gtfs: [trams] });
    }
    const { world } = await joined("trams", { worlds: ["Seine-trams", "Rhone-trams"] });
    let found = 0;
    for (const town of ["Seine", "Rhone"]) {
      const alone = opened(`${town}-trams`);
      const ids = [...alone.lodgings(town), ...alone.attractions(town)].map(({ id }) => id);
      for (const from of ids) {
        for (const to of ids) {
          const ride = alone.rides?.(town, from, to, "2026-01-13", 8 * 60 - 2) ?? null;
          expect(world.rides?.(town, from, to, "2026-01-13", 8 * 60 - 2) ?? null).toEqual(ride);
          if (ride !== null) found += 1;
        }
      }
    }
    expect(found).toBeGreaterThan(1);
  });
});

describe("trains of a region", () => {
  test("run on the dates of their timetable, with days right past midnight and by night", async () => {
    const { world, report } = await joined("region");
    const out = world.scheduledLegs("Seine", "Rhone", "2026-01-14");
    expect(
      out.map(({ number, departureTime, arrivalTime, arrivalDayOffset, durationMinutes }) => [
        ...[number, departureTime, arrivalTime, arrivalDayOffset, durationMinutes],
      ]),
    ).toEqual([
      // 24:30 of the service day before.
      ["Express 109", "00:30", "02:45", 0, 135],
      ["Express 101", "08:00", "10:00", 0, 120],
      ["Express 111", "22:00", "07:00", 1, 540],
    ]);
    expect(out[1]?.openData).toEqual({
      ...{ dataset: "Test Rail", line: "Express", from: "Seine Central", to: "Rhone Gate" },
      ...{ times: { kind: "published" }, priceRange: { lowMinor: 26_00, highMinor: 180_00 } },
    });
    expect(world.scheduledLegs("Seine", "Rhone", "2026-01-17").map(({ number }) => number)).toEqual([
      "Express 109",
      "Express 901",
    ]);
    expect(world.scheduledLegs("Rhone", "Seine", "2026-01-14").map(({ mode, number }) => [mode, number])).toEqual([
      ["bus", "N7"],
      ["train", "Express 102"],
    ]);
    expect(world.scheduledLegs("Seine", "Rhone", "2026-02-04")).toEqual([]);
    expect(report.rail).toMatchObject([{ daysPublished: 26, daysMapped: 0, daysOutside: 340, otherRides: 20 }]);
  });

  test("answer for other dates by their weekday only where that is asked for, and say so", async () => {
    const { world, description, report } = await joined("mapped", { mapDates: true });
    expect(report.rail).toMatchObject([{ daysPublished: 26, daysMapped: 340, daysOutside: 0 }]);
    expect(description.incompleteBecause).toContain("Other dates have the trains of the same weekday");
    const numbers = (date: LocalDate) => world.scheduledLegs("Rhone", "Seine", date).map(({ number }) => number);
    // A Saturday and a Monday in July.
    expect(numbers("2026-07-04")).toEqual(["Express 902"]);
    expect(numbers("2026-07-06")).toEqual(["N7", "Express 102"]);
    const itinerary = planned(trip("2026-07-07"), world);
    expect(legsOf(itinerary).map(({ timesNote }) => timesNote)).toEqual([
      "No timetable of this date is known: times are those of Tuesday 27 January 2026.",
      "No timetable of this date is known: times are those of Thursday 29 January 2026.",
    ]);
    const silent = withLegs(itinerary, ({ timesNote: _, ...leg }) => leg);
    expect(brokenChecks(trip("2026-07-07"), silent, world)).toEqual(["records"]);
    expect(legsOf(planned(trip("2026-01-20"), world)).map(({ timesNote }) => timesNote)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("are planned, proven the cheapest by trying everything, and verified", async () => {
    const { world } = await joined("by-day", { rail: [writeRail(folder, RAIL_BY_DAY, "by-day.zip")] });
    for (const start of ["2026-01-13", "2026-01-16", "2026-01-17"]) {
      for (const more of [
        {},
        { demands: { cuisines: ["Thai"] } },
        { returnTo: null },
        { arriveBy: [{ day: 1, time: "09:30" }] },
      ]) {
        const request = trip(start, more);
        const least = leastCostByForce(request, start, world);
        const answer = plan(request, world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0 });
        expect(answer.proven).toBe(true);
        expect(answer.status === "plan" ? answer.itinerary.cost.total.amountMinor : Number.POSITIVE_INFINITY).toBe(
          least,
        );
        if (answer.status === "plan") {
          expect(verifyItinerary(request, answer.itinerary, world).filter(isBroken)).toEqual([]);
        }
      }
    }
    const byNight = legsOf(planned(trip("2026-01-13"), (await joined("region")).world));
    expect(byNight.map(({ number, start, end }) => [number, start?.date, end?.date])).toEqual([
      ["Express 111", "2026-01-13", "2026-01-14"],
      ["N7", "2026-01-15", "2026-01-15"],
    ]);
    const itinerary = planned(trip("2026-01-13"), world, "preferences");
    expect(legsOf(itinerary).map(({ number, cost }) => [number, isEstimate(cost)])).toEqual([
      ["Express 101", true],
      ["Express 102", true],
    ]);
    expect(isEstimate(itinerary.cost.legs)).toBe(true);
    const unmarked = withLegs(itinerary, ({ cost: { fromMinor: _, ...cost }, ...leg }) => ({ ...leg, cost }));
    expect(brokenChecks(trip("2026-01-13"), unmarked, world)).toEqual(["cost"]);
    // Nothing runs back at the end of January: no plan, and the dates are why.
    const late = plan(trip("2026-01-30"), world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0 });
    expect(late).toMatchObject({ status: "infeasible", proven: true, conflicts: [["dates"]] });
  });
});

describe("flights and roads of a region", () => {
  test("are estimates that say so, also in a plan", async () => {
    const { world, description, report } = await joined("flown", { rail: [], air: "air", driving: true });
    expect(report.air).toMatchObject({ airports: { Seine: ["SEI", "SEX"], Rhone: ["RHO"] } });
    expect(world.gazetteer.city("Seine")?.airports).toEqual(["SEI", "SEX"]);
    const [flight] = world.scheduledLegs("Seine", "Rhone", "2026-06-10");
    expect(flight).toMatchObject({
      ...{ mode: "flight", number: "SEI–RHO", departureTime: "08:00", arrivalTime: "09:15", durationMinutes: 75 },
      openData: { from: "SEI", to: "RHO", line: "AA, BB", times: { kind: "estimated" } },
    });
    const by = (transportation: string) => planned(trip("2026-06-10", { demands: { transportation } }), world);
    for (const leg of legsOf(by("no self-driving")).filter(({ mode }) => mode === "flight")) {
      expect(leg.timesNote).toBe("No published timetable: time is an estimate.");
      expect(isEstimate(leg.cost)).toBe(true);
    }
    const [drive] = legsOf(by("no flight"));
    expect(drive).toMatchObject({
      ...{ mode: "self-driving", timesNote: "No route was looked up: distance and time are estimates." },
      cost: { fromMinor: expect.any(Number) },
    });
    expect(description.attributions?.map(({ text }) => text)).toContain("Routes of June 2014: OpenFlights");
  });

  test("name the cities that nothing leads between", async () => {
    await importTown({ name: "Isle", latitude: 41.9, longitude: 8.7 }, { folder, from: FROM, firstId: 500 });
    const { report } = await joined("apart", { worlds: [...towns, "isle"] });
    expect(report.unconnected).toEqual([
      ["Seine", "Isle"],
      ["Rhone", "Isle"],
    ]);
  });
});

describe("worlds of different currencies", () => {
  test("are joined in one that was named, at dated rates, and marked", async () => {
    await importTown(RHONE, { folder, from: FROM, firstId: 600, world: "swiss", currency: "CHF" });
    expect(await problemOf({ worlds: ["seine", "swiss"] })).toContain(
      "different currencies (seine: EUR, swiss: CHF). Give --currency",
    );
    expect(await problemOf({ worlds: ["seine", "swiss"], currency: "XYZ" })).toContain("no rate from EUR to XYZ");
    const { description, world, report } = await joined("franc", { worlds: ["seine", "swiss"], currency: "CHF" });
    expect(description.currency).toBe("CHF");
    expect(report.conversions).toEqual([{ world: "seine", from: "EUR", to: "CHF" }]);
    expect(description.incompleteBecause).toContain(
      "Prices of seine were converted from EUR to CHF by the rates of 2026-06.",
    );
    expect(world.lodgings("Rhone")).toEqual(opened("swiss").lodgings("Rhone"));
    for (const [index, { priceMinor, openData }] of opened("seine").lodgings("Seine").entries()) {
      const converted = world.lodgings("Seine")[index];
      // 0.7993 francs and 0.8684 euros for a dollar.
      const francs = (minor: number) => (minor / 0.8684) * 0.7993;
      expect(converted?.priceMinor).toBeGreaterThanOrEqual(francs(priceMinor) - 1);
      expect(converted?.priceMinor).toBeLessThan(francs(priceMinor) + 100);
      expect(converted?.openData?.priceRange?.lowMinor).toBeLessThanOrEqual(
        francs(openData?.priceRange?.lowMinor ?? 0) + 1,
      );
    }
    expect(planned(trip("2026-01-13"), world).cost.total.currency).toBe("CHF");
  });
});

describe("what can't be joined is refused in one line, and leaves no world", () => {
  test("worlds", async () => {
    expect(await problemOf({ worlds: ["seine", "atlantis"] })).toContain(
      'no world "atlantis": make it with world import places',
    );
    expect(await problemOf({ worlds: ["seine", "../rhone"] })).toContain('No world can be named "../rhone"');
    expect(await problemOf({ worlds: ["seine", "seine"] })).toContain("named twice");
    expect(await problemOf({ worlds: ["seine"] })).toContain("2 to 8 worlds");
    expect(await problemOf({ worlds: ["seine", "air"] })).toContain("air is not one of real places");
    expect(await problemOf({ air: "rhone" })).toContain("rhone is not one of flights");
    expect(await problemOf({ name: "seine" })).toContain("name it otherwise");
    await importTown(SEINE, { folder, from: FROM, firstId: 700, world: "seine-2" });
    expect(await problemOf({ worlds: ["seine", "seine-2"] })).toContain("both of Seine");
    await importTown({ ...SEINE, name: "Left Bank" }, { folder, from: FROM, firstId: 100, world: "left-bank" });
    expect(await problemOf({ worlds: ["seine", "left-bank"] })).toContain("overlap: both hold");
    expect(await problemOf({ rail: [] })).toContain("Nothing leads from one of these cities");
  });

  test("timetables", async () => {
    const bad = join(folder, "bad.zip");
    writeFileSync(bad, "<!doctype html><title>404</title>");
    expect(await problemOf({ rail: [rail, bad] })).toContain("bad.zip");
    const old = await problemOf({ from: "2027-01-01" });
    expect(old).toContain("rail.zip");
    expect(old).toContain("runs from 5 Jan 2026 to 30 Jan 2026, and the region begins on 1 Jan 2027. Give --map-dates");
    const elsewhere = writeRail(folder, SMALL_FEED, "elsewhere.zip");
    expect(await problemOf({ rail: [elsewhere] })).toContain("elsewhere.zip: No train or bus of this timetable runs");
  });
});
