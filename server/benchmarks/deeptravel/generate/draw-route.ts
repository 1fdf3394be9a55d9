import { addDays, type LocalDate } from "@/server/trip";
import { roadCostMinor, type World } from "@/server/worlds";
import type { Draws } from "./draws";

/** Where a trip begins and goes. */
export interface Route {
  /** Null in a world of one city, which has no ways to it. */
  readonly origin: string | null;
  /** `nights`: said; null: left to the planner. */
  readonly stays: readonly { readonly city: string; readonly nights: number | null }[];
  /** A state of which the planner chooses cities; `stays` then has one for each, whose name is not said. */
  readonly region: { readonly name: string; readonly cities: number } | null;
  /** The cities are visited in this order. */
  readonly isOrdered: boolean;
}

/** Days within which a way there and back has to leave, so that few trips are ruled out by their cities alone. */
const WEEK = 7;
const TRIES = 20;

/** Of twelve trips: seven to one city, two to two cities in any order, two in an order with nights, one to cities of a state. */
export function drawRoute(draws: Draws, world: World, start: LocalDate): Route {
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const stay = (city: string) => ({ city, nights: null });
  if (cities.length < 2) return { origin: null, stays: cities.map(stay), region: null, isOrdered: false };
  const isNear = (from: string, to: string) => hasWay(world, from, to, start) && hasWay(world, to, from, start);
  const origin = draws.pick(cities);
  const others = cities.filter((city) => city !== origin);
  const first = pickNear(draws, others, (city) => isNear(origin, city)) ?? draws.pick(others);
  const shape = draws.between(1, 12);
  const toOne: Route = { origin, stays: [stay(first)], region: null, isOrdered: false };
  if (shape <= 7) return toOne;
  if (shape === 12) return ofState(draws, world, origin) ?? toOne;
  const isOnTheWay = (city: string) => city !== first && isNear(first, city) && isNear(origin, city);
  const second = pickNear(draws, others, isOnTheWay);
  if (second === null) return toOne;
  const both = [first, second];
  if (shape <= 9) return { ...toOne, stays: both.map(stay) };
  return { ...toOne, stays: both.map((city) => ({ city, nights: draws.between(1, 2) })), isOrdered: true };
}

/** A city that is near enough, of some that are drawn: looking at all takes too long for a server. */
function pickNear(draws: Draws, cities: readonly string[], isNear: (city: string) => boolean): string | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const city = draws.pick(cities);
    if (isNear(city)) return city;
  }
  return null;
}

/** A road that is driven in a day, or a leg within a week. */
function hasWay(world: World, from: string, to: string, start: LocalDate): boolean {
  const road = world.road(from, to);
  if (road !== undefined && roadCostMinor(road, "self-driving", 1) !== null && !road.durationText.includes("day")) {
    return true;
  }
  return Array.from({ length: WEEK }, (_, day) => addDays(start, day)).some(
    (date) => world.scheduledLegs(from, to, date).length > 0,
  );
}

/** A trip to one or two cities of a state that has them, the origin aside. */
function ofState(draws: Draws, { gazetteer }: World, origin: string): Route | null {
  const citiesOf = (state: string) => gazetteer.citiesOf(state).filter(({ name }) => name !== origin);
  const states = gazetteer.states.filter((state) => citiesOf(state).length >= 2);
  if (states.length === 0) return null;
  const name = draws.pick(states);
  const cities = draws.between(1, 2);
  const stays = citiesOf(name)
    .slice(0, cities)
    .map(({ name: city }) => ({ city, nights: null }));
  return { origin, stays, region: { name, cities }, isOrdered: false };
}
