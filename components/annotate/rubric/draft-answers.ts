import type { Answer, ItemContent, Rubric, RubricQuestion } from "@/server/views";
import { turnLabel } from "../dialog/turns";

/** An answer as it is being given: the reason may come before the score. */
export type DraftAnswer = Omit<Answer, "value"> & { readonly value: Answer["value"] | null };

/** Where an answer belongs: a question, and of a turn-level question the turn's index. */
export interface Place {
  readonly question: string;
  readonly turn: number | null;
}

export function answerAt(answers: readonly DraftAnswer[], place: Place): DraftAnswer {
  return answers.find((answer) => isAt(answer, place)) ?? { ...place, value: null, rationale: "", turns: [] };
}

/** The answers with parts of one of them changed; one that says nothing any more is left out. */
export function withAnswer(
  answers: readonly DraftAnswer[],
  place: Place,
  change: Partial<Pick<DraftAnswer, "value" | "rationale" | "turns">>,
): DraftAnswer[] {
  const changed = { ...answerAt(answers, place), ...change };
  const others = answers.filter((answer) => !isAt(answer, place));
  return saysNothing(changed) ? others : [...others, changed];
}

/** Points at a turn, or no longer. */
export function withTurnToggled(answers: readonly DraftAnswer[], place: Place, turn: number): DraftAnswer[] {
  const { turns } = answerAt(answers, place);
  const toggled = turns.includes(turn) ? turns.filter((other) => other !== turn) : [...turns, turn];
  return withAnswer(answers, place, { turns: toggled.sort((a, b) => a - b).slice(0, MOST_TURNS) });
}

/** What the server takes: the answers that have a value. */
export function givenAnswers(answers: readonly DraftAnswer[]): Answer[] {
  return answers.flatMap(({ value, ...answer }) => (value === null || value === "" ? [] : [{ ...answer, value }]));
}

/** The index of the first question that still lacks something, with a sentence saying what; null when all is there. */
export function firstLack(
  rubric: Rubric,
  answers: readonly DraftAnswer[],
  { content, minimumRationale }: { content: ItemContent; minimumRationale: number },
): { index: number; sentence: string } | null {
  for (const [index, question] of rubric.questions.entries()) {
    const sentence = lackOf(question, answers, content, minimumRationale);
    if (sentence !== null) return { index, sentence };
  }
  return null;
}

/** What a question still lacks, as a sentence; null when it is answered. */
function lackOf(
  question: RubricQuestion,
  answers: readonly DraftAnswer[],
  content: ItemContent,
  minimumRationale: number,
): string | null {
  if (question.level === "turn") {
    const given = answers.filter((answer) => answer.question === question.id);
    for (const answer of given) {
      const lack = lackOfAnswer(question, answer, minimumRationale);
      if (lack !== null) return `${lack} It is about ${turnLabel(content, answer.turn ?? 0)}.`;
    }
    return null;
  }
  return lackOfAnswer(question, answerAt(answers, { question: question.id, turn: null }), minimumRationale);
}

function lackOfAnswer(question: RubricQuestion, answer: DraftAnswer, minimumRationale: number): string | null {
  const isEmpty = answer.value === null || (typeof answer.value === "string" && answer.value.trim() === "");
  if (question.kind === "text") return isEmpty && question.required ? `Write an answer to “${question.label}”.` : null;
  if (isEmpty) return `Choose an answer to “${question.label}”.`;
  const missing = missingCharacters(question, answer.rationale, minimumRationale);
  if (missing > 0)
    return `Say why for “${question.label}”: ${missing} more ${missing === 1 ? "character" : "characters"}.`;
  return null;
}

/** How many characters a required reason still lacks. */
export function missingCharacters(question: RubricQuestion, rationale: string, minimumRationale: number): number {
  if (question.kind === "text" || question.rationale !== "required") return 0;
  return Math.max(0, minimumRationale - rationale.trim().length);
}

/** The value that the digit names: the point of a scale, or the option at that place from 1; null where there is none. */
export function valueOfDigit(question: RubricQuestion, digit: number): Answer["value"] | null {
  if (question.kind === "scale") return question.anchors.some(({ value }) => value === digit) ? digit : null;
  if (question.kind === "choice") return question.options[digit - 1]?.value ?? null;
  return null;
}

const MOST_TURNS = 50;

function isAt(answer: Place, place: Place): boolean {
  return answer.question === place.question && answer.turn === place.turn;
}

function saysNothing({ value, rationale, turns }: DraftAnswer): boolean {
  return (value === null || value === "") && rationale === "" && turns.length === 0;
}
