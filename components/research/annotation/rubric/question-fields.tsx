import { Trash2 } from "lucide-react";
import type { AnnotationUnit } from "@/server/views";
import { Button } from "../../../ui/button";
import { OptionList } from "../../../ui/option-list";
import { SelectField } from "../../../ui/select-field";
import { DraftField } from "../../benchmark/start/fields";
import type { Problems } from "../problems";
import { TextAreaField } from "../text-area-field";
import type { QuestionDraft } from "./rubric-draft";

const KIND_WORDS = { scale: "Scale", choice: "Choice", text: "Text" } as const;

type TypedField = "label" | "text" | "lowest" | "anchors" | "options";

/** One question of a rubric as a form. */
export function QuestionFields({
  number,
  unit,
  draft,
  problems,
  onChange,
  onRemove,
}: {
  /** From 1. */
  number: number;
  unit: AnnotationUnit;
  draft: QuestionDraft;
  problems: Problems;
  onChange: (changes: Partial<QuestionDraft>) => void;
  /** Undefined for the only question. */
  onRemove: (() => void) | undefined;
}) {
  const field = (name: TypedField) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const title = `Question ${number}: ${KIND_WORDS[draft.kind].toLowerCase()}`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-hairline border-l-2 pl-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-medium text-sm">
          {title}
        </p>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            <Trash2 aria-hidden />
            Remove <span className="sr-only">question {number}</span>
          </Button>
        )}
      </div>
      <DraftField label="Label" hint="Figures and exports name the question by it." {...field("label")} />
      <TextAreaField label="What raters are asked" rows={2} maxLength={500} {...field("text")} />
      {draft.kind === "scale" && (
        <>
          <DraftField label="Lowest point" isNumber hint="Usually 1; 0 where nothing is meant." {...field("lowest")} />
          <TextAreaField
            label="Meaning of each point"
            hint={
              unit === "dialog"
                ? "A line each, the lowest first."
                : "A line each, the lowest first; about both dialogs. Ask which is better by a choice: their order is drawn for each rater."
            }
            {...field("anchors")}
          />
        </>
      )}
      {draft.kind === "choice" && (
        <TextAreaField
          label="Options"
          hint={
            unit === "dialog"
              ? "A line each."
              : "A line each. Name the dialogs “The first” and “The second”: which is which is drawn for each rater."
          }
          {...field("options")}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Answered"
          value={draft.level}
          options={[
            { value: "dialog", label: unit === "pair" ? "once for the pair" : "once for the dialog" },
            { value: "turn", label: "for single turns" },
          ]}
          onChange={(level) => onChange({ level })}
        />
        {draft.kind !== "text" && (
          <SelectField
            label="Rationale"
            value={draft.rationale}
            options={[
              { value: "required", label: "required" },
              { value: "optional", label: "optional" },
              { value: "none", label: "none" },
            ]}
            onChange={(rationale) => onChange({ rationale })}
          />
        )}
      </div>
      {draft.kind === "text" && (
        <OptionList
          legend="Answer"
          multiple
          options={[{ value: "required", label: "Required" }]}
          chosen={draft.required ? ["required"] : []}
          onChange={(chosen) => onChange({ required: chosen.length > 0 })}
        />
      )}
    </fieldset>
  );
}
