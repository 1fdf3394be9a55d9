import { addDays, daysBetween, type LocalDate, type SaidStop } from "@/server/trip";
import { type PlaceMention, placeKey } from "../gazetteer/place-index";
import type { Item } from "../text/item";
import { dateOf } from "./calendar-phrases";
import { type CalendarContext, inferYear } from "./date-reader";
import { type Leg, readEach, readLegs, saysOrder } from "./legs";
import { type RoutePlace, readCityCount, readRoute } from "./route";

export interface SaidWhere {
  readonly origin: string | null;
  readonly destinations: readonly string[];
  readonly region: string | null;
  readonly cityCount: number | null;
  readonly stops: readonly SaidStop[];
  /** Dates and length that follow from the stops. */
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly days: number | null;
  readonly unclear: readonly string[];
  /** Positions of the items that belong to single stops. */
  readonly used: ReadonlySet<number>;
}

/** From where, to where, in which order. */
export function readWhere(items: readonly Item[], context: CalendarContext): SaidWhere {
  const unclear = new Set<string>();
  const count = readCityCount(items);
  if (count.unclear) unclear.add("cityCount");
  const route = readRoute(items);
  const home = originOf(route, unclear);
  const goesSomewhere = route.some((place) => place.role === "destination");
  const isVisited = ({ role }: RoutePlace): boolean => role === "destination" || (role === "home" && !goesSomewhere);
  const visited = distinct(route.filter((place) => isVisited(place) && !isHome(place, home)));
  const destinations = visited.filter((place) => !isRegion(place, visited, count.count));
  const regions = visited.filter((place) => isRegion(place, visited, count.count));
  const region = regionOf(regions, destinations, unclear);
  if (visited.some((place) => place.alternative)) {
    unclear.add("destinations");
    return { ...NOWHERE, origin: home, cityCount: count.count, unclear: [...unclear] };
  }
  for (const place of destinations) if (place.item.value.cities.length > 1) unclear.add("destinations");
  const legs = readLegs(items, destinations);
  const itinerary = readStops(items, legs, context) ?? readEqualStops(items, legs, destinations, count.count);
  return {
    ...itinerary,
    origin: home,
    destinations: destinations.map((place) => nameOf(place.item.value)),
    region,
    cityCount: count.count,
    unclear: [...unclear],
  };
}

const NOWHERE: SaidWhere = {
  origin: null,
  destinations: [],
  region: null,
  cityCount: null,
  stops: [],
  startDate: null,
  endDate: null,
  days: null,
  unclear: [],
  used: new Set(),
};

/** The name to set: the one city's, with its state where others share the name; as written when it may be several or none. */
export function nameOf(mention: PlaceMention): string {
  const [only] = mention.cities;
  if (mention.saidRegion && mention.region !== null) return mention.region.name;
  if (mention.cities.length === 1 && only !== undefined) {
    const isElsewhere =
      mention.saidState !== null && only.state !== null && placeKey(only.state) !== placeKey(mention.saidState);
    return mention.saidState !== null && (mention.nameIsShared || isElsewhere)
      ? `${only.name}, ${mention.saidState}`
      : only.name;
  }
  if (mention.cities.length === 0 && mention.region !== null) return mention.region.name;
  return mention.corrected ? (only?.name ?? mention.written) : mention.written;
}

/** The origin again; a state of the same name is another place: "from Washington to Washington state". */
function isHome({ item }: RoutePlace, home: string | null): boolean {
  return nameOf(item.value) === home && !item.value.saidRegion;
}

function originOf(route: readonly RoutePlace[], unclear: Set<string>): string | null {
  const origins = route.filter((place) => place.role === "origin");
  const homes = route.filter((place) => place.role === "home");
  const candidates = origins.length > 0 ? origins : homes;
  const names = new Set(candidates.map((place) => nameOf(place.item.value)));
  const [first] = candidates;
  if (first === undefined) return null;
  if (names.size > 1 || candidates.some((place) => place.alternative)) {
    unclear.add("origin");
    return null;
  }
  const { cities, region } = first.item.value;
  if (cities.length > 1 || (cities.length === 0 && region !== null)) unclear.add("origin");
  return nameOf(first.item.value);
}

function distinct(places: readonly RoutePlace[]): RoutePlace[] {
  const seen = new Map<string, RoutePlace>();
  for (const place of places) {
    const name = nameOf(place.item.value);
    const known = seen.get(name);
    if (known === undefined) seen.set(name, place);
    else if (place.hasCities && !known.hasCities) seen.set(name, { ...known, hasCities: true });
  }
  return [...seen.values()];
}

/** A name that is both a city's and a region's means the region where cities are counted in it or nothing else is visited with a count. */
function isRegion(place: RoutePlace, visited: readonly RoutePlace[], cityCount: number | null): boolean {
  const { cities, region, saidRegion, saidState } = place.item.value;
  if (region === null || saidState !== null) return false;
  if (saidRegion || cities.length === 0) return true;
  if (place.hasCities) return true;
  return cityCount !== null && visited.length === 1;
}

function regionOf(regions: readonly RoutePlace[], cities: readonly RoutePlace[], unclear: Set<string>): string | null {
  const [first] = regions;
  if (first === undefined) return null;
  if (regions.length > 1) {
    unclear.add("region");
    return null;
  }
  const name = first.item.value.region?.name ?? first.item.value.written;
  const holdsAll =
    cities.length > 0 && cities.every((city) => city.item.value.cities.some((one) => one.state === name));
  return holdsAll ? null : name;
}

type Itinerary = Pick<SaidWhere, "stops" | "startDate" | "endDate" | "days" | "used">;

const UNTIMED: Itinerary = { stops: [], startDate: null, endDate: null, days: null, used: new Set() };

/** Cities that all get the same time ("2 nights each"), or of which only the order was said. */
function readEqualStops(
  items: readonly Item[],
  legs: readonly Leg[],
  destinations: readonly RoutePlace[],
  cityCount: number | null,
): Itinerary {
  const cities = destinations.map((place) => ({ city: nameOf(place.item.value) }));
  const each = readEach(items);
  const count = cities.length > 0 ? cities.length : (cityCount ?? 0);
  if (each === null || count < 2) {
    const isOrdered = saysOrder(items, destinations) && !legs.some(isTimed);
    return isOrdered ? { ...UNTIMED, stops: cities } : UNTIMED;
  }
  const { nights, days } = each.stop;
  return {
    ...UNTIMED,
    stops: cities.map((city) => ({ ...city, ...each.stop })),
    days: nights !== undefined ? nights * count + 1 : days !== undefined ? days * count : null,
    used: new Set([each.at]),
  };
}

/** Ordered cities with days or nights, and what follows from them for the whole trip. */
function readStops(items: readonly Item[], legs: readonly Leg[], context: CalendarContext): Itinerary | null {
  const timed = legs.filter(isTimed);
  const dated = legs.filter((leg) => leg.date !== null);
  const byDate = dated.length >= 2 ? dayNumbers(legs, context) : null;
  const hasDay = timed.some((leg) => leg.stop.day !== undefined);
  if (byDate === null && !hasDay && timed.length < 2) return null;
  const used = new Set(legs.flatMap((leg) => leg.used.filter((at) => byDate !== null || items[at]?.kind !== "date")));
  const stops = legs.map((leg, index) => ({
    city: nameOf(leg.place.item.value),
    ...leg.stop,
    ...(byDate === null || leg.stop.day !== undefined ? {} : { day: byDate.days[index] }),
  }));
  const nights = sumOf(legs, (leg) => leg.stop.nights);
  const days = sumOf(legs, (leg) => leg.stop.days);
  return {
    ...UNTIMED,
    stops,
    startDate: byDate?.start ?? null,
    days: nights === null ? days : nights + 1,
    used,
  };
}

function isTimed(leg: Leg): boolean {
  return Object.keys(leg.stop).length > 0;
}

function sumOf(legs: readonly Leg[], value: (leg: Leg) => number | undefined): number | null {
  let sum = 0;
  for (const leg of legs) {
    const one = value(leg);
    if (one === undefined) return null;
    sum += one;
  }
  return sum;
}

/** Stops with dates: the first is the start, the others count from it. */
function dayNumbers(
  legs: readonly Leg[],
  context: CalendarContext,
): { start: LocalDate; days: readonly (number | undefined)[] } | null {
  const dates = legs.map(({ date }) => {
    if (date === null || date.month === null) return null;
    return dateOf(date.year ?? inferYear(date.month, date.day, context), date.month, date.day);
  });
  const start = dates.find((date) => date !== null);
  if (start === undefined || start === null) return null;
  const days = dates.map((date) => (date === null || date < start ? undefined : daysBetween(start, date) + 1));
  return { start: addDays(start, 0), days };
}
