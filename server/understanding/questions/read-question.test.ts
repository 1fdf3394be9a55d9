import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { preferenceEntry } from "@/server/trip";
import { asksForInformation } from "./one-question";
import type { QuestionBack } from "./question-back";
import { readQuestion } from "./read-question";

/** Frames of each kind of question around what it is about. */
const FRAMES: Readonly<Record<QuestionBack["about"], readonly string[]>> = {
  why: ["why {}", "Why did you choose {}?", "so why is it {}?", "Can you tell me why you picked {}?"],
  included: ["did you include {}?", "is {} included?", "have you booked {}?"],
  budget: ["are we within budget?", "did you keep the budget?"],
  price: ["how much is {}?", "what does {} cost?", "How much per person?", "how much money is left?"],
  cheaper: ["what is cheaper than {}?", "What would $200 more get us?", "what else would it cost?"],
  places: ["what is there to see in Boston?", "Where can we eat in Boston?", "any good museums in Boston?"],
  covered: ["which cities do you cover?", "do you have Boston?", "where can I go?"],
  when: ["when do we leave?", "what time do we arrive?", "When is {}?", "when is check-in?"],
  day: ["what do we do on day 2?", "What is planned for Friday?", "which cities do we visit?"],
  flights: ["economy or coach?", "which cabin do we fly in?", "which airline is it?"],
  stop: ["where is {}?", "which is {}?"],
};
const NAMES = ["the hotel", "Stone Bend B&B", "dinner on day 2", "St. Louis Arch House"];

/** What wants something changed, or says something else. */
const NO_QUESTIONS = [
  ...[
    "What if we add a day?",
    "Could we stay another night?",
    "can we postpone everything by a week?",
    "how about a museum",
  ],
  ...[
    "why not Denver?",
    "Why don't we stay longer?",
    "cheaper hotel",
    "do you have a better hotel?",
    "remove the lake",
  ],
  ...[
    "Do we have time to add a museum?",
    "Why so plain? We love Italian food",
    "Five days in Oregon from Boston",
    "economy",
  ],
  ...["is it possible to fly business?", "A hotel with a pool", "no flights", "", "?", "¿?"],
];

describe("a question back", () => {
  it("is reported by its kind, whatever it is about", () => {
    for (const [about, frames] of Object.entries(FRAMES)) {
      for (const frame of frames)
        for (const name of NAMES) {
          const text = frame.replace("{}", name);
          expect([text, readQuestion(text, null)?.about]).toEqual([text, about]);
        }
    }
  });

  it("is no wish, no answer and no story", () => {
    for (const text of NO_QUESTIONS) expect([text, readQuestion(text, null)]).toEqual([text, null]);
  });

  it("names features that a check can be made of", () => {
    const words = [
      "wheelchair",
      "pet friendly",
      "non-smoking",
      "pool",
      "Wi-Fi",
      "breakfast",
      "Hilton",
      "Thai",
      "economy",
    ];
    for (const word of words) {
      const question = readQuestion(`is it ${word}?`, null);
      const features = question?.about === "included" ? question.features : [];
      expect([word, features.length]).toEqual([word, 1]);
      for (const { entry } of features) expect(preferenceEntry(entry).key).toBe(entry);
    }
    const onBoard = readQuestion("do the flights have Wi-Fi?", null);
    expect(onBoard).toMatchObject({ features: [{ entry: "flight.needInflightEntertainment" }] });
  });

  it("reads any text without failing, and none that is long", () => {
    const words = Object.values(FRAMES)
      .flat()
      .concat(NAMES, NO_QUESTIONS)
      .flatMap((text) => text.split(" "));
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(" ")),
    );
    fc.assert(
      fc.property(text, (any) => {
        expect(readQuestion(any, null)).toBeDefined();
      }),
      { numRuns: 300 },
    );
    for (const long of [
      "why ".repeat(2_500),
      `${"is ".repeat(3_300)}it?`,
      " ".repeat(9_999).concat("?"),
      "what's ".repeat(1_400),
    ]) {
      expect([readQuestion(long, null), asksForInformation(long)]).toEqual([null, false]);
    }
  });
});
