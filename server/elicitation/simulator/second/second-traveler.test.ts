import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES } from "@/server/trip";
import type { SimulatedTrip, TravelerHabits } from "../traveler";
import { Draw } from "./draw";
import { misunderstood } from "./misunderstanding";
import { createSecondTraveler } from "./second-traveler";
import { answerTemplates } from "./speaking";
import { personaAt, valuesOf } from "./testing/made-up-personas";
import { answersOf, isAmong, mentionsOf, vagueAnswersOf, wordingOf } from "./testing/recognise";
import * as manners from "./voice/manners";
import { itineraryTexts } from "./wording/itinerary";
import * as openingWords from "./wording/opening-words";
import { WORDING } from "./wording/wording";

/** The second simulator was frozen before any policy was trained: other words are another simulator. */
const FROZEN = "0572cb32c6f74eb8c64692a18ca4b26b86033a9966ae1c207eb48afc64a49280";

/** The entries that were frozen with it; this traveler says nothing about later ones. */
const SPOKEN = ASKABLE_ENTRIES.filter((entry) => WORDING[entry] !== undefined);

const ALONE: SimulatedTrip = {
  origin: "Seattle",
  destinations: ["Denver"],
  startDate: "2027-03-04",
  days: 3,
  people: 1,
};
const TOGETHER: SimulatedTrip = {
  origin: "Boston",
  destinations: ["Austin", "Dallas"],
  startDate: "2027-05-14",
  days: 7,
  people: 3,
};

describe("the wording", () => {
  it("answers each value of each entry in three ways or more, and is vague in three or more", () => {
    for (const entry of SPOKEN) {
      const wording = wordingOf(entry);
      for (const value of valuesOf(entry)) {
        expect(new Set(answerTemplates(wording, value)).size, `${entry} = ${value}`).toBeGreaterThanOrEqual(3);
      }
      expect(new Set(wording.vague).size, entry).toBeGreaterThanOrEqual(3);
      expect(wording.mentions.length, entry).toBeGreaterThan(0);
    }
  });

  it("tells every two values of an entry apart, and a value from vagueness", () => {
    for (const entry of SPOKEN) {
      const sets = [...valuesOf(entry).map((value) => answersOf(entry, value)), vagueAnswersOf(entry)];
      const all = sets.flatMap((texts) => [...new Set(texts)]);
      expect(new Set(all).size, entry).toBe(all.length);
    }
  });

  it("has words for nothing that cannot be asked", () => {
    expect(Object.keys(WORDING)).toHaveLength(SPOKEN.length);
    const traveler = createSecondTraveler(personaAt(3), ALONE, { seed: 1, vague: 1, misunderstand: 0 });
    for (const entry of ["persona.age", "persona.job"] as const) {
      expect(isAmong(traveler.answer({ entry, text: "", isFollowUp: false }), manners.PRIVATE)).toBe(true);
    }
  });
});

describe("the traveller", () => {
  it("speaks in whole sentences", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(1000), fc.boolean(), (index, seed, isAlone) => {
        const habits = { seed, vague: 0.2, misunderstand: 0.2 };
        for (const text of transcript(personaAt(index), isAlone ? ALONE : TOGETHER, habits)) {
          expect(text).toMatch(/^[A-Z$0-9][^{}]*[.?!]$/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("says the same for the same seed and something else for another", () => {
    const said = [5, 5, 6].map((seed) =>
      transcript(personaAt(9), TOGETHER, { seed, vague: 0.15, misunderstand: 0.03 }),
    );
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).not.toEqual(said[0]);
  });

  it("gives away at most two critical entries at first, and nothing of age, job, education or marital status", () => {
    const told = Array.from({ length: 300 }, (_, index) => {
      const persona = personaAt(index);
      const opening = createSecondTraveler(persona, ALONE, { seed: index, vague: 0, misunderstand: 0 }).opening();
      for (const entry of ["persona.age", "persona.job", "persona.education", "persona.maritalStatus"] as const) {
        expect(opening.toLowerCase().split(/[^\w]+/)).not.toContain(String(persona.entries[entry]).toLowerCase());
      }
      return persona.critical.filter(
        (entry) => SPOKEN.includes(entry) && isAmong(opening, mentionsOf(entry, persona.entries[entry])),
      ).length;
    });
    expect(Math.max(...told)).toBe(2);
  });

  it("answers a follow-up with its own value, however vague it was before", () => {
    for (const [index, entry] of SPOKEN.entries()) {
      const persona = personaAt(index * 7);
      const traveler = createSecondTraveler(persona, ALONE, { seed: index + 1, vague: 1, misunderstand: 0 });
      expect(withoutSlip(() => traveler.answer({ entry, text: "", isFollowUp: false }), vagueAnswersOf(entry))).toBe(
        true,
      );
      const clear = answersOf(entry, persona.entries[entry]);
      expect(
        withoutSlip(() => traveler.answer({ entry, text: "", isFollowUp: true }), clear),
        entry,
      ).toBe(true);
    }
  });

  it("is vague and wrong as often as it is told to be", () => {
    const habits = { vague: 0.15, misunderstand: 0.05 };
    const kinds = Array.from({ length: 60 }, (_, index) =>
      kindsOfAnswers(personaAt(index * 3), { seed: index, ...habits }),
    );
    const answers = kinds.flat();
    const share = (kind: string) => answers.filter((answer) => answer === kind).length / answers.length;
    // Four standard errors; slips of the fingers (3 %) hide answers from the patterns.
    const margin = (rate: number) => 4 * Math.sqrt((rate * (1 - rate)) / answers.length);
    expect(share("vague")).toBeGreaterThan(habits.vague * 0.97 - margin(habits.vague));
    expect(share("vague")).toBeLessThan(habits.vague + margin(habits.vague));
    expect(share("other")).toBeGreaterThan(habits.misunderstand * 0.7 - margin(habits.misunderstand));
    expect(share("other")).toBeLessThan(habits.misunderstand + 0.03 + margin(habits.misunderstand));
  });

  it("misunderstands by answering the question before, what it mixes up, or with another value", () => {
    for (const [index, entry] of SPOKEN.entries()) {
      const { entries } = personaAt(index);
      const before = SPOKEN[index - 1] ?? null;
      const answer = misunderstood(entry, before, entries, new Draw(index, "test"));
      if (answer.entry === entry) expect(answer.value).not.toEqual(entries[entry]);
      else expect(answer.value).toEqual(entries[answer.entry]);
    }
  });
});

describe("the freeze", () => {
  it("keeps every word and habit as it was when training began", () => {
    const dialogs = Array.from({ length: 40 }, (_, index) =>
      transcript(personaAt(index * 11), index % 2 === 0 ? ALONE : TOGETHER, {
        seed: index,
        vague: 0.15,
        misunderstand: 0.03,
      }),
    );
    const words = [WORDING, manners, openingWords, itineraryTexts(ALONE), itineraryTexts(TOGETHER), dialogs];
    expect(createHash("sha256").update(JSON.stringify(words)).digest("hex")).toBe(FROZEN);
  });
});

function transcript(persona: Persona, trip: SimulatedTrip, habits: TravelerHabits): readonly string[] {
  const traveler = createSecondTraveler(persona, trip, habits);
  const answers = SPOKEN.flatMap((entry) =>
    [false, true].map((isFollowUp) => traveler.answer({ entry, text: "", isFollowUp })),
  );
  return [traveler.opening(), ...answers];
}

function kindsOfAnswers(persona: Persona, habits: TravelerHabits): readonly ("vague" | "clear" | "other")[] {
  const traveler = createSecondTraveler(persona, ALONE, habits);
  return SPOKEN.map((entry) => {
    const said = traveler.answer({ entry, text: "", isFollowUp: false });
    if (isAmong(said, vagueAnswersOf(entry))) return "vague";
    return isAmong(said, answersOf(entry, persona.entries[entry])) ? "clear" : "other";
  });
}

/** Whether one of three answers is among the sentences: a slip of the fingers may hide one of them. */
function withoutSlip(answer: () => string, sentences: readonly string[]): boolean {
  return [answer(), answer(), answer()].some((text) => isAmong(text, sentences));
}
