import {
  type Benchmark,
  type BenchmarkTask,
  deeptravelTaskSchema,
  LABEL_OPTIONS,
  labelOfResult,
} from "@/server/benchmarks";
import type { Event } from "@/server/episodes";
import { planInWorker } from "@/server/planner";
import { ProblemError } from "@/server/trip";
import type { World } from "@/server/worlds";

/**
 * The task with what the exact planner says of it, where an agent says that it has no plan and nobody has looked. The search runs in a thread
 * of its own. Throws ProblemError where that fails; a search that comes to no end leaves the task as it is.
 */
export async function decided(
  benchmark: Benchmark,
  task: BenchmarkTask,
  events: readonly Event[],
  world: World,
): Promise<BenchmarkTask> {
  const trip = deeptravelTaskSchema.safeParse(task.content).data;
  if (trip === undefined || trip.label !== null || !events.some(({ type }) => type === "noPlanFound")) return task;
  const result = await planInWorker(trip.request, world.describe().name, LABEL_OPTIONS);
  if (!result.ok) throw new ProblemError(result.problem);
  const labeled = benchmark.readTask({ ...trip, label: labelOfResult(result.value) });
  if (!labeled.ok) throw new ProblemError(labeled.problem);
  return { ...labeled.value, id: task.id };
}
