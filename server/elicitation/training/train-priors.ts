import { generatePersonas } from "@/server/personas";
import type { PriorsFile } from "../belief/priors";
import { fitCritical } from "./fit-critical";
import { fitMixture } from "./fit-priors";
import { fitSigns } from "./fit-signs";
import { priorsFile } from "./priors-file";
import { openingOf, playAtRandom, signRates } from "./random-dialogs";
import { Stage, type StageOptions } from "./stage";

const KINDS = 32;
const ROUNDS = 20;
const WITH_DIALOGS = 500;
const HIDDEN = 64;
const EPOCHS = 15;

/**
 * Makes the priors of the belief from `personas` of the seed set: kinds of travellers, what signs are worth from dialogs with
 * the first 500, and from the openings of all a network that tells what is critical. The same options give the same file.
 */
export function trainPriors({ personas: count, ...options }: StageOptions & { readonly personas: number }): PriorsFile {
  const stage = new Stage(options);
  const { seed } = stage;
  const personas = generatePersonas("seed", seed, count);
  const mixture = fitMixture(personas, KINDS, ROUNDS, seed);
  const dialogs = playAtRandom(personas.slice(0, WITH_DIALOGS), stage);
  const travelers = personas.map((persona) => ({ persona, opening: openingOf(persona, stage) }));
  const { network } = fitCritical(travelers, signRates(dialogs), { hidden: HIDDEN, epochs: EPOCHS, seed });
  return priorsFile(mixture, fitSigns(dialogs), network, { personas: "seed", count, seed });
}
