import type { Answer, ItemContent, Rubric } from "@/server/views";
import { turnLabel } from "../../../annotate/dialog/turns";

/** An answer as a researcher reads it. */
interface AnswerWords {
  /** Names it within its rating. */
  readonly key: string;
  /** The question; of a turn-level question with the turn, e.g. "Polite, turn 3". */
  readonly question: string;
  readonly value: string;
  /** Empty where there is none. */
  readonly rationale: string;
  readonly turns: readonly string[];
}

/** The answers of a rating in the order of the rubric, then of turns; options by their labels. */
export function answerWords(rubric: Rubric, content: ItemContent, answers: readonly Answer[]): AnswerWords[] {
  return rubric.questions.flatMap((question) =>
    answers
      .filter((answer) => answer.question === question.id)
      .toSorted((a, b) => (a.turn ?? -1) - (b.turn ?? -1))
      .map(({ turn, value, rationale, turns }) => ({
        key: `${question.id} ${turn}`,
        question: turn === null ? question.label : `${question.label}, ${turnLabel(content, turn)}`,
        value: question.kind === "choice" ? labelOf(question.options, value) : String(value),
        rationale,
        turns: turns.map((each) => turnLabel(content, each)),
      })),
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: Answer["value"]): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
