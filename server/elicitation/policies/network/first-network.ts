import { Draws } from "../../draws";
import { DONE, featureCount } from "./features";
import { type Network, networkLayout, weightCount } from "./network";

/** Of the network, with which everything shipped was trained. */
export const HIDDEN_UNITS = 32;
/** In log odds: 0.05 of a probability of a half, and the least probability that is worth asking thoroughly. */
const FIRST_STAYS = 0.2;
const FIRST_DONE = -2;

type Shape = Pick<Network, "think" | "hidden">;

/** The network that training begins with: small weights drawn from the seed and, with the belief, those of `handSetNetwork`. */
export function firstNetwork(shape: Shape, seed: number): Network {
  const draws = new Draws(seed, "first weights");
  const spread = 1 / Math.sqrt(featureCount(shape.think));
  return withHandSet(
    shape,
    Float64Array.from({ length: weightCount(shape) }, () => (draws.fraction() - 0.5) * spread),
  );
}

/**
 * Three weights set by hand and zeros: by the log odds of being critical, rather with the subject than not, and done when no entry is
 * critical likely enough. What training adds is what it gains over this.
 */
export function handSetNetwork(): Network {
  const shape = { think: true, hidden: HIDDEN_UNITS };
  return withHandSet(shape, new Float64Array(weightCount(shape)));
}

function withHandSet(shape: Shape, weights: Float64Array): Network {
  const { odds, stays, outputBias } = networkLayout(shape);
  weights[stays] = FIRST_STAYS;
  weights[odds] = shape.think ? 1 : 0;
  if (shape.think) weights[outputBias + DONE] = FIRST_DONE;
  return { ...shape, weights };
}
