import type { ItemContent, Rubric } from "@/server/views";
import { turnLabel } from "../dialog/turns";
import { answerAt, type DraftAnswer, withAnswer } from "./draft-answers";
import { placeOf } from "./place";
import { QuestionField } from "./question-field";

/** The questions of a rubric with the answers as they are. */
export function RubricForm({
  rubric,
  content,
  answers,
  current,
  cursor,
  isDisabled,
  minimumRationale,
  onChange,
  onCurrent,
  onShowTurn,
}: {
  rubric: Rubric;
  content: ItemContent;
  answers: readonly DraftAnswer[];
  /** The index of the question that the keys are at. */
  current: number;
  /** The turn that turn-level questions are about. */
  cursor: number;
  isDisabled: boolean;
  minimumRationale: number;
  onChange: (changed: (answers: DraftAnswer[]) => DraftAnswer[]) => void;
  onCurrent: (index: number) => void;
  onShowTurn: (turn: number) => void;
}) {
  return (
    <div className="flex flex-col gap-6">
      {rubric.questions.map((question, index) => {
        const place = placeOf(question, cursor, content);
        return (
          <QuestionField
            key={question.id}
            question={question}
            answer={answerAt(answers, place)}
            about={place.turn === null ? null : turnLabel(content, place.turn)}
            isCurrent={index === current}
            isDisabled={isDisabled}
            minimumRationale={minimumRationale}
            turnName={(turn) => turnLabel(content, turn)}
            answeredTurns={turnsAnswered(answers, question.id)}
            onChange={(change) => onChange((before) => withAnswer(before, place, change))}
            onShowTurn={onShowTurn}
            onFocus={() => onCurrent(index)}
          />
        );
      })}
    </div>
  );
}

function turnsAnswered(answers: readonly DraftAnswer[], question: string): number[] {
  return answers
    .flatMap((answer) => (answer.question === question && answer.turn !== null ? [answer.turn] : []))
    .sort((a, b) => a - b);
}
