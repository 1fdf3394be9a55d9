import { erringDays, misread } from "../../planning/errors";
import { chooseLodging } from "../../planning/lodging";
import { chooseMeals, type MealSlot } from "../../planning/meals";
import { findable, inCity } from "../../planning/names";
import { dayText, type PlannedDay } from "../../planning/planned-day";
import { chooseWays } from "../../planning/ways";
import { type Facts, factsIn } from "../../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../../reading/prompt-text";
import { readWish, type Wish } from "../../reading/wish";
import type { Dial, Skill } from "../../skill";
import { type OutlinedDay, routeIn } from "./outlined-route";
import { reminded } from "./reminded";

/** Plan: one day from what was collected, beside the days planned so far. Key points and guides in the prompt remind of what may be overlooked. */
export const planOneDay: Skill = {
  name: "plan-one-day",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Plan agent"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const facts = factsIn(body);
    const number = Number(/Write the plan of day (\d+)\.\s*$/.exec(body)?.[1] ?? 1);
    const said = await readWish(queryIn(body), todayIn(body));
    const route = routeIn(body, said, facts);
    const day = route?.find((one) => one.number === number);
    if (route === null || day === undefined) return { text: `Day ${number}:\nCurrent City: -` };
    const planned = body.split("\nPlanned so far:\n")[1]?.split("\n\nCollected:\n")[0] ?? "";
    const wish = stillWanted(
      misread(said, reminded(dial, body.includes("Key points of the request:"))),
      planned,
      facts,
    );
    const mind = reminded(dial, body.includes("What every plan keeps:"));
    const whole = planDay(day, route, wish, withoutUsed(facts, mind.errs("repeat") ? "" : planned), planned, mind);
    return { text: erringDays([whole], mind).map(dayText).join("") };
  },
};

/** Restaurants and sights that stand in no day planned so far. */
function withoutUsed(facts: Facts, planned: string): Facts {
  const isUnused = ({ name, city }: { name: string; city: string }) => !planned.includes(`${name}, ${city}`);
  return { ...facts, restaurants: facts.restaurants.filter(isUnused), attractions: facts.attractions.filter(isUnused) };
}

function planDay(
  day: OutlinedDay,
  route: readonly OutlinedDay[],
  wish: Wish,
  facts: Facts,
  planned: string,
  dial: Dial,
): PlannedDay {
  const { number, from, city } = day;
  const isLast = number === route.length;
  const isMoving = from !== city;
  const slots = slotsOf(day, isLast);
  const meals = chooseMeals(slots, wish, facts, Number.POSITIVE_INFINITY);
  const mealAt = (meal: MealSlot["meal"]) => {
    const slot = slots.find((one) => one.meal === meal);
    const restaurant = slot && meals.get(slot);
    return restaurant ? `${restaurant.name}, ${restaurant.city}` : null;
  };
  const sights = isMoving ? [] : findable(inCity(facts.attractions, city)).slice(0, 2);
  return {
    number,
    from,
    city,
    transportation: isMoving ? wayOf(day, wish, facts, planned) : null,
    breakfast: mealAt("breakfast"),
    attractions: sights.map(({ name }) => `${name}, ${city}`),
    lunch: mealAt("lunch"),
    dinner: mealAt("dinner"),
    accommodation: isLast ? null : lodgingOf(day, route, wish, facts, planned, dial),
  };
}

/** Three meals on a day in one city, dinner on the day of arrival, breakfast before going home. */
function slotsOf({ number, from, city }: OutlinedDay, isLast: boolean): MealSlot[] {
  const slot = (meal: MealSlot["meal"], place: string, needed: boolean) => ({ day: number, meal, city: place, needed });
  if (from === city) return [slot("breakfast", city, true), slot("lunch", city, true), slot("dinner", city, true)];
  return isLast ? [slot("breakfast", from, false)] : [slot("dinner", city, false)];
}

/** Without the cuisines of restaurants that days planned so far have. */
function stillWanted(wish: Wish, planned: string, facts: Facts): Wish {
  const eaten = facts.restaurants.filter(({ name, city }) => planned.includes(`${name}, ${city}`));
  return {
    ...wish,
    cuisines: wish.cuisines.filter((cuisine) => !eaten.some(({ cuisines }) => cuisines.includes(cuisine))),
  };
}

/** As the trip was begun: by own car all along, or without it. */
function wayOf({ from, city }: OutlinedDay, wish: Wish, facts: Facts, planned: string): string | null {
  const drove = planned.includes("Transportation: Self-driving");
  const flew = /Transportation: (?:Flight|Taxi)/.test(planned);
  const roads = facts.roads.filter(({ mode }) => (drove ? mode === "self-driving" : !flew || mode === "taxi"));
  const known: Facts = { ...facts, roads, flights: drove ? [] : facts.flights };
  return chooseWays([{ origin: from, destination: city }], wish, known)[0]?.text ?? null;
}

/** The lodging of the night before while the city stays the same, else the cheapest that suits for the nights of the outline. */
function lodgingOf(
  { number, city }: OutlinedDay,
  route: readonly OutlinedDay[],
  wish: Wish,
  facts: Facts,
  planned: string,
  dial: Dial,
): string | null {
  const before = [...planned.matchAll(/^Accommodation: (.+), ([^,\n]+)$/gm)].at(-1);
  if (before?.[2] === city) return `${before[1]}, ${city}`;
  const nights = route.filter((one) => one.city === city && one.number >= number && one.number < route.length).length;
  const counted = dial.errs("miscount") ? nights * 10 : nights;
  const chosen = chooseLodging(city, counted, wish, facts);
  return chosen === null ? null : `${chosen.lodging.name}, ${city}`;
}
