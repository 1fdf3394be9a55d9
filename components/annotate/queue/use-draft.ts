"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { HeldItem } from "@/server/views";
import { type DraftAnswer, givenAnswers } from "../rubric/draft-answers";
import { type DraftPlace, type KeptDraft, keepDraft, keptDraft, newerDraft } from "./kept-draft";
import { isLost, type RaterServer } from "./rater-server";
import { useSeconds } from "./use-seconds";

/** A pause in typing. */
const PAUSE_MS = 800;
const RETRY_MS = 5_000;

export type SaveState =
  | { readonly kind: "saved"; readonly at: Date | null }
  | { readonly kind: "saving" }
  | { readonly kind: "offline"; readonly isKept: boolean };

/** The answers to the item at hand: kept in the browser at once, and saved by the server at each pause. */
export function useDraft(held: HeldItem, place: DraftPlace, server: RaterServer, onLost: () => void) {
  const [draft, setDraft] = useState(() => startingDraft(held, place));
  const [saved, setSaved] = useState<{ revision: number; at: Date | null }>({
    revision: held.draft.revision,
    at: null,
  });
  const [failures, setFailures] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const seconds = useSeconds(draft.seconds);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });

  const change = useCallback(
    (changed: (answers: DraftAnswer[]) => DraftAnswer[]) =>
      setDraft((before) => ({
        ...before,
        answers: changed(before.answers),
        seconds: seconds(),
        revision: before.revision + 1,
      })),
    [seconds],
  );

  useEffect(() => {
    if (draft.revision > held.draft.revision) setIsKept(keepDraft(localStorage, place, draft));
  }, [draft, place, held]);

  useEffect(() => {
    if (draft.revision <= saved.revision || draft.requestId !== null) return;
    const { reservationId, revision } = draft;
    let isCurrent = true;
    async function save() {
      try {
        const answers = givenAnswers(draft.answers);
        await server.saveDraft({ reservationId, answers, seconds: draft.seconds, revision });
        if (!isCurrent) return;
        setFailures(0);
        setSaved({ revision, at: new Date() });
      } catch (error) {
        if (!isCurrent) return;
        if (isLost(error)) lost.current();
        else setFailures((count) => count + 1);
      }
    }
    const timer = setTimeout(save, failures > 0 ? RETRY_MS : PAUSE_MS);
    const isBack = () => void save();
    addEventListener("online", isBack);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener("online", isBack);
    };
  }, [draft, saved, failures, server]);

  /** Saves what a pause would have saved, before the item is left; what does not arrive stays in the browser. */
  async function flush() {
    if (draft.revision <= saved.revision) return;
    const { reservationId, revision, seconds: spent } = draft;
    const answers = givenAnswers(draft.answers);
    await server.saveDraft({ reservationId, answers, seconds: spent, revision }).catch(() => undefined);
  }

  return { draft, setDraft, change, seconds, flush, state: stateOf() };

  function stateOf(): SaveState {
    if (draft.revision <= saved.revision) return { kind: "saved", at: saved.at };
    return failures > 0 ? { kind: "offline", isKept } : { kind: "saving" };
  }
}

function startingDraft(held: HeldItem, place: DraftPlace): KeptDraft {
  const { answers, seconds, revision } = newerDraft<HeldItem["draft"] | KeptDraft>(
    held.item.id,
    held.draft,
    keptDraft(localStorage, place),
  );
  return { itemId: held.item.id, reservationId: held.reservation.id, answers, seconds, revision, requestId: null };
}
