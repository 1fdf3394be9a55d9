import type { ElicitationSummary } from "@/server/views";
import { fixedPolicy } from "./fixed";
import { informationGainPolicy } from "./information-gain";
import { firstNetwork, HIDDEN_UNITS, handSetNetwork } from "./network/first-network";
import type { Network } from "./network/network";
import { networkPolicy } from "./network/network-policy";
import { readWeights, type TrainedPolicy } from "./network/weights-file";
import type { QuestionPolicy } from "./policy";
import { randomPolicy } from "./random";
import { SHIPPED_WEIGHTS } from "./shipped-weights";
import { staticPolicy } from "./static";

/** What the chat asks by. */
export const SHIPPED_POLICY = "dpo-2+3";

const MADE_BY_HAND: Readonly<Record<string, (seed: number) => QuestionPolicy>> = {
  fixed: () => fixedPolicy,
  random: randomPolicy,
  static: () => staticPolicy,
  "information-gain": () => informationGainPolicy,
  "hand-set": () => networkPolicy("hand-set", handSetNetwork()),
  untrained: (seed) => networkPolicy("untrained", firstNetwork({ think: true, hidden: HIDDEN_UNITS }, seed)),
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

/** A policy by its name; the seed is that of `random` and of the weights of `untrained`. */
export function policyNamed(name: string, seed = 0): QuestionPolicy | undefined {
  const trained = trainedNamed(name);
  return trained === undefined ? MADE_BY_HAND[name]?.(seed) : networkPolicy(name, trained.network);
}

/** The weights of the trained policy of this name; undefined where there is none. */
export function networkNamed(name: string): Network | undefined {
  return trainedNamed(name)?.network;
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
