import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { finish, inTurns, ProblemError } from "@/server/trip";
import { encodeFeed } from "@/server/worlds/transit/encode-feed";
import { readGtfs } from "@/server/worlds/transit/gtfs/read-gtfs";
import { longDistanceLegs } from "@/server/worlds/transit/long-distance";
import { compareJourneys } from "@/server/worlds/transit/testing/compare-journeys";
import { randomPlaces } from "@/server/worlds/transit/testing/random-places";
import { timetableOf } from "@/server/worlds/transit/timetable";
import { NO_JOURNEY, transitMatrix } from "@/server/worlds/transit/transit-matrix";
import { footpathsOf, stopWalks } from "@/server/worlds/transit/walks";

/**
 * Reads the published feeds, each in a process of its own, finds journeys by RAPTOR and by the naive search, and makes the
 * matrix of a city with 300 places.
 */

const FOLDER = "../shared/data/real";
const JOURNEYS = 1_000;
const PLACES = 300;
const HOUR = 3_600;
const DAY_OF: Readonly<Record<string, string>> = {
  "monaco/cam-monaco": "2026-01-14",
  "washington-dc/wmata": "2026-05-13",
  "berlin-moabit/vbb-cut": "2020-12-02",
  "portland/trimet-2routes-2021": "2021-11-03",
  "new-york-village/nyc-subway-2018": "2018-07-11",
  "rail/bart-2023": "2023-05-10",
  "rail/amtrak-2021-10-06": "2021-10-13",
};
/** Whole networks by the naive search would take hours. */
const NOT_COMPARED = new Set(["new-york-village/nyc-subway-2018", "rail/amtrak-2021-10-06"]);

const [only] = process.argv.slice(2);
if (only !== undefined) await measure(only);
else if (!existsSync(FOLDER)) console.log(`The feeds are not at ${FOLDER}.`);
else {
  for (const file of Object.keys(DAY_OF)) {
    const script = fileURLToPath(import.meta.url);
    spawnSync(process.execPath, [...process.execArgv, script, file], { stdio: "inherit" });
  }
}

async function measure(file: string): Promise<void> {
  const date = DAY_OF[file] ?? "";
  const begun = performance.now();
  const result = await readGtfs([`${FOLDER}/${file}.gtfs.zip`]);
  if (!result.ok) throw new ProblemError(result.problem);
  const { feed } = result.value;
  console.log(file);
  print("read", `${seconds(begun)}, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  print("stored", `${(encodeFeed(feed).length / 1e6).toFixed(1)} MB`);

  const beforeDay = performance.now();
  const timetable = await inTurns(timetableOf(feed, date));
  const footpaths = footpathsOf(feed);
  print("a day", `${seconds(beforeDay)}, ${timetable.trip.length} trips on ${timetable.lineCount} lines`);

  const place = randomPlaces(feed, 1);
  const around = stopWalks(feed, { nearestOfRoutes: true });
  const places = Array.from({ length: PLACES }, () => {
    const walks = around(place());
    return { access: walks, egress: walks };
  });
  for (const [from, to] of [
    [9, 21],
    [10, 13],
  ] as const) {
    const beforeMatrix = performance.now();
    const matrix = finish(transitMatrix(timetable, footpaths, { from: from * HOUR, to: to * HOUR }, places));
    const reached = matrix.filter((minutes) => minutes !== NO_JOURNEY).length / matrix.length;
    print(`${PLACES} places, ${from}–${to} h`, `${seconds(beforeMatrix)}, ${Math.round(reached * 100)} % of pairs`);
  }

  if (file.includes("amtrak")) {
    const cities = [
      { name: "Washington", coordinates: { latitude: 38.9072, longitude: -77.0369 } },
      { name: "New York", coordinates: { latitude: 40.7506, longitude: -73.9939 } },
      { name: "Boston", coordinates: { latitude: 42.3601, longitude: -71.0589 } },
      { name: "Philadelphia", coordinates: { latitude: 39.9526, longitude: -75.1652 } },
    ];
    const beforeLegs = performance.now();
    const legs = await inTurns(longDistanceLegs(feed, cities, { radiusKm: 8 }));
    print("rides of four cities", `${legs.length} in ${seconds(beforeLegs)}`);
  }
  if (NOT_COMPARED.has(file)) return;
  const { found, different, milliseconds, naiveMilliseconds } = compareJourneys(feed, date, JOURNEYS);
  print(
    "a journey",
    `${(milliseconds / JOURNEYS).toFixed(2)} ms (naive ${(naiveMilliseconds / JOURNEYS).toFixed(1)} ms)`,
  );
  print("equal to the naive search", `${JOURNEYS - different.length} of ${JOURNEYS} (${found} exist)`);
  for (const one of different.slice(0, 5)) console.log(`    ${one}`);
  if (different.length > 0) process.exitCode = 1;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function print(name: string, figure: string): void {
  console.log(`  ${name.padEnd(28)}${figure}`);
}
