import { addDays, daysBetween, formatLongDate, type LocalDate, onceForEach, weekday } from "@/server/trip";
import { runsOn, type TransitFeed } from "./feed";

/** Days on which trips run. */
export interface FeedDates {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Trips by day, from `first` of the feed's services. */
  readonly tripsByDay: Int32Array;
}

/** The days of a feed that have trips, by its calendars; what feed_info says is not asked, since it is often wrong. Counted once for each feed. */
export const feedDates = onceForEach((feed: TransitFeed): FeedDates => {
  const { services, trips } = feed;
  const tripsOf = new Int32Array(services.bits.length / services.bytesPerService);
  for (const service of trips.service) tripsOf[service] = (tripsOf[service] ?? 0) + 1;
  const tripsByDay = new Int32Array(services.days);
  for (const [service, count] of tripsOf.entries()) {
    if (count === 0) continue;
    for (let day = 0; day < services.days; day += 1) {
      if (runsOn(feed, service, day)) tripsByDay[day] = (tripsByDay[day] ?? 0) + count;
    }
  }
  const first = tripsByDay.findIndex((count) => count > 0);
  const last = tripsByDay.findLastIndex((count) => count > 0);
  return {
    from: addDays(services.first, Math.max(0, first)),
    to: addDays(services.first, Math.max(0, last)),
    tripsByDay,
  };
});

/** Which day's timetable answers for a date. */
export type DayInFeed =
  | { readonly kind: "in feed"; readonly date: LocalDate }
  /** The same weekday of another week, because the caller asked for it: to be said wherever a time is shown. */
  | { readonly kind: "mapped"; readonly date: LocalDate; readonly asked: LocalDate; readonly message: string }
  | {
      readonly kind: "outside";
      readonly asked: LocalDate;
      readonly from: LocalDate;
      readonly to: LocalDate;
      readonly message: string;
    };

/** A day with fewer trips than this share of the fullest such weekday is a rest of a feed that ends, or a strike. */
const FULL_SHARE = 0.6;

/** Finds the day of the feed for a date; a date outside of it is mapped to the same weekday only when `mapped` is asked for. */
export function daysInFeed(feed: TransitFeed, { mapped = false } = {}): (asked: LocalDate) => DayInFeed {
  const { from, to, tripsByDay } = feedDates(feed);
  const span = `${formatLongDate(from)} to ${formatLongDate(to)}`;
  return (asked) => {
    if (asked >= from && asked <= to) return { kind: "in feed", date: asked };
    const date = mapped ? sameWeekday(feed, tripsByDay, asked) : null;
    if (date === null) {
      const message = `The timetable runs from ${span}; ${formatLongDate(asked)} is not in it.`;
      return { kind: "outside", asked, from, to, message };
    }
    const message = `The timetable runs from ${span}; times are those of ${formatLongDate(date)}, the same day of the week.`;
    return { kind: "mapped", date, asked, message };
  };
}

/** The nearest day of the same weekday that has about as many trips as the fullest one. */
function sameWeekday({ services }: TransitFeed, tripsByDay: Int32Array, asked: LocalDate): LocalDate | null {
  const away = daysBetween(services.first, asked);
  const wanted = (((weekday(asked) - weekday(services.first)) % 7) + 7) % 7;
  const days: number[] = [];
  for (let day = wanted; day < tripsByDay.length; day += 7) days.push(day);
  const most = days.reduce((fullest, day) => Math.max(fullest, tripsByDay[day] ?? 0), 0);
  const full = days.filter((day) => most > 0 && (tripsByDay[day] ?? 0) >= most * FULL_SHARE);
  const nearest = full.toSorted((one, other) => Math.abs(one - away) - Math.abs(other - away))[0];
  return nearest === undefined ? null : addDays(services.first, nearest);
}
