"use client";

import { Check, Pencil } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatMessage } from "@/server/views";
import { Button } from "../../ui/button";
import { learnedWords } from "../words/learned-words";
import { AgentWords, TravelerWords } from "./bubbles";
import { EditMessage } from "./edit-message";

/** A message; the traveler's own with what it set, or `understood` in its place, and with a way to say it differently. */
export function ChatMessageRow({ message, understood }: { message: ChatMessage; understood?: ReactNode }) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  if (message.by === "agent") {
    return (
      <li>
        <AgentWords text={message.text} />
      </li>
    );
  }
  if (isEditing) {
    return (
      <li>
        <EditMessage
          message={message}
          onCancel={() => {
            // Drawn at once, so that there is a pencil to give the focus to.
            flushSync(() => setIsEditing(false));
            pencil.current?.focus();
          }}
        />
      </li>
    );
  }
  return (
    <li className="group flex flex-col items-end gap-1.5">
      <div className="flex w-full items-center justify-end gap-1">
        <Button
          ref={pencil}
          variant="quiet"
          size="icon"
          aria-label={`Edit message: ${message.text}`}
          title="Edit message"
          className="transition-opacity [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:focus-visible:opacity-100 [@media(hover:hover)]:group-hover:opacity-100"
          onClick={() => setIsEditing(true)}
        >
          <Pencil aria-hidden />
        </Button>
        <TravelerWords text={message.text} />
      </div>
      {understood ?? (message.learned.length > 0 && <Learned message={message} />)}
    </li>
  );
}

/** What the message set or corrected. */
function Learned({ message }: { message: ChatMessage }) {
  return (
    <ul aria-label="What I learned from this" className="flex flex-col items-end gap-0.5 text-muted text-xs">
      {message.learned.map((learned) => (
        <li
          key={`${learned.entry} ${learned.strength}`}
          className="flex items-start gap-1.5 text-right [overflow-wrap:anywhere]"
        >
          <Check aria-hidden className="mt-0.5 size-3 shrink-0 text-kept" />
          {learnedWords(learned)}
        </li>
      ))}
    </ul>
  );
}
