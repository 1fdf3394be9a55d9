import { SIMULATORS } from "@/server/elicitation/simulator";
import {
  type DpoOptions,
  networkPolicy,
  type SftResult,
  Stage,
  trainDpo,
  trainSft,
} from "@/server/elicitation/training";
import type { World } from "@/server/worlds";
import type { TabledPolicy } from "./play-policies";

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
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

/** Trains each variant from an SFT of its kind; gives both SFTs and every iteration as a policy. Throws where it was cancelled. */
export async function trainVariants(options: VariantOptions): Promise<readonly TabledPolicy[]> {
  const { world, seed, vague, pairs, signal, onProgress } = options;
  const stage = new Stage({ world, createTraveler: SIMULATORS.main, seed, vague });
  const begun = new Map<boolean, SftResult["network"]>();
  const policies: TabledPolicy[] = [];
  for (const think of [true, false]) {
    const { network } = await trainSft(stage, { dialogs: SEED_DIALOGS, think });
    begun.set(think, network);
    const training = { method: "sft", iteration: null, reference: null, alpha: null, shuffledRewards: false } as const;
    const name = think ? "SFT" : "SFT, no [Think]";
    policies.push({ name, training: { ...training, seed, think }, for: () => networkPolicy(name, network) });
  }
  for (const { name, think, ...by } of VARIANTS) {
    signal.throwIfAborted();
    onProgress(`training ${name}`);
    const sft = begun.get(think);
    if (sft === undefined) continue;
    const learned = await trainDpo(sft, stage, { ...by, pairs, iterations: ITERATIONS });
    for (const [index, { network }] of learned.slice(0, ITERATIONS).entries()) {
      const { reference, alpha, shuffledRewards } = by;
      const training = { method: "dpo", iteration: index + 1, reference, alpha, shuffledRewards, seed, think } as const;
      const row = `${name}: ${index + 1}`;
      policies.push({ name: row, training, for: () => networkPolicy(row, network) });
    }
  }
  return policies;
}
