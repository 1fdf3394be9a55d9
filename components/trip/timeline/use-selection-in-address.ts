"use client";

import { useEffect, useRef } from "react";
import { useSelection } from "../selection";

/** Keeps the open stop in the address's hash, and opens the stop that a link leads to. */
export function useSelectionInAddress(): void {
  const { selected, select } = useSelection();

  useEffect(() => {
    const follow = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      // Links to a day or a section are for the browser alone.
      if (document.getElementById(id)?.querySelector("[aria-expanded]") != null) select(id);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [select]);

  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (selected === shown.current) return;
    shown.current = selected;
    const { pathname, search } = window.location;
    window.history.replaceState(null, "", `${pathname}${search}${selected === null ? "" : `#${selected}`}`);
  }, [selected]);
}
