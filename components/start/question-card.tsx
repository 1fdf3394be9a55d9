"use client";

import { type ComponentType, type Ref, useRef, useState } from "react";
import { type Edits, mergeEdits, NO_EDITS, type Question, withEdits } from "@/server/trip";
import { capitalised } from "../format";
import { Button } from "../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import { answerEdits } from "./answers";
import { editorOfField } from "./editors/chip-editor";
import type { EditorProps } from "./editors/editor";

type QuestionCardProps = Omit<EditorProps, "onDone"> & {
  readonly question: Question;
  /** Questions that come after this one. */
  readonly more: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
};

/** The one question that stands between the traveller and a plan: quick answers, and an editor for any other. */
export function QuestionCard({ question, more, headingRef, ...props }: QuestionCardProps) {
  const Editor = editorOfField(question.field);
  return (
    <section aria-labelledby="question" className="animate-appear border-accent border-l-2 py-1 pl-4">
      <h2 id="question" ref={headingRef} tabIndex={-1} className="font-serif text-lg outline-none">
        {question.text}
      </h2>
      {more > 0 && (
        <p className="text-muted text-sm">Then {more === 1 ? "one more question" : `${more} more questions`}.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {question.options.map(({ label, answer }) => (
          <Button
            key={answer}
            size="small"
            className="rounded-full"
            onClick={() => props.onEdit(answerEdits(question.field, answer, props.said, props.current))}
          >
            {capitalised(label)}
          </Button>
        ))}
        {Editor !== undefined && (
          <OtherAnswer
            key={question.field}
            editor={Editor}
            asks={question.text}
            label={question.options.length > 0 ? "Something else…" : OTHER_LABELS[question.kind]}
            {...props}
          />
        )}
      </div>
    </section>
  );
}

const OTHER_LABELS: Record<Question["kind"], string> = {
  place: "Choose a place…",
  date: "Choose a date…",
  number: "Enter a number…",
  options: "Choose…",
};

/** Keeps an unfinished answer to itself until it is closed, since the question vanishes once it is answered. */
function OtherAnswer({
  editor: Editor,
  asks,
  label,
  onEdit,
  ...props
}: Omit<EditorProps, "onDone"> & { editor: ComponentType<EditorProps>; asks: string; label: string }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Edits>(NO_EDITS);
  // An editor may edit and be done in one event, before the state above has changed.
  const latest = useRef<Edits>(NO_EDITS);

  function change(edits: Edits) {
    latest.current = edits;
    setDraft(edits);
  }

  function toggle(next: boolean) {
    setOpen(next);
    if (next || latest.current === NO_EDITS) return;
    onEdit(latest.current);
    change(NO_EDITS);
  }

  return (
    <Popover open={open} onOpenChange={toggle}>
      <PopoverTrigger asChild>
        <Button size="small" className="rounded-full border-dashed">
          {label}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={asks} className="flex flex-col gap-4">
        <Editor
          {...props}
          said={withEdits(props.said, draft)}
          onEdit={(edits) => change(mergeEdits(latest.current, edits))}
          onDone={() => toggle(false)}
        />
        <Button variant="primary" size="small" className="self-end" onClick={() => toggle(false)}>
          Done
        </Button>
      </PopoverContent>
    </Popover>
  );
}
