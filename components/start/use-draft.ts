"use client";

import { useEffect, useRef, useState } from "react";
import { useSettled } from "../use-settled";
import { type Draft, draftIn, withDraft } from "./draft";

/** So seldom that no browser refuses it. */
const PAUSE_MS = 1_000;

/** What is on the start page. It is kept with the page's entry in the history, so that Back leads to it as it was; a new visit begins empty. */
export function useDraft(initial: () => Draft) {
  const [draft, setDraft] = useState(initial);
  const first = useRef(draft);
  const settled = useSettled(draft, PAUSE_MS);
  useEffect(() => {
    const kept = draftIn(window.history.state);
    if (kept !== null) setDraft(kept);
  }, []);
  useEffect(() => {
    if (settled !== first.current) keep(settled);
  }, [settled]);
  return {
    draft,
    change: (more: Partial<Draft> | ((now: Draft) => Partial<Draft>)) =>
      setDraft((now) => ({ ...now, ...(typeof more === "function" ? more(now) : more) })),
    /** At once, before the page is left. */
    keep: () => keep(draft),
  };
}

/** Keeps the draft in the entry of another world, too: going there replaces its state. */
export function useKeptIn(world: string, keep: () => void) {
  const kept = useRef(world);
  useEffect(() => {
    if (kept.current !== world) keep();
    kept.current = world;
  }, [world, keep]);
}

function keep(draft: Draft) {
  window.history.replaceState(withDraft(window.history.state, draft), "");
}
