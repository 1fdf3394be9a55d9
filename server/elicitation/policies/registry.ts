import type { ElicitationSummary } from "@/server/trip";
import { fixedPolicy } from "./fixed";
import { informationGainPolicy } from "./information-gain";
import { networkPolicy } from "./network/network-policy";
import { readWeights, type TrainedPolicy } from "./network/weights-file";
import type { QuestionPolicy } from "./policy";
import { randomPolicy } from "./random";
import { SHIPPED_WEIGHTS } from "./shipped-weights";

/** What the chat asks by. */
export const SHIPPED_POLICY = "dpo-2+3";

const MADE_BY_HAND: Readonly<Record<string, (seed: number) => QuestionPolicy>> = {
  fixed: () => fixedPolicy,
  random: randomPolicy,
  "information-gain": () => informationGainPolicy,
};

/** Names of the policies that need no hidden knowledge. */
export const POLICY_NAMES: readonly string[] = [...Object.keys(MADE_BY_HAND), ...Object.keys(SHIPPED_WEIGHTS)];

const read = new Map<string, TrainedPolicy>();

/** The trained policy of this name that comes with the app; read once. */
function trainedNamed(name: string): TrainedPolicy | undefined {
  const known = read.get(name);
  const content = SHIPPED_WEIGHTS[name];
  if (known !== undefined || content === undefined) return known;
  const trained = readWeights(content);
  read.set(name, trained);
  return trained;
}

/** A policy by its name; the seed is that of `random`. */
export function policyNamed(name: string, seed = 0): QuestionPolicy | undefined {
  const trained = trainedNamed(name);
  return trained === undefined ? MADE_BY_HAND[name]?.(seed) : networkPolicy(name, trained.network);
}

/** How the policy of this name was trained; null for one that was not. */
export function trainingOf(name: string): ElicitationSummary["training"] {
  return trainedNamed(name)?.training ?? null;
}

/** The policy in the content of a weights file. Throws ProblemError `bad_file` where it is none. */
export function policyFromWeights(
  name: string,
  content: unknown,
): { policy: QuestionPolicy; training: ElicitationSummary["training"] } {
  const { network, training } = readWeights(content);
  return { policy: networkPolicy(name, network), training };
}
