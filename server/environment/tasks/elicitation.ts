import type { World } from "@/server/worlds";
import { MOST_TRAVELERS, meetTraveler, scoreTalk } from "../traveler";
import { ELICITATION_PROMPT } from "./prompts";
import { numberedIds, type TaskSet } from "./task-set";

const NAME = "elicitation";

/** Simulated travelers to be asked what matters to them (APEC-Travel, section 4). */
export function elicitationTasks(world: World): TaskSet {
  const ids = numberedIds(NAME, MOST_TRAVELERS);
  return {
    name: NAME,
    about: "Simulated travelers who are asked what matters to them; judged by what was learned, and how soon.",
    ids,
    task: (index) => ({
      ...{ id: ids[index] ?? "", set: NAME, world, tools: [], readPlan: null },
      prompt: ELICITATION_PROMPT,
      meetTraveler: () => meetTraveler(index, world),
      score: (events) => scoreTalk(index, events, world),
    }),
  };
}
