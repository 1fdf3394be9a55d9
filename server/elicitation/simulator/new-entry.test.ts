import { describe, expect, it, vi } from "vitest";
import { generatePersonas } from "@/server/personas";
import {
  ASKABLE_ENTRIES,
  type EntryKey,
  type EntrySpec,
  entryKeySchema,
  topicOf,
  valueInSentence,
} from "@/server/trip";
import { fieldName } from "@/server/views";
import { believe, criticalProbability, valueDistribution } from "../belief/belief";
import { blankPriors } from "../belief/priors";
import { shippedPriors } from "../belief/shipped-priors";
import { answersTo, questionText } from "../questions/question-text";
import { quickReplies } from "../questions/quick-replies";
import { stenographerPrompt } from "../stenographer/prompts";
import { SIMULATORS } from ".";

const { SAUNA } = vi.hoisted(() => {
  const SAUNA = {
    key: "hotel.preferredSauna",
    kind: "choice",
    title: "Sauna",
    values: { Finnish: "a Finnish sauna", "Steam bath": "a steam bath" },
    question: {
      topic: "the sauna",
      ask: ["Should the hotel have a sauna?", "Which sauna do you like?"],
      matters: "Few hotels have one.",
    },
  } as const satisfies EntrySpec;
  return { SAUNA };
});

vi.mock("@/server/trip/entries/hotel", async (original) => {
  const { HOTEL_ENTRIES } = await original<{ HOTEL_ENTRIES: readonly EntrySpec[] }>();
  return { HOTEL_ENTRIES: [...HOTEL_ENTRIES, SAUNA] };
});

describe("an entry that only its spec knows", () => {
  // The compiler knows nothing of what the mock adds.
  const sauna: EntryKey = entryKeySchema.parse(SAUNA.key);
  const believed = believe(blankPriors(), []);

  it("can be asked about, in words and with answers to press", () => {
    expect(ASKABLE_ENTRIES).toContain(sauna);
    expect(questionText(sauna, false, 0)).toBe("Should the hotel have a sauna?");
    expect(answersTo(sauna)).toBe("Which do you prefer: Finnish, Steam bath or no preference?");
    expect(quickReplies(sauna, valueDistribution(believed, sauna)).map(({ says }) => says)).toEqual([
      "Finnish",
      "Steam bath",
      "No preference",
    ]);
  });

  it("is spoken of, and known to models", () => {
    expect(valueInSentence(sauna, "Steam bath")).toBe("a steam bath");
    expect(topicOf(sauna)).toBe("the sauna");
    expect(fieldName(sauna)).toBe("hotel: preferred sauna");
    expect(JSON.stringify(stenographerPrompt([]))).toContain(
      "hotel: preferred sauna = Finnish | Steam bath | no preference",
    );
  });

  it("is wished for by personas, and told by the main simulated traveler", () => {
    const personas = generatePersonas("seed", 1, 100);
    const values = new Set(personas.map(({ entries }) => entries[sauna]));
    expect([...values].sort()).toEqual(["Finnish", "Steam bath", "no preference"]);
    const bather = personas.find(({ entries }) => entries[sauna] === "Finnish");
    if (bather === undefined) throw new Error("Nobody wants a sauna.");
    const trip = { origin: "Boston", destinations: ["Austin"], startDate: "2027-03-04", days: 3, people: 1 };
    const traveler = SIMULATORS.main(bather, trip, { seed: 1, vague: 0, misunderstand: 0 });
    expect(traveler.answer({ entry: sauna, text: "", isFollowUp: true })).toMatch(/a finnish sauna/i);
  });

  it("is one of many in priors that know nothing, and unknown to those that were trained before", () => {
    expect([...valueDistribution(believed, sauna)]).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(criticalProbability(believed, sauna)).toBe(criticalProbability(believed, "hotel.ratings"));
    expect(() => shippedPriors()).toThrow(/train priors/);
  });
});
