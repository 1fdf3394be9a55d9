import { fromAbsolute, parseDate, Time, toCalendarDateTime, toZoned } from "@internationalized/date";
import type { LocalDate, LocalTime } from "@/server/trip";
import { addDays, timeOfMinutes } from "@/server/trip";

const HALF_DAY = 43_200_000;
const DAY_MINUTES = 1_440;

/** Milliseconds (UTC) of the moment from which a service day's times count: its noon minus 12 hours, so that no time is there twice. */
export function serviceStart(date: LocalDate, zone: string): number {
  return (
    toZoned(toCalendarDateTime(parseDate(date), new Time(12)), zone)
      .toDate()
      .getTime() - HALF_DAY
  );
}

/** Seconds from the service day's start to a time by the clocks of the zone: minutes after the date's midnight, 1440 and more on later days. */
export function secondsOfDay(date: LocalDate, minutes: number, zone: string): number {
  const day = parseDate(addDays(date, Math.floor(minutes / DAY_MINUTES)));
  const time = new Time(Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60);
  const moment = toZoned(toCalendarDateTime(day, time), zone).toDate().getTime();
  return (moment - serviceStart(date, zone)) / 1000;
}

export interface LocalMoment {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** What clocks of a zone show at a moment; asked for often, so offsets are kept by the quarter of an hour. */
export function localClock() {
  const offsets = new Map<string, number>();
  return (milliseconds: number, zone: string): LocalMoment => {
    const key = `${Math.floor(milliseconds / 900_000)} ${zone}`;
    let offset = offsets.get(key);
    if (offset === undefined) {
      offset = fromAbsolute(milliseconds, zone).offset;
      offsets.set(key, offset);
    }
    const shifted = new Date(milliseconds + offset);
    return {
      date: shifted.toISOString().slice(0, 10),
      time: timeOfMinutes(shifted.getUTCHours() * 60 + shifted.getUTCMinutes()),
    };
  };
}
