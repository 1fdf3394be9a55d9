import { fail, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { CityMap } from "./city-map";
import type { TimedProblem } from "./problem";
import { VisitRules } from "./visit-rules";

export interface Visit {
  readonly name: string;
  readonly city: CityMap;
  /** Index in the city's places. */
  readonly place: number;
  readonly minutes: number;
  readonly rules: VisitRules;
}

/** The visits of a problem with the places around them. */
export interface VisitMap {
  readonly visits: readonly Visit[];
  /** Every city that a train can lead to, and the origin. */
  readonly cities: ReadonlyMap<string, CityMap>;
  /** Where one is after a train, by city; the origin's is the place of the start. */
  readonly hotels: ReadonlyMap<string, number>;
  readonly start: { readonly city: CityMap; readonly place: number };
}

const MAXIMUM_VISITS = 16;

/** Fails with `not_found` for a place or city that the world lacks, with `bad_input` for more visits than can be planned. */
export function mapOfVisits(problem: TimedProblem, world: World): Result<VisitMap> {
  const { start, rules } = problem;
  if (problem.visits.length > MAXIMUM_VISITS) {
    return fail({ code: "bad_input", message: `At most ${MAXIMUM_VISITS} visits can be planned at once.` });
  }
  const names = new Set([start.city, ...problem.visits.map(({ city }) => city), ...Object.keys(problem.arrivalPlaces)]);
  const cities = new Map([...names].map((city) => [city, new CityMap(world, city, rules)]));
  const hotels = new Map<string, number>();
  for (const [city, place] of Object.entries(problem.arrivalPlaces)) {
    const index = cities.get(city)?.places.indexOf(place) ?? -1;
    if (index < 0) return unknown(place, city);
    hotels.set(city, index);
  }
  const origin = cities.get(start.city);
  const place = origin?.places.indexOf(start.place ?? "") ?? -1;
  if (origin === undefined || place < 0) return unknown(start.place ?? "The start", start.city);
  const visits: Visit[] = [];
  for (const { city: name, place: wanted, minutes } of problem.visits) {
    const city = cities.get(name);
    const index = city?.places.indexOf(wanted) ?? -1;
    if (city === undefined || index < 0) return unknown(wanted, name);
    const hours = world.attractions(name).find((record) => record.name === wanted)?.hours ?? null;
    visits.push({ name: wanted, city, place: index, minutes, rules: new VisitRules(rules, hours) });
  }
  return ok({ visits, cities, hotels, start: { city: origin, place } });
}

function unknown(place: string, city: string): Result<never> {
  return fail({ code: "not_found", message: `${place} is no place of ${city} in this world.` });
}
