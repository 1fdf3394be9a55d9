import { citiesOf, type Evaluation } from "../days";
import { type Finding, failed, PASSED } from "../findings";

/** Check 1, is_reasonable_visiting_city: a closed route from the origin, each city in one piece, known, and in the asked state. */
export function checkRoute({ query, days, tables }: Evaluation): Finding {
  const route: string[] = [];
  for (const day of days) {
    const cities = citiesOf(day);
    if (day.number === 1 && cities.length === 2 && cities[0] !== query.org) {
      return failed(`Day 1 starts in ${cities[0]}; the trip starts in ${query.org}.`);
    }
    route.push(...cities);
  }
  const first = route[0];
  const last = route.at(-1);
  if (first !== last) return failed(`The trip starts in ${first} and ends in ${last}; it must end where it starts.`);
  return checkSequence(route) ?? checkPlaces(route, { query, days, tables }) ?? PASSED;
}

function checkSequence(route: readonly string[]): Finding | null {
  const end = route.length - 1;
  if (route.length < 3)
    return failed(`The route names ${route.length} places; it needs at least a start, a city and the way back.`);
  const seen = new Set<string>();
  for (let start = 0; start <= end; ) {
    const city = route[start] ?? "";
    let next = start;
    while (next <= end && route[next] === city) next++;
    if (seen.has(city) && start !== 0 && start !== end) {
      return failed(`The trip comes to ${city} a second time; visit it in one piece.`);
    }
    if (next - start === 1 && start !== 0 && start !== end) {
      return failed(`The trip only passes through ${city}; arrive there and leave from there, or spend a day there.`);
    }
    seen.add(city);
    start = next;
  }
  return null;
}

function checkPlaces(route: readonly string[], { query, tables }: Evaluation): Finding | null {
  for (const [index, city] of route.entries()) {
    const state = tables.stateOf(city);
    if (state === undefined) return failed(`${city} is not a known city.`);
    const between = index !== 0 && index !== route.length - 1;
    if (query.days > 3 && between && state !== query.dest) {
      return failed(`${city} is in ${state}; the trip is for ${query.dest}.`);
    }
  }
  return null;
}
