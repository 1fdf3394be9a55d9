import { deeptravelTaskSchema, findBenchmark } from "@/server/benchmarks";
import { SIMULATED_TODAY } from "@/server/elicitation/training";
import { ok, type Result } from "@/server/trip";
import { ensureWorld, type World, worldOn } from "@/server/worlds";
import { delegatedTasks } from "./delegated";
import { elicitationTasks } from "./elicitation";
import { jointTasks } from "./joint";
import { ladderTasks } from "./ladder/ladder";
import { benchmarkTasks } from "./of-benchmark";
import type { TaskSet } from "./task-set";

/** The sets that are generated, in any world. */
export const GENERATED_SETS = [
  ...(["delegated", "elicitation", "joint"] as const),
  ...(["ladder-1", "ladder-2", "ladder-3", "ladder-4"] as const),
] as const;
export type GeneratedSet = (typeof GENERATED_SETS)[number];

const GENERATORS: Readonly<Record<GeneratedSet, (world: World) => TaskSet>> = {
  delegated: delegatedTasks,
  elicitation: elicitationTasks,
  joint: jointTasks,
  "ladder-1": ladderTasks("ladder-1"),
  "ladder-2": ladderTasks("ladder-2"),
  "ladder-3": ladderTasks("ladder-3"),
  "ladder-4": ladderTasks("ladder-4"),
};

/** A published benchmark's tasks to be played with the generated ones, in its own world. */
export interface PublishedTasks {
  readonly benchmark: string;
  readonly file: string;
}

/** Generated sets of a world, each under its name. */
export function generatedSets(names: readonly GeneratedSet[], world: World): TaskSet[] {
  const fixed = worldOn(world, SIMULATED_TODAY);
  return names.map((name) => GENERATORS[name](fixed));
}

/** Problems: those of the benchmark's file, and of its world. */
export async function publishedSet({ benchmark: name, file }: PublishedTasks): Promise<Result<TaskSet>> {
  const found = findBenchmark(name);
  if (!found.ok) return found;
  const { taskOptions, world: worldName } = found.value.info;
  const option = taskOptions.find(({ kind, isRequired }) => kind === "file" && isRequired);
  const tasks = found.value.importTasks(option === undefined ? {} : { [option.key]: file });
  if (!tasks.ok) return tasks;
  // Generated tasks say in which world they were made.
  const made = deeptravelTaskSchema.safeParse(tasks.value[0]?.content).data?.world.name;
  const world = await ensureWorld(made ?? worldName);
  return world.ok ? ok(benchmarkTasks(found.value, tasks.value, world.value)) : world;
}
