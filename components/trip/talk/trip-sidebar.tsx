"use client";

import type { ReactNode } from "react";
import { useMedia, WIDE } from "../../ui/use-media";
import { TalkPanel, TalkSheet } from "./talk-panel";
import { useTalk } from "./talk-state";

/** Next to the timeline: the conversation while it is open, else the rest. On a phone it opens in front of the page. */
export function TripSidebar({ children }: { children: ReactNode }) {
  const { isOpen } = useTalk();
  const isWide = useMedia(WIDE);
  if (isWide !== false) return isOpen ? <TalkPanel /> : children;
  return (
    <>
      {children}
      <TalkSheet />
    </>
  );
}
