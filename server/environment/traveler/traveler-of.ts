import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersona, type Persona } from "@/server/personas";
import { onceForEach } from "@/server/trip";
import type { World } from "@/server/worlds";

/** Travelers of the reward set, which no evaluation meets (APEC-Travel, section 3.2). */
export const MOST_TRAVELERS = 10_000;
/** Of the set of travelers; with the place in it, it decides all that a traveler is and says. */
const SEED = 1;
/** The share of vague answers, as in benchmarks. */
const VAGUE = 0.15;

export function personaOf(index: number): Persona {
  return generatePersona("reward", SEED, index);
}

/** Where travelers are met in this world. */
export const stageIn = onceForEach(
  (world: World) => new Stage({ world, createTraveler: SIMULATORS.main, seed: SEED, vague: VAGUE }),
);
