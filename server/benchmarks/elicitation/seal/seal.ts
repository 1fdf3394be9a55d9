import { createHash } from "node:crypto";
import { SIMULATORS, WRITERS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersonas } from "@/server/personas";
import { ASKABLE_ENTRIES } from "@/server/trip";
import type { Population, RuleSimulatorName } from "@/server/views";
import type { World } from "@/server/worlds";
import { EVALUATION_TRAVELERS, VAGUE } from "../traveler";

/** SHA-256 of each writer's words, and of all that the evaluation travelers are and say when asked about everything. */
export interface Seal {
  readonly writers: Readonly<Record<string, string>>;
  readonly travelers: Readonly<Record<string, string>>;
}

/** What the tables of docs/ELICITATION.md are measured with. */
const SEALED: readonly (readonly [RuleSimulatorName, Population, seed: number])[] = [
  ["main", "learned", 1],
  ["second", "learned", 1],
  ["main", "shifted", 1],
  ["main", "shifted", 2],
];

/** Makes the seal again, from the code as it is; `world` is the sample world, where the travelers' trips lie. */
export function makeSeal(world: World): Seal {
  const names = ["main", "second"] as const;
  const writers = names.flatMap((simulator) =>
    Object.entries(WRITERS[simulator]()).map(([name, writer]) => [`${simulator}/${name}`, digest([writer])]),
  );
  const travelers = SEALED.map(([simulator, population, seed]) => [
    `${simulator}, ${population}, seed ${seed}`,
    digest(spoken(world, simulator, population, seed)),
  ]);
  return { writers: Object.fromEntries(writers), travelers: Object.fromEntries(travelers) };
}

/** Each traveler, and what they say: first words, then an answer to a first and to a second question about every entry. */
function* spoken(world: World, simulator: RuleSimulatorName, population: Population, seed: number): Generator<unknown> {
  const stage = new Stage({ world, createTraveler: SIMULATORS[simulator], seed, vague: VAGUE });
  for (const persona of generatePersonas("evaluation", seed, EVALUATION_TRAVELERS, population)) {
    const traveler = stage.traveler(persona);
    const answers = [false, true].flatMap((isFollowUp) =>
      ASKABLE_ENTRIES.map((entry) => traveler.answer({ entry, text: "", isFollowUp })),
    );
    yield [persona, stage.tripOf(persona), traveler.opening(), answers];
  }
}

function digest(parts: Iterable<unknown>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest("hex");
}
