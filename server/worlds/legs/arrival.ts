import { parseDateTime, toCalendarDate, toTimeZone, toZoned } from "@internationalized/date";
import { daysBetween, type LocalDate, type LocalTime, timeOfMinutes } from "@/server/trip";

export interface Arrival {
  readonly arrivalTime: LocalTime;
  readonly arrivalDayOffset: number;
}

/** When a leg that leaves `origin` on `date` arrives at `destination`: local time there, with zones and clock changes kept. */
export function arrivalOf(
  date: LocalDate,
  departureTime: LocalTime,
  durationMinutes: number,
  originZone: string,
  destinationZone: string,
): Arrival {
  const departure = toZoned(parseDateTime(`${date}T${departureTime}`), originZone);
  const arrival = toTimeZone(departure.add({ minutes: durationMinutes }), destinationZone);
  const arrivalDate = toCalendarDate(arrival).toString();
  return {
    arrivalTime: timeOfMinutes(arrival.hour * 60 + arrival.minute),
    arrivalDayOffset: daysBetween(date, arrivalDate),
  };
}
