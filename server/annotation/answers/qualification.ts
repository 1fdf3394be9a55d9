import type { Answer, Feedback, ItemKey, Qualification, Rubric } from "@/server/views";
import { answerLike } from "./compare-answers";

/** An item of the qualification set with the rater's answers; null: not answered yet. */
export interface Answered {
  readonly key: ItemKey;
  readonly answers: readonly Answer[] | null;
}

/** How a rater does in the qualification set; null where the project asks for none. */
export function qualificationOf(
  set: readonly Answered[],
  passingShare: number | null,
  rubric: Rubric,
): Qualification | null {
  if (passingShare === null || set.length === 0) return null;
  const answered = set.filter(({ answers }) => answers !== null);
  const right = answered.filter(({ key, answers }) => isWithinOne(answers ?? [], key, rubric)).length;
  const passed = answered.length < set.length ? null : right / set.length >= passingShare;
  return { items: set.length, answered: answered.length, passed };
}

/** Whether every answer is within one point of the key's, and choices are the key's; texts are not compared. */
function isWithinOne(answers: readonly Answer[], key: ItemKey, rubric: Rubric): boolean {
  return key.answers.every((expected) => {
    const kind = rubric.questions.find(({ id }) => id === expected.question)?.kind;
    if (kind === undefined || kind === "text") return true;
    const given = answerLike(answers, expected)?.value;
    if (typeof given === "number" && typeof expected.value === "number") return Math.abs(given - expected.value) <= 1;
    return given === expected.value;
  });
}

/** Each answer of the key with the one given. */
export function feedbackOn(answers: readonly Answer[], key: ItemKey): Feedback[] {
  return key.answers.map((expected) => ({
    question: expected.question,
    turn: expected.turn,
    given: answerLike(answers, expected)?.value ?? null,
    expected: expected.value,
    explanation: expected.rationale.trim() === "" ? key.explanation : expected.rationale,
  }));
}
