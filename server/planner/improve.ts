import { type Candidate, candidatesFor } from "./candidates";
import { choicesOfDay } from "./choices";
import type { ChosenTrip } from "./solve";
import type { Weights } from "./weights";

/**
 * Exchanges single stops for lighter ones while the budget allows, the best exchange first: what a relaxed search leaves of
 * the budget is spent where it brings most. Locked stops stay.
 */
export function improveTrip(trip: ChosenTrip, weights: Weights, budget: number): ChosenTrip {
  let current = trip;
  for (;;) {
    let best: Candidate | null = null;
    for (let day = 1; day <= current.frame.days; day++) {
      for (const choice of choicesOfDay(current, day)) {
        for (const candidate of candidatesFor(current, choice, weights)) {
          if (candidate.breaks.length > 0 || current.costMinor + candidate.costChange > budget) continue;
          if (candidate.weightChange < (best?.weightChange ?? -1e-9)) best = candidate;
        }
      }
    }
    if (best === null) return current;
    current = best.exchanged();
  }
}
