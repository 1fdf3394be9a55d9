import type { Persona } from "@/server/personas";
import { questionOf } from "@/server/trip";
import { canBeAsked } from "../dialog/dialog";
import type { QuestionPolicy } from "../policies/policy";

/** Knows what is critical for the traveler and asks it, most important first: the best that any policy could do. */
export function oraclePolicy({ critical }: Persona): QuestionPolicy {
  return {
    name: "oracle",
    next(_belief, dialog) {
      const entry = critical.find((key) => canBeAsked(dialog, key));
      return entry === undefined ? "done" : { entry, reason: questionOf(entry).matters };
    },
  };
}
