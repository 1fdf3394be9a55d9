import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { addDays, formatProblem, isBroken, isEstimate } from "@/server/trip";
import { importAir } from "../air/import-air";
import { openWorld } from "../open-world";
import { importPlaces } from "../places/import-places";
import { sampledRequests } from "../places/testing/sampled-requests";
import type { World } from "../world";
import { joinWorlds } from "./join-worlds";
import { rideLine, ridesOutsideOfFeed } from "./testing/planned-rides";
import { AMTRAK, CITIES, NORTH_EAST, NORTH_EAST_FROM, PUBLISHED, STATION_KM } from "./testing/published-region";
import { rawRides } from "./testing/raw-rides";

const absent = !existsSync(PUBLISHED);
if (absent) console.log(`The published files are not at ${PUBLISHED}; no region of real cities is checked.`);

const TRIPS = 15;

describe.skipIf(absent)("Washington, New York and Baltimore, joined by Amtrak", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-north-east-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let world: World;

  beforeAll(async () => {
    for (const { name, files, city } of NORTH_EAST) {
      const imported = await importPlaces({ ...files, cities: CITIES }, { name, city, from: NORTH_EAST_FROM, folder });
      if (!imported.ok) throw new Error(formatProblem(imported.problem));
    }
    const air = await importAir(
      {
        airports: join(PUBLISHED, "air/ourairports-airports.csv.gz"),
        routes: join(PUBLISHED, "air/openflights-routes.dat.gz"),
      },
      { name: "air", folder },
    );
    if (!air.ok) throw new Error(formatProblem(air.problem));
    expect(air.value.report).toMatchObject({ airports: { read: 85_836 }, routes: { read: 67_663 } });
    const joined = await joinWorlds({
      name: "north-east",
      worlds: NORTH_EAST.map(({ name }) => name),
      ...{ rail: [AMTRAK], air: "air", from: NORTH_EAST_FROM, mapDates: true, driving: true, folder },
    });
    if (!joined.ok) throw new Error(formatProblem(joined.problem));
    const opened = openWorld("north-east", folder);
    if (!opened.ok) throw new Error(formatProblem(opened.problem));
    world = opened.value;
  }, 120_000);

  test("has on each day exactly the trains that the feed's own tables announce", () => {
    const ridesOf = rawRides(AMTRAK);
    const names = world.gazetteer.cities.map(({ name }) => name);
    const middle = (city: string) => world.gazetteer.city(city)?.coordinates ?? { latitude: 0, longitude: 0 };
    let compared = 0;
    for (let day = 0; day < 7; day += 1) {
      const date = addDays("2026-12-07", day);
      for (const origin of names) {
        for (const destination of names.filter((name) => name !== origin)) {
          const trains = world.scheduledLegs(origin, destination, date).filter(({ mode }) => mode !== "flight");
          const times = trains[0]?.openData?.times;
          const ofDay = times?.kind === "mapped" ? times.date : "";
          expect(new Set(trains.map(rideLine))).toEqual(
            ridesOf(middle(origin), middle(destination), ofDay, STATION_KM),
          );
          compared += trains.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test("plans trips by train that are proven, verified and in the feed", () => {
    const ridesOf = rawRides(AMTRAK);
    let trains = 0;
    for (const request of sampledRequests(world, TRIPS, 3, NORTH_EAST_FROM)) {
      const answer = plan(request, world, {
        objective: "preferences",
        otherTrips: 0,
        alternativesPerStop: 0,
        givenUp: 0,
      });
      expect(answer.proven).toBe(true);
      if (answer.status !== "plan") {
        expect(answer.conflicts).not.toEqual([]);
        continue;
      }
      const { itinerary } = answer;
      expect(verifyItinerary(request, itinerary, world).filter(isBroken)).toEqual([]);
      const { count, outside } = ridesOutsideOfFeed(itinerary, world, ridesOf);
      expect(outside).toEqual([]);
      trains += count;
      // Nothing between the cities is published for these dates: neither times nor prices.
      for (const stop of itinerary.days.flatMap(({ stops }) => stops)) {
        if (stop.kind !== "leg") continue;
        expect(stop.timesNote).toBeTruthy();
        expect(isEstimate(stop.cost)).toBe(true);
      }
    }
    expect(trains).toBeGreaterThan(5);
  });
});
