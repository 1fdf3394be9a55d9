import {
  counted,
  formatDate,
  formatMoney,
  isBroken,
  isWithinCity,
  type Relaxation,
  type TripRequest,
  weekdayName,
} from "@/server/trip";
import { checkLines, itineraryLines } from "./itinerary-text";
import type { PlanAnswer } from "./plan-trip";

/** An answer for a person to read: the trip day by day, or why there is none and the ways out, or what is missing. */
export function answerText(answer: PlanAnswer): string {
  switch (answer.status) {
    case "unclear":
      return ["Before planning:", ...openFieldLines(answer)].join("\n");
    case "plan": {
      const { result, checks } = answer;
      return [
        ...requestLines(answer),
        ...itineraryLines(result.itinerary),
        "",
        ...checkLines(checks),
        "",
        result.proven ? "Proven: no itinerary is better for this objective." : "Not proven to be the best.",
      ].join("\n");
    }
    case "infeasible": {
      const { result } = answer;
      return [
        ...requestLines(answer),
        `No such trip exists. ${result.explanation}`,
        ...(result.proven ? [] : ["The search ran out of time, so this is not proven."]),
        ...conflictLines(result.conflicts),
        ...relaxationLines(result.relaxations),
      ].join("\n");
    }
  }
}

/** What a person should know next to the JSON object, which has no place for it. */
export function answerNotes(answer: PlanAnswer): string[] {
  switch (answer.status) {
    case "unclear":
      return openFieldLines(answer);
    case "plan":
      return answer.checks.filter(isBroken).map((check) => `Not met: ${check.label}. ${check.evidence}`);
    case "infeasible":
      return [answer.result.explanation];
  }
}

function openFieldLines({ objections, questions }: Extract<PlanAnswer, { status: "unclear" }>): string[] {
  return [...objections, ...questions].map(({ field, text }) => `  ${field}: ${text}`);
}

/** How the request was understood, and what nobody said. */
function requestLines({ request, conversion }: Extract<PlanAnswer, { request: TripRequest }>): string[] {
  const { origin, destination, returnTo, dates, people, assumed, demands, notes } = request;
  const { sights = [], ownPlaces = [] } = request;
  const places =
    destination.kind === "cities"
      ? destination.cities.map((city) => city.name).join(destination.ordered ? ", then " : ", ")
      : `${destination.cityCount === 1 ? "one city" : `${destination.cityCount} cities`} of ${destination.region}`;
  const home = returnTo === null ? "" : ` and back to ${returnTo}`;
  const when =
    dates.kind === "fixed"
      ? `from ${formatDate(dates.start)}`
      : `${dates.startsOn === undefined ? "" : `from a ${weekdayName(dates.startsOn)} `}between ${formatDate(dates.from)} and ${formatDate(dates.to)}`;
  const party = people === 1 ? "one person" : `${people} people`;
  const way = isWithinCity(request) ? `In ${origin}` : `From ${origin} to ${places}${home}`;
  const lines = [`${way}: ${dates.days} days ${when}, ${party}.`];
  if (sights.length > 0) lines.push(`To see: ${sights.map(({ name }) => name).join(", ")}.`);
  if (ownPlaces.length > 0)
    lines.push(`Planned first where there is room: ${counted(ownPlaces.length, "place")} of your own.`);
  if (demands.budget !== null) {
    lines.push(`Budget: ${formatMoney(demands.budget)}${conversion ? `, which is ${conversion}` : ""}.`);
  }
  if (notes.length > 0) lines.push(`Not planned: ${notes.map((note) => `“${note}”`).join(", ")}.`);
  if (assumed.length > 0) lines.push(`Assumed: ${assumed.join(", ")}.`);
  return [...lines, ""];
}

function conflictLines(conflicts: readonly (readonly string[])[]): string[] {
  if (conflicts.length === 0) return [];
  return ["", "Conflicts:", ...conflicts.map((names) => `  ${names.join(" + ")}`)];
}

function relaxationLines(relaxations: readonly Relaxation[]): string[] {
  if (relaxations.length === 0) return [];
  const line = ({ change, also, cost }: Relaxation) => {
    const changes = [change, ...also.map((further) => further.change)].join(", and ");
    return `  ${changes}: the cheapest trip then costs ${formatMoney(cost)}`;
  };
  return ["", "How to fix it, cheapest first:", ...relaxations.map(line)];
}
