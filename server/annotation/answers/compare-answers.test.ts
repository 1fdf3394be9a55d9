import { expect, it } from "vitest";
import { type Answer, APEC_RUBRIC } from "@/server/views";
import { agreementOver, spreadOf } from "./compare-answers";
import { qualificationOf } from "./qualification";

const give = (values: Record<string, number>): Answer[] =>
  Object.entries(values).map(([question, value]) => ({ question, turn: null, value, rationale: "", turns: [] }));

it("agreement counts the scale questions that both answered", () => {
  const pairs = [
    [give({ planning: 3, proactive: 5 }), give({ planning: 3, proactive: 4 })],
    [give({ planning: 1 }), give({ planning: 5, helpfulness: 5 })],
  ] as const;
  expect(agreementOver(pairs, APEC_RUBRIC)).toEqual({ pairs: 3, exact: 1 / 3, withinOne: 2 / 3 });
  expect(agreementOver([], APEC_RUBRIC)).toEqual({ pairs: 0, exact: null, withinOne: null });
});

it("spread is the highest less the lowest, and none of fewer than two", () => {
  const ratings = [give({ planning: 2, proactive: 3 }), give({ planning: 5 }), give({ planning: 4 })];
  expect(spreadOf(ratings, APEC_RUBRIC)).toMatchObject({ planning: 3, proactive: null, helpfulness: null });
});

it("qualification is passed with the share of items within one point, once all are answered", () => {
  const key = { answers: give({ planning: 3, proactive: 3 }), explanation: "So." };
  const right = { key, answers: give({ planning: 4, proactive: 2 }) };
  const wrong = { key, answers: give({ planning: 3, proactive: 5 }) };
  const open = { key, answers: null };
  expect(qualificationOf([right, open], 0.5, APEC_RUBRIC)).toEqual({ items: 2, answered: 1, passed: null });
  expect(qualificationOf([right, wrong], 0.5, APEC_RUBRIC)).toMatchObject({ passed: true });
  expect(qualificationOf([right, wrong], 0.6, APEC_RUBRIC)).toMatchObject({ passed: false });
  expect(qualificationOf([right], null, APEC_RUBRIC)).toBeNull();
});
