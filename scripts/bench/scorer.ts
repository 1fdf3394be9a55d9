import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import {
  type PublishedDay,
  scoreTravelplanner,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "@/server/scoring";
import { ProblemError, type Result } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";

/**
 * Microseconds per plan of the TravelPlanner scorer over every published submission, next to the published evaluator's
 * milliseconds on the same files. Cold is the first pass of a fresh process; warm are the passes after it.
 */

const DATA = resolve("../shared/data/travelplanner");
const WARM_PASSES = 5;

interface Task {
  readonly query: TravelplannerQuery;
  readonly plan: PublishedDay[] | null;
}

const timingsSchema = z.object({
  machine: z.string(),
  official_evaluator: z.array(
    z.object({ file: z.string(), plans: z.number(), evaluation_only_s: z.array(z.number()).min(1) }),
  ),
});

if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published files of TravelPlanner are not at ${DATA}.`);

async function main() {
  const tasks = readTasks();
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    required(await importWorld("travelplanner", join(DATA, "database"), { folder }));
    const world = required(openWorld("travelplanner", folder));
    const cold = measure(world, tasks);
    const warm = Array.from({ length: WARM_PASSES }, () => measure(world, tasks)).flat();
    print(cold, warm);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readTasks(): Task[] {
  const train = readLines("queries/train.jsonl", travelplannerQuerySchema);
  const validation = readLines("queries/validation-dev.jsonl", travelplannerQuerySchema);
  return readdirSync(join(DATA, "submissions")).flatMap((file) => {
    const rows = readLines(`submissions/${file}`, submissionRowSchema);
    const queries = file.startsWith("train") ? train : validation;
    return queries.map((query, index) => ({ query, plan: rows[index]?.plan ?? null }));
  });
}

function readLines<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(join(DATA, file), "utf8").trim().split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

/** Microseconds of each plan. */
function measure(world: World, tasks: readonly Task[]): number[] {
  return tasks.map(({ query, plan }) => {
    const start = performance.now();
    scoreTravelplanner(world, query, plan);
    return (performance.now() - start) * 1_000;
  });
}

function print(cold: readonly number[], warm: readonly number[]) {
  const timings = timingsSchema.parse(JSON.parse(readFileSync(join(DATA, "verdicts/timings.json"), "utf8")));
  const published = timings.official_evaluator.map(({ file, plans, evaluation_only_s }) => ({
    file,
    ms: (quantile(evaluation_only_s, 0.5) / plans) * 1_000,
  }));
  const fastest = Math.min(...published.map(({ ms }) => ms));
  console.log(`TravelPlanner scorer, ${cold.length} plans, Node ${process.version}, µs per plan:`);
  for (const [name, values] of [
    ["cold", cold],
    ["warm", warm],
  ] as const) {
    const [mean, median, p95] = [average(values), quantile(values, 0.5), quantile(values, 0.95)];
    const figures = `mean ${mean.toFixed(1)}   median ${median.toFixed(1)}   p95 ${p95.toFixed(1)}`;
    console.log(`  ${name}   ${figures}   ${Math.round((fastest * 1_000) / mean)} times faster (by the mean)`);
  }
  console.log(`Published evaluator (${timings.machine}), ms per plan; the ratios take the fastest:`);
  for (const { file, ms } of published) console.log(`  ${ms.toFixed(1)}   ${file}`);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
