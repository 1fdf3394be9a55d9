import { describe, expect, it } from "vitest";
import { generatePersonas, type Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, NO_PREFERENCE } from "@/server/trip";
import { isLeftOpen, understand } from "@/server/understanding";
import { SIMULATORS, type SimulatedTrip, type TravelerHabits } from ".";

const TODAY = "2027-01-10";
const TRIP: SimulatedTrip = {
  origin: "Seattle",
  destinations: ["Denver", "Austin"],
  startDate: "2027-03-04",
  days: 7,
  people: 3,
};
const TRAVELERS = generatePersonas("reward", 31, 120);
const CLEAR = { vague: 0, misunderstand: 0 };
const HABITUAL = { vague: 0.15, misunderstand: 0.03 };

/** What every simulated traveler promises (`SimulatedTraveler`), told by what a reader without a persona understands. */
describe.each(["main", "second"] as const)("the simulated traveller %s", (name) => {
  const create = (persona: Persona, habits: TravelerHabits) => SIMULATORS[name](persona, TRIP, habits);
  const dialog = (persona: Persona, seed: number, isFollowUp = false) => {
    const traveler = create(persona, { seed, ...HABITUAL });
    const answers = ASKABLE_ENTRIES.map((entry) => traveler.answer({ entry, text: "Which one?", isFollowUp }));
    return [traveler.opening(), ...answers];
  };

  it("says the same for the same seed and the same questions, and something else for another seed", () => {
    for (const [seed, persona] of TRAVELERS.slice(0, 20).entries()) {
      expect(dialog(persona, seed)).toEqual(dialog(persona, seed));
      expect(dialog(persona, seed)).not.toEqual(dialog(persona, seed + 1000));
    }
  });

  it("tells nothing to words that ask for nothing", async () => {
    const told = TRAVELERS.slice(0, 20).map((persona, seed) => create(persona, { seed, ...CLEAR }).react("Lovely!"));
    expect(new Set(told).size).toBeGreaterThan(1);
    for (const text of told) {
      const { said } = await understand({ text, asked: null, today: TODAY }, null);
      expect(said).toEqual({ trip: {}, constraints: {}, entries: {}, unclear: [] });
      expect(isLeftOpen(text)).toBe(false);
    }
  });

  it("tells nothing of age, job, education and marital status, to begin with or later", () => {
    const told = TRAVELERS.flatMap((persona, seed) =>
      dialog(persona, seed).filter((text) => personalWords(persona).some((words) => words.test(text))),
    );
    expect(told).toEqual([]);
  });

  it("begins with the trip and at most two critical entries", async () => {
    const stated: number[] = [];
    for (const [seed, persona] of TRAVELERS.slice(0, 20).entries()) {
      const text = create(persona, { seed, ...CLEAR }).opening();
      expect(text).toContain(TRIP.origin);
      const { entries } = (await understand({ text, asked: null, today: TODAY }, null)).said;
      stated.push(persona.critical.filter((entry) => entries[entry] === persona.entries[entry]).length);
    }
    // Also, the reader may take a value for said that happens to be right.
    expect(stated.filter((count) => count > 2).length).toBeLessThanOrEqual(2);
    expect(mean(stated)).toBeGreaterThan(1);
  });

  it("answers clearly by default and when asked again, not when vague, not about the question when mistaken", async () => {
    const rightly = async (habits: typeof CLEAR, isFollowUp: boolean) => {
      const read = TRAVELERS.slice(0, 45).map(async (persona, seed): Promise<number> => {
        const entry = ASKABLE_ENTRIES[(seed * 7) % ASKABLE_ENTRIES.length] ?? "persona.budget";
        const text = create(persona, { seed, ...habits }).answer({ entry, text: "Which one?", isFollowUp });
        return (await isReadRightly(persona, entry, text)) ? 1 : 0;
      });
      return mean(await Promise.all(read));
    };
    expect(await rightly(CLEAR, false)).toBeGreaterThan(0.6);
    expect(await rightly({ vague: 1, misunderstand: 1 }, true)).toBeGreaterThan(0.6);
    expect(await rightly({ vague: 1, misunderstand: 0 }, false)).toBeLessThan(0.15);
    expect(await rightly({ vague: 0, misunderstand: 1 }, false)).toBeLessThan(0.2);
  });
});

async function isReadRightly(persona: Persona, entry: EntryKey, text: string): Promise<boolean> {
  const read = (await understand({ text, asked: entry, today: TODAY }, null)).said.entries[entry];
  const value = persona.entries[entry];
  return read === value || (read === undefined && value === NO_PREFERENCE && isLeftOpen(text));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Words that would give away what is never told. */
function personalWords({ entries }: Persona): RegExp[] {
  return [
    new RegExp(`\\b${entries["persona.age"]}[- ]?(years?|yrs?|yo\\b)`, "i"),
    new RegExp(`\\b(I'm|I am) ${entries["persona.age"]}\\b`, "i"),
    new RegExp(`\\b${entries["persona.job"]}s?\\b`, "i"),
    /\b(high school|college|graduate|university|degree)\b/i,
    /\b(married|divorced|my (wife|husband|spouse|ex))\b|\bI'm single\b/i,
  ];
}
