"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import type { Answer, ItemContent, Rubric } from "@/server/views";
import { type DraftAnswer, firstLack, givenAnswers } from "../../../annotate/rubric/draft-answers";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../text-area-field";
import { AnswersFields } from "./answers-fields";

const LONGEST_TEXT = 4_000;

/** A researcher's own answers to a rubric, with a text about all of them. */
export function DecisionForm({
  summary,
  rubric,
  content,
  children,
  textLabel,
  action,
  isPending,
  error,
  onDecide,
}: {
  /** The line that opens the form. */
  summary: string;
  rubric: Rubric;
  /** What the answers are about, or a sentence that says what is lacking. */
  content: ItemContent | string;
  /** Fields before the answers. */
  children?: ReactNode;
  textLabel: string;
  action: string;
  isPending: boolean;
  error: unknown;
  onDecide: (answers: Answer[], text: string) => void;
}) {
  const [answers, setAnswers] = useState<readonly DraftAnswer[]>([]);
  const [text, setText] = useState("");
  const [lack, setLack] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing =
      typeof content === "string"
        ? content
        : (firstLack(rubric, answers, { content, minimumRationale: 0 })?.sentence ??
          (text.trim() === "" ? `Write something under “${textLabel}”.` : null));
    setLack(missing);
    if (missing === null && !isPending) onDecide(givenAnswers(answers), text);
  }

  return (
    <Disclosure summary={summary}>
      <form onSubmit={submit} noValidate aria-label={summary} className="flex flex-col gap-5 py-3">
        {children}
        <AnswersFields rubric={rubric} answers={answers} onChange={setAnswers} />
        <TextAreaField label={textLabel} rows={3} maxLength={LONGEST_TEXT} value={text} onChange={setText} />
        <div aria-live="polite" className="empty:hidden">
          {lack !== null && <Notice kind="warning">{lack}</Notice>}
          {error !== null && <Notice kind="conflict">{errorSentence(error)}</Notice>}
        </div>
        <Button type="submit" variant="primary" aria-disabled={isPending} className="self-start">
          {isPending ? "Storing…" : action}
        </Button>
      </form>
    </Disclosure>
  );
}
