import { preferencesOf } from "@/server/elicitation";
import type { SimulatedTrip } from "@/server/elicitation/simulator";
import { dialogId, heldDialog, type Stage } from "@/server/elicitation/training";
import type { Persona } from "@/server/personas";
import { judgeByRules, type ScoredDialog, scoreDialog } from "@/server/scoring/apec";
import type { WeightedPreference } from "@/server/trip";
import type { ChosenPolicy } from "./choose-policy";

/** The weight of accuracy in the reward, as in the paper (section 4.1). */
export const ALPHA = 0.1;
/** After how many rounds plan regret is computed. */
export const REGRET_ROUNDS = [0, 2, 4, 8, 12] as const;

export interface PlayedTraveler {
  readonly scored: ScoredDialog;
  readonly trip: SimulatedTrip;
  /** What the planner would be told after each of `REGRET_ROUNDS`. */
  readonly learned: readonly (readonly WeightedPreference[])[];
}

/** One dialog with one traveller, scored by the rules. The dialog's id tells nothing of who the traveller is. */
export async function playTraveler(persona: Persona, stage: Stage, policy: ChosenPolicy): Promise<PlayedTraveler> {
  const simulated = await stage.play(persona, policy.for(persona));
  const held = heldDialog(dialogId(persona), simulated);
  return {
    trip: stage.tripOf(persona),
    scored: scoreDialog(held, persona, judgeByRules(held.turns), ALPHA),
    learned: REGRET_ROUNDS.map((round) =>
      preferencesOf(simulated.byRound[round] ?? simulated.dialog, "ask me thoroughly"),
    ),
  };
}
