import { join } from "node:path";
import type { Database } from "@/db";
import { texasQuery } from "@/server/benchmarks/testing/texas";
import { writePublishedTables } from "@/server/cli/testing/published-files";
import type { RunOrder } from "@/server/views";
import { importWorld } from "@/server/worlds";
import { describeTaskSet } from "../tasks/describe-task-set";
import { benchmarkOf, storeTaskSet, toTask } from "../tasks/task-sets";

/** Makes a world in which three days in Austin are easy to plan, in the data folder; its name. */
export async function makeTexas(folder: string): Promise<string> {
  const tables = writePublishedTables(join(folder, "tables"));
  const made = await importWorld("travelplanner", tables, { name: "texas", folder });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return "texas";
}

/** Stores queries for that world as a task set; its id. */
export async function storeTexasTasks(database: Database, count: number): Promise<string> {
  const legs = [
    { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
    { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
  ];
  const benchmark = benchmarkOf("travelplanner");
  const stored = Array.from({ length: count }, (_, index) =>
    toTask(benchmark, { query: texasQuery({ idx: index + 1, budget: 600 + index }), legs }),
  );
  return (
    await storeTaskSet(database, benchmark, `texas-${count}`, {
      about: describeTaskSet(benchmark, stored),
      items: stored,
    })
  ).id;
}

/** A run of the exact planner on a task set. */
export function texasOrder(taskSet: string, given: Partial<RunOrder> = {}): RunOrder {
  return {
    name: "An example",
    taskSet,
    limit: null,
    world: "texas",
    agent: "solver",
    settings: { input: "gold", mode: null, protocol: null, without: [], objective: "cost", timeLimitMs: 5_000 },
    model: null,
    seed: 0,
    trials: 1,
    limits: {
      stepsPerTrial: null,
      tokensPerTrial: null,
      msPerTrial: null,
      costUsdPerTrial: null,
      costUsd: null,
      concurrency: 2,
    },
    ...given,
  };
}
