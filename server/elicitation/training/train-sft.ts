import { generatePersonas, type Persona } from "@/server/personas";
import type { HeldDialog } from "@/server/scoring/apec";
import type { DialogTurn } from "@/server/trip";
import { informationGainPolicy } from "../policies/information-gain";
import type { Network } from "../policies/network/network";
import { type Decision, recorded, seen } from "./decisions";
import { dialogId, heldDialog } from "./held-dialog";
import type { Stage } from "./stage";
import { trainSupervised } from "./supervised";

/** Of the network, with which everything shipped was trained. */
const HIDDEN = 32;
const EPOCHS = 6;

export interface SeedDialog {
  readonly persona: Persona;
  readonly held: HeldDialog;
}

export interface SftResult {
  readonly network: Network;
  readonly dialogs: readonly SeedDialog[];
  /** Mean log likelihood of the expert's decisions, by epoch. */
  readonly logLikelihoods: readonly number[];
}

export interface SftOptions {
  readonly dialogs: number;
  readonly think: boolean;
  /** Dialogs that are written already, by the id of their persona. */
  readonly written?: ReadonlyMap<string, readonly DialogTurn[]> | undefined;
}

/**
 * Seed dialogs of an expert, `information-gain`, with travellers of the seed set, and a network that learns its decisions. The paper's
 * expert (A.3) is told the critical fields; imitating one who knows the answers made a worse policy (docs/ELICITATION.md).
 */
export function trainSft(stage: Stage, options: SftOptions): SftResult {
  const decisions: Decision[] = [];
  const dialogs = generatePersonas("seed", stage.seed, options.dialogs).map((persona) => {
    const written = options.written?.get(persona.id);
    if (written !== undefined) {
      const told = stage.retell(written);
      decisions.push(...told.decisions);
      return { persona, held: heldDialog(dialogId(persona), told) };
    }
    const policy = recorded(informationGainPolicy, (decision) => decisions.push(decision));
    return { persona, held: heldDialog(dialogId(persona), stage.play(persona, policy)) };
  });
  const trained = trainSupervised(
    decisions.map((decision) => seen(decision, options.think)),
    { think: options.think, hidden: HIDDEN, epochs: EPOCHS, seed: stage.seed },
  );
  return { ...trained, dialogs };
}
