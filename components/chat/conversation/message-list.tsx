"use client";

import type { ReactNode } from "react";
import { useChat } from "../use-chat";
import { AgentWords, TravelerWords } from "./bubbles";
import { ChatMessageRow } from "./chat-message-row";
import { Writing } from "./writing";

/** What was said, oldest first, `understood` under the traveler's first words; what comes new is read out. */
export function MessageList({ understood }: { understood?: ReactNode }) {
  const { chat, sending } = useChat();
  const { messages, isReplying, reply } = chat;
  const first = messages.find(({ by }) => by === "traveler")?.sequence;

  return (
    // Busy until it is final, so that words on their way and parts of a reply are not read out twice.
    <div role="log" aria-label="Conversation" aria-live="polite" aria-busy={isReplying || sending !== null}>
      <ol className="flex flex-col gap-5">
        {messages.map((message) => (
          <ChatMessageRow
            key={message.sequence}
            message={message}
            understood={message.sequence === first ? understood : undefined}
          />
        ))}
        {sending !== null && (
          <li className="flex justify-end">
            <TravelerWords text={sending} isOnItsWay />
          </li>
        )}
        {isReplying && <li>{reply === null ? <Writing /> : <AgentWords text={reply} />}</li>}
      </ol>
    </div>
  );
}
