import { describe, expect, it } from "vitest";
import { type Answer, APEC_RUBRIC, type ItemContent, PAIR_RUBRIC } from "@/server/views";
import { answerWords } from "./answer-words";

const turns = [
  { by: "agent", text: "Where to?" },
  { by: "traveler", text: "Orlando." },
] as const;
const DIALOG: ItemContent = { unit: "dialog", turns: [...turns] };
const PAIR: ItemContent = { unit: "pair", first: [...turns], second: [...turns] };

function answer(changes: Partial<Answer>): Answer {
  return { question: "planning", turn: null, value: 4, rationale: "", turns: [], ...changes };
}

describe("the answers of a rating", () => {
  it("are read in the order of the rubric, with the turns that they point at", () => {
    const words = answerWords(APEC_RUBRIC, DIALOG, [
      answer({ question: "helpfulness", value: 2, rationale: "Short.", turns: [1] }),
      answer({}),
    ]);
    expect(words).toEqual([
      { key: "planning null", question: "Planning", value: "4", rationale: "", turns: [] },
      { key: "helpfulness null", question: "Helpfulness", value: "2", rationale: "Short.", turns: ["turn 2"] },
    ]);
  });

  it("name options by their labels, and turns by their dialog", () => {
    const [words] = answerWords(PAIR_RUBRIC, PAIR, [answer({ question: "better", value: "second", turns: [0, 2] })]);
    expect(words).toMatchObject({ value: "The second", turns: ["first, turn 1", "second, turn 1"] });
  });

  it("leave out what the rubric does not ask", () => {
    expect(answerWords(PAIR_RUBRIC, PAIR, [answer({ question: "planning" })])).toEqual([]);
  });
});
