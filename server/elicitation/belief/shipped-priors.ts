import content from "../priors/priors.json" with { type: "json" };
import { type Priors, readPriors } from "./priors";

let shipped: Priors | undefined;

/** The priors that come with the app, read once. */
export function shippedPriors(): Priors {
  shipped ??= readPriors(content);
  return shipped;
}
