import { isBooked } from "@/server/trip";
import type { Attraction } from "@/server/worlds";
import { minutesOnTheWay, waysFit } from "./day-course";
import type { ChosenTrip } from "./solve";
import { opensIn, type StaySlot } from "./stay-slots";
import { isMovingDay } from "./trip-weight";

type Visit = ChosenTrip["visits"][number];

/**
 * The trip with its visits exchanged among the slots of each city so that sights of one kind seldom follow each other, no market
 * comes right after breakfast, and ways are short. What a visit weighs does not depend on its slot, so the trip is as good for
 * its objective as before. Only where the world has times; locked visits stay where they are.
 */
export function arranged(trip: ChosenTrip): ChosenTrip {
  if (!trip.frame.timed) return trip;
  const visits = [...trip.visits].sort((a, b) => a.day - b.day || a.slot.start - b.slot.start);
  let friction = frictionOf(trip, visits);
  // Each exchange leaves less friction, so this ends.
  for (let improved = true; improved && friction > 0; ) {
    improved = false;
    for (let first = 0; first < visits.length; first++) {
      for (let second = first + 1; second < visits.length; second++) {
        const exchanged = withExchange(trip, visits, first, second);
        const left = exchanged === null ? friction : frictionOf(trip, exchanged);
        if (exchanged === null || left >= friction) continue;
        visits.splice(0, visits.length, ...exchanged);
        friction = left;
        improved = true;
      }
    }
  }
  return { ...trip, visits };
}

/** The visits with two of them at each other's place; null where one is locked, closed then, or in another city. */
function withExchange(trip: ChosenTrip, visits: readonly Visit[], first: number, second: number): Visit[] | null {
  const [one, other] = [visits[first], visits[second]];
  if (one === undefined || other === undefined || one.attraction.city !== other.attraction.city) return null;
  if (isFixed(trip, one) || isFixed(trip, other)) return null;
  const swapped = [
    { ...one, attraction: other.attraction },
    { ...other, attraction: one.attraction },
  ] as const;
  if (!swapped.every((visit) => opensIn(trip.frame, visit.attraction, slotOf(trip, visit)))) return null;
  const exchanged = visits.with(first, swapped[0]).with(second, swapped[1]);
  return waysFit({ ...trip, visits: exchanged }, [one.day, other.day]) ? exchanged : null;
}

function isFixed({ frame }: ChosenTrip, { slot, attraction }: Visit): boolean {
  return slot.only !== null || isBooked(attraction.id) || frame.held.some(({ place }) => place.id === attraction.id);
}

function slotOf(trip: ChosenTrip, { day, slot }: Visit): StaySlot {
  return { day, slot, fullDay: !isMovingDay(trip, day) };
}

/** Two of a kind in a row on one day are worse than from one day to the next. */
const SAME_DAY = 3;
const NEXT_DAY = 1;
const MARKET_IN_THE_MORNING = 2;
/** An hour on the way is about as bad as two of a kind in a row. */
const MINUTE_ON_THE_WAY = 0.05;

function frictionOf(trip: ChosenTrip, visits: readonly Visit[]): number {
  const ways = MINUTE_ON_THE_WAY * minutesOnTheWay({ ...trip, visits });
  return visits.reduce((sum, visit, index) => {
    const before = visits[index - 1];
    const isSame = before !== undefined && isOfOneKind(before.attraction, visit.attraction);
    const repeated = !isSame ? 0 : before.day === visit.day ? SAME_DAY : NEXT_DAY;
    return sum + repeated + (isMarket(visit.attraction) && visit.slot.id === "morning" ? MARKET_IN_THE_MORNING : 0);
  }, ways);
}

export function isOfOneKind(one: Attraction, other: Attraction): boolean {
  const kind = one.details?.types[0];
  return kind !== undefined && kind === other.details?.types[0];
}

function isMarket({ details }: Attraction): boolean {
  return details?.types[0] === "food market";
}
