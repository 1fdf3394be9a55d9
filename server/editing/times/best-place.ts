import { type Day, mealNameSchema } from "@/server/trip";
import type { World } from "@/server/worlds";
import { endOfDay } from "../days";
import { isTimed } from "./moments";
import { type Arrival, fitAt } from "./placed-at";

const SUITS = ["open", "gap", "not"] as const;

/** The place in the day that suits best: open then, else free then, else the last; of equals the nearest to what is wanted. */
export function bestPlace(world: World, day: Day, arrival: Arrival): number {
  const places = placesInCity(day, arrival.stop.city);
  if (!isTimed(world)) return bestInOrder(day, arrival.stop, places);
  const fits = places.map((index) => ({ index, ...fitAt(world, day, index, arrival) }));
  const distance = ({ start }: { start: number }) => Math.abs(start - (arrival.wanted ?? 0));
  const [best] = fits
    .filter(({ suits }) => suits !== "not")
    .sort((a, b) => SUITS.indexOf(a.suits) - SUITS.indexOf(b.suits) || distance(a) - distance(b));
  return best?.index ?? places.at(-1) ?? endOfDay(day);
}

/** The places of a day at which the traveler is in the city; every place where the day is in another one. */
function placesInCity(day: Day, city: string): number[] {
  const end = endOfDay(day);
  const leg = day.stops.findIndex(({ kind }) => kind === "leg");
  const all = Array.from({ length: end + 1 }, (_, index) => index);
  if (leg < 0 || day.from === day.city) return all;
  if (city === day.from) return all.slice(0, leg + 1);
  return city === day.city ? all.slice(leg + 1) : all;
}

/** Without times: a meal among the meals of the day, a visit last. */
function bestInOrder(day: Day, stop: Arrival["stop"], places: readonly number[]): number {
  const last = places.at(-1) ?? endOfDay(day);
  if (stop.kind === "visit") return last;
  const order = mealNameSchema.options;
  const later = day.stops.findIndex(
    (other) => other.kind === "meal" && order.indexOf(other.meal) > order.indexOf(stop.meal),
  );
  return places.includes(later) ? later : last;
}
