import { Plus } from "lucide-react";
import { Button } from "../../../ui/button";
import { DraftField } from "../../benchmark/start/fields";
import { type Problems, within } from "../problems";
import { QuestionFields } from "./question-fields";
import { newQuestion, type QuestionDraft, type RubricDraft } from "./rubric-draft";

const MOST_QUESTIONS = 20;
const KINDS = ["scale", "choice", "text"] as const;

/** A rubric of one's own as a form. */
export function RubricFields({
  draft,
  problems,
  onChange,
}: {
  draft: RubricDraft;
  problems: Problems;
  onChange: (draft: RubricDraft) => void;
}) {
  const { questions } = draft;
  const nextKey = Math.max(-1, ...questions.map(({ key }) => key)) + 1;
  const change = (key: number, changes: Partial<QuestionDraft>) =>
    onChange({
      ...draft,
      questions: questions.map((question) => (question.key === key ? { ...question, ...changes } : question)),
    });
  return (
    <>
      <DraftField
        label="Name of the rubric"
        value={draft.name}
        problem={problems.name}
        onChange={(name) => onChange({ ...draft, name })}
      />
      {questions.map((question, at) => (
        <QuestionFields
          key={question.key}
          number={at + 1}
          unit={draft.unit}
          draft={question}
          problems={within(problems, `questions.${at}`)}
          onChange={(changes) => change(question.key, changes)}
          onRemove={
            questions.length === 1
              ? undefined
              : () => onChange({ ...draft, questions: questions.filter(({ key }) => key !== question.key) })
          }
        />
      ))}
      {problems.questions !== undefined && <p className="text-conflict text-sm">{problems.questions}</p>}
      <div className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={questions.length >= MOST_QUESTIONS}
            onClick={() => onChange({ ...draft, questions: [...questions, newQuestion(kind, nextKey)] })}
          >
            <Plus aria-hidden />
            Add a {kind} question
          </Button>
        ))}
      </div>
    </>
  );
}
