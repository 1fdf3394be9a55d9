import type { World } from "@/server/worlds";
import type { Action } from "../../episode/observation";
import { numberedIds, type TaskSet } from "../task-set";
import { briefly } from "./brief";
import { type Challenge, chooseInTurn, planForm, readChoices } from "./challenge";
import { drawChallenge } from "./draw-challenge";
import { RUNGS, type RungName } from "./rungs";
import { scoreChallenge } from "./score-challenge";

const COUNT = 10_000;

/** Small tasks for small models: short prompts, a few records in an answer, and a teacher. A world without records for them has none. */
export function ladderTasks(rung: RungName): (world: World) => TaskSet {
  return (world) => {
    const ids = numberedIds(rung, drawChallenge(rung, 0, world) === null ? 0 : COUNT);
    return {
      ...{ name: rung, about: RUNGS[rung].about, ids },
      task(index) {
        const drawn = drawChallenge(rung, index, world);
        if (drawn === null) throw new RangeError(`This world has no task ${index} of ${rung}.`);
        const { challenge, world: seen } = drawn;
        return {
          ...{ id: ids[index] ?? "", set: rung, world: seen, tools: RUNGS[rung].tools, meetTraveler: null },
          prompt: promptOf(challenge),
          readPlan: (text) => readPlan(text, challenge),
          brief: briefly,
          demonstration: () => demonstrationOf(challenge),
          score: async (events) => scoreChallenge(challenge, events),
        };
      },
    };
  };
}

function promptOf(challenge: Challenge): string {
  return `${challenge.words} Look up what there is, then submit the plan with propose_itinerary, in this form: ${planForm(challenge)}`;
}

function readPlan(text: string, challenge: Challenge) {
  const choices = readChoices(text);
  const isKnown = challenge.parts.some(({ key }) => choices.has(key.toLowerCase()));
  return {
    plan: { type: "planWritten", text, days: null, readBy: isKnown ? "rules" : null } as const,
    complaint: isKnown ? null : `Write the plan in this form: ${planForm(challenge)}`,
  };
}

/**
 * What an exact solver does: every search once, then the cheapest plan. It is found by comparing all options, since a price of one part never
 * depends on another.
 */
function demonstrationOf({ parts }: Challenge): readonly Action[] {
  const searches = new Map(parts.map(({ search }) => [JSON.stringify(search), search]));
  const chosen = chooseInTurn(parts, (one, other) => one.priceMinor - other.priceMinor);
  const plan = parts.map((part) => `${part.key}: ${chosen.get(part)?.name ?? ""}`).join("; ");
  return [...searches.values(), { tool: "propose_itinerary", arguments: { plan } }];
}
