import pMap from "p-map";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { AT_ONCE, dialogId, heldDialog, Stage } from "@/server/elicitation/training";
import { generatePersonas, type Persona } from "@/server/personas";
import { judgeByRules, type ScoredDialog, scoreDialog } from "@/server/scoring/apec";
import type { Population, RuleSimulatorName } from "@/server/trip";
import type { World } from "@/server/worlds";
import { ALPHA } from "../apec-scorer";
import type { ChosenPolicy } from "../choose-policy";

/** Who is asked, and how they talk. */
export interface Setting {
  readonly simulator: RuleSimulatorName;
  readonly population: Population;
  /** The first so many of the evaluation set. */
  readonly travelers: number;
  readonly seed: number;
  /** The share of vague answers. */
  readonly vague: number;
}

export interface PlayHooks {
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

/** A policy under the name of its row. */
export type TabledPolicy = Pick<ChosenPolicy, "name" | "training" | "for">;

/**
 * Each policy's dialogs with the same travelers, in the travelers' order, judged by rules. All are held here one traveler after
 * the other, so that an answer that several policies hear is read once.
 */
export async function playPolicies(
  policies: readonly TabledPolicy[],
  { simulator, population, travelers, seed, vague }: Setting,
  world: World,
  { signal, onProgress }: PlayHooks,
): Promise<ReadonlyMap<string, readonly ScoredDialog[]>> {
  const stage = new Stage({ world, createTraveler: SIMULATORS[simulator], seed, vague });
  let finished = 0;
  const askedByAll = async (persona: Persona) => {
    const dialogs: ScoredDialog[] = [];
    for (const policy of policies) {
      signal.throwIfAborted();
      const held = heldDialog(dialogId(persona), await stage.play(persona, policy.for(persona, seed, population)));
      dialogs.push(scoreDialog(held, persona, judgeByRules(held.turns), ALPHA));
    }
    finished++;
    if (finished % 25 === 0) onProgress(`${simulator}, ${population}: ${finished} of ${travelers} travelers`);
    return dialogs;
  };
  const personas = generatePersonas("evaluation", seed, travelers, population);
  const rows = await pMap(personas, askedByAll, { concurrency: AT_ONCE });
  return new Map(policies.map(({ name }, index) => [name, rows.flatMap((dialogs) => dialogs[index] ?? [])]));
}
