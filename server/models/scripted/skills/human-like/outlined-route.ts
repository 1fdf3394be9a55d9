import type { Facts } from "../../reading/facts";
import { dateOfDay, type Wish } from "../../reading/wish";

/** A day of the route as the prompt outlines it, or as it can be guessed. */
export interface OutlinedDay {
  readonly number: number;
  readonly date: string;
  readonly from: string;
  readonly city: string;
}

const DAY = /^Day (\d+) \((\d{4}-\d{2}-\d{2})\): (.*)$/gm;
const MOVE = /^from (.+?) to (.+?)(?=\.(?: Exploring|$))/;
const EXPLORING = /Exploring (.+?)\.?$/;
const PLANNED_CITY = /^Current City: (?:from .+? to )?(.+)$/gm;
const LISTED_CITIES = /Cities in [^:\n]+: (.+?)\.?$/m;

/** The outline in the prompt; where there is none, the days shared out over the cities that the prompt speaks of; null where it speaks of none. */
export function routeIn(body: string, wish: Wish, facts: Facts): OutlinedDay[] | null {
  const outlined = outlinedDays(body);
  if (outlined.length > 0) return outlined;
  const cities = guessedCities(body, wish, facts).slice(0, wish.cityCount);
  return cities.length === 0 ? null : sharedOut(cities, wish);
}

function outlinedDays(body: string): OutlinedDay[] {
  const days: OutlinedDay[] = [];
  for (const [, number, date = "", rest = ""] of body.matchAll(DAY)) {
    const [, from, to] = MOVE.exec(rest) ?? [];
    const city = to ?? EXPLORING.exec(rest)?.[1] ?? "";
    days.push({ number: Number(number), date, from: from ?? city, city });
  }
  return days;
}

/** Cities that days were planned in, then those of which lodging was read, then those of the state's list. */
function guessedCities(body: string, wish: Wish, facts: Facts): string[] {
  if (wish.destinations.length > 0) return [...wish.destinations];
  const planned = [...body.matchAll(PLANNED_CITY)].map(([, city = ""]) => city.trim());
  const listed = LISTED_CITIES.exec(body)?.[1]?.split(", ") ?? [];
  const all = [...planned, ...facts.lodgings.map(({ city }) => city), ...listed];
  return [...new Set(all)].filter((city) => city !== wish.origin);
}

/** As many days in each city, the last one spent on the way home. */
export function sharedOut(cities: readonly string[], wish: Wish): OutlinedDay[] {
  const nights = Math.max(1, wish.days - 1);
  const cityOn = (day: number) => cities[Math.min(cities.length - 1, Math.floor(((day - 1) * cities.length) / nights))];
  return Array.from({ length: wish.days }, (_, index): OutlinedDay => {
    const number = index + 1;
    const from = number === 1 ? wish.origin : (cityOn(number - 1) ?? wish.origin);
    const city = number === wish.days ? wish.origin : (cityOn(number) ?? wish.origin);
    return { number, date: dateOfDay(wish, number), from, city };
  });
}
