import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { finish, formatProblem, type Itinerary, isBroken, minutesOfDay } from "@/server/trip";
import { openWorld } from "../open-world";
import { importPlaces } from "../places/import-places";
import { sampledRequests } from "../places/testing/sampled-requests";
import { CITIES, NORTH_EAST, PUBLISHED } from "../region/testing/published-region";
import { readSnapshotRecords } from "../snapshot/read-snapshot";
import { allRuns, naiveJourneys } from "../transit/testing/naive-journeys";
import type { World } from "../world";
import type { TransitWalks, WorldTransit } from "./transit";

const absent = !existsSync(PUBLISHED);
if (absent) console.log(`The published places are not at ${PUBLISHED}; no trips by metro in Washington are planned.`);

const folder = mkdtempSync(join(tmpdir(), "dragoman-metro-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The timetable has 78 days from here on. */
const FROM = "2026-04-29";
const TO = "2026-09-06";
const TRIPS = 12;

test.skipIf(absent)("trips by metro in Washington hold, and take trains that run", { timeout: 600_000 }, async () => {
  const [washington] = NORTH_EAST;
  const gtfs = [join(PUBLISHED, "washington-dc/wmata.gtfs.zip")];
  const made = await importPlaces(
    { ...washington?.files, gtfs, cities: CITIES },
    { name: "washington", from: FROM, folder },
  );
  if (!made.ok) throw new Error(formatProblem(made.problem));
  expect(made.value.report.byRide).toBeGreaterThan(40);
  const opened = openWorld("washington", folder);
  const kept = finish(readSnapshotRecords(join(folder, "worlds", "washington"), { withTransit: true }));
  const transit = kept.ok ? kept.value.transits[0] : undefined;
  if (!opened.ok || transit === undefined) throw new Error("the world has no public transport");
  const world = opened.value;

  const requests = sampledRequests(world, 200, 7, FROM)
    .filter(({ dates }) => dates.kind === "fixed" && dates.start <= TO)
    .slice(0, TRIPS);
  let [plans, rides] = [0, 0];
  for (const request of requests) {
    const answer = plan(request, world, {
      ...{ objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 },
    });
    expect(answer.proven).toBe(true);
    if (answer.status !== "plan") continue;
    plans += 1;
    expect(verifyItinerary(request, answer.itinerary, world).filter(isBroken)).toEqual([]);
    const { needed, late } = ridesOf(answer.itinerary, world, transit);
    rides += needed;
    expect(late).toEqual([]);
  }
  expect(plans).toBeGreaterThan(3);
  expect(rides).toBeGreaterThan(0);
});

/** The ways of an itinerary that leave no time to walk, and those of them in whose time no train leads there, by the naive search. */
function ridesOf({ days }: Itinerary, world: World, { feed, walks }: WorldTransit) {
  let needed = 0;
  const late: string[] = [];
  for (const { date, stops } of days) {
    const seen = stops.filter((stop) => stop.kind === "meal" || stop.kind === "visit");
    for (const [index, next] of seen.entries()) {
      const before = seen[index - 1];
      if (!before?.end || !next.start) continue;
      const walk = world.localTravelMinutes(next.city, before.recordId, next.recordId) ?? 0;
      const [leaves, begins] = [minutesOfDay(before.end.time), minutesOfDay(next.start.time)];
      if (begins - leaves >= walk) continue;
      needed += 1;
      const arrival = naiveJourneys(
        allRuns(feed, date),
        walks.footpaths,
      )({
        departure: leaves * 60,
        access: around(walks, before.recordId),
        egress: around(walks, next.recordId),
      });
      if (arrival === null || arrival > begins * 60) late.push(`${date} ${before.name} to ${next.name}`);
    }
  }
  return { needed, late };
}

function around({ ids, first, stops, seconds }: TransitWalks, id: string) {
  const row = ids.indexOf(id);
  const [begin, end] = [first[row] ?? 0, first[row + 1] ?? 0];
  return Array.from(stops.subarray(begin, end), (stop, at) => ({ stop, seconds: seconds[begin + at] ?? 0 }));
}
