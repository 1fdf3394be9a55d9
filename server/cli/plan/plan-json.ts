import { toPublishedPlan } from "@/server/benchmarks";
import { converted, type DemandChange, type Money, type Relaxation, toMajor } from "@/server/trip";
import type { PlanAnswer } from "./plan-trip";

/** The object that `plan --json` prints (design.md, "The command line"). */
export function planJson(answer: PlanAnswer) {
  const nothing = {
    request: null,
    itinerary: null,
    plan: null,
    costUsd: null,
    proven: null,
    conflicts: [],
    relaxations: [],
    unclear: [],
  };
  const ms = Math.round(answer.ms * 10) / 10;
  const { status } = answer;
  switch (status) {
    case "unclear": {
      const fields = [...answer.objections, ...answer.questions].map(({ field }) => field);
      return { status, ...nothing, unclear: [...new Set(fields)], ms };
    }
    case "plan": {
      const { itinerary, proven } = answer.result;
      const plan = toPublishedPlan(itinerary);
      return {
        status,
        ...nothing,
        request: answer.request,
        itinerary,
        plan,
        costUsd: inUsd(itinerary.cost.total),
        proven,
        ms,
      };
    }
    case "infeasible": {
      const { proven, conflicts, relaxations } = answer.result;
      return {
        status,
        ...nothing,
        request: answer.request,
        proven,
        conflicts,
        relaxations: relaxations.map(relaxationJson),
        ms,
      };
    }
  }
}

/** US dollars, by the dated rate where the world has another currency; `itinerary.cost` is in the world's own. */
function inUsd(cost: Money): number | null {
  return converted(toMajor(cost), cost.currency, "USD");
}

/** `plan` is what the way out would give, in the published format; `to` the new value in the world's currency, as a date, or as the places and days of a smaller trip. */
function relaxationJson({ also, cost, itinerary, ...first }: Relaxation) {
  return { ...changeJson(first), also: also.map(changeJson), costUsd: inUsd(cost), plan: toPublishedPlan(itinerary) };
}

function changeJson({ demand, change, to }: DemandChange) {
  return { demand, change, to: to !== null && typeof to === "object" && "currency" in to ? toMajor(to) : to };
}
