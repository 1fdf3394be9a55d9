"use client";

import { useEffect, useRef } from "react";
import type { Arrangement } from "./arrangement";

/**
 * Keeps the keyboard's place when a change takes away what had the focus: it goes to where the stop is now, else to the
 * stop that came after it. Call the function with the stop's id before the change.
 */
export function useKeptFocus({ days, unscheduled }: Arrangement): (stopId: string) => void {
  const candidates = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after every change of the arrangement.
  useEffect(() => {
    const ids = candidates.current;
    candidates.current = [];
    if (ids.length === 0) return;
    // A menu gives the focus back only after it is gone.
    setTimeout(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      for (const id of ids) {
        const button = document.getElementById(id)?.querySelector("button");
        if (button != null) return button.focus();
      }
    });
  }, [days, unscheduled]);

  return (stopId) => {
    const order = [...days.flatMap(({ stops }) => stops), ...unscheduled].map(({ id }) => id);
    const index = order.indexOf(stopId);
    candidates.current = [stopId, order[index + 1], order[index - 1]].filter((id) => id !== undefined);
  };
}
