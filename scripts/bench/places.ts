import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import {
  formatMoney,
  isBroken,
  type PlanResult,
  ProblemError,
  type Result,
  type Stop,
  type TripRequest,
} from "@/server/trip";
import { importPlaces, joinWorlds, openWorld, type World } from "@/server/worlds";
import { lookUpStops, type StopsLookedUp } from "@/server/worlds/places/testing/look-up-stops";
import { sampledRequests } from "@/server/worlds/places/testing/sampled-requests";
import { ridesOutsideOfFeed } from "@/server/worlds/region/testing/planned-rides";
import {
  AMTRAK,
  CITIES,
  PUBLISHED as DATA,
  NORTH_EAST_FROM as FROM,
  NORTH_EAST,
} from "@/server/worlds/region/testing/published-region";
import { rawRides } from "@/server/worlds/region/testing/raw-rides";

/**
 * Imports places of the published open data, each in a process of its own so that its peak of memory is its own, joins three of them by
 * Amtrak's trains, and plans trips drawn from a seed. `bench:places COUNT SHOWN` plans COUNT trips and prints SHOWN of each place.
 */

const IMPORTED = [
  { name: "monaco", files: { osm: [`${DATA}/monaco/monaco.osm.pbf`] } },
  { name: "andorra", files: { osm: [`${DATA}/andorra/andorra.osm.pbf`] } },
  { name: "vancouver", files: { osm: [`${DATA}/vancouver/vancouver.osm.pbf`] } },
  ...NORTH_EAST,
];
const REGION = "north-east";
const PLANNED = ["monaco", "andorra", "washington", REGION] as const;
/** The plan alone, as the other benchmarks ask for it. */
const BARE = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

const figuresSchema = z.object({
  seconds: z.number(),
  /** Of the processor: more than the wall's where several cores work, less where others take them. */
  cpuSeconds: z.number(),
  peakMb: z.number(),
  counts: z.record(z.string(), z.number()),
  middle: z.string(),
});

const [first = "200", second = "0"] = process.argv.slice(2);
if (first === "import") await measureImport(second, process.argv[4] ?? "");
else if (existsSync(DATA)) await main(Number(first), Number(second));
else console.log(`Nothing to measure: the published places are not at ${DATA}.`);

async function main(count: number, shown: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    console.log(`Imports, Node ${process.version}`);
    for (const { name } of IMPORTED) printImport(name, folder);
    await joinRegion(folder);
    const trips = PLANNED.flatMap((name, index) => {
      const share = Math.floor(count / PLANNED.length) + (index < count % PLANNED.length ? 1 : 0);
      return planned(name, required(openWorld(name, folder)), share, shown, index + 7);
    });
    for (const name of PLANNED)
      report(
        name,
        trips.filter((trip) => trip.name === name),
      );
    report("all", trips);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function joinRegion(folder: string): Promise<void> {
  const begun = performance.now();
  const worlds = NORTH_EAST.map(({ name }) => name);
  const { report } = required(
    await joinWorlds({
      ...{ name: REGION, worlds, rail: [AMTRAK], from: FROM, mapDates: true, driving: true, folder },
    }),
  );
  const rides = report.rail.reduce((sum, { legs }) => sum + legs, 0);
  console.log(`  ${REGION.padEnd(12)}joined in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${rides} rides`);
}

async function measureImport(name: string, folder: string): Promise<void> {
  const begun = performance.now();
  const { files, city } = { city: undefined, ...IMPORTED.find((one) => one.name === name) };
  const { description, report } = required(
    await importPlaces({ ...files, cities: CITIES }, { name, city, from: FROM, folder }),
  );
  const figures: z.input<typeof figuresSchema> = {
    seconds: (performance.now() - begun) / 1000,
    cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
    counts: description.counts,
    middle: report.middle,
  };
  console.log(JSON.stringify(figures));
}

function printImport(name: string, folder: string): void {
  const command = [...process.execArgv, fileURLToPath(import.meta.url), "import", name, folder];
  const { stdout, status } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`The import of ${name} failed.`);
  const { seconds, cpuSeconds, peakMb, counts, middle } = figuresSchema.parse(JSON.parse(stdout));
  const { lodgings, restaurants, attractions } = counts;
  console.log(
    `  ${name.padEnd(12)}${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of the processor, start included), peak ${peakMb.toFixed(0)} MB; ${lodgings} lodgings, ${restaurants} restaurants, ${attractions} attractions around ${middle}`,
  );
}

interface Trip {
  readonly name: string;
  readonly answer: PlanResult;
  readonly ms: number;
  readonly violations: readonly string[];
  /** Null: there is no plan. */
  readonly stops: StopsLookedUp | null;
  /** Trains and buses that were planned, and those of them that the feed does not run. */
  readonly rides: { readonly count: number; readonly outside: readonly string[] };
}

function planned(name: string, world: World, count: number, shown: number, seed: number): Trip[] {
  const ridesOf = rawRides(AMTRAK);
  const requests = sampledRequests(world, count, seed, FROM);
  const [warmUp] = requests;
  if (warmUp !== undefined) plan(warmUp, world, { objective: "preferences", ...BARE });
  return requests.map((request, index) => {
    const begun = performance.now();
    const answer = plan(request, world, { objective: "preferences", ...BARE });
    const ms = performance.now() - begun;
    if (index < shown || !answer.proven)
      console.log(`\n${tripText(`${name} #${index + 1}`, request, answer, world, ms)}`);
    if (answer.status !== "plan")
      return { name, answer, ms, violations: [], stops: null, rides: { count: 0, outside: [] } };
    const broken = verifyItinerary(request, answer.itinerary, world).filter(isBroken);
    const violations = broken.map(({ label, evidence }) => `#${index + 1} ${label}: ${evidence}`);
    const rides = ridesOutsideOfFeed(answer.itinerary, world, ridesOf);
    return { name, answer, ms, violations, stops: lookUpStops(answer.itinerary, world), rides };
  });
}

function report(name: string, trips: readonly Trip[]): void {
  const count = (status: PlanResult["status"]) =>
    trips.filter(({ answer }) => answer.status === status && answer.proven).length;
  const ms = trips.map((trip) => trip.ms).sort((one, other) => one - other);
  const quantile = (share: number) => `${(ms[Math.ceil(share * ms.length) - 1] ?? 0).toFixed(0)} ms`;
  const all = (key: keyof StopsLookedUp) => trips.flatMap(({ stops }) => stops?.[key] ?? []);
  const print = (label: string, lines: readonly string[]) => {
    console.log(`  ${label.padEnd(38)}${lines.length}`);
    for (const line of name === "all" ? [] : lines.slice(0, 3)) console.log(`    ${line}`);
  };
  console.log(`\n${name}: ${trips.length} trips`);
  console.log(`  ${"plans proven".padEnd(38)}${count("plan")}`);
  console.log(`  ${"conflicts proven".padEnd(38)}${count("infeasible")}`);
  console.log(`  ${"not proven".padEnd(38)}${trips.filter(({ answer }) => !answer.proven).length}`);
  console.log(`  ${"planned in: median, p95, worst".padEnd(38)}${quantile(0.5)}, ${quantile(0.95)}, ${quantile(1)}`);
  for (const [conflict, times] of conflictsOf(trips)) console.log(`    ${conflict}: ${times}`);
  print(
    "violations by the verifier",
    trips.flatMap(({ violations }) => violations),
  );
  print("stops outside of known hours", all("closed"));
  const outside = trips.flatMap(({ rides }) => rides.outside);
  console.log(`  ${"trains and buses planned".padEnd(38)}${trips.reduce((sum, { rides }) => sum + rides.count, 0)}`);
  print("of them not in the feed", outside);
  print("ways longer than half an hour", all("longWays"));
  print("stops that begin before one is there", all("hurried"));
  console.log(`  ${"meals of unknown hours".padEnd(38)}${all("unknownMeals").length}`);
  console.log(`  ${"visits of unknown hours".padEnd(38)}${all("unknownVisits").length}`);
  const wrong = [...trips.flatMap(({ violations }) => violations), ...all("closed"), ...outside];
  if (name === "all" && wrong.length > 0) {
    process.exitCode = 1;
  }
}

/** How many trips each set of demands makes impossible, the most frequent first. */
function conflictsOf(trips: readonly Trip[]): [conflict: string, times: number][] {
  const counts = new Map<string, number>();
  for (const { answer } of trips) {
    if (answer.status === "plan") continue;
    const [conflict = ["nothing named"]] = answer.conflicts;
    counts.set(conflict.join(" and "), (counts.get(conflict.join(" and ")) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** A trip as a traveler would read it, with what was asked for. */
function tripText(name: string, request: TripRequest, answer: PlanResult, world: World, ms: number): string {
  const { people, children, demands, dates, pace, sights = [], preferences } = request;
  const asked = [
    `${people} people${children > 0 ? ` (${children} children)` : ""}`,
    dates.kind === "fixed" ? `${dates.days} days from ${dates.start}` : "",
    demands.budget === null ? "" : `at most ${formatMoney(demands.budget)}`,
    demands.cuisines.length === 0 ? "" : `eats ${demands.cuisines.join(" and ")}`,
    sights.length === 0 ? "" : `sees ${sights.map((sight) => sight.name).join(" and ")}`,
    ...preferences.map(({ entry, value, strength }) => `${strength} ${entry} ${value}`),
    pace ?? "",
  ].filter((part) => part !== "");
  const head = `${name}: ${asked.join(", ")}; ${ms.toFixed(0)} ms, ${answer.proven ? "proven" : "not proven"}`;
  if (answer.status !== "plan") return `${head}\n  ${answer.explanation}`;
  const { itinerary } = answer;
  const lines = itinerary.days.map(({ date, stops }) =>
    [`  ${date}`, ...stops.map((stop) => `    ${stopText(stop, world)}`)].join("\n"),
  );
  return [`${head}; ${formatMoney(itinerary.cost.total)}`, ...lines].join("\n");
}

function stopText(stop: Stop, world: World): string {
  const cost = formatMoney(stop.cost);
  if (stop.kind === "leg") return `${stop.start?.time} ${stop.name} to ${stop.to} (${stop.timesNote ?? ""}) ${cost}`;
  if (stop.kind === "stay") {
    const lodging = world.lodgings(stop.city).find(({ id }) => id === stop.recordId);
    return `night: ${stop.name} (${lodging?.rating} stars, ${lodging?.roomType} ×${stop.rooms}) ${cost}`;
  }
  const time = `${stop.start?.time}–${stop.end?.time}`;
  if (stop.kind === "meal") {
    const restaurant = world.restaurants(stop.city).find(({ id }) => id === stop.recordId);
    const hours = restaurant?.openData?.hoursText ?? "hours not known";
    return `${time} ${stop.meal}: ${stop.name} (${restaurant?.details?.diningStyles[0]}, ${restaurant?.cuisines || "no cuisine"}; ${hours}) ${cost}`;
  }
  const attraction = world.attractions(stop.city).find(({ id }) => id === stop.recordId);
  const hours = attraction?.openData?.hoursText ?? "hours not known";
  return `${time} visit: ${stop.name} (${attraction?.details?.types[0]}; ${hours}) ${cost}`;
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
