import type { World } from "@/server/worlds";
import { meetTraveler, scoreTalk, tripRequestOf } from "../traveler";
import { playableTrip } from "./of-benchmark";
import { jointPrompt } from "./prompts";
import { numberedIds, type TaskSet } from "./task-set";

const NAME = "joint";
const COUNT = 3_000;
const HALF = 0.5;

/** Simulated travelers to be asked, and planned for: half of the reward is for the plan, half for what was learned. */
export function jointTasks(world: World): TaskSet {
  const ids = numberedIds(NAME, COUNT);
  return {
    name: NAME,
    about: "Simulated travelers who are asked what matters to them and get a plan; half of the reward is for each.",
    ids,
    task(index) {
      const id = ids[index] ?? "";
      const text = meetTraveler(index, world).opening();
      const { kit, score: scorePlan } = playableTrip(id, text, tripRequestOf(index, world), world);
      return {
        ...{ id, set: NAME, world, tools: kit.tools },
        prompt: jointPrompt(kit),
        meetTraveler: () => meetTraveler(index, world),
        readPlan: (plan) => kit.readPlan(plan),
        async score(events) {
          const [plan, talk] = [await scorePlan(events), await scoreTalk(index, events, world)];
          return {
            total: HALF * plan.total + HALF * talk.total,
            components: { plan: plan.total, talk: talk.total, ...plan.components, ...talk.components },
          };
        },
      };
    },
  };
}
