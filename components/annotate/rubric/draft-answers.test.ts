import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APEC_RUBRIC, answersSchema, type ItemContent, PAIR_RUBRIC, type Rubric } from "@/server/views";
import {
  answerAt,
  type DraftAnswer,
  firstLack,
  givenAnswers,
  missingCharacters,
  valueOfDigit,
  withAnswer,
  withTurnToggled,
} from "./draft-answers";

const content: ItemContent = { unit: "dialog", turns: Array.from({ length: 5 }, () => ({ by: "agent", text: "Hm?" })) };
const planning = { question: "planning", turn: null };
const questions = APEC_RUBRIC.questions;
const place = fc.constantFrom(...questions.map(({ id }) => ({ question: id, turn: null })));
const change = fc.record(
  {
    value: fc.option(fc.integer({ min: 1, max: 5 })),
    rationale: fc.string({ maxLength: 40 }),
    turns: fc.uniqueArray(fc.nat(30), { maxLength: 5 }),
  },
  { requiredKeys: [] },
);
const steps = fc.array(fc.tuple(place, change), { maxLength: 30 });

describe("draft answers", () => {
  it("keep the last change of each place, and one answer a place", () => {
    fc.assert(
      fc.property(steps, place, change, (before, at, last) => {
        const start = before.reduce<DraftAnswer[]>((answers, [where, what]) => withAnswer(answers, where, what), []);
        const answers = withAnswer(start, at, last);
        expect(answerAt(answers, at)).toMatchObject(last);
        expect(answers.filter(({ question }) => question === at.question).length).toBeLessThanOrEqual(1);
        for (const { id } of questions.filter(({ id }) => id !== at.question)) {
          const other = { question: id, turn: null };
          expect(answerAt(answers, other)).toEqual(answerAt(start, other));
        }
        expect(answersSchema.safeParse(givenAnswers(answers)).success).toBe(true);
      }),
    );
  });

  it("point at a turn and no longer when it is pointed at twice", () => {
    const once = withTurnToggled(withTurnToggled([], planning, 4), planning, 2);
    expect(answerAt(once, planning).turns).toEqual([2, 4]);
    expect(withTurnToggled(withTurnToggled(once, planning, 2), planning, 4)).toEqual([]);
  });

  it("submit only answers that have a value", () => {
    const answers = withAnswer(withAnswer([], planning, { rationale: "Too early to say" }), at("proactive"), {
      value: 3,
    });
    expect(givenAnswers(answers).map(({ question }) => question)).toEqual(["proactive"]);
  });
});

describe("what is still missing", () => {
  it("names the first question without a score, then the reason's length", () => {
    expect(firstLack(APEC_RUBRIC, [], { content, minimumRationale: 10 })).toEqual({
      index: 0,
      sentence: "Choose an answer to “Planning”.",
    });
    const scored = withAnswer([], planning, { value: 4, rationale: "In order" });
    expect(firstLack(APEC_RUBRIC, scored, { content, minimumRationale: 9 })?.sentence).toBe(
      "Say why for “Planning”: 1 more character.",
    );
    expect(firstLack(APEC_RUBRIC, scored, { content, minimumRationale: 8 })?.index).toBe(1);
  });

  it("is nothing once every question has a score and a reason long enough", () => {
    const whole = questions.reduce<DraftAnswer[]>(
      (answers, { id }) => withAnswer(answers, at(id), { value: 3, rationale: "long enough" }),
      [],
    );
    expect(firstLack(APEC_RUBRIC, whole, { content, minimumRationale: 10 })).toBeNull();
    expect(firstLack(APEC_RUBRIC, whole.slice(1), { content, minimumRationale: 10 })).not.toBeNull();
  });

  it("does not count blanks as a reason", () => {
    const [question] = questions;
    expect(question && missingCharacters(question, "    a    ", 5)).toBe(4);
  });

  it("asks for the reason of a turn that was picked, and for no turn that was not", () => {
    const [question] = questions;
    if (question === undefined) throw new Error("The rubric has no question.");
    const rubric: Rubric = { ...APEC_RUBRIC, questions: [{ ...question, level: "turn" }] };
    expect(firstLack(rubric, [], { content, minimumRationale: 5 })).toBeNull();
    const picked = withAnswer([], { question: "planning", turn: 2 }, { value: 4 });
    expect(firstLack(rubric, picked, { content, minimumRationale: 5 })?.sentence).toContain("turn 3");
  });
});

describe("digits", () => {
  it("name the points of a scale by value and options by place", () => {
    const [scale] = questions;
    const [choice] = PAIR_RUBRIC.questions;
    if (scale === undefined || choice === undefined) throw new Error("A rubric has no question.");
    expect([0, 1, 5, 6].map((digit) => valueOfDigit(scale, digit))).toEqual([null, 1, 5, null]);
    expect([0, 1, 3, 4].map((digit) => valueOfDigit(choice, digit))).toEqual([null, "first", "tie", null]);
  });
});

function at(question: string) {
  return { question, turn: null };
}
