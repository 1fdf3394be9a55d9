import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { activationsAt, type CriticalNetwork, criticalLayout, outputAt } from "../belief/critical-network";
import { INPUT_COUNT } from "../belief/inputs";
import { Draws } from "../draws";
import { sideBySide } from "./side-by-side";

function drawn(hidden: number, seed: number): CriticalNetwork {
  const draws = new Draws(seed, "weights");
  return { hidden, weights: Float64Array.from({ length: criticalLayout(hidden).total }, () => draws.fraction() - 0.5) };
}

const logOdds = (network: CriticalNetwork, inputs: readonly number[], entry: number) => {
  const probability = outputAt(network, activationsAt(network, inputs), entry);
  return Math.log(probability / (1 - probability));
};

describe("networks side by side", () => {
  it("have the mean of their log odds, whatever was heard", () => {
    const networks = [drawn(3, 1), drawn(5, 2), drawn(4, 3)];
    const joined = sideBySide(networks);
    const heard = fc.uniqueArray(fc.nat({ max: INPUT_COUNT - 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(heard, fc.nat({ max: ASKABLE_ENTRIES.length - 1 }), (inputs, entry) => {
        const mean = networks.reduce((sum, network) => sum + logOdds(network, inputs, entry), 0) / networks.length;
        expect(logOdds(joined, inputs, entry)).toBeCloseTo(mean, 9);
      }),
    );
  });

  it("are the network itself when there is one", () => {
    const network = drawn(4, 7);
    expect(sideBySide([network])).toEqual(network);
  });
});
