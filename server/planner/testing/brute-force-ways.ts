import { addDays, type LocalDate, RHYTHM, type TripRequest } from "@/server/trip";
import { type Attraction, openOn, type Restaurant, type World } from "@/server/worlds";

/**
 * The cheapest meals and visits of a trip within one city, in cents for one person, by trying every place in every slot with
 * the ways between them; written against the rules alone, sharing no code with the planner. Knows the normal and the packed pace,
 * cuisines as the only demands, and no locks. Infinity where there are none.
 */
export function leastOfDaysByForce(request: TripRequest, start: LocalDate, world: World): number {
  const city = request.origin;
  const slots = Array.from({ length: request.dates.days }, (_, index) => slotsOfDay(request, index + 1)).flat();
  // The cheapest first, so that more of the others can be left aside.
  const byPrice = (one: Place, other: Place) => one.priceMinor - other.priceMinor;
  const restaurants = [...world.restaurants(city)].sort(byPrice);
  const attractions = [...world.attractions(city)].sort(byPrice);
  const mealsFrom = slots.map((_, index) => slots.slice(index).filter(({ isMeal }) => isMeal).length);
  const cheapestMeal = restaurants[0]?.priceMinor ?? 0;
  let least = Number.POSITIVE_INFINITY;

  function fill(index: number, spent: number, used: readonly Place[], last: Last | null, seen: boolean): void {
    if (spent + (mealsFrom[index] ?? 0) * cheapestMeal >= least) return;
    const slot = slots[index];
    if (slot === undefined) {
      const isCovered = request.demands.cuisines.every((cuisine) =>
        used.some((place) => "cuisines" in place && place.cuisines.includes(cuisine)),
      );
      if (isCovered && seen) least = spent;
      return;
    }
    const isNewDay = index > 0 && slot.day !== slots[index - 1]?.day;
    // Every day of such a trip is a whole one, with a visit.
    if (isNewDay && !seen) return;
    const before = isNewDay ? null : last;
    const isSeen = isNewDay ? false : seen;
    if (!slot.isMeal) fill(index + 1, spent, used, before, isSeen);
    for (const place of slot.isMeal ? restaurants : attractions) {
      if (used.includes(place)) continue;
      const way = before === null ? 0 : (world.localTravelMinutes(city, before.place.id, place.id) ?? 0);
      const end = endOf(slot, place, before === null ? slot.start : before.end + way, addDays(start, slot.day - 1));
      if (end === null) continue;
      fill(index + 1, spent + place.priceMinor, [...used, place], { place, end }, isSeen || !slot.isMeal);
    }
  }

  fill(0, 0, [], null, false);
  return least;
}

type Place = Restaurant | Attraction;

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
