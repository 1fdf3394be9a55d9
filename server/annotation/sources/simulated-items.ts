import pMap from "p-map";
import { policyNamed } from "@/server/elicitation";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersonas, type Persona } from "@/server/personas";
import { ALPHA, judgeByRules, scoreDialog } from "@/server/scoring/apec";
import { fail, ok, type Result } from "@/server/trip";
import type { AnnotationUnit, DialogTurn } from "@/server/views";
import type { World } from "@/server/worlds";
import type { RatedItem } from "../formats";
import { itemOfRecord, pairOfItems } from "./record-items";

export interface SimulatedItemsOptions {
  readonly world: World;
  /** One dialog each, or each pair of two policies: policies ask in turn. */
  readonly unit: AnnotationUnit;
  /** Of the reward set (APEC-Travel, section 3.2), from its beginning: people's ratings are to train by, not to evaluate on. */
  readonly travelers: number;
  /** Names of shipped policies. */
  readonly policies: readonly string[];
  /** Questions at most. */
  readonly rounds: number;
  readonly seed: number;
}

/** The share of vague answers, as in benchmarks. */
const VAGUE = 0.15;
const AT_ONCE = 8;

/**
 * Dialogs between policies and simulated travelers as items, one for each traveler: the policies take turns, so that no traveler is met
 * twice; in pairs, two neighbors of the list meet the same traveler. The same options give the same items; nothing of a persona is in them.
 */
export async function simulatedItems(options: SimulatedItemsOptions): Promise<Result<RatedItem[]>> {
  const { world, unit, travelers, policies, seed } = options;
  const unknown = policies.find((name) => policyNamed(name, seed) === undefined);
  const least = unit === "pair" ? 2 : 1;
  if (unknown !== undefined || policies.length < least) {
    const message =
      unknown === undefined
        ? `Name at least ${least} policies.`
        : `There is no policy ${unknown} that plays without a model.`;
    return fail({ code: "bad_input", message, where: { field: "policies" } });
  }
  const stage = new Stage({ world, createTraveler: SIMULATORS.main, seed, vague: VAGUE });
  const play = async (persona: Persona, at: number): Promise<RatedItem | null> => {
    const one = await playedItem(stage, persona, at, policies[at % policies.length] ?? "", options);
    if (unit === "dialog") return one;
    return pairOfItems(one, await playedItem(stage, persona, at, policies[(at + 1) % policies.length] ?? "", options));
  };
  const items = await pMap(generatePersonas("reward", seed, travelers), play, { concurrency: AT_ONCE });
  return ok(items.filter((item) => item !== null));
}

async function playedItem(
  stage: Stage,
  persona: Persona,
  at: number,
  name: string,
  { rounds, seed }: SimulatedItemsOptions,
): Promise<RatedItem> {
  const policy = policyNamed(name, seed);
  if (policy === undefined) throw new RangeError(`There is no policy ${name}.`);
  const { dialog, notesByRound } = await stage.play(persona, policy);
  const held = {
    id: `dialog-${at}`,
    turns: firstRounds(dialog.turns, rounds),
    notesByRound: notesByRound.slice(0, rounds + 1),
  };
  const { record } = scoreDialog(held, persona, judgeByRules(held.turns), ALPHA);
  return itemOfRecord(record, { kind: "simulated", origin: `${name} seed ${seed}`, agent: name, judge: "rules" });
}

/** The dialog up to the answer to its last question that counts. */
function firstRounds(turns: readonly DialogTurn[], rounds: number): readonly DialogTurn[] {
  const questions = turns.flatMap(({ by }, at) => (by === "agent" ? [at] : []));
  return turns.slice(0, questions[rounds] ?? turns.length);
}
