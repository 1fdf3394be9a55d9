import { ASKABLE_ENTRIES, questionOf } from "@/server/trip";
import { criticalProbability } from "../../belief/belief";
import { reasonFor } from "../../questions/reasons";
import { patienceOf } from "../patience";
import type { QuestionPolicy } from "../policy";
import { viewOf } from "./features";
import { type Network, opinionOf } from "./network";

/**
 * Asks what the network scores highest. How long to ask thoroughly is the network's own decision; below that level a question must
 * be worth the traveler's patience. Without the belief it gives no reasons of its own.
 */
export function networkPolicy(name: string, network: Network): QuestionPolicy {
  return {
    name,
    next(belief, dialog, delegation) {
      const { logarithms } = opinionOf(network, viewOf(belief, dialog, network.think));
      const entry = ASKABLE_ENTRIES[highest(logarithms)];
      if (entry === undefined) return "done";
      const { leastValue } = patienceOf(delegation);
      if (delegation !== "ask me thoroughly" && criticalProbability(belief, entry) < leastValue) return "done";
      return { entry, reason: network.think ? reasonFor(belief, entry) : questionOf(entry).matters };
    },
  };
}

function highest(scores: Float64Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index++) {
    if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  }
  return best;
}
