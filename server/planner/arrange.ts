import type { Attraction } from "@/server/worlds";
import { isFixed, visitChoice } from "./choices";
import { MINUTE_ON_THE_WAY, minutesOnTheWay, waysFit } from "./day-course";
import { exchangePairs } from "./exchange-pairs";
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
  const better = (now: readonly Visit[], first: number, second: number): readonly Visit[] | null => {
    const exchanged = withExchange(trip, now, first, second);
    if (exchanged === null) return null;
    const days = [exchanged[first]?.day ?? 0, exchanged[second]?.day ?? 0];
    const [before, after] = [now, exchanged].map(
      (some) => frictionOf(some) + MINUTE_ON_THE_WAY * minutesOnTheWay({ ...trip, visits: some }, days),
    );
    return (after ?? 0) < (before ?? 0) - LEAST_GAIN && waysFit({ ...trip, visits: exchanged }, days)
      ? exchanged
      : null;
  };
  return { ...trip, visits: exchangePairs(visits, better) };
}

/** The visits with two of them at each other's place; null where one is locked, closed then, or in another city. */
function withExchange(trip: ChosenTrip, visits: readonly Visit[], first: number, second: number): Visit[] | null {
  const [one, other] = [visits[first], visits[second]];
  if (one === undefined || other === undefined || one.attraction.city !== other.attraction.city) return null;
  if ([one, other].some((visit) => isFixed(trip, visitChoice(visit)))) return null;
  const swapped = [
    { ...one, attraction: other.attraction },
    { ...other, attraction: one.attraction },
  ] as const;
  if (!swapped.every((visit) => opensIn(trip.frame, visit.attraction, slotOf(trip, visit)))) return null;
  return visits.with(first, swapped[0]).with(second, swapped[1]);
}

function slotOf(trip: ChosenTrip, { day, slot }: Visit): StaySlot {
  return { day, slot, fullDay: !isMovingDay(trip, day) };
}

/** What an exchange has to bring, so that no two of them undo each other by rounding. */
const LEAST_GAIN = 1e-6;

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
