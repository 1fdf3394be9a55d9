import { citiesOf, currentCity, type Evaluation, isBlank, isFilled, MEALS, type PlanDay, UnreadableDay } from "../days";
import { type Finding, failed, PASSED } from "../findings";

const PADDING = "You don't need to fill in the information for this or later days.";
const NEEDED_KEYS = ["transportation", ...MEALS, "attraction", "accommodation"] as const;

/** Check 8, is_not_absent: enough days and cities, and on every day what that day needs. */
export function checkCompleteness(evaluation: Evaluation): Finding {
  const { query, days } = evaluation;
  const problem = wrongDays(evaluation) ?? wrongCityNumber(evaluation);
  if (problem !== null) return failed(problem);
  for (const day of days) {
    const missing = missingFrom(day, day.number === query.days);
    if (missing !== null) return failed(`Day ${day.number}: ${missing}`);
  }
  const given = days.flatMap((day) => Object.values(day.fields)).filter(isFilled).length;
  const needed = 6 * query.days;
  return given / needed < 0.5 ? failed(`Only ${given} fields are filled; at least ${needed / 2} are needed.`) : PASSED;
}

function wrongDays({ query, days }: Evaluation): string | null {
  const planned = days.filter((day) => !isPadding(day)).length;
  return planned === query.days ? null : `The plan has ${planned} days; ${query.days} were asked for.`;
}

/** Throws UnreadableDay where a day that is not empty has no current city. */
function isPadding(day: PlanDay): boolean {
  if (Object.keys(day.fields).length === 0) return true;
  if (!Object.hasOwn(day.fields, "current_city")) throw new UnreadableDay(day, "current_city is missing.");
  return day.fields.current_city === PADDING;
}

function wrongCityNumber({ query, days }: Evaluation): string | null {
  const visited = new Set<string>();
  for (const day of days) {
    const cities = citiesOf(day);
    if (day.number === 1 && cities.length === 2 && cities[0] !== query.org) {
      return `Day 1 starts in ${cities[0]}; the trip starts in ${query.org}.`;
    }
    for (const city of cities) visited.add(city);
  }
  visited.delete(query.org);
  return visited.size === query.visiting_city_number
    ? null
    : `The plan visits ${visited.size} cities (${[...visited].join(", ")}); ${query.visiting_city_number} were asked for.`;
}

function missingFrom(day: PlanDay, isLast: boolean): string | null {
  const { fields } = day;
  const absent = NEEDED_KEYS.find((key) => !Object.hasOwn(fields, key));
  if (absent !== undefined) return `${absent} is missing.`;
  const city = currentCity(day);
  const leaves = city.includes("from ");
  if ((leaves || city.includes("to ")) && isBlank(fields.transportation)) return "a moving day must say how to travel.";
  if (!leaves && !city.includes(" to ") && isBlank(fields.attraction)) return "a full day needs an attraction.";
  if (!isLast && isBlank(fields.accommodation)) return "the night needs an accommodation.";
  const meal = MEALS.find((name) => isBlank(fields[name]));
  return meal !== undefined && !leaves ? `a full day needs ${meal}.` : null;
}
