import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, CRITICAL_ENTRIES } from "@/server/trip";
import { generatePersona, generatePersonas, TravelerSample } from ".";
import { LEARNED_IMPORTANCE } from "./importance/importance-model";
import { shiftedImportance } from "./importance/shifted-importance";

const numbersOf = (influences: typeof LEARNED_IMPORTANCE.influences) =>
  influences.flatMap(({ plus }) => Object.values(plus)).reduce((sum, added) => sum + added, 0);

describe("a shift", () => {
  it("keeps the facts, and what importance and influences come to; without a share it changes nothing", () => {
    expect(shiftedImportance(LEARNED_IMPORTANCE, { seed: 1, share: 0 })).toEqual(LEARNED_IMPORTANCE);
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const { base, influences } = shiftedImportance(LEARNED_IMPORTANCE, { seed, share });
        const sorted = (values: object) => Object.values(values).sort((a, b) => a - b);
        expect(sorted(base)).toEqual(sorted(LEARNED_IMPORTANCE.base));
        expect(influences.map(({ when }) => when)).toEqual(LEARNED_IMPORTANCE.influences.map(({ when }) => when));
        expect(numbersOf(influences)).toBeCloseTo(numbersOf(LEARNED_IMPORTANCE.influences), 9);
      }),
      { numRuns: 30 },
    );
  });

  it("moves as many entries as its share says", () => {
    const { base } = shiftedImportance(LEARNED_IMPORTANCE, { seed: 3, share: 0.5 });
    const moved = ASKABLE_ENTRIES.filter((entry) => base[entry] !== LEARNED_IMPORTANCE.base[entry]);
    expect(moved.length).toBeGreaterThan(ASKABLE_ENTRIES.length / 3);
    expect(moved.length).toBeLessThanOrEqual(ASKABLE_ENTRIES.length / 2);
  });
});

describe("the shifted population", () => {
  it("has the same travelers with other critical entries", () => {
    const alike = Array.from({ length: 50 }, (_, index) => {
      const [learned, shifted] = [
        generatePersona("evaluation", 1, index),
        generatePersona("evaluation", 1, index, "shifted"),
      ];
      expect(shifted.entries).toEqual(learned.entries);
      expect(new Set(shifted.critical).size).toBe(CRITICAL_ENTRIES);
      return shifted.critical.filter((entry) => learned.critical.includes(entry)).length;
    });
    expect(alike.reduce((sum, count) => sum + count, 0) / alike.length).toBeLessThan(0.6 * CRITICAL_ENTRIES);
  });
});

describe("a sample of travelers", () => {
  const sample = new TravelerSample("learned", 5, 4000);
  const meanOf = (numbers: Float32Array) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

  it("has as many critical entries as a traveler, and each as often as travelers do", () => {
    const shares = ASKABLE_ENTRIES.map((entry) => meanOf(sample.criticalShare(entry)));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(CRITICAL_ENTRIES, 0);
    const travelers = generatePersonas("seed", 2, 4000);
    for (const [index, entry] of ASKABLE_ENTRIES.entries()) {
      const counted = travelers.filter(({ critical }) => critical.includes(entry)).length / travelers.length;
      expect(Math.abs((shares[index] ?? 0) - counted)).toBeLessThan(0.05);
    }
  });

  it("finds a value as likely as travelers have it", () => {
    const travelers = generatePersonas("seed", 2, 4000);
    for (const [entry, value] of [
      ["flight.preferredCabin", "business"],
      ["restaurant.preferredDiningStyle", "Formal"],
      ["persona.travelWithPets", true],
    ] as const) {
      const counted = travelers.filter(({ entries }) => entries[entry] === value).length / travelers.length;
      expect(meanOf(sample.valueLikelihood(entry, value))).toBeCloseTo(counted, 1);
    }
  });
});
