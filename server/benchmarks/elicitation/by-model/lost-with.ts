import type { ByModelEvent } from "@/server/elicitation";
import type { Problem } from "@/server/trip";

/** The problem of a call after which a run makes no sense; null where the rules may take the model's place once. */
export function lostWith(event: ByModelEvent): Problem | null {
  if (event.type !== "modelCalled" || event.problem === null) return null;
  const { code, message } = event.problem;
  return code === "model_unavailable" || code === "over_budget" ? { code, message } : null;
}
