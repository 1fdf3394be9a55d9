import pMap from "p-map";
import { generatePersonas, type Persona } from "@/server/personas";
import { blankPriors, type PriorsFile } from "../belief/priors";
import { fitCritical } from "./fit-critical";
import { fitMixture } from "./fit-priors";
import { fitSigns } from "./fit-signs";
import { priorsFile } from "./priors-file";
import { openingOf, playAtRandom, signRates } from "./random-dialogs";
import { sideBySide } from "./side-by-side";
import { AT_ONCE, Stage, type StageOptions } from "./stage";

const KINDS = 32;
const ROUNDS = 20;
const WITH_DIALOGS = 500;
const NETWORKS = 3;
/** Units of each network. */
const HIDDEN = 64;
const EPOCHS = 15;

/**
 * Makes the priors of the belief from `personas` of the seed set: kinds of travelers, what signs are worth from dialogs with
 * the first 500, and from the openings of all networks that tell what is critical, side by side. The same options give the same file.
 */
export async function trainPriors({
  personas: count,
  ...options
}: StageOptions & { readonly personas: number }): Promise<PriorsFile> {
  // What is asked here is drawn, so no belief counts; the shipped one may know other entries than the spec has now.
  const stage = new Stage({ ...options, priors: blankPriors() });
  const { seed } = stage;
  const personas = generatePersonas("seed", seed, count);
  const mixture = fitMixture(personas, KINDS, ROUNDS, seed);
  const dialogs = await playAtRandom(personas.slice(0, WITH_DIALOGS), stage);
  const opened = async (persona: Persona) => ({ persona, opening: await openingOf(persona, stage) });
  const travelers = await pMap(personas, opened, { concurrency: AT_ONCE });
  const rates = signRates(dialogs);
  const networks = Array.from({ length: NETWORKS }, (_, index) => {
    return fitCritical(travelers, rates, { hidden: HIDDEN, epochs: EPOCHS, seed: seed * 1000 + index }).network;
  });
  return priorsFile(mixture, fitSigns(dialogs), sideBySide(networks), { personas: "seed", count, seed });
}
