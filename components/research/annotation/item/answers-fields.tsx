import type { Rubric, RubricQuestion } from "@/server/views";
import { answerAt, type DraftAnswer, withAnswer } from "../../../annotate/rubric/draft-answers";
import { QuestionField } from "../../../annotate/rubric/question-field";

/** The dialog-level questions of a rubric to answer, as raters see them; one text says why for all of them. */
export function AnswersFields({
  rubric,
  answers,
  onChange,
}: {
  rubric: Rubric;
  answers: readonly DraftAnswer[];
  onChange: (answers: readonly DraftAnswer[]) => void;
}) {
  return rubric.questions
    .filter(({ level }) => level === "dialog")
    .map((question) => {
      const place = { question: question.id, turn: null };
      return (
        <QuestionField
          key={question.id}
          question={withOptionalRationale(question)}
          answer={answerAt(answers, place)}
          about={null}
          isCurrent={false}
          isDisabled={false}
          minimumRationale={0}
          turnName={String}
          answeredTurns={[]}
          onChange={(change) => onChange(withAnswer(answers, place, change))}
          onShowTurn={() => undefined}
          onFocus={() => undefined}
        />
      );
    });
}

function withOptionalRationale(question: RubricQuestion): RubricQuestion {
  return question.kind === "text" || question.rationale === "none" ? question : { ...question, rationale: "optional" };
}
