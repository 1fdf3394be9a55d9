import { type LocalDate, type MealName, RHYTHM } from "@/server/trip";
import { type Interval, type MealSlot, type Neighbor, opensAt, type VisitSlot } from "../day-slots";
import type { HeldVisit } from "./held-stops";

/** Minutes between two neighbors of a day, the longest way inside a city (`RHYTHM`). */
export const GAP = 30;
/** A visit slot shorter than this is none. */
const SHORTEST_VISIT = 15;

/** When a usual meal may begin at the earliest and end at the latest if something else is at its usual time. */
const MEAL_WINDOWS: Record<MealName, Interval> = {
  breakfast: { start: 7 * 60, end: 10 * 60 + 30 },
  lunch: { start: 11 * 60, end: 15 * 60 },
  dinner: { start: 17 * 60, end: 21 * 60 },
};

/** When something that is locked begins and ends, and where it is. */
export interface Taken extends Interval {
  readonly place: Neighbor["place"];
}

/**
 * A meal as near to its usual time as its window and what is locked allow; null when there is no room. Where the usual gaps
 * are not available, it is in the middle of the longest room, for a restaurant that is near enough.
 */
export function mealAround(usual: MealSlot, taken: readonly Taken[]): MealSlot | null {
  const minutes = usual.end - usual.start;
  const window = MEAL_WINDOWS[usual.meal];
  const starts = [usual.start, ...taken.flatMap(({ start, end }) => [start - GAP - minutes, end + GAP])]
    .filter((start) => start >= window.start && start + minutes <= window.end)
    .filter((start) => isClear({ start, end: start + minutes }, taken))
    .sort((a, b) => Math.abs(a - usual.start) - Math.abs(b - usual.start) || a - b);
  const room = longest(clearParts(window, taken, 0));
  const start = starts[0] ?? room.start + Math.floor((room.end - room.start - minutes) / 2);
  if (starts.length === 0 && room.end - room.start < minutes) return null;
  const slot = { ...usual, start, end: start + minutes };
  return { ...slot, near: neighborsOf(slot, taken) };
}

function neighborsOf(slot: Interval, taken: readonly Taken[]): Neighbor[] {
  const before = taken.map(({ place, end }) => ({ place, minutes: slot.start - end, isBefore: true }));
  const after = taken.map(({ place, start }) => ({ place, minutes: start - slot.end, isBefore: false }));
  return [...before, ...after].filter(({ minutes }) => minutes >= 0 && minutes < GAP);
}

/** Those of the usual meals that have room around what is already. */
export function mealsAround(usual: readonly MealSlot[], taken: readonly Taken[]): MealSlot[] {
  return usual.map((meal) => mealAround(meal, taken)).filter((slot) => slot !== null);
}

/**
 * The usual visit slots but those that a visit of its own takes the place of, each cut to the longest part that is clear of
 * everything else.
 */
export function visitsAround(
  usual: readonly VisitSlot[],
  ownVisits: readonly Interval[],
  taken: readonly Interval[],
): VisitSlot[] {
  return usual
    .filter((slot) => !ownVisits.some((own) => own.start < slot.end && slot.start < own.end))
    .map((slot) => ({ ...slot, ...longest(clearParts(slot, taken)) }))
    .filter(({ start, end }) => end - start >= SHORTEST_VISIT);
}

/**
 * A time for each of these visits between what is already, from the usual time of the first visit to the end of the day
 * and, unless on purpose, within its opening hours: the first order in which each can begin as early as possible. Null when
 * there is none.
 */
export function placeVisits(
  visits: readonly HeldVisit[],
  date: LocalDate,
  taken: readonly Interval[],
): Interval[] | null {
  const day = { start: RHYTHM.visits.morning.start, end: RHYTHM.dayEnd };
  const place = (open: readonly HeldVisit[], placed: ReadonlyMap<HeldVisit, Interval>): Interval[] | null => {
    if (open.length === 0) return visits.flatMap((visit) => placed.get(visit) ?? []);
    for (const visit of open) {
      const start = earliest(visit, date, clearParts(day, [...taken, ...placed.values()]));
      if (start === null) continue;
      const rest = open.filter((other) => other !== visit);
      const found = place(rest, new Map(placed).set(visit, { start, end: start + visit.minutes }));
      if (found !== null) return found;
    }
    return null;
  };
  return place(visits, new Map());
}

function earliest(
  { place, minutes, onPurpose }: HeldVisit,
  date: LocalDate,
  parts: readonly Interval[],
): number | null {
  const hours = onPurpose ? null : place.hours;
  for (const part of parts) {
    const start = opensAt(hours, date, part, minutes);
    if (start !== null) return start;
  }
  return null;
}

function isClear({ start, end }: Interval, taken: readonly Interval[]): boolean {
  return taken.every((other) => end + GAP <= other.start || other.end + GAP <= start);
}

/** What is left of an interval when all that is taken, with a gap around it, is cut out. */
function clearParts(whole: Interval, taken: readonly Interval[], gap = GAP): Interval[] {
  let parts: Interval[] = [{ start: whole.start, end: whole.end }];
  for (const { start, end } of taken) {
    parts = parts.flatMap((part) => [
      { start: part.start, end: Math.min(part.end, start - gap) },
      { start: Math.max(part.start, end + gap), end: part.end },
    ]);
    parts = parts.filter((part) => part.end > part.start);
  }
  return parts.sort((a, b) => a.start - b.start);
}

function longest(parts: readonly Interval[]): Interval {
  const none = { start: 0, end: 0 };
  return parts.reduce((best, part) => (part.end - part.start > best.end - best.start ? part : best), none);
}
