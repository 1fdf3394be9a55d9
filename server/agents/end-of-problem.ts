import type { EndReason, Event } from "@/server/episodes";
import type { Problem, ProblemCode } from "@/server/trip";

const REASONS: Partial<Record<ProblemCode, EndReason>> = {
  model_unavailable: "model unavailable",
  over_budget: "cost limit",
  context_overflow: "context overflow",
  // The server is there; what the model wrote is of no use.
  bad_model_answer: "agent gave up",
  cancelled: "cancelled",
  // The task lacks what the method needs.
  bad_input: "agent gave up",
};

/** Ends an episode that cannot go on: the problem as an `error` event, and the reason that it ends with. */
export function* endOfProblem({ code, message }: Problem): Generator<Event, EndReason> {
  yield { type: "error", code, message };
  return REASONS[code] ?? "internal";
}
