import { ASKABLE_ENTRIES, questionOf } from "@/server/trip";
import { canBeAsked } from "../dialog/dialog";
import { Draws } from "../draws";
import type { QuestionPolicy } from "./policy";

/** Asks anything that is open, as the seed and the turns so far decide. */
export function randomPolicy(seed: number): QuestionPolicy {
  return {
    name: "random",
    next(_belief, dialog) {
      const open = ASKABLE_ENTRIES.filter((askable) => canBeAsked(dialog, askable));
      const heard = dialog.turns.map(({ text }) => text).join("\n");
      const entry = open[Math.floor(new Draws(seed, heard).fraction() * open.length)];
      return entry === undefined ? "done" : { entry, reason: questionOf(entry).matters };
    },
  };
}
