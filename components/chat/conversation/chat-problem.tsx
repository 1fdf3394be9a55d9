"use client";

import { Notice } from "../../ui/notice";
import { useChat } from "../use-chat";

/** What could not be done, and whether the connection is lost. */
export function ChatProblem() {
  const { problem, dismissProblem, isCutOff } = useChat();
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {problem !== null && (
        <Notice kind="conflict" action={{ label: "Dismiss", onClick: dismissProblem }}>
          {problem}
        </Notice>
      )}
      {isCutOff && problem === null && (
        <Notice kind="warning">
          Connection lost. Your messages are saved, and this page will reconnect on its own.
        </Notice>
      )}
    </div>
  );
}
