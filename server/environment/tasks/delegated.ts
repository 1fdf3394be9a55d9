import { drawTrip } from "@/server/benchmarks";
import { todayIn, type World } from "@/server/worlds";
import { playableTrip } from "./of-benchmark";
import { planningPrompt } from "./prompts";
import { numberedIds, type TaskSet } from "./task-set";

const NAME = "delegated";
const COUNT = 10_000;

/** Trips that a traveler hands over in a few sentences which say all that is wanted; every second one has constraints. */
export function delegatedTasks(world: World): TaskSet {
  const ids = numberedIds(NAME, COUNT);
  return {
    name: NAME,
    about: "Trips to one or two cities, said in full; the plan is judged by what is asked for.",
    ids,
    task(index) {
      const { text, request } = drawTrip(index, index % 2 === 1, world, todayIn(world.describe()));
      const id = ids[index] ?? "";
      const { kit, asked, score } = playableTrip(id, text, request, world);
      return {
        ...{ id, set: NAME, world, score, meetTraveler: null },
        prompt: planningPrompt(kit, asked),
        tools: kit.tools,
        readPlan: (plan) => kit.readPlan(plan),
      };
    },
  };
}
