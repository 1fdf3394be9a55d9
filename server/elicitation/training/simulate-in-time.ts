import type { HeldDialog } from "@/server/scoring/apec";
import { type Dialog, hear, newDialog, roundsOf } from "../dialog/dialog";
import { nextQuestionInTime } from "../dialog/next-question";
import type { AskingPolicy } from "../policies/policy";
import type { TalkingTraveler } from "../simulator";
import type { Notes, Stenographer } from "../stenographer/stenographer";
import type { Reader, SimulatedDialog } from "./simulate-dialog";

/** Who plays which part of a dialog. */
export interface Parts {
  readonly traveler: TalkingTraveler;
  readonly policy: AskingPolicy;
  readonly stenographer: Stenographer;
}

/** A dialog whose notes are the stenographer's, not what the policy itself was told was understood. */
export interface SimulatedInTime extends SimulatedDialog, Pick<HeldDialog, "notesByRound"> {}

/**
 * `simulateDialog` with parts that may take their time. `onTurn` is told how many turns there are, before each part speaks. An abort
 * ends the dialog where it stands.
 */
export async function simulateInTime(
  { traveler, policy, stenographer }: Parts,
  read: Reader,
  {
    seed,
    signal,
    onTurn,
  }: { readonly seed: number; readonly signal: AbortSignal; readonly onTurn: (turns: number) => void },
): Promise<SimulatedInTime> {
  const notesByRound: Notes[] = [];
  const byRound: Dialog[] = [];
  const heard = async (before: Dialog, text: string) => {
    const dialog = hear(before, { text, said: read(text, before.open?.entry ?? null) });
    onTurn(dialog.turns.length);
    byRound.push(dialog);
    notesByRound.push(await stenographer(dialog));
    return dialog;
  };
  onTurn(0);
  let dialog = await heard(newDialog(), await traveler.opening());
  while (!signal.aborted) {
    const next = await nextQuestionInTime(dialog, policy, {
      delegation: "ask me thoroughly",
      seed: seed + roundsOf(dialog),
    });
    if (next === null || signal.aborted) break;
    onTurn(next.dialog.turns.length);
    dialog = await heard(next.dialog, await traveler.answer(next.question));
  }
  return { dialog, byRound, notesByRound };
}
