"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface Selection {
  /** Id of the stop that is open in the timeline and marked on the map. */
  readonly selected: string | null;
  select(stopId: string | null): void;
  /** The day that the map is limited to; null: all days. */
  readonly shownDay: number | null;
  showDay(day: number | null): void;
}

const SelectionContext = createContext<Selection | null>(null);

/** What is selected on a trip's page: timeline and map show one and the same. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selected, select] = useState<string | null>(null);
  const [shownDay, showDay] = useState<number | null>(null);
  const selection = useMemo(() => ({ selected, select, shownDay, showDay }), [selected, shownDay]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error("useSelection is for components within a SelectionProvider.");
  return selection;
}
