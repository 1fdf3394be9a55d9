import type { World } from "@/server/worlds";
import { delegatedTrip } from "./delegated-trip";
import { playableTrip } from "./of-benchmark";
import { planningPrompt } from "./prompts";
import { numberedIds, type TaskSet } from "./task-set";

const NAME = "delegated";
const COUNT = 10_000;

/** Trips that a traveler hands over in a few sentences which say all that is wanted. */
export function delegatedTasks(world: World): TaskSet {
  const ids = numberedIds(NAME, COUNT);
  return {
    name: NAME,
    about:
      "Trips of three to five days to one city, said in full; the plan is judged by the published rules and its demands.",
    ids,
    task(index) {
      const { text, request } = delegatedTrip(index, world);
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
