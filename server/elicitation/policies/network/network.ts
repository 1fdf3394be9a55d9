import { DONE, featureCount, type View } from "./features";

/**
 * A small network that scores every entry and "done": one hidden layer of tanh, and added to each entry's score, with one learned
 * weight each, the log odds of being critical and whether it stays with the subject. Weights lie in one array, so that training
 * needs no structure.
 */
export interface Network {
  readonly think: boolean;
  readonly hidden: number;
  readonly weights: Float64Array;
}

const OUTPUTS = DONE + 1;

/** Where each part of the weights begins, and how many there are; `odds` and `stays` weigh what goes to the outputs directly. */
export function networkLayout({ think, hidden }: Pick<Network, "think" | "hidden">) {
  const inputs = featureCount(think);
  const hiddenBias = inputs * hidden;
  const output = hiddenBias + hidden;
  const outputBias = output + hidden * OUTPUTS;
  const odds = outputBias + OUTPUTS;
  const stays = odds + 1;
  return { inputs, hiddenBias, output, outputBias, odds, stays, total: stays + 1 };
}

export function weightCount(shape: Pick<Network, "think" | "hidden">): number {
  return networkLayout(shape).total;
}

/** What a network says of a view; `activations` of the hidden layer are kept for training. */
export interface Opinion {
  readonly activations: Float64Array;
  /** Log probability of each output; negative infinity where it is not allowed. */
  readonly logarithms: Float64Array;
}

export function opinionOf(network: Network, { features, odds, stays, allowed }: View): Opinion {
  const { hidden, weights } = network;
  const at = networkLayout(network);
  const activations = weights.slice(at.hiddenBias, at.hiddenBias + hidden);
  for (let input = 0; input < at.inputs; input++) {
    const feature = features[input] ?? 0;
    if (feature === 0) continue;
    for (let unit = 0; unit < hidden; unit++) {
      activations[unit] = (activations[unit] ?? 0) + feature * (weights[input * hidden + unit] ?? 0);
    }
  }
  for (let unit = 0; unit < hidden; unit++) activations[unit] = Math.tanh(activations[unit] ?? 0);
  const scores = new Float64Array(OUTPUTS).fill(Number.NEGATIVE_INFINITY);
  for (let choice = 0; choice < OUTPUTS; choice++) {
    if (!allowed[choice]) continue;
    let score = (weights[at.outputBias + choice] ?? 0) + (weights[at.odds] ?? 0) * (odds[choice] ?? 0);
    score += (weights[at.stays] ?? 0) * (stays[choice] ?? 0);
    for (let unit = 0; unit < hidden; unit++) {
      score += (activations[unit] ?? 0) * (weights[at.output + choice * hidden + unit] ?? 0);
    }
    scores[choice] = score;
  }
  return { activations, logarithms: minusLogSum(scores) };
}

/**
 * Adds `weight` times the gradient of the log probability of `choice` to `gradient`, an array like the weights.
 */
export function addGradient(
  network: Network,
  { features, odds, stays, allowed }: View,
  { activations, logarithms }: Opinion,
  choice: number,
  weight: number,
  gradient: Float64Array,
): void {
  const { hidden, weights } = network;
  const at = networkLayout(network);
  const back = new Float64Array(hidden);
  for (let other = 0; other < OUTPUTS; other++) {
    if (!allowed[other]) continue;
    const slope = weight * ((other === choice ? 1 : 0) - Math.exp(logarithms[other] ?? 0));
    add(gradient, at.outputBias + other, slope);
    add(gradient, at.odds, slope * (odds[other] ?? 0));
    add(gradient, at.stays, slope * (stays[other] ?? 0));
    for (let unit = 0; unit < hidden; unit++) {
      const link = at.output + other * hidden + unit;
      add(gradient, link, slope * (activations[unit] ?? 0));
      back[unit] = (back[unit] ?? 0) + slope * (weights[link] ?? 0);
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    const activation = activations[unit] ?? 0;
    back[unit] = (back[unit] ?? 0) * (1 - activation * activation);
    add(gradient, at.hiddenBias + unit, back[unit] ?? 0);
  }
  for (let input = 0; input < at.inputs; input++) {
    const feature = features[input] ?? 0;
    if (feature === 0) continue;
    for (let unit = 0; unit < hidden; unit++) add(gradient, input * hidden + unit, feature * (back[unit] ?? 0));
  }
}

function add(array: Float64Array, index: number, amount: number): void {
  array[index] = (array[index] ?? 0) + amount;
}

function minusLogSum(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return scores.map((score) => score - highest - Math.log(sum));
}
