import { ASKABLE_ENTRIES } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import { beliefOf } from "../dialog/belief-of";
import { ask, type Dialog, newDialog, stenograph, takeAnswer } from "../dialog/dialog";
import { DONE } from "../policies/network/features";
import type { Decision } from "./decisions";
import type { Reader, SimulatedDialog } from "./simulate-dialog";

export interface Retold extends SimulatedDialog {
  /** What the agent chose each time, and to stop in the end. */
  readonly decisions: readonly Decision[];
}

/** A dialog that is there already, heard turn by turn as if it were held now. */
export async function retell(turns: readonly DialogTurn[], read: Reader): Promise<Retold> {
  const decisions: Decision[] = [];
  const byRound: Dialog[] = [];
  let dialog = newDialog();
  for (const { by, text, entry, reason } of turns) {
    if (by === "traveler") {
      dialog = takeAnswer(dialog, { text, said: await read(text, dialog.open?.entry ?? null) });
      byRound.push(dialog);
    } else if (entry !== null) {
      decisions.push({ belief: beliefOf(dialog), dialog, choice: ASKABLE_ENTRIES.indexOf(entry) });
      dialog = ask(dialog, { entry, text, reason: reason ?? "", isFollowUp: false });
    }
  }
  decisions.push({ belief: beliefOf(dialog), dialog, choice: DONE });
  return { dialog, byRound, notesByRound: byRound.map(stenograph), decisions };
}
