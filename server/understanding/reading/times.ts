import {
  appointmentId,
  type BookedItem,
  type Destination,
  daysBetween,
  formatLongDate,
  isMealName,
  type Lock,
  minutesOfDay,
  type RequestDates,
  type Said,
  type SaidDay,
  type SaidTime,
  saidTimeWords,
  type TripRequest,
  weekday,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { type Objection, type Part, part } from "./part";

/** What fixed times make of a request. */
export type FixedTimesOfRequest = Pick<TripRequest, "arriveBy" | "leaveAfter" | "booked" | "locks">;

type Appointment = Extract<SaidTime, { kind: "appointment" }>;

/**
 * Fixed times as a request has them: by the number of the trip's day, appointments booked and locked in their city. Without fixed
 * dates no weekday has a number, so the first day is asked for; what lies outside of the trip is objected to.
 */
export function readTimes(
  { trip: { times = [] } }: Said,
  world: World,
  dates: RequestDates | null,
  destination: Destination | null,
): Part<FixedTimesOfRequest> {
  if (times.length === 0 || dates === null || destination === null) return part(NOTHING_FIXED);
  if (dates.kind === "window" && times.some(({ day }) => isDated(day))) {
    const text = "Which day does the trip start? You named something at a fixed time.";
    return part<FixedTimesOfRequest>(null, { questions: [{ field: "startDate", text, kind: "date", options: [] }] });
  }
  const fixed: FixedTimesOfRequest = { arriveBy: [], leaveAfter: [], booked: [], locks: [] };
  const objections: Objection[] = [];
  for (const time of times) {
    const days = daysOf(time.day, dates);
    if (days === null) objections.push({ field: "times", text: outside(time, dates) });
    else if (time.kind === "leaveAfter" && time.day === "every") fixed.leaveAfter.push({ day: null, time: time.time });
    else if (time.kind === "leaveAfter") for (const day of days) fixed.leaveAfter.push({ day, time: time.time });
    else if (time.kind === "arriveBy") for (const day of days) fixed.arriveBy.push({ day, time: time.time });
    else if (time.kind === "freeEvening")
      for (const day of days) fixed.locks.push({ kind: "free", day, slot: "evening" });
    else {
      const city = time.city ?? onlyCity(destination);
      if (city === null) {
        const text = `In which city is "${time.name}"? Say it with its time, for example "${saidTimeWords(time)} in ${someCity(destination, world)}".`;
        objections.push({ field: "times", text });
      } else for (const day of days) add(fixed, time, day, city, world);
    }
  }
  return objections.length > 0 ? part<FixedTimesOfRequest>(null, { objections }) : part(fixed);
}

const NOTHING_FIXED: FixedTimesOfRequest = { arriveBy: [], leaveAfter: [], booked: [], locks: [] };

function isDated(day: SaidDay): boolean {
  return typeof day === "object" && !("tripDay" in day);
}

/** The days of the trip that are meant; every leg is one limit. Null: none of the trip's days. */
function daysOf(day: SaidDay, dates: RequestDates): number[] | null {
  const all = Array.from({ length: dates.days }, (_, index) => index + 1);
  if (day === "every") return dates.days === 0 ? null : all;
  if (day === "last") return [dates.days];
  if (day === "lastNight") return [Math.max(1, dates.days - 1)];
  if ("tripDay" in day) return day.tripDay <= dates.days ? [day.tripDay] : null;
  if (dates.kind === "window") return null;
  if ("date" in day) {
    const number = daysBetween(dates.start, day.date) + 1;
    return number >= 1 && number <= dates.days ? [number] : null;
  }
  const first = (day.weekday - weekday(dates.start) + 7) % 7;
  return first < dates.days ? [first + 1] : null;
}

function outside(time: SaidTime, dates: RequestDates): string {
  const from = dates.kind === "fixed" ? ` from ${formatLongDate(dates.start)}` : "";
  return `"${saidTimeWords(time)}" is on none of the trip's ${dates.days} days${from}. Change the dates, or its day.`;
}

function onlyCity(destination: Destination): string | null {
  const [only, ...others] = destination.kind === "cities" ? destination.cities : [];
  return others.length === 0 ? (only?.name ?? null) : null;
}

function someCity(destination: Destination, { gazetteer }: World): string {
  const cities = destination.kind === "cities" ? destination.cities : gazetteer.citiesOf(destination.region);
  return cities[0]?.name ?? "Dallas";
}

/** A meal at a restaurant of the traveler's own is that day's meal; all else is a visit as long as it takes. */
function add(
  fixed: FixedTimesOfRequest,
  { name, start, end }: Appointment,
  day: number,
  city: string,
  world: World,
): void {
  const id = appointmentId(fixed.booked.length);
  const base = { id, day, name, city, start, pricePerPerson: { amountMinor: 0, currency: world.describe().currency } };
  const meal = mealAt(name, start);
  const item: BookedItem =
    meal === null
      ? { ...base, kind: "visit", minutes: minutesOfDay(end) - minutesOfDay(start) }
      : { ...base, kind: "meal", meal, cuisines: "" };
  const lock: Lock =
    meal === null
      ? { kind: "visit", day, recordId: id, start, onPurpose: false }
      : { kind: "meal", day, meal, recordId: id, start, onPurpose: false };
  fixed.booked.push(item);
  fixed.locks.push(lock);
}

function mealAt(name: string, start: string) {
  const said = /^(?:\w+ )?(breakfast|lunch|dinner)\b/i.exec(name)?.[1]?.toLowerCase();
  const meal = isMealName(said) ? said : null;
  const hours = { breakfast: [6, 11], lunch: [10, 16], dinner: [16, 22] } as const;
  const [from, to] = meal === null ? [0, 0] : hours[meal];
  const minutes = minutesOfDay(start);
  return meal !== null && minutes >= 60 * from && minutes < 60 * to ? meal : null;
}
