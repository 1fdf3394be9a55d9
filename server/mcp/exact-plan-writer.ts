import { toPublishedPlan } from "@/server/benchmarks";
import { planInWorker } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import type { PlanWriter } from "@/server/tools";
import { fail, formatMoney, isBroken, ok, type PlanResult, type Result, type TripRequest } from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import { todayIn, type World } from "@/server/worlds";
import { planText } from "./plan-text";

const TIME_LIMIT_MS = 30_000;

/**
 * Planner and DailyPlanner without a model: the query alone is read and planned exactly; the notebook is not looked at, since the
 * planner reads the world itself. For a day the query is that of the whole trip, with the day that is wanted ("day 2"); without a
 * number all days are written. Problem "bad_input": what must be known or put right before planning.
 */
export function exactPlanWriter(world: World, signal: AbortSignal): PlanWriter {
  return async (query, _notes, scope) => {
    const today = todayIn(world.describe());
    const { said } = await understand({ text: query, asked: null, today }, world);
    const { request, questions, objections } = toReading(said, world, today);
    if (request === null || objections.length > 0) {
      const open = [...objections, ...questions].map(({ text }) => text).join(" ");
      return fail({ code: "bad_input", message: `The query does not say everything a plan needs. ${open}` });
    }
    const options = { objective: "preferences", timeLimitMs: TIME_LIMIT_MS } as const;
    const result = await planInWorker(request, world.describe().name, options, { signal });
    if (!result.ok) return result;
    return result.value.status === "plan"
      ? written(request, result.value, world, scope === "day" ? dayNamedIn(query) : null)
      : ok(whyThereIsNone(result.value));
  };
}

/** "day 2" in "Plan day 2 of a trip from …", which the length of the trip ("3 days") is not. */
function dayNamedIn(query: string): number | null {
  const day = /\bday\s+(\d+)\b/i.exec(query)?.[1];
  return day === undefined ? null : Number(day);
}

function written(
  request: TripRequest,
  { itinerary, proven }: Extract<PlanResult, { status: "plan" }>,
  world: World,
  day: number | null,
): Result<string> {
  const days = toPublishedPlan(itinerary);
  if (day !== null && (day < 1 || day > days.length)) {
    return fail({ code: "bad_input", message: `The trip has ${days.length} days: there is no day ${day}.` });
  }
  const broken = verifyItinerary(request, itinerary, world).filter(isBroken);
  const text = planText(days);
  return ok(
    [
      day === null ? text : text.split("\n\n")[day - 1],
      "",
      `Total cost of the trip: ${formatMoney(itinerary.cost.total)}.`,
      proven ? "Proven: no plan suits the query better." : "Not proven to be the best plan.",
      ...broken.map((check) => `Not met: ${check.label}. ${check.evidence}`),
    ].join("\n"),
  );
}

function whyThereIsNone({ explanation, proven, relaxations }: Extract<PlanResult, { status: "infeasible" }>): string {
  const waysOut = relaxations.map(({ change, also, cost }) => {
    const changes = [change, ...also.map((further) => further.change)].join(", and ");
    return `- ${changes}: the cheapest trip then costs ${formatMoney(cost)}`;
  });
  return [
    `No such trip exists. ${explanation}`,
    ...(proven ? [] : ["The search ran out of time, so this is not proven."]),
    ...(waysOut.length > 0 ? ["How to fix it, cheapest first:", ...waysOut] : []),
  ].join("\n");
}
