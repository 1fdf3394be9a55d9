import { addDays, daysBetween, type TripRequest } from "@/server/trip";
import type { Attraction } from "./records";
import type { World } from "./world";

/**
 * The world to plan a request in: of sights too far to walk to those that public transport joins on all dates on which the trip may be, and
 * those that the request names. The world itself where all of its sights are near.
 */
export function withJoinedSights(world: World, request: TripRequest): World {
  const { isJoinedOn } = world;
  if (isJoinedOn === undefined) return world;
  const dates = possibleDates(request);
  const named = namedIn(request);
  const known = new Map<string, readonly Attraction[]>();
  return {
    ...world,
    attractions(city) {
      const rows =
        known.get(city) ??
        world.attractions(city).filter(({ id }) => named.has(id) || dates.every((date) => isJoinedOn(id, date)));
      known.set(city, rows);
      return rows;
    },
  };
}

function possibleDates({ dates }: TripRequest) {
  const [from, to] =
    dates.kind === "fixed" ? [dates.start, addDays(dates.start, dates.days - 1)] : [dates.from, dates.to];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
}

function namedIn({ sights = [], ownPlaces = [], locks }: TripRequest): ReadonlySet<string> {
  const locked = locks.flatMap((lock) => ("recordId" in lock ? [lock.recordId] : []));
  return new Set([...sights, ...ownPlaces].map(({ recordId }) => recordId).concat(locked));
}
