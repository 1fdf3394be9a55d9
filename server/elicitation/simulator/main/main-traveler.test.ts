import { describe, expect, it } from "vitest";
import { generatePersonas } from "@/server/personas";
import {
  ASKABLE_ENTRIES,
  type EntryKey,
  type EntryValue,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  preferenceEntry,
} from "@/server/trip";
import { Draws } from "../../draws";
import type { SimulatedTrip } from "../traveler";
import { CHAT_STYLES } from "./chat-style";
import { createMainTraveler } from "./main-traveler";
import { misunderstand } from "./misunderstanding";
import { makeOpening } from "./opening";
import { phraseValue } from "./phrase-value";
import { MATTERS, MINOR } from "./wording/emphasis";
import { WORDING } from "./wording/wording";

const TRIP: SimulatedTrip = {
  origin: "Seattle",
  destinations: ["Denver", "Austin"],
  startDate: "2027-03-04",
  days: 7,
  people: 2,
};
const TRAVELERS = generatePersonas("seed", 3, 300);

function valuesOf(entry: EntryKey): readonly EntryValue[] {
  const { kind, choices, range } = preferenceEntry(entry);
  if (kind === "boolean") return [true, false];
  if (kind === "choice") return choices ?? [];
  return entry === "persona.budget" ? [500, 3200, 4000] : [range?.[0] ?? 1, 3, range?.[1] ?? 5];
}

describe("the main simulated traveller", () => {
  it("puts every value of every entry that can be asked in at least three ways, in each form, alone or not", () => {
    for (const entry of ASKABLE_ENTRIES) {
      for (const value of valuesOf(entry)) {
        for (const form of ["sentence", "reply"] as const) {
          const texts = new Set(
            Array.from({ length: 60 }, (_, seed) => phraseValue(new Draws(seed, "phrase"), entry, value, form, true)),
          );
          const wanted = form === "reply" ? 3 : 2;
          expect(texts.size, `${entry} ${value} ${form}`).toBeGreaterThanOrEqual(wanted);
          expect([...texts].filter((text) => /[{}]|undefined|\bwe\b/i.test(text))).toEqual([]);
        }
      }
    }
    expect([...WORDING.keys()].filter((entry) => !ASKABLE_ENTRIES.includes(entry))).toEqual([]);
  });

  it("has three vague answers or more for each entry, which name none of its values", () => {
    for (const { entry, vague } of WORDING.values()) {
      expect(vague.length).toBeGreaterThanOrEqual(3);
      const names = (preferenceEntry(entry).choices ?? []).filter((choice) => choice.length > 3);
      expect(vague.filter((text) => names.some((name) => text.toLowerCase().includes(name.toLowerCase())))).toEqual([]);
    }
  });

  it("states at most two critical entries to begin with, and wishes only", () => {
    const stated = TRAVELERS.map((persona, seed) => {
      const style = CHAT_STYLES[seed % CHAT_STYLES.length] ?? CHAT_STYLES[0];
      if (style === undefined) throw new Error("There is no chat style.");
      const { text, states } = makeOpening(new Draws(seed, "opening"), persona, TRIP, style);
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(states.filter((entry) => [NO_PREFERENCE, false].includes(String(persona.entries[entry])))).toEqual([]);
      return states.filter((entry) => persona.critical.includes(entry)).length;
    });
    expect(Math.max(...stated)).toBe(2);
    expect(stated.reduce((sum, count) => sum + count, 0) / stated.length).toBeGreaterThan(1.9);
  });

  it("volunteers nothing: each answer has the words of the asked entry alone", () => {
    for (const [seed, persona] of TRAVELERS.slice(0, 100).entries()) {
      const traveler = createMainTraveler(persona, TRIP, { seed, vague: 0, misunderstand: 0 });
      traveler.opening();
      for (const entry of ["hotel.preferredBrand", "flight.preferredAirline", "persona.budget"] as const) {
        const answer = traveler.answer({ entry, text: "", isFollowUp: false });
        const others = [...mentionedNames(answer)].filter((name) => name !== persona.entries[entry]);
        expect(others, answer).toEqual([]);
      }
    }
  });

  it("says what is personal to nobody", () => {
    const [persona] = TRAVELERS;
    if (persona === undefined) throw new Error("There is no traveller.");
    const traveler = createMainTraveler(persona, TRIP, { seed: 1, vague: 0, misunderstand: 0 });
    const answer = traveler.answer({ entry: "persona.job", text: "What do you do?", isFollowUp: false });
    expect(answer).not.toContain(String(persona.entries["persona.job"]));
  });

  it("colours answers by how much the entry matters, most of the time rightly", () => {
    const counts = { critical: { matters: 0, minor: 0, asked: 0 }, other: { matters: 0, minor: 0, asked: 0 } };
    for (const [seed, persona] of TRAVELERS.entries()) {
      const traveler = createMainTraveler(persona, TRIP, { seed, vague: 0, misunderstand: 0 });
      for (const entry of ASKABLE_ENTRIES) {
        if (persona.entries[entry] === NO_PREFERENCE) continue;
        const answer = traveler.answer({ entry, text: "", isFollowUp: false }).replace(/ not\b/, "n't");
        const count = persona.critical.includes(entry) ? counts.critical : counts.other;
        count.asked++;
        if (MATTERS.some((text) => answer.includes(text.slice(6, -1)))) count.matters++;
        if (MINOR.some((text) => answer.includes(text.slice(12, -1)))) count.minor++;
      }
    }
    expect(counts.critical.matters / counts.critical.asked).toBeGreaterThan(0.5);
    expect(counts.other.matters / counts.other.asked).toBeLessThan(0.08);
    expect(counts.other.minor / counts.other.asked).toBeGreaterThan(0.3);
  });

  it("is vague at the set rate, but never when asked again", () => {
    const asked = TRAVELERS.flatMap((persona, seed) => {
      const traveler = createMainTraveler(persona, TRIP, { seed, vague: 0.15, misunderstand: 0.03 });
      return ASKABLE_ENTRIES.map((entry) => ({
        first: isVague(entry, traveler.answer({ entry, text: "", isFollowUp: false })),
        again: isVague(entry, traveler.answer({ entry, text: "", isFollowUp: true })),
      }));
    });
    const rate = asked.filter(({ first }) => first).length / asked.length;
    expect(Math.abs(rate - 0.15)).toBeLessThan(4 * Math.sqrt((0.15 * 0.85) / asked.length));
    expect(asked.filter(({ again }) => again)).toEqual([]);
  });

  it("misunderstands at the set rate, but never when asked again", () => {
    const answers = (isFollowUp: boolean) =>
      TRAVELERS.flatMap((persona, seed) => {
        const traveler = createMainTraveler(persona, TRIP, { seed, vague: 0, misunderstand: 0.03 });
        const value = persona.entries["persona.travelWithPets"];
        return Array.from({ length: 20 }, () =>
          mentionsPets(traveler.answer({ entry: "persona.travelWithPets", text: "", isFollowUp })) === value
            ? "right"
            : "wrong",
        );
      });
    const first = answers(false);
    const rate = first.filter((answer) => answer === "wrong").length / first.length;
    expect(Math.abs(rate - 0.03)).toBeLessThan(4 * Math.sqrt((0.03 * 0.97) / first.length));
    expect(answers(true)).not.toContain("wrong");
  });

  it("misunderstands into another entry or another value", () => {
    for (const [seed, persona] of TRAVELERS.entries()) {
      const asked = ASKABLE_ENTRIES[seed % ASKABLE_ENTRIES.length];
      if (asked === undefined) throw new Error("There is nothing to ask.");
      const { entry, value } = misunderstand(new Draws(seed, "misunderstand"), persona, asked);
      expect(entry !== asked || value !== persona.entries[asked]).toBe(true);
    }
  });
});

/** Whether the answer is one of the entry's vague ones, in whatever style. */
function isVague(entry: EntryKey, answer: string): boolean {
  const vague = WORDING.get(entry)?.vague ?? [];
  return vague.some((text) => CHAT_STYLES.some(({ write }) => answer.includes(write(text))));
}

/** Whether the answer is one of somebody who brings pets. */
function mentionsPets(answer: string): boolean {
  const says = WORDING.get("persona.travelWithPets")?.own?.false;
  const denials = [...(says?.says ?? []), ...(says?.replies ?? [])];
  return !denials.some((text) => CHAT_STYLES.some(({ write }) => answer.includes(write(text))));
}

/** Values of airlines and brands that a text names. */
function mentionedNames(text: string): ReadonlySet<string> {
  const named = PREFERENCE_ENTRIES.flatMap((entry): readonly string[] =>
    entry.key === "hotel.preferredBrand" || entry.key === "flight.preferredAirline" ? (entry.choices ?? []) : [],
  );
  return new Set(named.filter((name) => name !== NO_PREFERENCE && text.includes(name)));
}
