"use client";

import { useSyncExternalStore } from "react";

/** How much of the window's bottom the on-screen keyboard covers, in pixels, where the browser does not make the page shorter itself. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, inset, () => 0);
}

function subscribe(changed: () => void) {
  const view = window.visualViewport;
  view?.addEventListener("resize", changed);
  view?.addEventListener("scroll", changed);
  return () => {
    view?.removeEventListener("resize", changed);
    view?.removeEventListener("scroll", changed);
  };
}

function inset(): number {
  const view = window.visualViewport;
  // Zoomed in by hand, the window shows a part of the page and no keyboard is meant.
  if (view === null || view === undefined || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}
