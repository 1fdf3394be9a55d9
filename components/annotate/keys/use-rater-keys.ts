"use client";

import { useEffect, useRef } from "react";
import { type Action, actionOf, type Press } from "./actions";

/** Listens for keys wherever the focus is, but not while a dialog is open. */
export function useRaterKeys(unit: Press["unit"], act: (action: Action) => void): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return;
      if (document.querySelector("[role=dialog], [role=menu]")) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const action = actionOf({ key, ctrlKey, metaKey, altKey, focus: focusOn(target), unit });
      if (action === null) return;
      event.preventDefault();
      current.current(action);
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [unit]);
}

function focusOn(element: HTMLElement): Press["focus"] {
  if (element.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName)) return "text";
  return element.closest("a, button, summary") ? "control" : "page";
}
