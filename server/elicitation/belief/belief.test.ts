import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";
import { believe, criticalProbability, valueDistribution } from "./belief";
import type { Evidence, Sign } from "./evidence";
import { readPriors } from "./priors";
import { shippedPriors } from "./shipped-priors";
import { isValueOf, slotIndices, slotsOf } from "./slots";

const SIGNS: readonly Sign[] = ["stressed", "plain", "shrugged", "volunteered"];
const KEYS = PREFERENCE_ENTRIES.map(({ key }) => key);

const anyEvidence = fc
  .uniqueArray(fc.constantFrom(...KEYS), { maxLength: 12 })
  .chain((entries) => fc.tuple(...entries.map(evidenceAbout)));

function evidenceAbout(entry: EntryKey): fc.Arbitrary<Evidence> {
  const values = [null, ...slotsOf(entry).map(({ value }) => value)];
  return fc.record({ entry: fc.constant(entry), value: fc.constantFrom(...values), sign: fc.constantFrom(...SIGNS) });
}

describe("the belief", () => {
  it("holds probabilities, whatever is heard", () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const belief = believe(shippedPriors(), evidence);
        for (const key of KEYS) {
          const distribution = valueDistribution(belief, key);
          expect(distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
          expect(Math.min(...distribution)).toBeGreaterThanOrEqual(0);
        }
        for (const entry of ASKABLE_ENTRIES) {
          const critical = criticalProbability(belief, entry);
          expect(critical).toBeGreaterThanOrEqual(0);
          expect(critical).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("does not depend on the order in which things were heard", () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const [one, other] = [evidence, [...evidence].reverse()].map((observed) => believe(shippedPriors(), observed));
        if (one === undefined || other === undefined) return;
        for (const entry of ASKABLE_ENTRIES) {
          expect(criticalProbability(one, entry)).toBeCloseTo(criticalProbability(other, entry), 9);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("follows what is heard: a pet makes pet friendly restaurants matter, stress more than a shrug", () => {
    const observed = (evidence: readonly Evidence[], entry: EntryKey) =>
      criticalProbability(believe(shippedPriors(), evidence), entry);
    const pets = (value: boolean): Evidence => ({ entry: "persona.travelWithPets", value, sign: "plain" });
    expect(observed([pets(true)], "restaurant.petFriendly")).toBeGreaterThan(
      2 * observed([pets(false)], "restaurant.petFriendly"),
    );
    const cabin = (sign: Sign): Evidence => ({ entry: "flight.preferredCabin", value: "business", sign });
    expect(observed([cabin("stressed")], "flight.preferredCabin")).toBeGreaterThan(
      observed([cabin("shrugged")], "flight.preferredCabin"),
    );
  });

  it("knows what can be a value", () => {
    expect(isValueOf("hotel.ratings", 6)).toBe(false);
    expect(isValueOf("hotel.ratings", 5)).toBe(true);
    expect(isValueOf("restaurant.preferredCuisines", ["Italian", "French"])).toBe(true);
    expect(isValueOf("restaurant.preferredCuisines", ["Italian", "no preference"])).toBe(false);
    expect(isValueOf("persona.budget", 500)).toBe(true);
    expect(isValueOf("persona.budget", 10_001)).toBe(false);
    expect(slotIndices("persona.age", 70)).toEqual([slotsOf("persona.age").length - 1]);
  });

  it("refuses damaged priors in a sentence", () => {
    expect(() => readPriors({ format: "dragoman-priors" })).toThrow(/priors are damaged/);
  });
});
