"use client";

import { MessageCircle } from "lucide-react";
import { ToolbarButton } from "../toolbar-button";
import { useTalk } from "./talk-state";

/** Opens the conversation about the plan and closes it. */
export function TalkButton() {
  const { isOpen, setOpen } = useTalk();
  return (
    <ToolbarButton
      icon={MessageCircle}
      label="Chat about it"
      short="Chat"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
