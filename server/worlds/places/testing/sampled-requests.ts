import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { addDays, type LocalDate, type Said, type TripRequest } from "@/server/trip";
import { toReading } from "@/server/understanding";
import type { World } from "../../world";

const PARTIES = [
  { people: 1, children: 0 },
  { people: 2, children: 0 },
  { people: 2, children: 1 },
  { people: 3, children: 0 },
  { people: 4, children: 2 },
  { people: 5, children: 3 },
] as const;
/** Days before which a trip may begin: holidays of the four countries, when much is closed. */
const HOLIDAYS = ["12-25", "01-01", "01-27", "05-01", "07-04", "09-08", "11-19"] as const;
const PACES = ["relaxed", "normal", "packed"] as const;
const WISHES: readonly Said["entries"][] = [
  { "attraction.preferredType": "museum" },
  { "attraction.preferredType": ["park", "art"] },
  { "attraction.preferredDuration": "1-2 hours" },
  { "attraction.popularity": "High" },
  { "restaurant.preferredDiningStyle": "Casual" },
  { "hotel.ratings": 3 },
];
const MUSTS: readonly Said["entries"][] = [
  { "hotel.ratings": 4 },
  { "hotel.ratings": 3 },
  { "hotel.needDisabilityAccess": true },
  { "restaurant.needDisabilityAccess": true },
  { "attraction.needDisabilityAccess": true },
];
/** A price per person and day, in the world's currency: none affords the first, nearly all the last. */
const BUDGETS = [60, 150, 220, 300, 450, 800] as const;
const LONGEST_SEARCH = 1_000;

const WAYS: readonly Said["constraints"][] = [
  { transportation: "only trains and buses" },
  { transportation: "only trains and buses" },
  { transportation: "no self-driving" },
  { transportation: "no flight" },
  {},
  {},
];

/**
 * Trips that people might ask for in a world of real cities, drawn from a seed: the same world, seed and first day give the same requests.
 * The dates lie within the year that begins on `from`. Of several cities a trip begins in one and visits one or two others.
 */
export function sampledRequests(world: World, count: number, seed: number, from: LocalDate): TripRequest[] {
  const random = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(random, 0, limit - 1);
  const isOneOf = (chances: number) => below(chances) === 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("Nothing to pick from.");
    return item;
  };
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const cuisinesIn = (visited: readonly string[]) =>
    [...new Set(visited.flatMap((city) => world.restaurants(city)).flatMap((one) => one.cuisines.split(", ")))]
      .filter((cuisine) => cuisine !== "")
      .sort();
  const route = (): { readonly origin: string; readonly visited: readonly string[] } => {
    const [only] = cities;
    if (only !== undefined && cities.length === 1) return { origin: only, visited: cities };
    const origin = pick(cities);
    const others = cities.filter((city) => city !== origin);
    const first = pick(others);
    const second = isOneOf(3) ? pick(others) : first;
    return { origin, visited: [...new Set([first, second])] };
  };

  const startDate = () => {
    if (!isOneOf(4)) return addDays(from, below(360));
    const holiday = pick(HOLIDAYS);
    const year = Number(from.slice(0, 4));
    const date = `${year}-${holiday}` >= from ? `${year}-${holiday}` : `${year + 1}-${holiday}`;
    return addDays(date, -below(2));
  };
  const said = (): Said => {
    const { origin, visited } = route();
    const isWithin = visited.includes(origin);
    const cuisines = cuisinesIn(visited);
    const sights = visited.flatMap((city) => world.attractions(city)).map(({ name }) => name);
    const days = 2 + below(4) + visited.length - 1;
    const party = pick(PARTIES);
    const start = startDate();
    const must = isOneOf(4) ? pick(MUSTS) : {};
    return {
      trip: {
        ...{ origin, destinations: [...visited], startDate: start, endDate: addDays(start, days - 1), days },
        people: party.people,
        ...(party.children > 0 && { children: party.children }),
        ...(isOneOf(2) && { budget: pick(BUDGETS) * party.people * days, currency: world.describe().currency }),
        ...(isOneOf(4) && sights.length > 0 && { sights: [...new Set([pick(sights), pick(sights)])] }),
        ...(isOneOf(3) && { pace: pick(PACES) }),
        ...(!isWithin && isOneOf(5) && { returnHome: false }),
      },
      constraints: {
        ...(cuisines.length > 0 && isOneOf(3) && { cuisines: [...new Set([pick(cuisines), pick(cuisines)])] }),
        ...(!isWithin && pick(WAYS)),
      },
      entries: { ...(isOneOf(2) ? pick(WISHES) : {}), ...must },
      insisted: must,
      unclear: [],
    };
  };

  const requests: TripRequest[] = [];
  for (let tries = 0; requests.length < count; tries += 1) {
    if (tries > count + LONGEST_SEARCH) throw new RangeError("Hardly any sampled trip can be read as a request.");
    const { request } = toReading(said(), world, from);
    if (request !== null) requests.push(request);
  }
  return requests;
}
