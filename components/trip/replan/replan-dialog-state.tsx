"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface ReplanDialogState {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

const ReplanDialogContext = createContext<ReplanDialogState | null>(null);

/** Lets the toolbar, the demands, booked items and the bar over a search open one and the same dialog. */
export function ReplanDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const state = useMemo(() => ({ open, setOpen }), [open]);
  return <ReplanDialogContext value={state}>{children}</ReplanDialogContext>;
}

export function useReplanDialog(): ReplanDialogState {
  const state = useContext(ReplanDialogContext);
  if (state === null) throw new Error("useReplanDialog is for components within a ReplanDialogProvider.");
  return state;
}
