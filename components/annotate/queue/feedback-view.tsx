"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Answer, Feedback, ItemContent, Rubric } from "@/server/views";
import { Button } from "../../ui/button";
import { ReadItem } from "../dialog/read-item";
import { turnLabel } from "../dialog/turns";
import { answerLabel } from "../rubric/answer-label";

/** After a practice item: the answers given next to those expected, and why those. */
export function FeedbackView({
  feedback,
  rubric,
  content,
  onNext,
}: {
  feedback: readonly Feedback[];
  rubric: Rubric;
  content: ItemContent;
  onNext: () => void;
}) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <ReadItem content={content} />
      <section aria-labelledby="feedback" className="flex flex-col gap-5 max-lg:order-first">
        <h2 id="feedback" className="font-serif text-lg">
          How your answers compare
        </h2>
        <ul className="flex flex-col gap-4">
          {feedback.map((one) => (
            <li
              key={`${one.question}-${one.turn}`}
              className="flex flex-col gap-1 border-hairline border-t pt-4 text-sm"
            >
              <p className="font-medium">
                {rubric.questions.find(({ id }) => id === one.question)?.label}
                {one.turn !== null && `, ${turnLabel(content, one.turn)}`}
              </p>
              <Compared rubric={rubric} feedback={one} />
              {one.explanation !== "" && <p className="max-w-prose text-muted">{one.explanation}</p>}
            </li>
          ))}
        </ul>
        <Button ref={next} variant="primary" className="self-start" onClick={onNext}>
          Next item
        </Button>
      </section>
    </div>
  );
}

function Compared({ rubric, feedback: { question, given, expected } }: { rubric: Rubric; feedback: Feedback }) {
  const label = (value: Answer["value"]) => answerLabel(rubric, question, value);
  if (given === expected) {
    return (
      <p className="flex items-start gap-2 text-kept">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        As expected: {label(expected)}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2">
      <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span>
        You: {given === null ? "no answer" : label(given)}. Expected: {label(expected)}
      </span>
    </p>
  );
}
