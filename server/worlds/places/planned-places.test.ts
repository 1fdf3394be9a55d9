import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { formatProblem, isBroken, type TripRequest } from "@/server/trip";
import { openWorld } from "../open-world";
import type { World } from "../world";
import { importPlaces } from "./import-places";
import { lookUpStops } from "./testing/look-up-stops";
import { sampledRequests } from "./testing/sampled-requests";

const published = "../shared/data/real";
const absent = !existsSync(published);
if (absent) console.log(`The published places are not at ${published}; no trips to Monaco are planned.`);

const FROM = "2026-11-28";
const TRIPS = 25;
const options = { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

describe.skipIf(absent)("trips to Monaco", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-monaco-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let world: World;
  let requests: readonly TripRequest[];

  beforeAll(async () => {
    const files = {
      osm: [join(published, "monaco/monaco.osm.pbf")],
      cities: join(published, "geonames/cities15000.zip"),
    };
    const imported = await importPlaces(files, { name: "monaco", from: FROM, folder });
    if (!imported.ok) throw new Error(formatProblem(imported.problem));
    const opened = openWorld("monaco", folder);
    if (!opened.ok) throw new Error(formatProblem(opened.problem));
    world = opened.value;
    requests = sampledRequests(world, TRIPS, 7, FROM);
  });

  test("are the same requests whenever they are drawn", () => {
    expect(sampledRequests(world, TRIPS, 7, FROM)).toEqual(requests);
  });

  test.each(Array.from({ length: TRIPS }, (_, index) => index))("%i is a plan or a proven conflict", (index) => {
    const request = requests[index];
    if (request === undefined) throw new RangeError("There are fewer requests.");
    const answer = plan(request, world, options);
    expect(answer.proven).toBe(true);
    if (answer.status !== "plan") {
      expect(answer.conflicts).not.toEqual([]);
      return;
    }
    const { itinerary } = answer;
    expect(verifyItinerary(request, itinerary, world).filter(isBroken)).toEqual([]);
    const { closed, hurried, unknownMeals, unknownVisits } = lookUpStops(itinerary, world);
    expect({ closed, hurried }).toEqual({ closed: [], hurried: [] });

    // What the traveler named may be of unknown hours.
    const named = (request.sights ?? []).map(({ name }) => name);
    const unnamed = unknownVisits.filter((line) => !named.some((name) => line.endsWith(name)));
    const [onlyKnown, knownRestaurants, knownAttractions] = fitsIn(request);
    if (onlyKnown || knownRestaurants) expect(unknownMeals).toEqual([]);
    if (onlyKnown || (knownAttractions && !knownRestaurants)) expect(unnamed).toEqual([]);
  });

  /** Whether there is a plan without any place of unknown hours, without such restaurants, and without such attractions. */
  function fitsIn(request: TripRequest): [boolean, boolean, boolean] {
    const named = (request.sights ?? []).map(({ recordId }) => recordId);
    const isKnown = ({ id, hours }: { readonly id: string; readonly hours: unknown }) =>
      hours !== null || named.includes(id);
    const restaurants = (city: string) => world.restaurants(city).filter(isKnown);
    const attractions = (city: string) => world.attractions(city).filter(isKnown);
    const { unknownHours: _, ...description } = world.describe();
    const fits = (fewer: Partial<World>) => {
      const known = { ...world, ...fewer, describe: () => description };
      return plan(request, known, { ...options, objective: "cost" }).status === "plan";
    };
    return [fits({ restaurants, attractions }), fits({ restaurants }), fits({ attractions })];
  }
});
