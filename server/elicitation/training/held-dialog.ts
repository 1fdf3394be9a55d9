import type { Persona } from "@/server/personas";
import type { HeldDialog } from "@/server/scoring/apec";
import type { SimulatedDialog } from "./simulate-dialog";

/** "dialog-17": the place in its set, nothing else of who the traveler is. */
export function dialogId({ id }: Persona, which?: string): string {
  const place = /\d+$/.exec(id)?.[0] ?? "0";
  return ["dialog", place, ...(which === undefined ? [] : [which])].join("-");
}

/** A simulated dialog as the scorers read it. */
export function heldDialog(id: string, { dialog, notesByRound }: SimulatedDialog): HeldDialog {
  return { id, turns: dialog.turns, notesByRound };
}
