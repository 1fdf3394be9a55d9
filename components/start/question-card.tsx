"use client";

import { type ReactNode, type Ref, useId } from "react";
import { capitalized, type Question } from "@/server/trip";
import { Button } from "../ui/button";
import { answerEdits } from "./answers";
import { editorOfField } from "./editors/chip-editor";
import type { EditorProps } from "./editors/editor";
import { OTHER_LABELS, OtherAnswer } from "./other-answer";

type QuestionCardProps = Omit<EditorProps, "onDone"> & {
  readonly question: Question;
  /** Questions that come after this one. */
  readonly more: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** More to choose from, above the quick answers. */
  readonly children?: ReactNode;
};

/** The one question between the traveler and a plan: quick answers, and an editor for any other. */
export function QuestionCard({ question, more, headingRef, children, ...props }: QuestionCardProps) {
  const title = useId();
  const Editor = editorOfField(question.field);
  return (
    <section aria-labelledby={title} className="animate-appear border-accent border-l-2 py-1 pl-4">
      <h2 id={title} ref={headingRef} tabIndex={-1} className="font-serif text-lg outline-none">
        {question.text}
      </h2>
      {more > 0 && <p className="text-muted text-sm">{more} more after this.</p>}
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        {question.options.map(({ label, answer }) => (
          <Button
            key={answer}
            size="small"
            className="rounded-full"
            onClick={() => props.onEdit(answerEdits(question.field, answer, props.said, props.current))}
          >
            {capitalized(label)}
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
