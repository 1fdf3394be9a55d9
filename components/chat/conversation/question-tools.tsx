"use client";

import type { CurrentWorld } from "@/server/api";
import { reasonToAsk } from "@/server/trip";
import { editorOfField } from "../../start/editors/chip-editor";
import { OTHER_LABELS, OtherAnswer } from "../../start/other-answer";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { useChat } from "../use-chat";
import { repliesTo } from "./replies";

/** How the open question can be answered with one press, and why it is asked. */
export function QuestionTools({ current, onAnswer }: { current: CurrentWorld; onAnswer: (text: string) => void }) {
  const { chat, editTrip, sending } = useChat();
  const { question } = chat;
  if (question === null || chat.isReplying || sending !== null) return null;
  const replies = repliesTo(question);
  const Editor = question.about === "trip" ? editorOfField(question.question.field) : undefined;
  return (
    <div className="flex animate-appear flex-col gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div role="group" aria-label="Quick answers" className="flex flex-wrap gap-2">
        {replies.map(({ label, says }) => (
          <Button key={label} size="small" className="min-h-10 rounded-full sm:min-h-9" onClick={() => onAnswer(says)}>
            {label}
          </Button>
        ))}
        {question.about === "trip" && Editor !== undefined && (
          <OtherAnswer
            key={question.question.field}
            editor={Editor}
            asks={question.question.text}
            label={replies.length > 0 ? "Something else…" : OTHER_LABELS[question.question.kind]}
            said={chat.said}
            current={current}
            today={chat.today}
            onEdit={editTrip}
          />
        )}
      </div>
      <Disclosure key={keyOf(chat.messages.at(-1)?.sequence)} summary="Why do you ask?">
        <p className="max-w-prose border-accent border-l-2 py-0.5 pl-3 text-sm">
          {question.about === "entry" ? question.question.reason : reasonToAsk(question.question.field)}
        </p>
      </Disclosure>
    </div>
  );
}

/** Closed again for the next question. */
function keyOf(sequence: number | undefined): string {
  return `why ${sequence ?? "first"}`;
}
