import { isLocalDate, type LocalDate, weekday } from "@/server/trip";
import { groupBy, pairKey } from "../group-by";
import type { City, ScheduledLeg } from "../records";
import type { TimetableLeg } from "../world-tables";
import { type Arrival, arrivalOf } from "./arrival";
import type { LegSource } from "./leg-source";

/**
 * Legs that repeat weekly, made for the date that is asked for: the id becomes "<id>@<date>", the fare is the stored
 * one times the month's factor, and the arrival is worked out anew where both cities have a zone, since not all
 * zones change their clocks. A number alone names no leg here, because it runs on many dates.
 */
export function weeklyTimetable(
  timetable: readonly TimetableLeg[],
  monthlyFareFactors: readonly number[] | null,
  cities: readonly City[],
): LegSource {
  const byPair = groupBy(timetable, (leg) => pairKey(leg.origin, leg.destination));
  const zones = new Map(cities.map((city) => [city.name, city.zone]));

  function onDate({ weekdays: _, ...leg }: TimetableLeg, date: LocalDate, arrival: Arrival): ScheduledLeg {
    const factor = monthlyFareFactors?.[Number(date.slice(5, 7)) - 1] ?? 1;
    const priceMinor = factor === 1 ? leg.priceMinor : Math.round((leg.priceMinor * factor) / 100) * 100;
    return { ...leg, ...arrival, id: `${leg.id}@${date}`, date, priceMinor };
  }

  return {
    scheduledLegs(origin, destination, date) {
      const legs = byPair.get(pairKey(origin, destination));
      if (legs === undefined || !isLocalDate(date)) return [];
      const day = weekday(date);
      const originZone = zones.get(origin);
      const destinationZone = zones.get(destination);
      const arrivals = new Map<string, Arrival>();
      function arrival(leg: TimetableLeg): Arrival {
        if (!originZone || !destinationZone) return leg;
        const times = `${leg.departureTime} ${leg.durationMinutes}`;
        const known = arrivals.get(times);
        if (known !== undefined) return known;
        const worked = arrivalOf(date, leg.departureTime, leg.durationMinutes, originZone, destinationZone);
        arrivals.set(times, worked);
        return worked;
      }
      return legs
        .filter((leg) => leg.weekdays.includes(day))
        .map((leg) => {
          const { arrivalTime, arrivalDayOffset } = arrival(leg);
          return onDate(leg, date, { arrivalTime, arrivalDayOffset });
        });
    },
    scheduledDates: () => null,
    legByNumber: () => undefined,
  };
}
