import { ASKABLE_ENTRIES, questionOf } from "@/server/trip";
import { canBeAsked } from "../dialog/dialog";
import type { QuestionPolicy } from "./policy";

/** Asks down the list of the paper, no matter who it talks to. */
export const fixedPolicy: QuestionPolicy = {
  name: "fixed",
  next(_belief, dialog) {
    const entry = ASKABLE_ENTRIES.find((askable) => canBeAsked(dialog, askable));
    return entry === undefined ? "done" : { entry, reason: questionOf(entry).matters };
  },
};
