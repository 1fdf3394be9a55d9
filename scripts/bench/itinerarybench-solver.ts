import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type SolvedTask, solveItinerarybench } from "@/server/benchmarks";
import {
  FORMULAS,
  formatPlanAction,
  type ItinerarybenchTask,
  itinerarybenchTaskSchema,
  readPlanTime,
  scoreItinerarybench,
} from "@/server/scoring";
import { ProblemError, type Result } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";

/**
 * Solves every task of ItineraryBench exactly: `npm run bench:itinerarybench -- [FOLDER] [--verbose]`, the folder with `database/`
 * and `tasks*.jsonl`. Prints the averages of the three types and their unweighted mean by both formulas, the proofs, and
 * milliseconds per task, for what is scored, for what the text asks, and for a plan that does nothing.
 */

const TYPES = [1, 2, 3] as const;
const TIME_LIMIT_MS = 7000;

const args = process.argv.slice(2);
const verbose = args.includes("--verbose");
const only = args
  .find((argument) => argument.startsWith("--only="))
  ?.slice(7)
  .split(",");
const DATA = resolve(args.find((argument) => !argument.startsWith("--")) ?? "../shared/data/itinerarybench");

if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published files of ItineraryBench are not at ${DATA}.`);

async function main() {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    required(await importWorld("itinerarybench", join(DATA, "database"), { folder }));
    const world = required(openWorld("itinerarybench", folder));
    const file = ["tasks.jsonl", "tasks-dev.jsonl"].map((name) => join(DATA, name)).find(existsSync);
    if (file === undefined) throw new Error(`There is no tasks.jsonl or tasks-dev.jsonl in ${DATA}.`);
    const lines = readFileSync(file, "utf8").split("\n");
    const tasks = lines
      .filter((line) => line.trim() !== "")
      .map((line) => itinerarybenchTaskSchema.parse(JSON.parse(line)));
    console.log(`Solver, ${tasks.length} tasks, Node ${process.version}:`);
    for (const objective of ["scored", "text"] as const) {
      report(objective, world, tasks, (task) =>
        solveItinerarybench(world, task, { objective, timeLimitMs: TIME_LIMIT_MS }),
      );
    }
    report("does nothing", world, tasks, nothing);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A minute where one is: what the released score gives to no plan at all. */
function nothing({ simulator }: ItinerarybenchTask): Result<SolvedTask> {
  const begin = readPlanTime(simulator.begin_time) ?? 0;
  const stay = formatPlanAction({ name: "stay_in", city: simulator.origin_city, begin, end: begin + 1 });
  return { ok: true, value: { plan: [stay], value: 1, minimized: "time", proven: true, unkept: [], ms: 0 } };
}

function report(
  name: string,
  world: World,
  tasks: readonly ItinerarybenchTask[],
  solve: (task: ItinerarybenchTask) => Result<SolvedTask>,
) {
  const ms: number[] = [];
  const tally = { proven: 0, full: 0, failed: 0, unkept: 0 };
  const scores = Object.fromEntries(FORMULAS.map((formula) => [formula, TYPES.map((): number[] => [])]));
  for (const task of tasks) {
    if (only && !only.includes(task.id)) continue;
    const solved = solve(task);
    if (!solved.ok) {
      tally.failed++;
      console.log(`  ${task.id}: ${solved.problem.message}`);
    }
    const { plan = [], proven = null, unkept = [], ms: taken = 0, value = 0 } = solved.ok ? solved.value : {};
    ms.push(taken);
    if (proven === true) tally.proven++;
    if (unkept.length > 0) tally.unkept++;
    for (const formula of FORMULAS) {
      const score = scoreItinerarybench(world, task, plan, formula);
      scores[formula]?.[task.type - 1]?.push(score.score);
      if (formula !== "paper") continue;
      if (score.level1 + score.level2 === 80) tally.full++;
      if (verbose) {
        const proof = proven === true ? "proven" : JSON.stringify(proven);
        console.log(
          [
            name,
            task.id,
            score.score.toFixed(4),
            score.spent,
            value,
            proof,
            score.level1.toFixed(2),
            score.level2.toFixed(2),
            taken.toFixed(0),
            unkept.length,
            score.errors.length,
            score.end.time,
          ].join("\t"),
        );
        if (only) console.log(plan.join("\n"));
      }
    }
  }
  const sorted = ms.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${name}: ${tally.proven} proven, ${tally.full} with full levels 1 and 2, ${tally.unkept} not within the words, ${tally.failed} without a plan; median ${median.toFixed(0)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  );
  for (const formula of FORMULAS) {
    const means = (scores[formula] ?? []).map((list) => list.reduce((sum, score) => sum + score, 0) / list.length);
    const average = means.reduce((sum, mean) => sum + mean, 0) / means.length;
    console.log(
      `  ${formula.padEnd(6)} ${means.map((mean) => mean.toFixed(2)).join("  ")}   average ${average.toFixed(2)}`,
    );
  }
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
