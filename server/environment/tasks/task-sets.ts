import { findBenchmark, type TaskFiles } from "@/server/benchmarks";
import { ok, type Result } from "@/server/trip";
import { ensureWorld, type World } from "@/server/worlds";
import { delegatedTasks } from "./delegated";
import { elicitationTasks } from "./elicitation";
import { onFixedDay } from "./fixed-day";
import { jointTasks } from "./joint";
import { benchmarkTasks } from "./of-benchmark";
import type { TaskSet } from "./task-set";

/** The sets that are generated, in any world. */
export const GENERATED_SETS = ["delegated", "elicitation", "joint"] as const;
export type GeneratedSet = (typeof GENERATED_SETS)[number];

const GENERATORS: Readonly<Record<GeneratedSet, (world: World) => TaskSet>> = {
  delegated: delegatedTasks,
  elicitation: elicitationTasks,
  joint: jointTasks,
};

/** A published benchmark's tasks to be played beside the generated ones. */
export interface PublishedTasks {
  readonly benchmark: string;
  readonly world: string;
  readonly files: TaskFiles;
}

/** Generated sets of a world, each under its name. */
export function generatedSets(names: readonly GeneratedSet[], world: World): TaskSet[] {
  const fixed = onFixedDay(world);
  return names.map((name) => GENERATORS[name](fixed));
}

/** Problems: those of the benchmark's files, and of its world. */
export async function publishedSet({
  benchmark: name,
  world: worldName,
  files,
}: PublishedTasks): Promise<Result<TaskSet>> {
  const benchmark = findBenchmark(name);
  if (!benchmark.ok) return benchmark;
  const tasks = benchmark.value.importTasks(files);
  if (!tasks.ok) return tasks;
  const world = await ensureWorld(worldName);
  return world.ok ? ok(benchmarkTasks(benchmark.value, tasks.value, world.value)) : world;
}
