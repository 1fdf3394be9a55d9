import type { Facts } from "../reading/facts";
import type { Wish } from "../reading/wish";
import type { Dial } from "../skill";
import { erringDays, misread } from "./errors";
import { chooseLodging } from "./lodging";
import { chooseMeals, type MealSlot } from "./meals";
import { findable, inCity } from "./names";
import type { PlannedDay } from "./planned-day";
import { findRoute, type Visit } from "./route";
import { chooseWays } from "./ways";

/**
 * A plan of the whole trip from what was read and nothing else: what was not read is missing from it. Null where no round trip was
 * read. `dial` says where it errs.
 */
export function planTrip(said: Wish, facts: Facts, dial: Dial): PlannedDay[] | null {
  const wish = misread(said, dial);
  const visits = findRoute(wish, facts);
  if (visits === null) return null;
  const legs = [...visits.map(({ city }) => city), wish.origin].map((destination, index) => ({
    origin: visits[index - 1]?.city ?? wish.origin,
    destination,
  }));
  const ways = chooseWays(legs, wish, facts);
  const stays = visits.map(({ city, arrival, departure }) => {
    // Who miscounts the nights or the money takes what is too long or too dear.
    const nights = dial.errs("miscount") ? wish.days * 10 : departure - arrival;
    return chooseLodging(city, nights, wish, facts);
  });
  const spent = sum(ways.map((way) => way?.cost ?? 0)) + sum(stays.map((stay) => stay?.cost ?? 0));
  const slots = mealSlots(visits, wish);
  const meals = chooseMeals(slots, wish, facts, (wish.budget ?? Number.POSITIVE_INFINITY) - spent);
  const attractions = chooseAttractions(visits, facts);
  const days = Array.from({ length: wish.days }, (_, index): PlannedDay => {
    const number = index + 1;
    const { from, city } = placesOfDay(number, visits, wish);
    const leg = legs.findIndex((one, at) => (visits[at]?.arrival ?? wish.days) === number && one.origin === from);
    const stay = visits.findIndex(({ arrival, departure }) => arrival <= number && number < departure);
    const mealAt = (meal: MealSlot["meal"]) => {
      const slot = slots.find((one) => one.day === number && one.meal === meal);
      const restaurant = slot && meals.get(slot);
      return restaurant ? `${restaurant.name}, ${restaurant.city}` : null;
    };
    const lodging = stays[stay]?.lodging;
    return {
      number,
      from,
      city,
      transportation: ways[leg]?.text ?? null,
      breakfast: mealAt("breakfast"),
      attractions: attractions.get(number) ?? [],
      lunch: mealAt("lunch"),
      dinner: mealAt("dinner"),
      accommodation: lodging ? `${lodging.name}, ${lodging.city}` : null,
    };
  });
  return erringDays(days, dial);
}

function placesOfDay(number: number, visits: readonly Visit[], { origin, days }: Wish): { from: string; city: string } {
  const arriving = visits.findIndex(({ arrival }) => arrival === number);
  if (arriving !== -1) return { from: visits[arriving - 1]?.city ?? origin, city: visits[arriving]?.city ?? origin };
  const last = visits.at(-1)?.city ?? origin;
  if (number === days) return { from: last, city: origin };
  const city = visits.find(({ arrival, departure }) => arrival < number && number < departure)?.city ?? last;
  return { from: city, city };
}

/** Three meals on full days; on days of moving breakfast where they begin and dinner where they end, never at home. */
function mealSlots(visits: readonly Visit[], { days }: Wish): MealSlot[] {
  return visits.flatMap(({ city, arrival, departure }): MealSlot[] => {
    const full = Array.from({ length: Math.max(0, departure - arrival - 1) }, (_, index) => arrival + 1 + index);
    return [
      { day: arrival, meal: "lunch" as const, city, needed: false },
      { day: arrival, meal: "dinner" as const, city, needed: false },
      ...full.flatMap((day) =>
        (["breakfast", "lunch", "dinner"] as const).map((meal) => ({ day, meal, city, needed: true })),
      ),
      { day: Math.min(departure, days), meal: "breakfast" as const, city, needed: false },
    ];
  });
}

/** An attraction for each full day, then a second one, then one for the day of arrival, as far as they go. */
function chooseAttractions(visits: readonly Visit[], facts: Facts): ReadonlyMap<number, readonly string[]> {
  const chosen = new Map<number, readonly string[]>();
  for (const { city, arrival, departure } of visits) {
    const full = Array.from({ length: Math.max(0, departure - arrival - 1) }, (_, index) => arrival + 1 + index);
    const names = findable(inCity(facts.attractions, city)).map(({ name }) => `${name}, ${city}`);
    for (const [index, day] of [...full, ...full, arrival].entries()) {
      const name = names[index];
      if (name !== undefined) chosen.set(day, [...(chosen.get(day) ?? []), name]);
    }
  }
  return chosen;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
