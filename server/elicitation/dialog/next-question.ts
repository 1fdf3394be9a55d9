import type { Delegation, EntryKey, EntryQuestion } from "@/server/trip";
import { type Belief, valueDistribution } from "../belief/belief";
import type { Priors } from "../belief/priors";
import { slotsOf } from "../belief/slots";
import { Draws } from "../draws";
import { patienceOf } from "../policies/patience";
import type { AskingPolicy, NextEntry, QuestionPolicy } from "../policies/policy";
import { asJoint, entriesWith } from "../questions/joint-question";
import { questionText } from "../questions/question-text";
import { quickReplies } from "../questions/quick-replies";
import { beliefOf } from "./belief-of";
import { ask, type Dialog, isOpenFor, remark, roundsOf } from "./dialog";

export interface QuestionOptions {
  readonly delegation: Delegation;
  /** Draws among the ways to word a question. */
  readonly seed: number;
}

/**
 * The next question, and the dialog in which it is asked: what the policy proposes, with the entries that a person answers in one. Null
 * when asking costs more than it brings, or the level of delegation allows no further question.
 */
export function nextQuestion(
  dialog: Dialog,
  policy: QuestionPolicy,
  { delegation, seed }: QuestionOptions,
): AskedQuestion | null {
  if (roundsOf(dialog) >= patienceOf(delegation).questions) return null;
  const belief = beliefOf(dialog);
  const next = policy.next(belief, dialog, delegation);
  if (next === "done") return null;
  const question = asJoint(questionAbout(dialog, belief, next, seed), askedTogether(dialog, next.entry));
  return { dialog: ask(dialog, question), question };
}

/** What is asked together with an entry: those of its group that are open, at the second asking too. */
function askedTogether(dialog: Dialog, entry: EntryKey): EntryKey[] {
  const before = dialog.asked.find((asked) => asked.entry === entry)?.together;
  return entriesWith(entry).filter((other) => before?.includes(other) === true || isOpenFor(dialog, other));
}

/**
 * The next turn of a policy that may take its time, a question about one entry at a time as in the paper, or words that ask for nothing.
 * Null as for `nextQuestion`.
 */
export async function nextTurnInTime(
  dialog: Dialog,
  policy: AskingPolicy,
  { delegation, seed, priors }: QuestionOptions & { readonly priors?: Priors | undefined },
): Promise<AskedQuestion | Remarked | null> {
  if (roundsOf(dialog) >= patienceOf(delegation).questions) return null;
  const belief = beliefOf(dialog, priors);
  const next = await policy.next(belief, dialog, delegation);
  if (next === "done") return null;
  if ("remark" in next) return { dialog: remark(dialog, next.remark), remark: next.remark };
  const question = questionAbout(dialog, belief, next, seed);
  return { dialog: ask(dialog, question), question };
}

interface AskedQuestion {
  readonly dialog: Dialog;
  readonly question: EntryQuestion;
}

interface Remarked {
  readonly dialog: Dialog;
  readonly remark: string;
}

function questionAbout(
  dialog: Dialog,
  belief: Belief,
  { entry, reason, text }: NextEntry,
  seed: number,
): EntryQuestion {
  const isFollowUp = followsUp(dialog, entry);
  return {
    entry,
    text: text ?? questionText(entry, isFollowUp, new Draws(seed, entry).fraction()),
    reason: text === undefined && isFollowUp ? "I didn't quite get your answer." : reason,
    quickReplies: quickReplies(entry, valueDistribution(belief, entry)),
    isFollowUp,
  };
}

/** Whether a question about the entry asks once more what the answer before left unsettled or, where a model asks, what it asked just before. */
function followsUp({ asked, unsettled }: Dialog, entry: EntryKey): boolean {
  const last = asked.at(-1);
  return unsettled === entry || (last?.entry === entry && !last.isFollowUp);
}

/**
 * About how many more questions follow the open one, if each is answered by what is likeliest; 0 where nothing more would be
 * asked.
 */
export function questionsLeft(dialog: Dialog, policy: QuestionPolicy, delegation: Delegation): number {
  const most = patienceOf(delegation).questions;
  const { open, unsettled } = dialog;
  let imagined = dialog;
  if (unsettled !== null) imagined = askedAbout(dialog, unsettled, true);
  const first = unsettled ?? open?.entry;
  if (first !== undefined) imagined = answered(imagined, first);
  while (roundsOf(imagined) < most) {
    const next = policy.next(beliefOf(imagined), imagined, delegation);
    if (next === "done") break;
    imagined = answered(askedAbout(imagined, next.entry, false), next.entry);
  }
  return roundsOf(imagined) - roundsOf(dialog);
}

function askedAbout(dialog: Dialog, entry: EntryKey, isFollowUp: boolean): Dialog {
  return ask(dialog, { entry, text: "", reason: "", isFollowUp, together: askedTogether(dialog, entry) });
}

/** As if the likeliest value had been answered, and nothing said of how much it matters. */
function answered(dialog: Dialog, entry: EntryKey): Dialog {
  const likelihood = valueDistribution(beliefOf(dialog), entry);
  const likeliest = likelihood.indexOf(Math.max(...likelihood));
  const value = slotsOf(entry)[likeliest]?.value;
  if (value === undefined) return dialog;
  const note = { value, evidence: null, sign: "plain" } as const;
  return { ...dialog, notes: new Map([...dialog.notes, [entry, note]]), open: null, unsettled: null };
}
