import type { Wish } from "../reading/wish";
import type { Dial } from "../skill";
import type { PlannedDay } from "./planned-day";

/** The wish as a model reads it that overlooks rules and miscounts people, one draw for each thing that is asked for. */
export function misread(wish: Wish, dial: Dial): Wish {
  const keeps = () => !dial.errs("overlook");
  return {
    ...wish,
    people: wish.people > 1 && dial.errs("miscount") ? 1 : wish.people,
    transportation: wish.transportation !== null && keeps() ? wish.transportation : null,
    roomType: wish.roomType !== null && keeps() ? wish.roomType : null,
    houseRules: wish.houseRules.filter(keeps),
    cuisines: wish.cuisines.filter(keeps),
  };
}

const INVENTED_RESTAURANTS = ["The Golden Spoon", "Sunset Grill House", "Mama's Corner Kitchen", "The Copper Table"];
const INVENTED_SIGHTS = ["The Old Clock Tower", "Riverside Botanical Walk", "Museum of Local History"];

/** The days as a model writes them that forgets items, uses restaurants again and invents names, one draw for each item and way. */
export function erringDays(days: readonly PlannedDay[], dial: Dial): PlannedDay[] {
  let lastMeal: string | null = null;
  const item = (value: string | null): string | null => (value === null || dial.errs("forget") ? null : value);
  const meal = (value: string | null, city: string): string | null => {
    const kept = item(value);
    if (kept === null) return null;
    if (lastMeal !== null && dial.errs("repeat")) return lastMeal;
    const name = INVENTED_RESTAURANTS[dial.draw(INVENTED_RESTAURANTS.length)];
    lastMeal = dial.errs("invent") ? `${name}, ${city}` : kept;
    return lastMeal;
  };
  const sight = (value: string, city: string): string => {
    return dial.errs("invent") ? `${INVENTED_SIGHTS[dial.draw(INVENTED_SIGHTS.length)]}, ${city}` : value;
  };
  return days.map((day) => ({
    ...day,
    transportation: item(day.transportation),
    breakfast: meal(day.breakfast, day.city),
    attractions: day.attractions.filter(() => !dial.errs("forget")).map((value) => sight(value, day.city)),
    lunch: meal(day.lunch, day.city),
    dinner: meal(day.dinner, day.city),
    accommodation: item(day.accommodation),
  }));
}
