import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "@/server/views";
import type { GivenRating } from "./given-ratings";
import { newRatings } from "./new-ratings";

const answers = (value: number): Answer[] => [{ question: "warmth", turn: null, value, rationale: "", turns: [] }];
const given = (value: number): GivenRating => ({
  ...{ itemId: "i", rater: "A01", pass: "rating", seconds: null, createdAt: null },
  answers: answers(value),
});
const values = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 });

describe("what one person gave one item", () => {
  const merged = (stored: readonly number[], file: readonly number[]) => [
    ...stored.map(answers),
    ...newRatings(file.map(given), stored.map(answers)).map((each) => each.answers),
  ];

  it("is in force as the file has it last, and the same file adds nothing more", () => {
    fc.assert(
      fc.property(values, values, (stored, file) => {
        const once = merged(stored, file);
        const last = file.at(-1) ?? stored.at(-1);
        expect(once.at(-1)).toEqual(last === undefined ? undefined : answers(last));
        expect(newRatings(file.map(given), once)).toEqual([]);
      }),
    );
  });

  it("keeps an answer that the person came back to", () => {
    expect(merged([1, 2], [1])).toEqual([1, 2, 1].map(answers));
    expect(merged([], [1, 2, 1])).toEqual([1, 2, 1].map(answers));
  });
});
