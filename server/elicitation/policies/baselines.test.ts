import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { believe, criticalProbability } from "../belief/belief";
import { shippedPriors } from "../belief/shipped-priors";
import { ask, type Dialog, newDialog } from "../dialog/dialog";
import { firstNetwork, HIDDEN_UNITS, handSetNetwork } from "./network/first-network";
import { policyNamed } from "./registry";
import { byMarginal } from "./static";

const priors = shippedPriors();
const nothing = believe(priors, []);
const pet = believe(priors, [{ entry: "persona.travelWithPets", value: true, sign: "stressed" }]);

/** What a policy asks first, and next. */
function order(name: string, belief: typeof nothing, questions: number): (EntryKey | "done")[] {
  const policy = policyNamed(name, 1);
  let dialog: Dialog = newDialog();
  return Array.from({ length: questions }, () => {
    const next = policy?.next(belief, dialog, "ask me thoroughly") ?? "done";
    if (next === "done") return next;
    dialog = ask(dialog, { entry: next.entry, text: "?", reason: next.reason, isFollowUp: false });
    return next.entry;
  });
}

describe("the baselines of a question policy", () => {
  it("`static` asks down one list, the likeliest critical first, whatever was heard", () => {
    const list = byMarginal(priors);
    expect(list.map(({ critical }) => critical)).toEqual(
      list.map(({ critical }) => critical).toSorted((a, b) => b - a),
    );
    // 11 of the entries are critical for every traveler.
    expect(list.reduce((sum, { critical }) => sum + critical, 0)).toBeCloseTo(11, 0);
    expect(order("static", pet, 12)).toEqual(order("static", nothing, 12));
    expect(order("static", nothing, 5)).toEqual(list.slice(0, 5).map(({ entry }) => entry));
    expect(order("static", nothing, 48)).toContain("done");
  });

  it("`hand-set` asks what the belief finds likeliest critical, and listens", () => {
    const likeliest = ASKABLE_ENTRIES.toSorted((a, b) => criticalProbability(pet, b) - criticalProbability(pet, a))[0];
    expect(order("hand-set", pet, 1)).toEqual([likeliest]);
    expect(order("hand-set", pet, 12)).not.toEqual(order("hand-set", nothing, 12));
    expect(handSetNetwork().weights.filter((weight) => weight !== 0)).toHaveLength(3);
  });

  it("`untrained` is what training begins with: drawn from its seed around the three weights", () => {
    const shape = { think: true, hidden: HIDDEN_UNITS };
    const [first, again, other] = [firstNetwork(shape, 1), firstNetwork(shape, 1), firstNetwork(shape, 2)];
    expect(again.weights).toEqual(first.weights);
    expect(other.weights).not.toEqual(first.weights);
    const handSet = handSetNetwork().weights;
    handSet.forEach((weight, index) => {
      if (weight !== 0) expect(first.weights[index]).toBe(weight);
    });
  });
});
