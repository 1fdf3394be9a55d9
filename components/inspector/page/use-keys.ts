"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What each key (named as in KeyboardEvent.key) does: the keyboard of a mail reader. */
const ACTIONS = {
  j: "next",
  ArrowDown: "next",
  k: "previous",
  ArrowUp: "previous",
  g: "first",
  Home: "first",
  G: "last",
  End: "last",
  ArrowRight: "open",
  ArrowLeft: "close",
  Enter: "read",
  Escape: "back",
  "/": "search",
  r: "raw",
  "?": "help",
} as const;
type Action = (typeof ACTIONS)[keyof typeof ACTIONS];
const ACTION_OF: ReadonlyMap<string, Action> = new Map(Object.entries(ACTIONS));

/**
 * Listens for keys wherever the focus is, but not while something is typed or a dialog is open; arrows only where `arrowsIn`
 * holds the focus, for elsewhere they scroll.
 */
export function useKeys(acts: Readonly<Record<Action, () => void>>, arrowsIn: RefObject<HTMLElement | null>): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || isTypedIn(target) || document.querySelector("[role=dialog]")) return;
      const moves = key.startsWith("Arrow") || key === "Home" || key === "End";
      if (moves && target !== arrowsIn.current) return;
      // Enter on a button or a link presses it.
      if (key === "Enter" && target.closest("a, button, summary")) return;
      const action = ACTION_OF.get(key);
      if (action === undefined) return;
      event.preventDefault();
      current.current[action]();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [arrowsIn]);
}

function isTypedIn(element: HTMLElement): boolean {
  return element.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName);
}
