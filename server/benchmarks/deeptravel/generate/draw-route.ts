import type { World } from "@/server/worlds";
import type { Draws } from "./draws";

/** Where a trip begins and goes. */
export interface Route {
  /** Null in a world of one city, which has no ways to it. */
  readonly origin: string | null;
  /** `nights`: said; null: left to the planner. */
  readonly stays: readonly { readonly city: string; readonly nights: number | null }[];
  /** A state of which the planner chooses cities; `stays` then has one for each, without a name that is said. */
  readonly region: { readonly name: string; readonly cities: number } | null;
  /** The cities are visited in this order. */
  readonly isOrdered: boolean;
}

/** Of twelve trips: seven to one city, two to two cities in any order, two in an order with nights, one to cities of a state. */
export function drawRoute(draws: Draws, { gazetteer }: World): Route {
  const cities = gazetteer.cities.map(({ name }) => name);
  const stay = (city: string) => ({ city, nights: null });
  if (cities.length < 2) {
    return { origin: null, stays: cities.map(stay), region: null, isOrdered: false };
  }
  const origin = draws.pick(cities);
  const others = cities.filter((city) => city !== origin);
  const shape = draws.between(1, 12);
  const first = draws.pick(others);
  const further = others.filter((city) => city !== first);
  if (shape <= 7 || further.length === 0) return { origin, stays: [stay(first)], region: null, isOrdered: false };
  const second = draws.pick(further);
  if (shape <= 9) return { origin, stays: [stay(first), stay(second)], region: null, isOrdered: false };
  if (shape <= 11) {
    const stays = [first, second].map((city) => ({ city, nights: draws.between(1, 2) }));
    return { origin, stays, region: null, isOrdered: true };
  }
  return ofState(draws, { gazetteer }, origin) ?? { origin, stays: [stay(first)], region: null, isOrdered: false };
}

/** A trip to one or two cities of a state that has them, the origin aside. */
function ofState(draws: Draws, { gazetteer }: Pick<World, "gazetteer">, origin: string): Route | null {
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
