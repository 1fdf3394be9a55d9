import type { Facts, ReadRestaurant } from "../reading/facts";
import type { Wish } from "../reading/wish";
import { findable, inCity } from "./names";

export type MealName = "breakfast" | "lunch" | "dinner";

/** A meal to be planned. A day that is spent in one city needs its three; on days of moving they may be left out. */
export interface MealSlot {
  readonly day: number;
  readonly meal: MealName;
  readonly city: string;
  readonly needed: boolean;
}

/**
 * A restaurant for each slot that gets one, none twice: first those that bring the wanted cuisines at the lowest cost, then the
 * cheapest. Slots that are not needed are filled as far as `dollars` last, for everybody.
 */
export function chooseMeals(
  slots: readonly MealSlot[],
  wish: Wish,
  facts: Facts,
  dollars: number,
): ReadonlyMap<MealSlot, ReadRestaurant> {
  const cities = [...new Set(slots.map(({ city }) => city))];
  const choices = new Map(cities.map((city) => [city, cheapestFirst(findable(inCity(facts.restaurants, city)))]));
  const carriers = cheapestCover([...choices.values()].flat(), wish);
  const chosen = new Map<MealSlot, ReadRestaurant>();
  let left = dollars;
  const take = (slot: MealSlot, restaurant: ReadRestaurant | undefined) => {
    if (restaurant === undefined) return;
    chosen.set(slot, restaurant);
    left -= restaurant.cost * wish.people;
  };
  const unused = (city: string) => {
    const taken = new Set(chosen.values());
    return (choices.get(city) ?? []).filter((restaurant) => !taken.has(restaurant));
  };
  const neededFirst = [...slots].sort((a, b) => Number(b.needed) - Number(a.needed));
  for (const restaurant of carriers) {
    const slot = neededFirst.find((one) => one.city === restaurant.city && !chosen.has(one));
    if (slot !== undefined) take(slot, restaurant);
  }
  for (const slot of neededFirst) {
    if (chosen.has(slot)) continue;
    const [cheapest] = unused(slot.city);
    if (slot.needed || (cheapest !== undefined && cheapest.cost * wish.people <= left)) take(slot, cheapest);
  }
  return chosen;
}

function cheapestFirst(restaurants: readonly ReadRestaurant[]): ReadRestaurant[] {
  return [...restaurants].sort((a, b) => a.cost - b.cost);
}

/** The cheapest restaurants that have every wanted cuisine among them; as many cuisines as can be had where not all can. */
function cheapestCover(restaurants: readonly ReadRestaurant[], { cuisines }: Wish): readonly ReadRestaurant[] {
  interface Cover {
    readonly cost: number;
    readonly restaurants: readonly ReadRestaurant[];
  }
  const covers = new Map<number, Cover>([[0, { cost: 0, restaurants: [] }]]);
  for (const restaurant of restaurants) {
    const brings = cuisines.reduce(
      (mask, cuisine, index) => mask | (restaurant.cuisines.includes(cuisine) ? 1 << index : 0),
      0,
    );
    if (brings === 0) continue;
    for (const [mask, cover] of [...covers]) {
      const cost = cover.cost + restaurant.cost;
      const known = covers.get(mask | brings);
      if (known === undefined || cost < known.cost) {
        covers.set(mask | brings, { cost, restaurants: [...cover.restaurants, restaurant] });
      }
    }
  }
  const bits = (mask: number) => cuisines.filter((_, index) => mask & (1 << index)).length;
  const [best] = [...covers].sort(([a], [b]) => bits(b) - bits(a));
  return best?.[1].restaurants ?? [];
}
