import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import { runsOn, type TransitFeed } from "./feed";
import { feedDates } from "./feed-dates";
import { serviceStart } from "./service-clock";
import type { DepartureWindow } from "./transit-matrix";

/** A kind of day: on all of its dates the same trips run within the hours that were asked for. */
export interface DayKind {
  /** The first of its dates. */
  readonly example: LocalDate;
  readonly dates: readonly LocalDate[];
}

const DAY = 86_400;
/** Clocks that change shift the days around a date by so much. */
const SHIFT = 3_600;

/** The dates of a feed that count by what runs on them between these seconds of a day, the kind with most dates first. */
export function dayKinds(
  feed: TransitFeed,
  hours: DepartureWindow,
  counts: (date: LocalDate) => boolean = () => true,
): DayKind[] {
  const { from, to } = feedDates(feed);
  const spans = spansOfServices(feed);
  const daysBefore = Math.ceil(Math.max(0, ...spans.map(({ end }) => end)) / DAY);
  /** By days after a date (−1: the day before): services with a trip in its hours. */
  const relevant: { readonly away: number; readonly services: readonly number[] }[] = [];
  for (let away = -daysBefore; away <= 1; away += 1) {
    const services = [...spans.keys()].filter((service) => {
      const { begin, end } = spans[service] ?? { begin: 0, end: 0 };
      return begin + away * DAY <= hours.to + SHIFT && end + away * DAY >= hours.from - SHIFT;
    });
    relevant.push({ away, services });
  }
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)).filter(counts);
  const kinds = new Map<string, LocalDate[]>();
  for (const date of dates) {
    const day = daysBetween(feed.services.first, date);
    const start = serviceStart(date, feed.zone);
    const key = relevant
      .map(({ away, services }) => {
        const running = services.filter((service) => runsOn(feed, service, day + away));
        return running.length === 0 ? "" : `${serviceStart(addDays(date, away), feed.zone) - start}:${running.join()}`;
      })
      .join(";");
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, [date]);
    else known.push(date);
  }
  return [...kinds.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((ofKind) => (ofKind[0] === undefined ? [] : [{ example: ofKind[0], dates: ofKind }]));
}

/** By service: the first departure and the last arrival of its trips; of one without trips an empty span. */
function spansOfServices({ services, trips, patterns, times, frequencies }: TransitFeed) {
  const spans = Array.from({ length: services.bits.length / services.bytesPerService }, () => ({
    begin: Number.POSITIVE_INFINITY,
    end: Number.NEGATIVE_INFINITY,
  }));
  const extend = (trip: number, begin: number, end: number) => {
    const span = spans[trips.service[trip] ?? 0];
    if (span === undefined) return;
    span.begin = Math.min(span.begin, begin);
    span.end = Math.max(span.end, end);
  };
  const ownTimes = (trip: number) => {
    const [pattern, first] = [trips.pattern[trip] ?? 0, trips.firstTime[trip] ?? 0];
    const calls = (patterns.firstStop[pattern + 1] ?? 0) - (patterns.firstStop[pattern] ?? 0);
    return { begin: times.departures[first] ?? 0, end: times.arrivals[first + calls - 1] ?? 0 };
  };
  for (let trip = 0; trip < trips.ids.length; trip += 1) {
    const { begin, end } = ownTimes(trip);
    extend(trip, begin, end);
  }
  for (const [row, trip] of frequencies.trip.entries()) {
    const { begin, end } = ownTimes(trip);
    extend(trip, frequencies.from[row] ?? 0, (frequencies.to[row] ?? 0) + end - begin);
  }
  return spans;
}
