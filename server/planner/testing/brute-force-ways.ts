import { addDays, type LocalDate, RHYTHM, type TripRequest } from "@/server/trip";
import { type Attraction, openOn, type Restaurant, type World } from "@/server/worlds";

/** What a stop weighs, and each visit beyond the first of its day in addition. */
interface StopWeights {
  readonly stop: (place: Place) => number;
  readonly furtherVisit: number;
}

/** The cheapest meals and visits, in cents for one person. */
const BY_PRICE: StopWeights = { stop: ({ priceMinor }) => priceMinor, furtherVisit: 0 };

/**
 * The least weight of meals and visits of a trip within one city for one person, at no more than `budget` cents, by trying every place in every
 * slot with the ways between them; written against the rules alone, sharing no code with the planner. Knows the normal and the packed pace,
 * cuisines as the only demands, and no locks. Infinity where there are none.
 */
export function leastOfDaysByForce(
  request: TripRequest,
  start: LocalDate,
  world: World,
  { stop: weightOf, furtherVisit }: StopWeights = BY_PRICE,
  budget = Number.POSITIVE_INFINITY,
): number {
  const city = request.origin;
  const slots = Array.from({ length: request.dates.days }, (_, index) => slotsOfDay(request, index + 1)).flat();
  // The lightest first, so that more of the others can be left aside.
  const byWeight = (one: Place, other: Place) => weightOf(one) - weightOf(other);
  const restaurants = [...world.restaurants(city)].sort(byWeight);
  const attractions = [...world.attractions(city)].sort(byWeight);
  const lightestOf = (place: Place | undefined) => (place === undefined ? 0 : weightOf(place));
  const lightest = {
    meal: lightestOf(restaurants[0]),
    visit: Math.min(0, lightestOf(attractions[0]) + Math.min(0, furtherVisit)),
  };
  const cheapestMeal = Math.min(...restaurants.map(({ priceMinor }) => priceMinor));
  const mealsFrom = [...slots.keys(), slots.length].map(
    (index) => slots.slice(index).filter(({ isMeal }) => isMeal).length,
  );
  const visitsFrom = mealsFrom.map((meals, index) => slots.length - index - meals);
  const restFrom = mealsFrom.map((meals, index) => meals * lightest.meal + (visitsFrom[index] ?? 0) * lightest.visit);
  let least = Number.POSITIVE_INFINITY;

  function fill(
    index: number,
    spent: number,
    weight: number,
    used: readonly Place[],
    last: Last | null,
    seen: boolean,
  ): void {
    if (weight + (restFrom[index] ?? 0) >= least) return;
    if (spent + (mealsFrom[index] ?? 0) * cheapestMeal > budget) return;
    const slot = slots[index];
    if (slot === undefined) {
      const isCovered = request.demands.cuisines.every((cuisine) =>
        used.some((place) => "cuisines" in place && place.cuisines.includes(cuisine)),
      );
      if (isCovered && seen) least = weight;
      return;
    }
    const isNewDay = index > 0 && slot.day !== slots[index - 1]?.day;
    // Every day of such a trip is a whole one, with a visit.
    if (isNewDay && !seen) return;
    const before = isNewDay ? null : last;
    const isSeen = isNewDay ? false : seen;
    if (!slot.isMeal) fill(index + 1, spent, weight, used, before, isSeen);
    for (const place of slot.isMeal ? restaurants : attractions) {
      if (used.includes(place)) continue;
      const date = addDays(start, slot.day - 1);
      const way = before === null ? 0 : wayFrom(before, place, date);
      const end = endOf(slot, place, before === null ? slot.start : before.end + way, date);
      if (end === null) continue;
      const more = weightOf(place) + (!slot.isMeal && isSeen ? furtherVisit : 0);
      fill(
        index + 1,
        spent + place.priceMinor,
        weight + more,
        [...used, place],
        { place, end },
        isSeen || !slot.isMeal,
      );
    }
  }

  function wayFrom({ place: from, end }: Last, to: Place, date: LocalDate): number {
    const walk = world.localTravelMinutes(city, from.id, to.id) ?? 0;
    return Math.min(walk, world.sureRideMinutes?.(city, from.id, to.id, date, end) ?? walk);
  }

  fill(0, 0, 0, [], null, false);
  return least;
}

export type Place = Restaurant | Attraction;

interface Last {
  readonly place: Place;
  readonly end: number;
}

interface Slot {
  readonly day: number;
  readonly isMeal: boolean;
  readonly start: number;
  readonly end: number;
}

/** When a stop ends that one comes to at this minute; null: it is too late, or closed. */
function endOf(slot: Slot, place: Place, comes: number, date: LocalDate): number | null {
  if (slot.isMeal) return comes <= slot.start && isOpen(place, date, slot.start, slot.end) ? slot.end : null;
  const minutes = "cuisines" in place ? 0 : (place.details?.durationMinutes ?? 90);
  for (let from = Math.max(slot.start, comes); from + minutes <= slot.end; from++) {
    if (isOpen(place, date, from, from + minutes)) return from + minutes;
  }
  return null;
}

function isOpen({ hours }: Place, date: LocalDate, from: number, to: number): boolean {
  return hours === null || openOn(hours, date).some(([open, close]) => open <= from && to <= close);
}

function slotsOfDay({ pace }: TripRequest, day: number): Slot[] {
  const isPacked = pace === "packed";
  const meal = (hours: number, minutes: number) => ({ isMeal: true, start: hours * 60, end: hours * 60 + minutes });
  const visit = (from: number, to: number) => ({ isMeal: false, start: from * 60, end: to * 60 });
  const { breakfast, lunch, dinner } = RHYTHM.meals;
  const slots = isPacked
    ? [
        ...[meal(7.5, breakfast.minutes), visit(8.75, 12), meal(12.5, lunch.minutes)],
        ...[visit(14, 15.75), visit(16.25, 18.25), meal(18.75, dinner.minutes), visit(20.75, 22.5)],
      ]
    : [
        ...[meal(8, breakfast.minutes), visit(9.25, 12), meal(12.5, lunch.minutes)],
        ...[visit(14, 18), meal(18.5, dinner.minutes)],
      ];
  return slots.map((slot) => ({ ...slot, day }));
}
