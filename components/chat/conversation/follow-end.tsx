"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useChat } from "../use-chat";

/** Sits at the end of a conversation and brings it into sight whenever something is said: by scrolling `within`, else the page. */
export function FollowEnd({ within }: { within?: RefObject<HTMLElement | null> }) {
  const { chat, sending } = useChat();
  const end = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const { messages, isReplying, reply } = chat;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said moves the end.
  useEffect(() => {
    // A conversation that has just begun is read from its top.
    if (!isNew.current || messages.length > 2) {
      const scroller = within?.current;
      // The other way would move what is around it, too.
      if (scroller) scroller.scrollTop = scroller.scrollHeight;
      else end.current?.scrollIntoView({ block: "nearest" });
    }
    isNew.current = false;
  }, [messages.length, sending, isReplying, reply]);

  return <div ref={end} className="scroll-mb-44" />;
}
