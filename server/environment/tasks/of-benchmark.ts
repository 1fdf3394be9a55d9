import type { TaskKit } from "@/server/agents";
import { type Benchmark, type BenchmarkTask, findBenchmark, UNKNOWN_SETTINGS } from "@/server/benchmarks";
import type { Task } from "@/server/episodes";
import { ProblemError, type Result, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { EnvironmentTask } from "../episode/environment-task";
import { scorePlan } from "../reward/score-plan";
import { verifiedTaskOf } from "../reward/verified-task";
import { planningPrompt } from "./prompts";
import { publishedQuery } from "./published-query";
import { numberedIds, type TaskSet } from "./task-set";
import { worldOfTrip } from "./trip-world";

/** A benchmark's task with all that it takes to play it. */
export interface PlayableTask {
  readonly kit: TaskKit;
  readonly asked: Task;
  readonly score: EnvironmentTask["score"];
}

/** Throws where the benchmark has no plans, or the world is another's. */
export function playable(benchmark: Benchmark, task: BenchmarkTask, world: World): PlayableTask {
  const kit = benchmark.kit(task, world);
  if (kit === null) throw new ProblemError({ code: "bad_input", message: `${benchmark.info.title} has no plans.` });
  const asked = valueOrThrow(benchmark.input(task, UNKNOWN_SETTINGS, world));
  const verified = valueOrThrow(verifiedTaskOf(task, asked));
  return { kit, asked, score: async (events) => scorePlan({ benchmark, task, verified }, events, world) };
}

/** Plans in words, six searches, and rules for any world whose trips go to one city and back. */
const TRIPS: Benchmark = valueOrThrow(findBenchmark("travelplanner"));

/** A trip of our own as a task of the published form: the same tools, and the same rules for its plan. */
export function playableTrip(id: string, text: string, request: TripRequest, world: World): PlayableTask {
  const read = TRIPS.readTask({ query: publishedQuery(text, request, world), legs: null });
  return playable(TRIPS, { ...valueOrThrow(read), id }, worldOfTrip(world, request));
}

/** The tasks of a published benchmark, in the order of their file. */
export function benchmarkTasks(benchmark: Benchmark, tasks: readonly BenchmarkTask[], world: World): TaskSet {
  const { name, title } = benchmark.info;
  const ids = numberedIds(name, tasks.length);
  return {
    name,
    about: `${title}: ${tasks.length} tasks of a file, by its own rules.`,
    ids,
    task(index) {
      const task = tasks[index];
      if (task === undefined) throw new RangeError(`There is no task ${index}.`);
      const { kit, asked, score } = playable(benchmark, task, world);
      return {
        ...{ id: ids[index] ?? "", set: name, world, score, meetTraveler: null },
        prompt: planningPrompt(kit, asked),
        tools: kit.tools,
        readPlan: (text) => kit.readPlan(text),
      };
    },
  };
}

function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
