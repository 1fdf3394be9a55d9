"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Wide enough for two columns. */
export const WIDE = "(min-width: 64rem)";

/** Whether a media query holds; null on the server, which cannot know. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
