import pMap from "p-map";
import { generatePersonas, type Persona } from "@/server/personas";
import type { HeldDialog } from "@/server/scoring/apec";
import type { DialogTurn } from "@/server/views";
import { informationGainPolicy } from "../policies/information-gain";
import { HIDDEN_UNITS } from "../policies/network/first-network";
import type { Network } from "../policies/network/network";
import { type Decision, recorded, seen } from "./decisions";
import { dialogId, heldDialog } from "./held-dialog";
import { AT_ONCE, type Stage } from "./stage";
import { trainSupervised } from "./supervised";

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
 * Seed dialogs of an expert, `information-gain`, with travelers of the seed set, and a network that learns its decisions. The paper's
 * expert (A.3) is told the critical fields; imitating one who knows the answers made a worse policy (docs/ELICITATION.md).
 */
export async function trainSft(stage: Stage, options: SftOptions): Promise<SftResult> {
  const personas = generatePersonas("seed", stage.seed, options.dialogs);
  const shown = await pMap(personas, (persona) => show(persona, stage, options), { concurrency: AT_ONCE });
  const trained = trainSupervised(
    shown.flatMap(({ decisions }) => decisions.map((decision) => seen(decision, options.think))),
    { think: options.think, hidden: HIDDEN_UNITS, epochs: EPOCHS, seed: stage.seed },
  );
  return { ...trained, dialogs: shown.map(({ persona, held }) => ({ persona, held })) };
}

/** What the expert decides with one traveler. */
async function show(
  persona: Persona,
  stage: Stage,
  { written }: SftOptions,
): Promise<SeedDialog & { readonly decisions: readonly Decision[] }> {
  const turns = written?.get(persona.id);
  if (turns !== undefined) {
    const retold = await stage.retell(turns);
    return { persona, held: heldDialog(dialogId(persona), retold), decisions: retold.decisions };
  }
  const decisions: Decision[] = [];
  const policy = recorded(informationGainPolicy, (decision) => decisions.push(decision));
  return { persona, held: heldDialog(dialogId(persona), await stage.play(persona, policy)), decisions };
}
