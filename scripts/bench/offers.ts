import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { isBroken, ProblemError, type Result, type TripRequest, todayHere } from "@/server/trip";
import { importPlaces, openWorld, type World } from "@/server/worlds";
import {
  fileStore,
  type LivePlan,
  openProviders,
  planLive,
  providerCache,
  recordingTape,
  startRecordedServer,
} from "@/server/worlds/live";
import { sampledRequests } from "@/server/worlds/places/testing/sampled-requests";

/**
 * Plans trips to Monaco, drawn from a seed, over recorded offers: a third of them as they stay, a third whose first choice is dearer when it is
 * checked, a third whose first choice is sold out then. `bench:offers COUNT` plans COUNT trips.
 */

const DATA = "../shared/data/real";
const FROM = "2026-11-28";
const MODES = [{}, { liteapi: "dearer" }, { liteapi: "sold-out" }] as const;
/** The plan alone, as the other benchmarks ask for it. */
const BARE = { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

const count = Number(process.argv[2] ?? 67);
if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published places are not at ${DATA}.`);

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    const files = { osm: [`${DATA}/monaco/monaco.osm.pbf`], cities: `${DATA}/geonames/cities15000.zip` };
    required(await importPlaces(files, { name: "monaco", from: FROM, folder }));
    const world = required(openWorld("monaco", folder));
    const requests = sampledRequests(world, count, 7, FROM);
    const trips: Trip[] = [];
    for (const [index, request] of requests.entries()) {
      trips.push(await planned(request, world, MODES[index % MODES.length] ?? {}, join(folder, `answers-${index}`)));
    }
    report(trips);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Trip {
  readonly live: LivePlan;
  readonly ms: number;
  readonly violations: number;
}

async function planned(
  request: TripRequest,
  world: World,
  mode: (typeof MODES)[number],
  folder: string,
): Promise<Trip> {
  const server = await startRecordedServer();
  try {
    const providers = required(openProviders(server.environment(mode)));
    const begun = performance.now();
    const live = required(
      await planLive(request, world, (asked, over) => plan(asked, over.world, BARE), {
        ...{ providers, cache: providerCache(fileStore(folder)), day: todayHere() },
        ...{ tape: recordingTape(), onProgress: () => {} },
      }),
    );
    const ms = performance.now() - begun;
    const { result } = live;
    const checks = result.status === "plan" ? verifyItinerary(live.request, result.itinerary, live.world) : [];
    return { live, ms, violations: checks.filter(isBroken).length };
  } finally {
    await server.close();
  }
}

function report(trips: readonly Trip[]): void {
  const plans = trips.filter(({ live }) => live.result.status === "plan");
  const times = trips.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const sum = (of: (trip: Trip) => number) => trips.reduce((total, trip) => total + of(trip), 0);
  console.log(
    [
      `${trips.length} trips to Monaco over recorded offers, Node ${process.version}`,
      `  ${plans.length} plans, ${trips.length - plans.length} conflicts; ${sum(({ live }) => Number(live.result.proven))} proven`,
      `  ${sum(({ violations }) => violations)} violations`,
      `  ${sum(({ live }) => live.changes.length)} planned again because an offer had changed; ${sum(({ live }) => live.confirmed.length)} of ${plans.length} plans with a checked offer`,
      `  asked, planned and checked in: median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms`,
    ].join("\n"),
  );
}

function required<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
