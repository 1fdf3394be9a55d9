"use client";

import { useCallback, useEffect, useRef } from "react";

/** Reads how many seconds the page was in view, counted on from `start`. */
export function useSeconds(start: number): () => number {
  const total = useRef(start);
  const since = useRef<number | null>(null);
  const read = useCallback(
    () => total.current + (since.current === null ? 0 : (performance.now() - since.current) / 1_000),
    [],
  );
  useEffect(() => {
    function follow() {
      total.current = read();
      since.current = document.visibilityState === "visible" ? performance.now() : null;
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      total.current = read();
      since.current = null;
    };
  }, [read]);
  // A day is the most that a rating may say.
  return useCallback(() => Math.min(86_400, Math.round(read() * 10) / 10), [read]);
}
