import type { TaskKit } from "@/server/agents";
import { type Benchmark, type BenchmarkTask, findBenchmark, UNKNOWN_SETTINGS } from "@/server/benchmarks";
import type { Task } from "@/server/episodes";
import { ProblemError, type Result, type TripRequest } from "@/server/trip";
import { todayIn, type World } from "@/server/worlds";
import type { EnvironmentTask } from "../episode/environment-task";
import { scorePlan } from "../reward/score-plan";
import { decided } from "./decided";
import { planningPrompt } from "./prompts";
import { numberedIds, type TaskSet } from "./task-set";

/** A benchmark's task with all that it takes to play it. */
export interface PlayableTask {
  readonly kit: TaskKit;
  readonly asked: Task;
  readonly world: World;
  readonly score: EnvironmentTask["score"];
}

/** Throws where the benchmark has no plans, or the world is another's. */
export function playable(benchmark: Benchmark, task: BenchmarkTask, given: World): PlayableTask {
  const world = benchmark.worldOf(task, given);
  const kit = benchmark.kit(task, world);
  if (kit === null) throw new ProblemError({ code: "bad_input", message: `${benchmark.info.title} has no plans.` });
  const asked = valueOrThrow(benchmark.input(task, UNKNOWN_SETTINGS, world));
  const score: EnvironmentTask["score"] = async (events) =>
    scorePlan({ benchmark, task: await decided(benchmark, task, events, world), asked }, events, world);
  return { kit, asked, world, score };
}

/** Trips of any kind, whose plans are judged by what is asked for. */
const TRIPS: Benchmark = valueOrThrow(findBenchmark("deeptravel"));

/** A trip of our own: plans in words or as JSON, or that there is none. Whether there is one is decided when an agent says so. */
export function playableTrip(id: string, text: string, request: TripRequest, world: World): PlayableTask {
  const { name, hash } = world.describe();
  const about = { id, set: "with constraints", today: todayIn(world.describe()), world: { name, hash }, label: null };
  return playable(TRIPS, valueOrThrow(TRIPS.readTask({ ...about, text, request })), world);
}

/** The tasks of a benchmark, in the order of their file. */
export function benchmarkTasks(benchmark: Benchmark, tasks: readonly BenchmarkTask[], given: World): TaskSet {
  const { name, title } = benchmark.info;
  const ids = numberedIds(name, tasks.length);
  return {
    name,
    about: `${title}: ${tasks.length} tasks of a file, by its own rules.`,
    ids,
    task(index) {
      const task = tasks[index];
      if (task === undefined) throw new RangeError(`There is no task ${index}.`);
      const { kit, asked, world, score } = playable(benchmark, task, given);
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
