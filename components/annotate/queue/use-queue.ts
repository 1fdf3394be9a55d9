"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { HeldItem, NextItem, RaterCounts, Submit, Submitted } from "@/server/views";
import { cameFromServer, errorSentence } from "../../trpc/error-sentence";
import { givenAnswers } from "../rubric/draft-answers";
import { type DraftPlace, forgetDraft, keptDraft } from "./kept-draft";
import type { RaterServer } from "./rater-server";

type Phase =
  | { readonly kind: "loading" }
  | { readonly kind: "rating"; readonly held: HeldItem }
  | { readonly kind: "feedback"; readonly held: HeldItem; readonly submitted: Submitted }
  | Extract<NextItem, { kind: "none" }>
  | { readonly kind: "failed"; readonly sentence: string };

/** What the rater has at hand, one item after the other, and what is said of how it came about. */
export function useQueue(place: DraftPlace, server: RaterServer, initialCounts: RaterCounts) {
  const [phase, setPhase] = useState<Phase>({ kind: "loading" });
  const [counts, setCounts] = useState(initialCounts);
  const [notice, setNotice] = useState<string | null>(null);

  const take = useCallback((next: NextItem) => {
    if (next.kind === "item") setCounts(next.counts);
    setPhase(next.kind === "item" ? { kind: "rating", held: next } : next);
  }, []);

  /** Shows what `ask` brings; `saying` is shown with it. */
  const show = useCallback(
    async (ask: () => Promise<NextItem>, saying: string | null = null) => {
      try {
        take(await ask());
        setNotice(saying);
      } catch (error) {
        setPhase({ kind: "failed", sentence: errorSentence(error) });
      }
    },
    [take],
  );

  const next = useCallback(() => show(() => server.next()), [show, server]);

  /** A rating that was kept when the page was left is sent first; the same id gives one rating however often it is sent. */
  const begin = useCallback(async () => {
    setPhase({ kind: "loading" });
    const kept = keptDraft(localStorage, place);
    if (kept === null || kept.requestId === null) return next();
    const { reservationId, requestId, answers, seconds } = kept;
    try {
      const submitted = await server.submit({ reservationId, requestId, answers: givenAnswers(answers), seconds });
      forgetDraft(localStorage, place);
      setCounts(submitted.counts);
      await show(() => server.next(), "The rating that was kept in this browser has been sent.");
    } catch (error) {
      if (cameFromServer(error)) await show(() => server.next(), `Your last rating was not accepted: ${error.message}`);
      else setPhase({ kind: "failed", sentence: errorSentence(error) });
    }
  }, [next, place, server, show]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  useEffect(() => {
    if (phase.kind !== "failed") return;
    const again = () => void begin();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [phase, begin]);

  /** The reservation ran out: the same item again where nobody took it, and with it what was typed. */
  async function regain(itemId: string) {
    try {
      const again = await server.next();
      take(again);
      const isSame = again.kind === "item" && again.item.id === itemId;
      setNotice(isSame ? STILL_FREE : TAKEN);
    } catch (error) {
      if (cameFromServer(error)) setPhase({ kind: "failed", sentence: errorSentence(error) });
    }
  }

  /** Sends a rating and goes on; rejects when it did not arrive or was refused. */
  async function submit(held: HeldItem, rating: Submit) {
    const submitted = await server.submit(rating);
    forgetDraft(localStorage, place);
    setCounts(submitted.counts);
    setNotice(null);
    if (submitted.feedback !== null) return setPhase({ kind: "feedback", held, submitted });
    await next();
  }

  async function skip(held: HeldItem, reason: string) {
    await server.skip(held.reservation.id, reason);
    forgetDraft(localStorage, place);
    await show(() => server.next(), "Skipped. The reason goes to the researchers.");
  }

  async function reopen() {
    try {
      take(await server.reopen());
      setNotice("This is your last rating. Submitting it again replaces it.");
    } catch (error) {
      setNotice(errorSentence(error));
    }
  }

  return { phase, counts, notice, setNotice, begin, next, regain, submit, skip, reopen };
}

const STILL_FREE = "Your reservation expired, but no one else took the item. Keep going with what you typed.";
const TAKEN = "Your reservation expired and another rater took the item. Here is the next one.";
