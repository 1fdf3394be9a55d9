import { generatePersonas } from "@/server/personas";
import type { PriorsFile } from "../belief/priors";
import { fitMixture } from "./fit-priors";
import { fitSigns } from "./fit-signs";
import { priorsFile } from "./priors-file";
import { Stage, type StageOptions } from "./stage";

const KINDS = 32;
const ROUNDS = 20;
const WITH_DIALOGS = 500;

/**
 * Makes the priors of the belief: kinds of travellers from `personas` of the seed set, and what signs are worth from dialogs with
 * the first 500 of them. The same options give the same file.
 */
export function trainPriors({ personas: count, ...stage }: StageOptions & { readonly personas: number }): PriorsFile {
  const personas = generatePersonas("seed", stage.seed, count);
  const mixture = fitMixture(personas, KINDS, ROUNDS, stage.seed);
  const signs = fitSigns(personas.slice(0, WITH_DIALOGS), new Stage(stage));
  return priorsFile(mixture, signs, { personas: "seed", count, seed: stage.seed });
}
