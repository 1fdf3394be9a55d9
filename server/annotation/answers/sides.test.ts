import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answer, ItemContent } from "@/server/views";
import { swapAnswers, swapContent } from "./sides";

const turnsOf = (words: readonly string[]) => words.map((text) => ({ by: "agent" as const, text }));
const pair: ItemContent = { unit: "pair", first: turnsOf(["a", "b", "c"]), second: turnsOf(["d", "e"]) };
const answer: Answer = { question: "better", turn: null, value: "first", rationale: "", turns: [0, 2, 4] };

const words = (content: ItemContent) =>
  (content.unit === "pair" ? [...content.first, ...content.second] : content.turns).map(({ text }) => text);

it("keeps pointing at the same dialog and the same words", () => {
  const [swapped, ofTurn] = swapAnswers([answer, { ...answer, turn: 4 }], pair);
  expect(swapped?.value).toBe("second");
  const shown = words(swapContent(pair));
  expect(swapped?.turns.map((turn) => shown[turn])).toEqual(["a", "c", "e"]);
  expect(shown[ofTurn?.turn ?? -1]).toBe("e");
});

it("swapped twice gives what was there", () => {
  const answers = fc.array(
    fc.record({
      question: fc.constant("better"),
      turn: fc.option(fc.nat(4)),
      value: fc.constantFrom<Answer["value"]>("first", "second", "tie", 3),
      rationale: fc.string({ maxLength: 10 }),
      turns: fc.array(fc.nat(4)),
    }),
  );
  fc.assert(
    fc.property(answers, (given) => {
      expect(swapAnswers(swapAnswers(given, pair), swapContent(pair))).toEqual(given);
    }),
  );
});
