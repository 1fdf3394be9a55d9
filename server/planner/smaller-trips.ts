import type { Destination, LocalDate, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { cheapestTrip, type LeastCost } from "./least-cost";
import type { SearchControl } from "./search-control";

/** A trip of fewer cities or days, and the cheapest of them. */
export interface SmallerTrip {
  readonly request: TripRequest;
  readonly least: LeastCost & { readonly trip: NonNullable<LeastCost["trip"]> };
}

/**
 * What the budget buys where it does not pay the trip: with everything else as asked for, the most cities that can be paid, and the
 * most days in them. Null where nothing is smaller, where locks or bookings hold days, or where none was found in time.
 */
export function smallerTrip(
  request: TripRequest,
  starts: readonly LocalDate[],
  world: World,
  control: SearchControl,
): SmallerTrip | null {
  const { budget } = request.demands;
  if (budget === null || request.locks.length > 0 || request.booked.length > 0 || request.arriveBy.length > 0)
    return null;
  for (const smaller of smallerRequests(request)) {
    if (control.isOver()) return null;
    const least = cheapestTrip(smaller, starts, world, control, budget.amountMinor + 1);
    const { trip } = least;
    if (trip !== null) return { request: smaller, least: { ...least, trip } };
  }
  return null;
}

/** Fewer cities or days, the most cities first, then the most days; a day more than cities is the least. */
function smallerRequests(request: TripRequest): TripRequest[] {
  const asked = request.dates.days;
  return sizesDown(request.destination).flatMap(({ cities, destinations }, index) =>
    Array.from({ length: Math.max(0, asked - cities) }, (_, fewer) => asked - fewer)
      .filter((days) => index > 0 || days < asked)
      .flatMap((days) =>
        destinations.map((destination) => ({ ...request, destination, dates: { ...request.dates, days } })),
      ),
  );
}

interface Size {
  readonly cities: number;
  readonly destinations: readonly Destination[];
}

/** The asked places, then ever fewer: of a region a smaller number, of named cities without a schedule every choice of them. */
function sizesDown(destination: Destination): Size[] {
  if (destination.kind === "region") {
    const { cityCount } = destination;
    const counts = Array.from({ length: cityCount }, (_, index) => cityCount - index);
    return counts.map((cities) => ({ cities, destinations: [{ ...destination, cityCount: cities }] }));
  }
  const { cities } = destination;
  const isScheduled = cities.some(({ nights, arriveOnDay }) => nights !== null || arriveOnDay !== null);
  if (isScheduled || cities.length > MOST_NAMED) return [];
  const choices = Array.from({ length: 1 << cities.length }, (_, bits) =>
    cities.filter((_city, index) => bits & (1 << index)),
  );
  return cities.map((_city, index) => {
    const count = cities.length - index;
    const some = choices.filter((choice) => choice.length === count);
    return { cities: count, destinations: some.map((chosen) => ({ ...destination, cities: chosen })) };
  });
}

/** Choices of more cities than these are too many to look at. */
const MOST_NAMED = 4;
