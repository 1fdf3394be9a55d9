import type { Delegation, EntryKey, EntryQuestion } from "@/server/trip";
import { type Belief, valueDistribution } from "../belief/belief";
import { Draws } from "../draws";
import { patienceOf } from "../policies/patience";
import type { AskingPolicy, NextEntry, QuestionPolicy } from "../policies/policy";
import { questionText } from "../questions/question-text";
import { quickReplies } from "../questions/quick-replies";
import { beliefOf } from "./belief-of";
import { ask, type Dialog, roundsOf } from "./dialog";

export interface QuestionOptions {
  readonly delegation: Delegation;
  /** Draws among the ways to word a question. */
  readonly seed: number;
}

/**
 * The next question, and the dialog in which it is asked: first the second asking of what was answered too vaguely, then what
 * the policy proposes. Null when asking costs more than it brings, or the level of delegation allows no further question.
 */
export function nextQuestion(
  dialog: Dialog,
  policy: QuestionPolicy,
  { delegation, seed }: QuestionOptions,
): AskedQuestion | null {
  if (roundsOf(dialog) >= patienceOf(delegation).questions) return null;
  const belief = beliefOf(dialog);
  return asked(dialog, belief, secondAsking(dialog) ?? policy.next(belief, dialog, delegation), seed);
}

/** `nextQuestion` of a policy that may take its time. */
export async function nextQuestionInTime(
  dialog: Dialog,
  policy: AskingPolicy,
  { delegation, seed }: QuestionOptions,
): Promise<AskedQuestion | null> {
  if (roundsOf(dialog) >= patienceOf(delegation).questions) return null;
  const belief = beliefOf(dialog);
  return asked(dialog, belief, secondAsking(dialog) ?? (await policy.next(belief, dialog, delegation)), seed);
}

interface AskedQuestion {
  readonly dialog: Dialog;
  readonly question: EntryQuestion;
}

function secondAsking({ unsettled }: Dialog): NextEntry | null {
  return unsettled === null ? null : { entry: unsettled, reason: "I did not quite get what you would like there." };
}

function asked(dialog: Dialog, belief: Belief, next: NextEntry | "done", seed: number): AskedQuestion | null {
  if (next === "done") return null;
  const question = questionAbout(belief, next, dialog.unsettled !== null, seed);
  return { dialog: ask(dialog, question), question };
}

function questionAbout(
  belief: Belief,
  { entry, reason, text }: NextEntry,
  isFollowUp: boolean,
  seed: number,
): EntryQuestion {
  return {
    entry,
    text: text ?? questionText(entry, isFollowUp, new Draws(seed, entry).fraction()),
    reason,
    quickReplies: quickReplies(entry, valueDistribution(belief, entry)),
    isFollowUp,
  };
}

/**
 * About how many more questions follow the open one, if nothing that is answered changes what matters; 0 where nothing more
 * would be asked.
 */
export function questionsLeft(dialog: Dialog, policy: QuestionPolicy, delegation: Delegation): number {
  const belief = beliefOf(dialog);
  const most = patienceOf(delegation).questions;
  const { unsettled } = dialog;
  let imagined = unsettled === null ? dialog : askedAbout(dialog, unsettled, true);
  while (roundsOf(imagined) < most) {
    const next = policy.next(belief, imagined, delegation);
    if (next === "done") break;
    imagined = askedAbout(imagined, next.entry, false);
  }
  return roundsOf(imagined) - roundsOf(dialog);
}

function askedAbout(dialog: Dialog, entry: EntryKey, isFollowUp: boolean): Dialog {
  return ask(dialog, { entry, text: "", reason: "", isFollowUp });
}
