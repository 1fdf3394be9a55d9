import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import { believe } from "../belief/belief";
import type { Evidence } from "../belief/evidence";
import { shippedPriors } from "../belief/shipped-priors";
import { ask, type Dialog, newDialog } from "../dialog/dialog";
import { bayesBound } from "./bayes-bound";

/** What the bound asks next, and next, when nothing more is heard. */
function order(population: "learned" | "shifted", evidence: readonly Evidence[], questions: number): EntryKey[] {
  const belief = believe(shippedPriors(), evidence);
  const asked: EntryKey[] = [];
  let dialog: Dialog = newDialog();
  while (asked.length < questions) {
    const next = bayesBound(population).next(belief, dialog, "ask me thoroughly");
    if (next === "done") break;
    asked.push(next.entry);
    dialog = ask(dialog, { entry: next.entry, text: "?", reason: "", isFollowUp: false });
  }
  return asked;
}

describe("the Bayes bound", () => {
  it("asks each entry once, until none is likely enough", () => {
    const asked = order("learned", [], 48);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(11);
    expect(asked.length).toBeLessThan(ASKABLE_ENTRIES.length);
  });

  it("draws conclusions by the generating model: a pet makes pet friendly restaurants likely", () => {
    const pets: Evidence = { entry: "persona.travelWithPets", value: true, sign: "plain" };
    expect(order("learned", [pets], 5)).toContain("restaurant.petFriendly");
    expect(order("learned", [{ ...pets, value: false }], 12)).not.toContain("restaurant.petFriendly");
  });

  it("knows another population by another model", () => {
    expect(order("shifted", [], 8)).not.toEqual(order("learned", [], 8));
  });

  it("asks nothing where everything is left to the agent", () => {
    const belief = believe(shippedPriors(), []);
    expect(bayesBound("learned").next(belief, newDialog(), "decide for me")).toBe("done");
  });
});
