import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, NO_PREFERENCE, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { generatePersonas, type Persona, type PersonaSet, SURVEY, TRAVELER_FACTORS } from ".";

const SPEC = new URL("../../../shared/spec/preference-entries.json", import.meta.url);
const SETS: readonly PersonaSet[] = ["seed", "reward", "evaluation"];
const TRAVELERS = generatePersonas("seed", 7, 2000);

/** The share of the travelers for whom it holds. */
function share(travelers: readonly Persona[], holds: (persona: Persona) => boolean): number {
  return travelers.filter(holds).length / travelers.length;
}

describe("personas", () => {
  it("are the same for the same seed, and independent of how many are drawn", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETS), fc.integer(), fc.integer({ min: 1, max: 4 }), (set, seed, count) => {
        const travelers = generatePersonas(set, seed, count);
        expect(generatePersonas(set, seed, count + 1).slice(0, count)).toEqual(travelers);
        expect(generatePersonas(set, seed + 1, count)).not.toEqual(travelers);
      }),
      { numRuns: 20 },
    );
  });

  it("have a value of the spec for each of the 54, never a preferred one that they avoid", () => {
    for (const persona of TRAVELERS.slice(0, 500)) {
      expect(Object.keys(persona.entries)).toHaveLength(PREFERENCE_ENTRIES.length);
      expect(PREFERENCE_ENTRIES.filter(({ key }) => !isAllowed(persona, key))).toEqual([]);
      for (const [preferred, avoided] of [
        ["flight.preferredAirline", "flight.avoidAirline"],
        ["flight.preferredAircraftType", "flight.avoidAircraftType"],
        ["hotel.preferredBrand", "hotel.avoidBrand"],
      ] as const) {
        const value = persona.entries[preferred];
        expect(value === NO_PREFERENCE || value !== persona.entries[avoided]).toBe(true);
      }
    }
  });

  it("give every value of every entry to someone", () => {
    for (const { key, choices = [] } of PREFERENCE_ENTRIES) {
      const seen = new Set(TRAVELERS.map((persona) => persona.entries[key]));
      expect([key, choices.filter((choice) => !seen.has(choice))]).toEqual([key, []]);
    }
  });

  it("have 11 different critical entries that can be asked, mostly ones that they have a wish about", () => {
    for (const { critical } of TRAVELERS) {
      expect(new Set(critical).size).toBe(CRITICAL_ENTRIES);
      expect(critical.filter((entry) => !ASKABLE_ENTRIES.includes(entry))).toEqual([]);
    }
    const wishes = TRAVELERS.flatMap(({ critical, entries }) => critical.map((entry) => entries[entry]));
    const without = wishes.filter((value) => value === NO_PREFERENCE || value === false).length / wishes.length;
    expect(without).toBeGreaterThan(0.02);
    expect(without).toBeLessThan(0.2);
  });

  it("depend on one another as documented", () => {
    const styled = (style: string) => TRAVELERS.filter((persona) => persona.entries["persona.travelStyle"] === style);
    const business = (persona: Persona) => persona.entries["flight.preferredCabin"] === "business";
    expect(share(styled("Luxury"), business)).toBeGreaterThan(5 * share(styled("Budget"), business));
    const disabled = TRAVELERS.filter((persona) => persona.entries["persona.disability"] === true);
    expect(share(disabled, (persona) => persona.entries["hotel.needDisabilityAccess"] === true)).toBeGreaterThan(0.7);
    expect(share(disabled, ({ critical }) => critical.includes("hotel.needDisabilityAccess"))).toBeGreaterThan(0.5);
    const others = TRAVELERS.filter((persona) => persona.entries["persona.disability"] === false);
    expect(share(others, ({ critical }) => critical.includes("hotel.needDisabilityAccess"))).toBeLessThan(0.02);
    const withPets = TRAVELERS.filter((persona) => persona.entries["persona.travelWithPets"] === true);
    expect(share(withPets, (persona) => persona.entries["hotel.preferredHouseRules"] === "No pets")).toBe(0);
    const students = TRAVELERS.filter((persona) => persona.entries["persona.job"] === "student");
    expect(share(students, (persona) => Number(persona.entries["persona.age"]) < 35)).toBeGreaterThan(0.8);
    const loyal = TRAVELERS.filter(({ factor }) => factor === "Travel or stay with preferred brands");
    const brand = ({ critical }: Persona) => critical.includes("hotel.preferredBrand");
    expect(share(loyal, brand)).toBeGreaterThan(3 * share(TRAVELERS, brand));
  });

  it("spread over the survey's factors by their shares", () => {
    for (const [factor, percent] of TRAVELER_FACTORS) {
      const expected = percent / 100;
      const bound = 5 * Math.sqrt((expected * (1 - expected)) / TRAVELERS.length);
      expect(Math.abs(share(TRAVELERS, (persona) => persona.factor === factor) - expected)).toBeLessThan(bound);
    }
    expect(SURVEY.travelers).toBe(1385);
  });

  it("have no combination of values in two sets, whatever the seeds", () => {
    const vector = (persona: Persona) => PREFERENCE_ENTRIES.map(({ key }) => String(persona.entries[key])).join("|");
    const [seed, reward, evaluation] = [
      new Set(TRAVELERS.map(vector)),
      new Set(generatePersonas("reward", 7, 2000).map(vector)),
      new Set([...generatePersonas("evaluation", 7, 500), ...generatePersonas("evaluation", 8, 500)].map(vector)),
    ];
    expect([...reward].filter((each) => seed.has(each))).toEqual([]);
    expect([...evaluation].filter((each) => seed.has(each) || reward.has(each))).toEqual([]);
    expect(seed.size).toBe(TRAVELERS.length);
  });

  it.skipIf(!existsSync(SPEC))("take the survey's shares from the spec", () => {
    const spec: { travelerFactors: unknown } = JSON.parse(readFileSync(SPEC, "utf8"));
    expect(TRAVELER_FACTORS).toEqual(spec.travelerFactors);
  });
});

function isAllowed(persona: Persona, key: (typeof PREFERENCE_ENTRIES)[number]["key"]): boolean {
  const value = persona.entries[key];
  const { kind, choices, range } = preferenceEntry(key);
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "choice") return typeof value === "string" && (choices ?? []).includes(value);
  return (
    typeof value === "number" && Number.isInteger(value) && value >= (range?.[0] ?? 0) && value <= (range?.[1] ?? 0)
  );
}
