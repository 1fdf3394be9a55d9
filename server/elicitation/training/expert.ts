import type { Persona } from "@/server/personas";
import { isOpenFor } from "../dialog/dialog";
import { informationGainPolicy } from "../policies/information-gain";
import type { QuestionPolicy } from "../policies/policy";
import { oraclePolicy } from "./oracle";

/**
 * Who asks in the seed dialogs (APEC-Travel, appendix A.3): first the critical fields in their order, then, since it is rewarded
 * to ask others too "based on all given information", those that the belief holds worth asking.
 */
export function expertPolicy(persona: Persona): QuestionPolicy {
  const oracle = oraclePolicy(persona);
  return {
    name: "expert",
    next(belief, dialog, delegation) {
      const hasCriticalLeft = persona.critical.some((entry) => isOpenFor(dialog, entry));
      return (hasCriticalLeft ? oracle : informationGainPolicy).next(belief, dialog, delegation);
    },
  };
}
