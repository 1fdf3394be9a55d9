import { ASKABLE_ENTRIES } from "@/server/trip";
import { type CriticalNetwork, criticalLayout } from "../belief/critical-network";
import { Draws } from "../draws";
import { Adam } from "./adam";
import { imagineDialog, MOMENTS, type Moment, type OpenedTraveler } from "./imagined-dialog";
import type { SignRates } from "./random-dialogs";
import { shuffled } from "./shuffled";

export interface CriticalOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

/** Dialogs in a step. */
const BATCH = 32;
const FIRST_RATE = 0.003;
/** What entries that were heard of count, against 1 for those that can still be asked. */
const HEARD = 0.5;

/**
 * Fits P(critical | evidence) by cross entropy in the moments of imagined dialogs, with new answers in each epoch. Deterministic in the
 * seed; about a minute for 10,000 travelers, 64 hidden units and 15 epochs.
 */
export function fitCritical(
  travelers: readonly OpenedTraveler[],
  rates: SignRates,
  { hidden, epochs, seed }: CriticalOptions,
): { network: CriticalNetwork; losses: readonly number[] } {
  const learners = travelers.map((traveler) => ({ traveler, critical: criticalOf(traveler) }));
  const network = newNetwork(learners, hidden, seed);
  const adam = new Adam(network.weights.length);
  const draws = new Draws(seed, "imagined dialogs");
  const batches = Math.ceil(learners.length / BATCH);
  const losses: number[] = [];
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(learners, seed, `critical epoch ${epoch}`);
    let loss = 0;
    for (let batch = 0; batch < batches; batch++) {
      const gradient = new Float64Array(network.weights.length);
      const members = order.slice(batch * BATCH, (batch + 1) * BATCH);
      for (const { traveler, critical } of members) {
        imagineDialog(traveler, network, rates, draws, (moment) => {
          loss += lossOf(moment, critical) / (learners.length * MOMENTS);
          addGradient(network, moment, critical, 1 / (members.length * MOMENTS), gradient);
        });
      }
      adam.step(network.weights, gradient, FIRST_RATE * (1 - (epoch * batches + batch) / (epochs * batches)));
    }
    losses.push(loss);
  }
  return { network, losses };
}

interface Learner {
  readonly traveler: OpenedTraveler;
  readonly critical: Uint8Array;
}

function criticalOf({ persona }: OpenedTraveler): Uint8Array {
  const critical = new Set(persona.critical);
  return Uint8Array.from(ASKABLE_ENTRIES, (entry) => (critical.has(entry) ? 1 : 0));
}

/** Small weights drawn from the seed; without evidence each entry is as often critical as among the travelers. */
function newNetwork(learners: readonly Learner[], hidden: number, seed: number): CriticalNetwork {
  const { hiddenBias, output, outputBias, total } = criticalLayout(hidden);
  const draws = new Draws(seed, "first critical weights");
  const weights = Float64Array.from({ length: total }, () => (draws.fraction() - 0.5) * 0.3);
  weights.fill(0, hiddenBias, output);
  ASKABLE_ENTRIES.forEach((_, index) => {
    const count = learners.reduce((sum, { critical }) => sum + (critical[index] ?? 0), 0);
    weights[outputBias + index] = Math.log((count + 1) / (learners.length - count + 4));
  });
  return { hidden, weights };
}

/** Cross entropy, in nats, of the entries that are open. */
function lossOf({ critical: believed, open }: Moment, critical: Uint8Array): number {
  return open.reduce((sum, isOpen, index) => {
    const probability = believed[index] ?? 0;
    return isOpen ? sum - Math.log(critical[index] === 1 ? probability : 1 - probability) : sum;
  }, 0);
}

/** Adds `weight` times the gradient of the log likelihood of what is critical to `gradient`, an array like the weights. */
function addGradient(
  { hidden, weights }: CriticalNetwork,
  { inputs, activations, critical: believed, open }: Moment,
  critical: Uint8Array,
  weight: number,
  gradient: Float64Array,
): void {
  const { hiddenBias, output, outputBias } = criticalLayout(hidden);
  const back = new Float64Array(hidden);
  for (let index = 0; index < open.length; index++) {
    const slope = weight * (open[index] ? 1 : HEARD) * ((critical[index] ?? 0) - (believed[index] ?? 0));
    add(gradient, outputBias + index, slope);
    const start = output + index * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      add(gradient, start + unit, slope * (activations[unit] ?? 0));
      add(back, unit, slope * (weights[start + unit] ?? 0));
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    back[unit] = (back[unit] ?? 0) * (1 - (activations[unit] ?? 0) ** 2);
    add(gradient, hiddenBias + unit, back[unit] ?? 0);
  }
  for (const input of inputs) {
    for (let unit = 0; unit < hidden; unit++) add(gradient, input * hidden + unit, back[unit] ?? 0);
  }
}

function add(array: Float64Array, index: number, amount: number): void {
  array[index] = (array[index] ?? 0) + amount;
}
