import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { plan } from "@/server/planner";
import { travelplannerQuerySchema } from "@/server/scoring";
import {
  objectiveSchema,
  type PlanResult,
  ProblemError,
  type Result,
  type TripRequest,
  usdFromMinor,
} from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import { importWorld, openWorld, type World } from "@/server/worlds";

/**
 * Milliseconds of planning per published query and objective, next to the published greedy baseline's, and of the whole answer
 * (conflicts, ways out) to the same queries with a budget one dollar below the least sufficient. Reading the sentence is not
 * counted.
 */

const DATA = resolve("../shared/data/travelplanner");
/** The plan alone, as the benchmark asks for it. */
const BARE = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

const greedySchema = z.object({ per_query_median_ms: z.number(), per_query_max_ms: z.number(), machine: z.string() });

if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published files of TravelPlanner are not at ${DATA}.`);

async function main() {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    required(await importWorld("travelplanner", join(DATA, "database"), { folder }));
    const world = required(openWorld("travelplanner", folder));
    const files = ["train", "validation-dev"];
    const requests = (await Promise.all(files.map((file) => readRequests(file, world)))).flat();
    const [first] = requests;
    if (first) plan(first, world, { objective: "preferences", ...BARE });
    console.log(`Planner, ${requests.length} queries, Node ${process.version}, ms per query:`);
    for (const objective of objectiveSchema.options) {
      report(objective, requests, (request) => plan(request, world, { objective, ...BARE }));
    }
    report(
      "one dollar short",
      requests.map((request) => oneDollarShort(request, world)),
      (request) => plan(request, world, { objective: "cost" }),
    );
    const greedy = greedySchema.parse(JSON.parse(readFileSync(join(DATA, "verdicts/greedy.timing.json"), "utf8")));
    const { per_query_median_ms: median, per_query_max_ms: worst, machine } = greedy;
    console.log(line("published greedy", [median.toFixed(1), worst.toFixed(1)], `${machine}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readRequests(file: string, world: World): Promise<TripRequest[]> {
  const queries = readFileSync(join(DATA, "queries", `${file}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((row) => travelplannerQuerySchema.parse(JSON.parse(row)));
  const today = "2022-03-01";
  const requests: TripRequest[] = [];
  for (const { query } of queries) {
    const { said } = await understand({ text: query, asked: null, today }, world);
    const { request } = toReading(said, world, today);
    if (request !== null) requests.push(request);
  }
  return requests;
}

function oneDollarShort(request: TripRequest, world: World): TripRequest {
  const answer = plan(request, world, { objective: "cost", ...BARE });
  if (answer.status !== "plan") return request;
  const budget = usdFromMinor(answer.itinerary.cost.total.amountMinor - 100);
  return { ...request, demands: { ...request.demands, budget } };
}

function report(name: string, requests: readonly TripRequest[], answer: (request: TripRequest) => PlanResult) {
  const ms: number[] = [];
  const tally = { plan: 0, infeasible: 0, proven: 0 };
  for (const request of requests) {
    const start = performance.now();
    const { status, proven } = answer(request);
    ms.push(performance.now() - start);
    tally[status]++;
    if (proven) tally.proven++;
  }
  const sorted = ms.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const results = `${tally.plan} plans, ${tally.infeasible} without, ${tally.proven} proven`;
  console.log(line(name, [median.toFixed(1), (sorted.at(-1) ?? 0).toFixed(1)], results));
}

function line(name: string, [median, worst]: readonly [string, string], rest: string): string {
  return `  ${name.padEnd(18)} median ${median.padStart(7)}   worst ${worst.padStart(8)}   ${rest}`;
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
