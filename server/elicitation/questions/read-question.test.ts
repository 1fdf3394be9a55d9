import fc from "fast-check";
import { expect, it } from "vitest";
import { ASKABLE_ENTRIES } from "@/server/trip";
import { questionText } from "./question-text";
import { readQuestion } from "./read-question";

it("a shipped question is read as what it asks", () => {
  const asked = fc.record({
    entry: fc.constantFrom(...ASKABLE_ENTRIES),
    isFollowUp: fc.boolean(),
    draw: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(asked, ({ entry, isFollowUp, draw }) => {
      // A follow-up comes right after its question, which tells which of two entries the same words are about.
      const before = isFollowUp ? entry : null;
      expect(readQuestion(questionText(entry, isFollowUp, draw), before)).toEqual({ entry, isFollowUp });
    }),
  );
});

it("other words are not taken for a question", () => {
  expect(readQuestion("Great question!", null)).toBeNull();
});
