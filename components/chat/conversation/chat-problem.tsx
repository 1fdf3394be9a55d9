"use client";

import { Notice } from "../../ui/notice";
import { useChat } from "../use-chat";

/** What could not be done, and whether the connection is lost. */
export function ChatProblem() {
  const { problem, dismissProblem, isCutOff } = useChat();
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {problem !== null && (
        <Notice kind="conflict" action={{ label: "All right", onClick: dismissProblem }}>
          {problem}
        </Notice>
      )}
      {isCutOff && problem === null && (
        <Notice kind="warning">
          The connection is lost. What was said is kept; this page comes back to it by itself.
        </Notice>
      )}
    </div>
  );
}
