import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { weightsText } from "@/server/elicitation";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { type DpoOptions, type SftResult, Stage, trainDpo, trainSft } from "@/server/elicitation/training";
import type { World } from "@/server/worlds";

interface Variant extends Pick<DpoOptions, "reference" | "reward" | "alpha" | "shuffledRewards"> {
  readonly name: string;
  readonly think: boolean;
}

const PAPER = { reference: "fixed", reward: "paper", alpha: 0.1, shuffledRewards: false, think: true } as const;

/** How else policies can be trained: without [Think] (Table 3), recursively (Table 4), with other weights of accuracy (Figure 6). */
export const VARIANTS: readonly Variant[] = [
  { ...PAPER, name: "fixed reference, α = 0.1" },
  { ...PAPER, name: "recursive reference", reference: "recursive" },
  { ...PAPER, name: "no [Think]", think: false },
  { ...PAPER, name: "α = 0", alpha: 0 },
  { ...PAPER, name: "α = 0.5", alpha: 0.5 },
  { ...PAPER, name: "α = 1", alpha: 1 },
  { ...PAPER, name: "task reward, α = 1", reward: "task", alpha: 1 },
  { ...PAPER, name: "shuffled rewards", shuffledRewards: true },
];

const ITERATIONS = 3;
const SEED_DIALOGS = 800;

interface VariantOptions {
  readonly world: World;
  readonly seed: number;
  readonly vague: number;
  /** Of dialogs, in each iteration. */
  readonly pairs: number;
  /** Where the weights go. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

interface TrainedPolicy {
  readonly name: string;
  /** Its weights file. */
  readonly agent: string;
}

/** Trains each variant from an SFT of its kind; gives both SFTs and every iteration as a policy in a file. An abort ends it after a variant. */
export async function trainVariants(options: VariantOptions): Promise<readonly TrainedPolicy[]> {
  const { world, seed, vague, pairs, folder, signal, onProgress } = options;
  mkdirSync(folder, { recursive: true });
  const stage = new Stage({ world, createTraveler: SIMULATORS.main, seed, vague });
  const begun = new Map<boolean, SftResult["network"]>();
  const policies: TrainedPolicy[] = [];
  const keep = (name: string, weights: Parameters<typeof weightsText>[0]) => {
    const agent = join(folder, `${name}.json`);
    writeFileSync(agent, weightsText(weights));
    policies.push({ name, agent });
  };
  for (const think of [true, false]) {
    const { network } = await trainSft(stage, { dialogs: SEED_DIALOGS, think });
    begun.set(think, network);
    const training = {
      ...({ method: "sft", iteration: null, reference: null, reward: "paper" } as const),
      ...{ alpha: null, shuffledRewards: false },
    };
    keep(think ? "SFT" : "SFT, no [Think]", { training: { ...training, seed, think }, network });
  }
  for (const { name, think, ...by } of VARIANTS) {
    if (signal.aborted) break;
    onProgress(`training ${name}`);
    const sft = begun.get(think);
    if (sft === undefined) continue;
    const learned = await trainDpo(sft, stage, { ...by, pairs, iterations: ITERATIONS });
    for (const [index, { network }] of learned.slice(0, ITERATIONS).entries()) {
      const training = { method: "dpo", iteration: index + 1, ...by, seed, think } as const;
      keep(`${name}: ${index + 1}`, { training, network });
    }
  }
  return policies;
}
