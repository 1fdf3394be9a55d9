import { type Day, type MealName, type MealStop, RHYTHM, type Stop, type VisitStop } from "@/server/trip";
import { type Attraction, type Restaurant, recordPrice, type World } from "@/server/worlds";
import { minutesOf } from "../times/moments";

/** A restaurant or an attraction. */
export type Place =
  | { readonly kind: "meal"; readonly record: Restaurant }
  | { readonly kind: "visit"; readonly record: Attraction };

/** The restaurant or attraction with this id in one of the cities, looked for in their order. */
export function findPlace(world: World, cities: Iterable<string>, recordId: string): Place | null {
  for (const city of cities) {
    const restaurant = world.restaurants(city).find(({ id }) => id === recordId);
    if (restaurant !== undefined) return { kind: "meal", record: restaurant };
    const attraction = world.attractions(city).find(({ id }) => id === recordId);
    if (attraction !== undefined) return { kind: "visit", record: attraction };
  }
  return null;
}

/** The cities that a day is spent in: the one it ends in first. */
export function citiesOfDay({ city, from }: Pick<Day, "city" | "from">): string[] {
  return city === from ? [city] : [city, from];
}

/** Every city of the trip, those of this day first. */
export function citiesFrom(day: Day, days: readonly Day[]): Set<string> {
  return new Set([day, ...days].flatMap(citiesOfDay));
}

/** What a record makes of a stop that has no time yet; id and reasons are the stop's own. */
type PlaceFields<Kind extends MealStop | VisitStop> = Omit<Kind, "id" | "reasons">;

export function mealFields(
  world: World,
  restaurant: Restaurant,
  meal: MealName,
  people: number,
): PlaceFields<MealStop> {
  return { kind: "meal", ...commonFields(world, restaurant, people), meal };
}

export function visitFields(world: World, attraction: Attraction, people: number): PlaceFields<VisitStop> {
  return { kind: "visit", ...commonFields(world, attraction, people) };
}

function commonFields(world: World, record: Restaurant | Attraction, people: number) {
  return {
    recordId: record.id,
    name: record.name,
    city: record.city,
    start: null,
    end: null,
    cost: recordPrice(record, people, world.describe().currency),
    locked: false,
    alternatives: [],
  };
}

/** Minutes of a visit where the world does not say. */
const VISIT_MINUTES = 90;

export function visitMinutes(attraction: Attraction): number {
  return attraction.details?.durationMinutes ?? VISIT_MINUTES;
}

/** How long a meal or a visit takes: as long as it is planned now, else what its record or the rhythm of a day says. */
export function durationOf(stop: MealStop | VisitStop, place: Place | null): number {
  const own = minutesOf(stop);
  if (own !== null) return own;
  if (stop.kind === "meal") return RHYTHM.meals[stop.meal].minutes;
  return place?.kind === "visit" ? visitMinutes(place.record) : VISIT_MINUTES;
}

export function isPlaceStop(stop: Stop): stop is MealStop | VisitStop {
  return stop.kind === "meal" || stop.kind === "visit";
}
