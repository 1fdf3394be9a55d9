import type { Attraction } from "@/server/worlds";
import { isFixed, visitChoice } from "./choices";
import { withPairsExchanged } from "./exchange-pairs";
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
  return withPairsExchanged(visits, {
    swapped: (one, other) => swapped(trip, one, other),
    withStops: (some) => ({ ...trip, visits: some }),
    frictionOf,
  });
}

/** Two visits at each other's place; null where one is locked, closed then, or in another city. */
function swapped(trip: ChosenTrip, one: Visit, other: Visit): readonly [Visit, Visit] | null {
  if (one.attraction.city !== other.attraction.city) return null;
  if ([one, other].some((visit) => isFixed(trip, visitChoice(visit)))) return null;
  const both = [
    { ...one, attraction: other.attraction },
    { ...other, attraction: one.attraction },
  ] as const;
  return both.every((visit) => opensIn(trip.frame, visit.attraction, slotOf(trip, visit))) ? both : null;
}

function slotOf(trip: ChosenTrip, { day, slot }: Visit): StaySlot {
  return { day, slot, fullDay: !isMovingDay(trip, day) };
}

/** Two of a kind in a row on one day are worse than from one day to the next. */
const SAME_DAY = 3;
const NEXT_DAY = 1;
const MARKET_IN_THE_MORNING = 2;

function frictionOf(visits: readonly Visit[]): number {
  return visits.reduce((sum, visit, index) => {
    const before = visits[index - 1];
    const isSame = before !== undefined && isOfOneKind(before.attraction, visit.attraction);
    const repeated = !isSame ? 0 : before.day === visit.day ? SAME_DAY : NEXT_DAY;
    return sum + repeated + (isMarket(visit.attraction) && visit.slot.id === "morning" ? MARKET_IN_THE_MORNING : 0);
  }, 0);
}

export function isOfOneKind(one: Attraction, other: Attraction): boolean {
  const kind = one.details?.types[0];
  return kind !== undefined && kind === other.details?.types[0];
}

function isMarket({ details }: Attraction): boolean {
  return details?.types[0] === "food market";
}
