import MiniSearch from "minisearch";
import { type Day, mealNameSchema, type PlanVersion, RHYTHM, spellingsOf } from "@/server/trip";
import type { FoundPlace } from "@/server/views";
import { type Restaurant, recordPrice, type World, worldWithinReach } from "@/server/worlds";
import { placedStops } from "./days";
import { noteOf, ratingOf } from "./facts/record-words";
import { citiesOfDay, type Place, visitMinutes } from "./stops/place";
import { openTimes } from "./times/gaps";
import { otherNamesOf } from "./world-places/place-index";

export interface PlaceSearch {
  readonly day: number;
  readonly kind: FoundPlace["kind"];
  readonly text: string;
}

const MOST = 20;

/**
 * Restaurants or attractions of the cities that a day is spent in, by words of their name, cuisines or types, also
 * misspelled ones; best first, at most 20. Without words the best rated.
 */
export function searchPlaces(
  version: Pick<PlanVersion, "itinerary" | "request">,
  { day: number, kind, text }: PlaceSearch,
  given: World,
): FoundPlace[] {
  const world = worldWithinReach(given, version.request);
  const day = version.itinerary.days.find((each) => each.number === number);
  if (day === undefined) return [];
  const planned = new Set(placedStops(version.itinerary.days).map(({ stop }) => stop.recordId));
  const places = citiesOfDay(day).flatMap((city) => placesOf(world, city, kind));
  const words = text.trim();
  const found = words === "" ? bestRated(places) : matching(places, words);
  return found.slice(0, MOST).map((place) => foundPlace(world, day, place, planned.has(place.record.id)));
}

/** Places that share their name with another cannot be told apart, so they are not offered. */
function placesOf(world: World, city: string, kind: FoundPlace["kind"]): Place[] {
  const places: Place[] =
    kind === "meal"
      ? world.restaurants(city).map((record) => ({ kind: "meal", record }))
      : world.attractions(city).map((record) => ({ kind: "visit", record }));
  return places.filter(({ record }) => record.nameResolves);
}

function bestRated(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0));
}

/** A city has some hundred places: an index made for one search takes a few milliseconds. All words, else some. */
function matching(places: readonly Place[], text: string): Place[] {
  const index = new MiniSearch<{ id: number; name: string; others: string; about: string }>({
    fields: ["name", "others", "about"],
    processTerm: spellingsOf,
    searchOptions: {
      ...{ boost: { name: 2, others: 2 }, prefix: true, fuzzy: mistypedLetters },
      processTerm: (term) => spellingsOf(term)[0] ?? null,
    },
  });
  index.addAll(
    places.map((place, id) => {
      const others = otherNamesOf(place).map(({ name }) => name);
      return { id, name: place.record.name, others: others.join(" "), about: wordsAbout(place) };
    }),
  );
  const withAll = index.search(text, { combineWith: "AND" });
  const found = withAll.length > 0 ? withAll : index.search(text, { combineWith: "OR" });
  return found.flatMap(({ id }) => places[Number(id)] ?? []);
}

/** So many letters of a word may be wrong. Two swapped ones count as two: "musuem". */
function mistypedLetters({ length }: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}

function wordsAbout(place: Place): string {
  return place.kind === "meal" ? place.record.cuisines : (place.record.details?.types ?? []).join(" ");
}

function foundPlace(world: World, day: Day, place: Place, planned: boolean): FoundPlace {
  const { record, kind } = place;
  const open = openTimes(record.hours, day);
  return {
    recordId: record.id,
    kind,
    name: record.name,
    rating: ratingOf(place),
    pricePerPerson: recordPrice(record, 1, world.describe().currency),
    note: day.from === day.city ? noteOf(world, place) : noteInCity(world, place),
    meals: place.kind === "meal" ? mealsServed(place.record, day) : null,
    openThatDay: open.some(({ from, to }) => place.kind === "meal" || to - from >= visitMinutes(place.record)),
    planned,
  };
}

/** On a moving day the city tells where it is. */
function noteInCity(world: World, place: Place): string {
  const note = noteOf(world, place);
  return note === "" ? place.record.city : `${note}, in ${place.record.city}`;
}

/** The meals during the whole of which it is open on the day. */
function mealsServed({ hours }: Restaurant, day: Day) {
  const open = openTimes(hours, day);
  return mealNameSchema.options.filter((meal) => {
    const { start, minutes } = RHYTHM.meals[meal];
    return open.some(({ from, to }) => from <= start && start + minutes <= to);
  });
}
