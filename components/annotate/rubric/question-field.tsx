import { X } from "lucide-react";
import type { Answer, RubricQuestion } from "@/server/views";
import { classNames } from "../../ui/class-names";
import { type DraftAnswer, missingCharacters } from "./draft-answers";
import { OptionRow } from "./option-row";
import { RationaleField } from "./rationale-field";

type Change = Partial<Pick<DraftAnswer, "value" | "rationale" | "turns">>;

/** A question of the rubric with its answer, of a turn-level question the answer for one turn. */
export function QuestionField({
  question,
  answer,
  about,
  isCurrent,
  isDisabled,
  minimumRationale,
  turnName,
  answeredTurns,
  onChange,
  onShowTurn,
  onFocus,
}: {
  question: RubricQuestion;
  answer: DraftAnswer;
  /** Of a turn-level question the turn in words; null where it is about the dialog. */
  about: string | null;
  isCurrent: boolean;
  isDisabled: boolean;
  minimumRationale: number;
  turnName: (turn: number) => string;
  /** The turns that a turn-level question is answered for. */
  answeredTurns: readonly number[];
  onChange: (change: Change) => void;
  onShowTurn: (turn: number) => void;
  onFocus: () => void;
}) {
  const id = questionElementId(question.id);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-current={isCurrent ? "true" : undefined}
      onFocus={onFocus}
      className={classNames(
        "flex min-w-0 scroll-my-6 flex-col gap-3 border-l-2 py-1 pl-4 outline-none",
        isCurrent ? "border-accent" : "border-hairline",
      )}
    >
      <legend className="sr-only">{question.label}</legend>
      <div className="flex flex-col gap-0.5">
        <p aria-hidden className="font-medium">
          {question.label}
        </p>
        <p className="text-muted text-sm">{question.text}</p>
        {about !== null && <p className="text-accent text-sm">For {about}</p>}
      </div>
      {question.kind === "text" ? (
        <RationaleField
          id={textElementId(question.id)}
          label="Your answer"
          value={String(answer.value ?? "")}
          missing={question.required && answer.value === null ? 1 : 0}
          isRequired={question.required}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ value: value === "" ? null : value })}
        />
      ) : (
        <>
          <div className="flex flex-col gap-0.5">
            {optionsOf(question).map(({ mark, text, value }) => (
              <OptionRow
                key={mark}
                mark={mark}
                text={text}
                isChosen={answer.value === value}
                isDisabled={isDisabled}
                onChoose={() => onChange({ value })}
              />
            ))}
          </div>
          {question.rationale !== "none" && (
            <RationaleField
              id={textElementId(question.id)}
              label="Why"
              value={answer.rationale}
              missing={missingCharacters(question, answer.rationale, minimumRationale)}
              isRequired={question.rationale === "required"}
              isDisabled={isDisabled}
              onChange={(rationale) => onChange({ rationale })}
            />
          )}
        </>
      )}
      <TurnChips
        label="Points at"
        turns={answer.turns}
        turnName={turnName}
        onShow={onShowTurn}
        onRemove={
          isDisabled ? undefined : (turn) => onChange({ turns: answer.turns.filter((other) => other !== turn) })
        }
      />
      <TurnChips label="Answered for" turns={answeredTurns} turnName={turnName} onShow={onShowTurn} />
    </fieldset>
  );
}

export function questionElementId(question: string): string {
  return `question-${question}`;
}

/** The text area of a question: its reason, or of a text question the answer. */
export function textElementId(question: string): string {
  return `text-${question}`;
}

function optionsOf(
  question: Exclude<RubricQuestion, { kind: "text" }>,
): { mark: string; text: string; value: Answer["value"] }[] {
  if (question.kind === "scale") {
    return question.anchors.map(({ value, text }) => ({ mark: String(value), text, value }));
  }
  return question.options.map(({ value, label }, index) => ({ mark: String(index + 1), text: label, value }));
}

function TurnChips({
  label,
  turns,
  turnName,
  onShow,
  onRemove,
}: {
  label: string;
  turns: readonly number[];
  turnName: (turn: number) => string;
  onShow: (turn: number) => void;
  onRemove?: ((turn: number) => void) | undefined;
}) {
  if (turns.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">{label}</span>
      {turns.map((turn) => (
        <span key={turn} className="inline-flex items-center">
          <button
            type="button"
            onClick={() => onShow(turn)}
            className="min-h-8 rounded-inner px-1 text-accent underline decoration-1 underline-offset-4 figures"
          >
            {turnName(turn)}
          </button>
          {onRemove && (
            <button
              type="button"
              aria-label={`No longer point at ${turnName(turn)}`}
              onClick={() => onRemove(turn)}
              className="flex size-8 items-center justify-center rounded-inner text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </span>
      ))}
    </div>
  );
}
