"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface TalkState {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

const TalkContext = createContext<TalkState | null>(null);

/** Whether the conversation about the plan is open: next to the timeline, on a phone in front of it. */
export function TalkProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const state = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  return <TalkContext value={state}>{children}</TalkContext>;
}

export function useTalk(): TalkState {
  const state = useContext(TalkContext);
  if (state === null) throw new Error("useTalk is for components within a TalkProvider.");
  return state;
}
