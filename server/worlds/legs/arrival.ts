import { parseDateTime, toCalendarDate, toTimeZone, toZoned } from "@internationalized/date";
import { addDays, daysBetween, type LocalDate, type LocalTime, minutesOfDay, timeOfMinutes } from "@/server/trip";

export interface Arrival {
  readonly arrivalTime: LocalTime;
  readonly arrivalDayOffset: number;
}

/**
 * When a leg of less than a day that leaves on `date` arrives: local time at the destination, with zones and clock
 * changes kept. Around a clock change each leg is worked out alone; on all other days the zones' difference will do,
 * which is far faster.
 */
export function arrivalOf(
  date: LocalDate,
  departureTime: LocalTime,
  durationMinutes: number,
  originZone: string,
  destinationZone: string,
): Arrival {
  const origin = steadyOffset(originZone, date);
  const destination = steadyOffset(destinationZone, date);
  if (origin === null || destination === null) {
    return exactArrival(date, departureTime, durationMinutes, originZone, destinationZone);
  }
  const minutes = minutesOfDay(departureTime) + durationMinutes + destination - origin;
  return { arrivalTime: timeOfMinutes(minutes), arrivalDayOffset: Math.floor(minutes / 1440) };
}

const steadyOffsets = new Map<string, number | null>();

/** Minutes by which the zone is ahead of UTC from the day before `date` to the third day after; null if it changes. */
function steadyOffset(zone: string, date: LocalDate): number | null {
  const key = `${zone} ${date}`;
  const known = steadyOffsets.get(key);
  if (known !== undefined) return known;
  const [before, after] = [addDays(date, -1), addDays(date, 3)].map(
    (day) => toZoned(parseDateTime(`${day}T00:00`), zone).offset / 60_000,
  );
  const offset = before === undefined || before !== after ? null : before;
  steadyOffsets.set(key, offset);
  return offset;
}

function exactArrival(
  date: LocalDate,
  departureTime: LocalTime,
  durationMinutes: number,
  originZone: string,
  destinationZone: string,
): Arrival {
  const departure = toZoned(parseDateTime(`${date}T${departureTime}`), originZone);
  const arrival = toTimeZone(departure.add({ minutes: durationMinutes }), destinationZone);
  return {
    arrivalTime: timeOfMinutes(arrival.hour * 60 + arrival.minute),
    arrivalDayOffset: daysBetween(date, toCalendarDate(arrival).toString()),
  };
}
