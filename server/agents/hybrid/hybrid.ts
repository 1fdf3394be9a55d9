import type { EndReason, Event, Task } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import { formatMoney, type Itinerary, isBroken, type TripRequest, tripTitle } from "@/server/trip";
import type { Agent, AgentContext } from "../agent";
import { episodeOf } from "../episode-of";
import { endWithoutPlan, planExactly } from "../plan-exactly";
import { proposePlan } from "../propose-plan";
import { explain } from "./explain";
import { HYBRID_PROMPTS, noPlanFacts, planFacts } from "./prompts";
import { readTaskChecked } from "./read-task-checked";

/**
 * The parser reads, a model reads what the parser could not and is believed only where the text bears it out, the exact planner decides, the
 * verifier checks before anything is delivered, and a model words the explanation. Without a model it is the solver.
 */
export const hybrid: Agent = {
  name: "hybrid",
  description: "Rules and a model read the text, the planner decides, the verifier checks; a model words the answer.",
  needsModel: false,
  takesModel: true,
  modes: [],
  parts: [],
  prompts: HYBRID_PROMPTS,
  run: (task, context) => episodeOf(task, context, () => work(task, context)),
};

async function* work(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const { world, signal } = context;
  const request = yield* readTaskChecked(task, context);
  if (request === null || signal.aborted) return "done";
  const result = yield* planExactly(request, task, context);
  if (result.status === "infeasible") {
    yield* explain(noPlanFacts(request, result.explanation), result.explanation, context);
    return endWithoutPlan(result);
  }
  const wrong = verifyItinerary(request, result.itinerary, world).filter(isBroken);
  if (wrong.length > 0) {
    const detail = `The planner's plan was not delivered: it breaks ${wrong.map(({ name }) => name).join(", ")}.`;
    yield { type: "error", code: "internal", message: detail };
    return "agent gave up";
  }
  yield* proposePlan(request, result, world);
  const sentence = planSentence(request, result.itinerary, result.proven);
  yield* explain(planFacts(request, result.itinerary, sentence), sentence, context);
  return "done";
}

function planSentence(request: TripRequest, { cost }: Itinerary, proven: boolean): string {
  const best = proven ? " No plan does better at what it was planned for." : "";
  return `Your plan is ready: ${tripTitle(request)} for ${formatMoney(cost.total)}. It keeps all that you asked for.${best}`;
}
