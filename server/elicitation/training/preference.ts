import { addGradient, type Network, opinionOf } from "../policies/network/network";
import { Adam } from "./adam";
import type { SeenDecision } from "./decisions";
import { shuffled } from "./shuffled";

/** The agent's decisions in the better and in the worse of two dialogs with the same opening. */
export interface DecisionPair {
  readonly chosen: readonly SeenDecision[];
  readonly rejected: readonly SeenDecision[];
}

export interface PreferenceOptions {
  /** How far the policy may leave the reference: the β of DPO. */
  readonly beta: number;
  readonly rate: number;
  readonly epochs: number;
  readonly seed: number;
}

/** Large, since Adam takes full steps however little a few pairs agree on. */
const BATCH = 128;

/**
 * Direct preference optimization (Rafailov et al. 2023; APEC-Travel, section 3.4) over the agent's decisions: the traveler's
 * turns are masked. Starts from `start`, measured against `reference`; deterministic in the seed.
 */
export function trainPreference(
  pairs: readonly DecisionPair[],
  start: Network,
  reference: Network,
  { beta, rate, epochs, seed }: PreferenceOptions,
): { network: Network; losses: readonly number[] } {
  const network = { ...start, weights: Float64Array.from(start.weights) };
  const adam = new Adam(network.weights.length);
  const measured = pairs.map((pair) => ({ pair, margin: marginOf(reference, pair) }));
  const losses: number[] = [];
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(measured, seed, `preferences ${epoch}`);
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const gradient = new Float64Array(network.weights.length);
      const members = order.slice(from, from + BATCH);
      for (const { pair, margin } of members) {
        const ahead = beta * (marginOf(network, pair) - margin);
        loss += Math.log1p(Math.exp(-ahead));
        const weight = beta / (1 + Math.exp(ahead)) / members.length;
        climb(network, pair.chosen, weight, gradient);
        climb(network, pair.rejected, -weight, gradient);
      }
      adam.step(network.weights, gradient, rate);
    }
    losses.push(loss / pairs.length);
  }
  return { network, losses };
}

/** By how much the network finds the chosen decisions likelier, in logarithms. */
function marginOf(network: Network, { chosen, rejected }: DecisionPair): number {
  return logLikelihood(network, chosen) - logLikelihood(network, rejected);
}

function logLikelihood(network: Network, decisions: readonly SeenDecision[]): number {
  return decisions.reduce((sum, { view, choice }) => sum + (opinionOf(network, view).logarithms[choice] ?? 0), 0);
}

function climb(network: Network, decisions: readonly SeenDecision[], weight: number, gradient: Float64Array): void {
  for (const { view, choice } of decisions) {
    addGradient(network, view, opinionOf(network, view), choice, weight, gradient);
  }
}
