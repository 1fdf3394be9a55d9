import { groupBy, isLocalDate, type LocalDate, weekday } from "@/server/trip";
import { pairKey } from "../pair-key";
import type { City, ScheduledLeg } from "../records";
import type { TimetableLeg } from "../world-tables";
import { type Arrival, arrivalOf } from "./arrival";
import type { LegSource } from "./leg-source";

/**
 * Legs that repeat weekly, made for the date that is asked for: the id becomes "<id>@<date>", the fare is the stored
 * one times the month's factor, and the arrival is recomputed where both cities have a zone, since not all
 * zones change their clocks. A number alone names no leg here, because it runs on many dates.
 */
export function weeklyTimetable(
  timetable: readonly TimetableLeg[],
  monthlyFareFactors: readonly number[] | null,
  cities: readonly City[],
): LegSource {
  const byPair = groupBy(timetable, (leg) => pairKey(leg.origin, leg.destination));
  const zones = new Map(cities.map((city) => [city.name, city.zone]));

  function arrival(leg: TimetableLeg, date: LocalDate): Arrival {
    const originZone = zones.get(leg.origin);
    const destinationZone = zones.get(leg.destination);
    return originZone && destinationZone
      ? arrivalOf(date, leg.departureTime, leg.durationMinutes, originZone, destinationZone)
      : { arrivalTime: leg.arrivalTime, arrivalDayOffset: leg.arrivalDayOffset };
  }

  function onDate(weekly: TimetableLeg, date: LocalDate): ScheduledLeg {
    const { weekdays: _, ...leg } = weekly;
    const factor = monthlyFareFactors?.[Number(date.slice(5, 7)) - 1] ?? 1;
    const priceMinor = factor === 1 ? leg.priceMinor : Math.round((leg.priceMinor * factor) / 100) * 100;
    return { ...leg, ...arrival(weekly, date), id: `${leg.id}@${date}`, date, priceMinor };
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
