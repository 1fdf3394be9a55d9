import { isLocalDate, weekday } from "@/server/trip";
import { groupBy, pairKey } from "../group-by";
import type { ScheduledLeg } from "../records";
import type { TimetableLeg } from "../world-tables";
import type { LegSource } from "./leg-source";

/**
 * Legs that repeat weekly, made for the date that is asked for: the id becomes "<id>@<date>", the fare is the stored
 * one times the month's factor. A number alone names no leg here, because it runs on many dates.
 */
export function weeklyTimetable(
  timetable: readonly TimetableLeg[],
  monthlyFareFactors: readonly number[] | null,
): LegSource {
  const byPair = groupBy(timetable, (leg) => pairKey(leg.origin, leg.destination));

  function onDate({ weekdays: _, ...leg }: TimetableLeg, date: string): ScheduledLeg {
    const factor = monthlyFareFactors?.[Number(date.slice(5, 7)) - 1] ?? 1;
    const priceMinor = factor === 1 ? leg.priceMinor : Math.round((leg.priceMinor * factor) / 100) * 100;
    return { ...leg, id: `${leg.id}@${date}`, date, priceMinor };
  }

  return {
    scheduledLegs(origin, destination, date) {
      const legs = byPair.get(pairKey(origin, destination));
      if (legs === undefined || !isLocalDate(date)) return [];
      const day = weekday(date);
      return legs.filter((leg) => leg.weekdays.includes(day)).map((leg) => onDate(leg, date));
    },
    scheduledDates: () => null,
    legByNumber: () => undefined,
  };
}
