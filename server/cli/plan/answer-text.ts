import { type DemandChange, formatDate, formatMoney, type Relaxation, type TripRequest } from "@/server/trip";
import { checkLines, itineraryLines } from "./itinerary-text";
import type { PlanAnswer } from "./plan-trip";

/** An answer for a person to read: the trip day by day, or why there is none and the ways out, or what is missing. */
export function answerText(answer: PlanAnswer): string {
  switch (answer.status) {
    case "unclear":
      return ["Before planning:", ...openFieldLines(answer)].join("\n");
    case "plan": {
      const { request, result, checks } = answer;
      return [
        ...requestLines(request),
        ...itineraryLines(result.itinerary),
        "",
        ...checkLines(checks),
        "",
        result.proven ? "Proven: no itinerary is better for this objective." : "Not proven to be the best.",
      ].join("\n");
    }
    case "infeasible": {
      const { request, result } = answer;
      return [
        ...requestLines(request),
        `There is no such trip. ${result.explanation}`,
        ...(result.proven ? [] : ["The search ran out of time: this is not proven."]),
        ...conflictLines(result.conflicts),
        ...relaxationLines(result.relaxations),
      ].join("\n");
    }
  }
}

/** What a person should know beside the JSON object, which has no place for it. */
export function answerNotes(answer: PlanAnswer): string[] {
  switch (answer.status) {
    case "unclear":
      return openFieldLines(answer);
    case "plan":
      return answer.checks
        .filter((check) => check.kept === false)
        .map((check) => `Not kept: ${check.label}. ${check.evidence}`);
    case "infeasible":
      return [answer.result.explanation];
  }
}

function openFieldLines({ objections, questions }: Extract<PlanAnswer, { status: "unclear" }>): string[] {
  return [...objections, ...questions].map(({ field, text }) => `  ${field}: ${text}`);
}

function requestLines({ assumed }: TripRequest): string[] {
  return assumed.length === 0 ? [] : [`Assumed, because it was not said: ${assumed.join(", ")}.`, ""];
}

function conflictLines(conflicts: readonly (readonly string[])[]): string[] {
  if (conflicts.length === 0) return [];
  return ["", "Cannot hold together:", ...conflicts.map((names) => `  ${names.join(" + ")}`)];
}

function relaxationLines(relaxations: readonly Relaxation[]): string[] {
  if (relaxations.length === 0) return [];
  const line = ({ also, cost, itinerary, ...first }: Relaxation) => {
    const changes = [first, ...also].map((change: DemandChange) => change.change).join(", and ");
    const start = itinerary.days[0];
    return `  ${changes}: the cheapest trip then costs ${formatMoney(cost)}${start ? `, from ${formatDate(start.date)}` : ""}`;
  };
  return ["", "Ways out, cheapest first:", ...relaxations.map(line)];
}
