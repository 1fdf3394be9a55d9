import { describe, expect, it } from "vitest";
import { generatePersonas } from "@/server/personas";
import { ASKABLE_ENTRIES, NO_PREFERENCE } from "@/server/trip";
import { Draws } from "../draws";
import { EMPHASIS_RATES } from "./emphasis";
import { misunderstand } from "./misunderstanding";
import { openingOf } from "./opening";
import { PLAIN_WRITER } from "./testing/plain-writer";
import type { SimulatedTrip } from "./traveler";
import { writtenTraveler } from "./written-traveler";

const TRIP: SimulatedTrip = {
  origin: "Seattle",
  destinations: ["Denver", "Austin"],
  startDate: "2027-03-04",
  days: 7,
  people: 2,
};
const TRAVELERS = generatePersonas("seed", 3, 300);
const create = writtenTraveler({
  name: "plain",
  writers: () => ({ plain: PLAIN_WRITER }),
  emphasis: EMPHASIS_RATES.main,
});
const CLEAR = { vague: 0, misunderstand: 0 };

describe("a traveler in a writer's words", () => {
  it("answers what is asked by its own value and volunteers nothing", () => {
    for (const [seed, persona] of TRAVELERS.slice(0, 60).entries()) {
      const traveler = create(persona, TRIP, { seed, ...CLEAR });
      for (const entry of ASKABLE_ENTRIES) {
        const answer = traveler.answer({ entry, text: "", isFollowUp: false });
        const value = persona.entries[entry];
        const words = entry === "persona.budget" ? /^asked persona\.budget=.*\d/ : `asked ${entry}=${value} `;
        expect(answer).toMatch(words);
        expect(answer.replace(/\. It (matters|is minor)\.$/, "")).not.toContain(". ");
      }
    }
  });

  it("names the budget in dollars", () => {
    const [someone] = TRAVELERS;
    if (someone === undefined) throw new Error("There is no traveler.");
    const persona = { ...someone, entries: { ...someone.entries, "persona.budget": 3000 } };
    const answers = Array.from({ length: 60 }, (_, seed) =>
      create(persona, TRIP, { seed, ...CLEAR }).answer({ entry: "persona.budget", text: "", isFollowUp: false }),
    );
    const amounts = answers.map((text) => /=(.*?) \d/.exec(text)?.[1]);
    expect([...new Set(amounts)].sort()).toEqual(["$3,000", "$3000", "$3k", "3,000 dollars", "3000 USD"]);
  });

  it("declines what is never told", () => {
    for (const persona of TRAVELERS.slice(0, 5)) {
      const traveler = create(persona, TRIP, { seed: 1, ...CLEAR });
      expect(traveler.answer({ entry: "persona.job", text: "What do you do?", isFollowUp: false })).toBe(
        "That is private.",
      );
    }
  });

  it("tells by how much an entry matters, most of the time rightly", () => {
    const counts = { critical: { matters: 0, minor: 0, asked: 0 }, other: { matters: 0, minor: 0, asked: 0 } };
    for (const [seed, persona] of TRAVELERS.entries()) {
      const traveler = create(persona, TRIP, { seed, ...CLEAR });
      for (const entry of ASKABLE_ENTRIES) {
        const answer = traveler.answer({ entry, text: "", isFollowUp: false });
        if (persona.entries[entry] === NO_PREFERENCE) {
          expect(answer).not.toMatch(/matters|minor/);
          continue;
        }
        const count = persona.critical.includes(entry) ? counts.critical : counts.other;
        count.asked++;
        if (answer.endsWith("It matters.")) count.matters++;
        if (answer.endsWith("It is minor.")) count.minor++;
      }
    }
    expect(counts.critical.matters / counts.critical.asked).toBeGreaterThan(0.5);
    expect(counts.other.matters / counts.other.asked).toBeLessThan(0.08);
    expect(counts.other.minor / counts.other.asked).toBeGreaterThan(0.3);
  });

  it("is vague and mistaken at the set rates, but never when asked again", () => {
    const habits = { vague: 0.15, misunderstand: 0.03 };
    const asked = TRAVELERS.flatMap((persona, seed) => {
      const traveler = create(persona, TRIP, { seed, ...habits });
      const own = (text: string, entry: string, value: unknown) => {
        if (text.startsWith("vague")) return text === `vague ${entry}` ? "vague" : "odd";
        return entry === "persona.budget" || text.startsWith(`asked ${entry}=${value} `) ? "right" : "mistaken";
      };
      return ASKABLE_ENTRIES.map((entry) => {
        const value = persona.entries[entry];
        const first = traveler.answer({ entry, text: "", isFollowUp: false });
        const again = traveler.answer({ entry, text: "", isFollowUp: true });
        return [own(first, entry, value), own(again, entry, value)];
      });
    });
    const rate = (what: string) => asked.filter(([first]) => first === what).length / asked.length;
    expect(Math.abs(rate("vague") - 0.15)).toBeLessThan(4 * Math.sqrt((0.15 * 0.85) / asked.length));
    // Of the answers that are not vague; mistakes about the budget show in no words here.
    expect(rate("mistaken")).toBeGreaterThan(0.015);
    expect(rate("mistaken")).toBeLessThan(0.035);
    expect(new Set(asked.map(([, again]) => again))).toEqual(new Set(["right"]));
  });

  it("misunderstands into another entry or another value", () => {
    for (const [seed, persona] of TRAVELERS.entries()) {
      const asked = ASKABLE_ENTRIES[seed % ASKABLE_ENTRIES.length];
      if (asked === undefined) throw new Error("There is nothing to ask.");
      const { entry, value } = misunderstand(new Draws(seed, "misunderstand"), persona, asked);
      expect(entry !== asked || value !== persona.entries[asked]).toBe(true);
    }
  });

  it("begins with the trip, the party, the style and at most two critical entries, wishes only", () => {
    const stated = TRAVELERS.map((persona, seed) => {
      const { text, states } = openingOf(new Draws(seed, "opening"), PLAIN_WRITER, persona, TRIP);
      expect(text).toContain("From Seattle to Denver and Austin, 7 days from March 4, 2027.");
      expect(text).toMatch(/two (adults|with a child)\. /);
      expect(text).not.toMatch(/[{}]|undefined|\basked\b/);
      expect(states.filter((entry) => [NO_PREFERENCE, false].includes(String(persona.entries[entry])))).toEqual([]);
      return states.filter((entry) => persona.critical.includes(entry)).length;
    });
    expect(Math.max(...stated)).toBe(2);
    expect(stated.reduce((sum, count) => sum + count, 0) / stated.length).toBeGreaterThan(1.9);
  });
});
