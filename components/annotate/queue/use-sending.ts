"use client";

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { HeldItem, Submit } from "@/server/views";
import { cameFromServer } from "../../trpc/error-sentence";
import { givenAnswers } from "../rubric/draft-answers";
import type { KeptDraft } from "./kept-draft";
import { newRequestId } from "./request-id";

const RETRY_MS = 5_000;

/**
 * Sends the rating, and again until it arrives: from the press on it carries one id, so that it is taken once. `refused` gets
 * the error of a server that did not take it; then it can be changed.
 */
export function useSending({
  held,
  draft,
  setDraft,
  seconds,
  submit,
  refused,
}: {
  held: HeldItem;
  draft: KeptDraft;
  setDraft: Dispatch<SetStateAction<KeptDraft>>;
  seconds: () => number;
  submit: (held: HeldItem, rating: Submit) => Promise<void>;
  refused: (error: unknown) => void;
}) {
  const [failures, setFailures] = useState(0);
  const current = useRef({ submit, refused });
  useEffect(() => {
    current.current = { submit, refused };
  });

  const { requestId } = draft;
  useEffect(() => {
    if (requestId === null) return;
    const rating = {
      reservationId: draft.reservationId,
      requestId,
      answers: givenAnswers(draft.answers),
      seconds: draft.seconds,
    };
    let isRunning = false;
    async function send() {
      if (isRunning) return;
      isRunning = true;
      try {
        await current.current.submit(held, rating);
      } catch (error) {
        if (!cameFromServer(error)) return setFailures((count) => count + 1);
        setFailures(0);
        setDraft((before) => ({ ...before, requestId: null }));
        current.current.refused(error);
      } finally {
        isRunning = false;
      }
    }
    const timer = setTimeout(send, failures > 0 ? RETRY_MS : 0);
    addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [requestId, failures, draft, held, setDraft]);

  /** Only the first press counts. */
  const send = () =>
    setDraft((before) =>
      before.requestId === null
        ? { ...before, requestId: newRequestId(), seconds: seconds(), revision: before.revision + 1 }
        : before,
    );
  return { send, isSending: requestId !== null, hasFailed: failures > 0 };
}
