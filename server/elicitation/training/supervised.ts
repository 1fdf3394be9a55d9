import { firstNetwork } from "../policies/network/first-network";
import { addGradient, type Network, opinionOf } from "../policies/network/network";
import { Adam } from "./adam";
import type { SeenDecision } from "./decisions";
import { shuffled } from "./shuffled";

export interface SupervisedOptions {
  readonly think: boolean;
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

const BATCH = 64;
const FIRST_RATE = 0.0005;

/**
 * Trains a network to choose as an expert did (SFT; APEC-Travel, section 3.4): the likelihood of its decisions is climbed, the
 * traveler's turns do not count. Deterministic in the seed.
 */
export function trainSupervised(
  decisions: readonly SeenDecision[],
  { think, hidden, epochs, seed }: SupervisedOptions,
): { network: Network; logLikelihoods: readonly number[] } {
  const network = firstNetwork({ think, hidden }, seed);
  const adam = new Adam(network.weights.length);
  const batches = Math.ceil(decisions.length / BATCH);
  const logLikelihoods: number[] = [];
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(decisions, seed, `epoch ${epoch}`);
    let sum = 0;
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float64Array(network.weights.length);
      const members = order.slice(batch * BATCH, (batch + 1) * BATCH);
      for (const { view, choice } of members) {
        const opinion = opinionOf(network, view);
        sum += opinion.logarithms[choice] ?? 0;
        addGradient(network, view, opinion, choice, 1 / members.length, gradient);
      }
      adam.step(network.weights, gradient, FIRST_RATE * (1 - (epoch * batches + batch) / (epochs * batches)));
    }
    logLikelihoods.push(sum / decisions.length);
  }
  return { network, logLikelihoods };
}
