import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { believe } from "../belief/belief";
import { shippedPriors } from "../belief/shipped-priors";
import { newDialog } from "../dialog/dialog";
import { viewOf } from "../policies/network/features";
import { type Network, opinionOf } from "../policies/network/network";
import type { SeenDecision } from "./decisions";
import { type DecisionPair, trainPreference } from "./preference";
import { trainSupervised } from "./supervised";

const OPTIONS = { think: true, hidden: 4, epochs: 120, seed: 1 };
const view = viewOf(believe(shippedPriors(), []), newDialog(), true);
const [RATINGS, MUSIC] = ["hotel.ratings" as const, "restaurant.needLiveMusic" as const].map((entry) =>
  ASKABLE_ENTRIES.indexOf(entry),
);

function decisions(choice: number | undefined, count: number): SeenDecision[] {
  return Array.from({ length: count }, () => ({ view, choice: choice ?? 0 }));
}

function probability(network: Network, choice: number | undefined): number {
  return Math.exp(opinionOf(network, view).logarithms[choice ?? 0] ?? 0);
}

describe("supervised training", () => {
  it("learns what the expert chose, the same for the same seed", () => {
    const expert = decisions(MUSIC, 320);
    const { network, logLikelihoods } = trainSupervised(expert, OPTIONS);
    const { network: otherwise } = trainSupervised(decisions(RATINGS, 320), OPTIONS);
    expect(probability(network, MUSIC)).toBeGreaterThan(2 * probability(otherwise, MUSIC));
    expect(probability(otherwise, RATINGS)).toBeGreaterThan(2 * probability(network, RATINGS));
    expect(logLikelihoods.at(-1)).toBeGreaterThan(logLikelihoods[0] ?? 0);
    expect(trainSupervised(expert, OPTIONS).network.weights).toEqual(network.weights);
    expect(trainSupervised(expert, { ...OPTIONS, seed: 2 }).network.weights).not.toEqual(network.weights);
  });
});

describe("preference training", () => {
  const { network: start } = trainSupervised([...decisions(MUSIC, 100), ...decisions(RATINGS, 100)], OPTIONS);
  const pairs: DecisionPair[] = Array.from({ length: 64 }, () => ({
    chosen: decisions(RATINGS, 1),
    rejected: decisions(MUSIC, 1),
  }));
  const options = { beta: 0.1, rate: 0.01, epochs: 5, seed: 1 };

  it("makes the preferred decisions likelier and the others less likely", () => {
    const { network, losses } = trainPreference(pairs, start, start, options);
    expect(probability(network, RATINGS)).toBeGreaterThan(probability(start, RATINGS));
    expect(probability(network, MUSIC)).toBeLessThan(probability(start, MUSIC));
    expect(losses[0]).toBeLessThanOrEqual(Math.log(2) + 1e-9);
    expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
  });

  it("leaves the network that it starts from as it was, and gives the same again", () => {
    const before = Float64Array.from(start.weights);
    const first = trainPreference(pairs, start, start, options);
    expect(start.weights).toEqual(before);
    expect(trainPreference(pairs, start, start, options).network.weights).toEqual(first.network.weights);
  });
});
