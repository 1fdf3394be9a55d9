import { isAppointment } from "./booked-item";
import { formatDate, minutesOfDay, timeOfMinutes, weekdayName } from "./calendar";
import type { TripRequest } from "./request";
import type { SaidDay, SaidTime } from "./said";

/** "Meeting at 500 Main St on Tuesday 09:00–11:00 in Dallas", "back by 18:00", "leave after 17:00 on Friday", "Friday evening free". */
export function saidTimeWords(time: SaidTime): string {
  switch (time.kind) {
    case "appointment":
      return `${time.name} ${onDay(time.day)} ${time.start}–${time.end}${time.city === null ? "" : ` in ${time.city}`}`;
    case "arriveBy":
      return time.day === "last" ? `back by ${time.time}` : `arrive by ${time.time}${besideFirst(time.day)}`;
    case "leaveAfter":
      return `leave after ${time.time}${besideFirst(time.day)}`;
    case "freeEvening":
      if (time.day === "every") return "evenings free";
      return time.day === "lastNight" ? "last evening free" : `evening free ${onDay(time.day)}`;
  }
}

function besideFirst(day: SaidDay): string {
  return typeof day === "object" && "tripDay" in day && day.tripDay === 1 ? "" : ` ${onDay(day)}`;
}

function onDay(day: SaidDay): string {
  if (day === "every") return "every day";
  if (day === "last") return "on the last day";
  if (day === "lastNight") return "on the day before the last";
  if ("date" in day) return `on ${formatDate(day.date)}`;
  return "tripDay" in day ? `on day ${day.tripDay}` : `on ${weekdayName(day.weekday)}`;
}

/** Times said earlier with later ones on top: what is said again of the same day and thing takes its place. */
export function mergeTimes(earlier: readonly SaidTime[], later: readonly SaidTime[]): SaidTime[] {
  const keys = new Set(later.map(keyOfTime));
  return [...earlier.filter((time) => !keys.has(keyOfTime(time))), ...later];
}

function keyOfTime(time: SaidTime): string {
  return JSON.stringify([time.kind, time.day, time.kind === "appointment" ? [time.name, time.start] : null]);
}

/** The fixed times of a request as they would be said. */
export function timesOfRequest({ arriveBy, leaveAfter, booked, locks, dates }: TripRequest): SaidTime[] {
  const dayOf = (day: number): SaidDay => (day === dates.days ? "last" : { tripDay: day });
  return [
    ...booked.flatMap((item): SaidTime[] => {
      if (!isAppointment(item.id) || item.kind === "leg" || item.kind === "stay" || item.start === null) return [];
      const { name, city, start } = item;
      const minutes = item.kind === "visit" ? item.minutes : MEAL_MINUTES;
      const end = timeOfMinutes(minutesOfDay(start) + minutes);
      return [{ kind: "appointment", name, day: { tripDay: item.day }, start, end, city }];
    }),
    ...leaveAfter.map(
      ({ day, time }): SaidTime => ({
        kind: "leaveAfter",
        day: day === null ? "every" : { tripDay: day },
        time,
      }),
    ),
    ...arriveBy.map(({ day, time }): SaidTime => ({ kind: "arriveBy", day: dayOf(day), time })),
    ...locks.flatMap((lock): SaidTime[] =>
      lock.kind === "free" && lock.slot === "evening" ? [{ kind: "freeEvening", day: { tripDay: lock.day } }] : [],
    ),
  ];
}

const MEAL_MINUTES = 60;

/** "leave after 17:00 on day 1", "arrive by 18:00 on day 4", "leave after 10:00 on every day". */
export function timeLimitWords({ arriveBy, leaveAfter }: Pick<TripRequest, "arriveBy" | "leaveAfter">): string[] {
  return [
    ...leaveAfter.map(({ day, time }) => `leave after ${time} on ${day === null ? "every day" : `day ${day}`}`),
    ...arriveBy.map(({ day, time }) => `arrive by ${time} on day ${day}`),
  ];
}

/** "meeting at 09:00 on day 2", "the free evening of day 3". */
export function appointmentWords({ booked, locks }: Pick<TripRequest, "booked" | "locks">): string[] {
  return [
    ...booked.flatMap((item) =>
      isAppointment(item.id) && "start" in item ? [appointmentAt(item.name, item.start, item.day)] : [],
    ),
    ...locks.flatMap((lock) =>
      lock.kind === "free" && lock.slot === "evening" ? [`the free evening of day ${lock.day}`] : [],
    ),
  ];
}

/** "meeting at 09:00 on day 2". */
export function appointmentAt(name: string, start: string | null, day: number): string {
  return `${name}${start === null ? "" : ` at ${start}`} on day ${day}`;
}
