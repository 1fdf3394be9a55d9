"use client";

import { useState } from "react";
import type { Answer, HeldItem, RaterProjectDetail } from "@/server/views";
import { countTurns, turnElementId } from "../dialog/turns";
import type { Action } from "../keys/actions";
import { type DraftAnswer, firstLack, valueOfDigit, withAnswer, withTurnToggled } from "../rubric/draft-answers";
import { placeOf } from "../rubric/place";
import { questionElementId, textElementId } from "../rubric/question-field";

/** Where the rater is in the rubric and in the dialog, and what keys and presses do there. */
export function useRating({
  project: { rubric, minimumRationale },
  held,
  answers,
  change,
  isDisabled,
  send,
  say,
}: {
  project: RaterProjectDetail;
  held: HeldItem;
  answers: readonly DraftAnswer[];
  change: (changed: (answers: DraftAnswer[]) => DraftAnswer[]) => void;
  isDisabled: boolean;
  send: () => void;
  say: (sentence: string | null) => void;
}) {
  const { content } = held.item;
  const [current, setCurrent] = useState(0);
  const [cursor, setCursor] = useState(0);
  const question = rubric.questions[current];

  function goTo(index: number) {
    const at = Math.max(0, Math.min(rubric.questions.length - 1, index));
    setCurrent(at);
    const id = rubric.questions[at]?.id;
    if (id !== undefined) focusOn(questionElementId(id));
  }

  function showTurn(index: number) {
    const at = Math.max(0, Math.min(countTurns(content) - 1, index));
    setCursor(at);
    // After the tab of its dialog is shown.
    requestAnimationFrame(() => document.getElementById(turnElementId(at))?.scrollIntoView({ block: "nearest" }));
  }

  /** Points the current question at a turn; a turn-level question is answered there instead. */
  function pointAt(turn: number) {
    setCursor(turn);
    if (question === undefined || question.level === "turn" || isDisabled) return;
    change((before) => withTurnToggled(before, { question: question.id, turn: null }, turn));
  }

  function answer(value: Answer["value"] | null) {
    if (question === undefined || value === null || isDisabled) return;
    change((before) => withAnswer(before, placeOf(question, cursor, content), { value }));
    // A turn-level question goes on to the next turn, which the rater picks.
    if (question.level === "dialog") goTo(current + 1);
  }

  function submit() {
    if (isDisabled) return;
    const lack = firstLack(rubric, answers, { content, minimumRationale });
    say(lack?.sentence ?? null);
    if (lack === null) send();
    else goTo(lack.index);
  }

  /** Does what a key of the rubric or the dialog says; false where the action is the page's. */
  function act(action: Action): boolean {
    if (action.does === "answer") answer(question ? valueOfDigit(question, action.digit) : null);
    else if (action.does === "choose") {
      const offers = question?.kind === "choice" && question.options.some(({ value }) => value === action.side);
      if (offers) answer(action.side);
    } else if (action.does === "next question") goTo(current + 1);
    else if (action.does === "previous question") goTo(current - 1);
    else if (action.does === "next turn") showTurn(cursor + 1);
    else if (action.does === "previous turn") showTurn(cursor - 1);
    else if (action.does === "point") pointAt(cursor);
    else if (action.does === "write") focusOn(question ? textElementId(question.id) : "");
    else if (action.does === "leave text") goTo(current);
    else if (action.does === "submit") submit();
    else return false;
    return true;
  }

  return { current, setCurrent, cursor, showTurn, pointAt, submit, act, question };
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
