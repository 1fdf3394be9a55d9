import { type Day, minutesBeforeDeparture, RHYTHM, type Stop } from "@/server/trip";
import { type Hours, minutesOnWay, openOn, type World } from "@/server/worlds";
import { minutesIntoDay } from "./moments";

/** A time of a day, in minutes from its midnight. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** A stop lies before it, so that what does not fit comes right after that. */
  readonly isAfterStop: boolean;
}

/** What is to lie in a gap. */
export interface TimedPlace {
  readonly recordId: string;
  readonly city: string;
  readonly hours: Hours | null;
}

/** Minutes allowed between two places of a city where the world does not model the way. */
const UNKNOWN_TRAVEL_MINUTES = 30;

/** The time between the neighbors of what would come before the day's stop `index`, without the ways to and from them. */
export function gapAt(world: World, day: Day, index: number, place: TimedPlace): Gap {
  const before = day.stops.slice(0, index).findLast(({ kind, end }) => kind !== "stay" && end !== null);
  const after = day.stops.slice(index).find(({ kind, start }) => kind !== "stay" && start !== null);
  const [end, start] = [before?.end ?? null, after?.start ?? null].map((time) => time && minutesIntoDay(day, time));
  const from = before && end != null ? end + minutesAfter(world, day, before, end, place) : RHYTHM.dayStart;
  const to = after && start != null ? start - minutesBefore(world, day, after, start, place) : RHYTHM.dayEnd;
  return {
    from: Math.max(from, RHYTHM.dayStart),
    to: Math.min(to, RHYTHM.dayEnd),
    isAfterStop: before !== undefined,
  };
}

function minutesAfter(world: World, day: Day, before: Stop, end: number, { recordId, city }: TimedPlace): number {
  if (before.kind === "leg") return RHYTHM.afterArrivalMinutes;
  if (before.city !== city) return 0;
  const leaving = { date: day.date, minutes: end };
  return minutesOnWay(world, city, before.recordId, recordId, leaving) ?? UNKNOWN_TRAVEL_MINUTES;
}

function minutesBefore(world: World, day: Day, after: Stop, start: number, { recordId, city }: TimedPlace): number {
  if (after.kind === "leg") return minutesBeforeDeparture(after.mode);
  if (after.city !== city) return 0;
  const walk = world.localTravelMinutes(city, recordId, after.recordId) ?? UNKNOWN_TRAVEL_MINUTES;
  const { date } = day;
  // The latest minute at which one may leave and still be there; who leaves later is there no earlier.
  for (let way = 0; way < walk; way++) {
    const leaving = { date, minutes: start - way };
    if ((minutesOnWay(world, city, recordId, after.recordId, leaving) ?? walk) <= way) return way;
  }
  return walk;
}

/** A start in a gap, and how well it suits: within gap and opening hours, within the gap alone, or in no gap at all. */
export interface Fit {
  readonly start: number;
  readonly suits: "open" | "gap" | "not";
}

/** The start nearest to `wanted` (null: the earliest) at which `minutes` fit into the gap, within the hours where possible. */
export function fitInto(gap: Gap, open: readonly OpenTime[], minutes: number, wanted: number | null): Fit {
  const latest = gap.to - minutes;
  const starts = open
    .map(({ from, to }) => ({ from: Math.max(gap.from, from), to: Math.min(latest, to - minutes) }))
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => nearest(wanted ?? from, from, to));
  const away = (start: number) => Math.abs(start - (wanted ?? 0));
  const [first, ...others] = starts;
  if (first !== undefined) {
    return { start: others.reduce((best, start) => (away(start) < away(best) ? start : best), first), suits: "open" };
  }
  if (gap.from <= latest) return { start: nearest(wanted ?? gap.from, gap.from, latest), suits: "gap" };
  const start = gap.isAfterStop ? gap.from : latest;
  return { start: Math.min(Math.max(start, 0), LAST_START), suits: "not" };
}

/** A stop begins on its day, whatever it overlaps. */
const LAST_START = 1439;
const STEP = 5;

/** Within bounds as wanted, else at the bound, on a multiple of five minutes where there is one. */
function nearest(wanted: number, from: number, to: number): number {
  if (wanted >= from && wanted <= to && wanted !== from) return wanted;
  const rounded = wanted <= from ? Math.ceil(from / STEP) * STEP : Math.floor(to / STEP) * STEP;
  return rounded >= from && rounded <= to ? rounded : Math.min(Math.max(wanted, from), to);
}

/** When a place is open on a day, in minutes from its midnight. */
export interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** Ascending; empty: closed all day. A place without hours is always open. */
export function openTimes(hours: Hours | null, { date }: Pick<Day, "date">): OpenTime[] {
  return hours === null ? [{ from: 0, to: 1440 }] : openOn(hours, date).map(([from, to]) => ({ from, to }));
}
