import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { believe } from "../../belief/belief";
import { shippedPriors } from "../../belief/shipped-priors";
import { newDialog, setEntry } from "../../dialog/dialog";
import { Draws } from "../../draws";
import { DONE, featureCount, viewOf } from "./features";
import { addGradient, type Network, opinionOf, weightCount } from "./network";
import { readWeights, weightsText } from "./weights-file";

const dialog = setEntry(newDialog(), "persona.travelWithPets", true);
const belief = believe(shippedPriors(), [{ entry: "persona.travelWithPets", value: true, sign: "plain" }]);

function drawnNetwork(think: boolean): Network {
  const draws = new Draws(3, "test");
  const shape = { think, hidden: 4 };
  return { ...shape, weights: Float64Array.from({ length: weightCount(shape) }, () => draws.fraction() - 0.5) };
}

describe.each([true, false])("a network, think %s", (think) => {
  const network = drawnNetwork(think);
  const view = viewOf(belief, dialog, think);

  it("gives probabilities of what may be asked, and none of what is known", () => {
    const { logarithms } = opinionOf(network, view);
    expect(view.features).toHaveLength(featureCount(think));
    expect(logarithms.reduce((sum, logarithm) => sum + Math.exp(logarithm), 0)).toBeCloseTo(1, 9);
    expect(logarithms[ASKABLE_ENTRIES.indexOf("persona.travelWithPets")]).toBe(Number.NEGATIVE_INFINITY);
    expect(logarithms[DONE]).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  });

  it("has the gradient that finite differences have", () => {
    const choice = ASKABLE_ENTRIES.indexOf("restaurant.petFriendly");
    const gradient = new Float64Array(network.weights.length);
    addGradient(network, view, opinionOf(network, view), choice, 1, gradient);
    const draws = new Draws(4, "which weights");
    const indices = [
      ...Array.from({ length: 200 }, () => Math.floor(draws.fraction() * gradient.length)),
      gradient.length - 1,
    ];
    for (const index of indices) {
      const shifted = (by: number) => {
        const weights = Float64Array.from(network.weights);
        weights[index] = (weights[index] ?? 0) + by;
        return opinionOf({ ...network, weights }, view).logarithms[choice] ?? 0;
      };
      expect(gradient[index]).toBeCloseTo((shifted(1e-4) - shifted(-1e-4)) / 2e-4, 6);
    }
  });

  it("is the same after it was written and read", () => {
    const training = {
      method: "sft",
      iteration: null,
      reference: null,
      reward: "paper",
      alpha: null,
      seed: 3,
      think,
    } as const;
    const text = weightsText({ training: { ...training, shuffledRewards: false }, network });
    const read = readWeights(JSON.parse(text));
    expect(weightsText(read)).toBe(text);
    expect(read.network.weights).toHaveLength(network.weights.length);
  });
});

describe("a weights file", () => {
  it("is refused in a sentence when it is none, or of another shape", () => {
    expect(() => readWeights({})).toThrow(/no trained policy/);
    const training = { method: "sft", iteration: null, reference: null, alpha: null, seed: 1, think: true } as const;
    const file = { format: "dragoman-policy", version: 1, hidden: 2, weights: "1 2 3" };
    expect(() => readWeights({ ...file, training: { ...training, shuffledRewards: false } })).toThrow(/3 weights/);
  });
});
