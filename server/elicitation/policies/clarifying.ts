import type { QuestionPolicy } from "./policy";

/**
 * First follows up an answer that settled nothing, whatever that is worth, then asks as `policy` does. The chat asks so: a person who
 * answered vaguely expects to be asked once more.
 */
export function clarifying(policy: QuestionPolicy): QuestionPolicy {
  return {
    name: policy.name,
    next(belief, dialog, delegation) {
      const { unsettled } = dialog;
      return unsettled === null ? policy.next(belief, dialog, delegation) : { entry: unsettled, reason: "" };
    },
  };
}
