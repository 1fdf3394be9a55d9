import { addDays, type LocalDate, type MealName, minutesOfDay, RHYTHM, type TripRequest } from "@/server/trip";
import { type Attraction, openOn, type Restaurant, type World } from "@/server/worlds";

/** Minutes from midnight. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A locked meal or visit as the rules see it. */
export interface Kept {
  readonly meal: MealName | null;
  readonly record: Restaurant | Attraction;
  /** Null: not said, or the world has no times. */
  readonly start: number | null;
  readonly minutes: number;
  readonly onPurpose: boolean;
  /** In the plan whatever the route. */
  readonly pinned: boolean;
}

/** One day by the rules of docs/PLANNER.md ("What is locked"), found by trying every minute. */
export interface ForcedDay {
  readonly kept: readonly Kept[];
  readonly meals: ReadonlyMap<MealName, Span>;
  /** Windows for one visit each; `only`: kept for this record. */
  readonly visits: readonly (Span & { readonly only: string | null })[];
  readonly pins: readonly (Kept & Span)[];
  readonly needsVisit: boolean;
  readonly wantedMeals: readonly MealName[];
  readonly canBeFull: boolean;
}

export const MEALS: readonly MealName[] = ["breakfast", "lunch", "dinner"];
const WINDOWS: Record<MealName, Span> = {
  breakfast: { start: 420, end: 630 },
  lunch: { start: 660, end: 900 },
  dinner: { start: 1020, end: 1260 },
};

/** The records of the request's meal and visit locks, by day; null when one of them cannot be kept at all. */
export function forcedDays(request: TripRequest, start: LocalDate, world: World): ForcedDay[] | null {
  const days: ForcedDay[] = [];
  for (let day = 1; day <= request.dates.days; day++) {
    const forced = forcedDay(request, day, addDays(start, day - 1), world);
    if (forced === null) return null;
    days.push(forced);
  }
  return days;
}

function keptOn(request: TripRequest, day: number, world: World): Kept[] | null {
  const timed = world.gazetteer.cities.some((city) => city.zone !== null);
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const visitable = (city: string) =>
    request.destination.kind === "region"
      ? city !== request.origin && world.gazetteer.city(city)?.state === request.destination.region
      : request.destination.cities.some(({ name }) => name === city);
  const kept: Kept[] = [];
  for (const lock of request.locks) {
    if ((lock.kind !== "meal" && lock.kind !== "visit") || lock.day !== day) continue;
    const records: (Restaurant | Attraction)[] = cities.flatMap((city): readonly (Restaurant | Attraction)[] =>
      lock.kind === "meal" ? world.restaurants(city) : world.attractions(city),
    );
    const record = records.find(({ id }) => id === lock.recordId);
    if (record === undefined) return null;
    const meal = lock.kind === "meal" ? lock.meal : null;
    const minutes = meal === null ? 90 : RHYTHM.meals[meal].minutes;
    const time = timed && lock.start !== null ? minutesOfDay(lock.start) : null;
    const isEnd =
      (record.city === request.origin && day === 1) || (record.city === request.returnTo && day === request.dates.days);
    if (!visitable(record.city) && !lock.onPurpose && !isEnd) return null;
    const pinned = lock.onPurpose || !visitable(record.city);
    const one: Kept = { meal, record, start: time, minutes, onPurpose: lock.onPurpose, pinned };
    const twin = kept.find(
      (other) =>
        other.meal === meal &&
        other.record === record &&
        (other.start === time || other.start === null || time === null),
    );
    if (twin === undefined) kept.push(one);
    else {
      kept[kept.indexOf(twin)] = {
        ...one,
        start: time ?? twin.start,
        onPurpose: one.onPurpose || twin.onPurpose,
        pinned: one.pinned || twin.pinned,
      };
    }
  }
  return kept;
}

function forcedDay(request: TripRequest, day: number, date: LocalDate, world: World): ForcedDay | null {
  const kept = keptOn(request, day, world);
  if (kept === null) return null;
  const isKeptFree = (slot: string) =>
    request.locks.some((lock) => lock.kind === "free" && lock.day === day && lock.slot === slot);
  const isFree = (slot: string) => isKeptFree(slot) || (slot === "dinner" && isKeptFree("evening"));
  const isLate = ({ start, minutes }: Kept) => start !== null && start + minutes > RHYTHM.eveningStart;
  if (isKeptFree("evening") && kept.some(isLate)) return null;
  if (kept.some(({ meal }) => isFree(meal ?? "visits"))) return null;
  const timed = world.gazetteer.cities.some((city) => city.zone !== null);
  for (const one of kept) {
    const twins = kept.filter(({ meal, record }) => (meal === null ? record === one.record : meal === one.meal));
    if (twins.length > 1 && !twins.every(({ onPurpose }) => onPurpose)) return null;
  }
  const wantedMeals = MEALS.filter((meal) => !isFree(meal));
  const hours = hoursOf(request, day);
  const pinnedVisits = kept.filter(({ meal, pinned }) => meal === null && pinned);
  const needsVisit = !isFree("visits") && pinnedVisits.length === 0;
  if (!timed) {
    const own = kept.filter(({ meal, pinned }) => meal === null && !pinned);
    const usual = [RHYTHM.visits.morning, RHYTHM.visits.afternoon].slice(pinnedVisits.length);
    const visits =
      own.length > usual.length
        ? own.flatMap(({ record }) =>
            [RHYTHM.visits.morning, RHYTHM.visits.afternoon].map((span) => ({ ...span, only: record.id })),
          )
        : usual.map((span) => ({ ...span, only: null }));
    const isPinned = (meal: MealName) => kept.some((one) => one.meal === meal && one.pinned);
    const meals = new Map(wantedMeals.filter((meal) => !isPinned(meal)).map((meal) => [meal, usualSpan(meal)]));
    const pins = kept.filter(({ pinned }) => pinned).map((one) => ({ ...one, start: 0, end: 0 }));
    return { kept, meals, visits: isFree("visits") ? [] : visits, pins, needsVisit, wantedMeals, canBeFull: true };
  }
  const fixed = kept.flatMap((one) =>
    one.start === null ? [] : [{ ...one, start: one.start, end: one.start + one.minutes }],
  );
  for (const one of fixed) {
    if (!one.onPurpose && (one.start < RHYTHM.dayStart || one.end > RHYTHM.dayEnd)) return null;
    if (!one.onPurpose && !isOpen(one.record, date, one, one.minutes)) return null;
    for (const other of fixed) {
      const overlaps = other !== one && one.start < other.end && other.start < one.end;
      if (overlaps && !(one.onPurpose && other.onPurpose)) return null;
    }
  }
  const meals = new Map<MealName, Span>();
  for (const meal of wantedMeals) {
    const own = fixed.find((one) => one.meal === meal);
    const span = own ?? nearest(meal, hours[meal], fixed);
    if (span !== null) meals.set(meal, { start: span.start, end: span.end });
  }
  const openVisits = kept.filter(({ meal, start }) => meal === null && start === null);
  const ownVisits = fixed.filter(({ meal }) => meal === null);
  const evening = isKeptFree("evening") ? [{ start: RHYTHM.eveningStart + 30, end: 1440 }] : [];
  const busy = [...fixed, ...meals.values(), ...evening];
  const visits = isFree("visits") ? [] : visitWindows(hours.visits, ownVisits, busy);
  // The planner finds times for these by itself; they are tried in other tests.
  if (openVisits.some(({ pinned }) => pinned) || openVisits.length > visits.length) throw new NotTried();
  const pins = kept
    .filter(({ pinned }) => pinned)
    .map((one) => ({
      ...one,
      ...(one.start === null && one.meal !== null
        ? (meals.get(one.meal) ?? usualSpan(one.meal))
        : { start: one.start ?? 0, end: (one.start ?? 0) + one.minutes }),
    }));
  if (pins.some((pin) => !pin.onPurpose && !isOpen(pin.record, date, pin, pin.minutes))) return null;
  const canBeFull =
    wantedMeals.every((meal) => meals.has(meal) || pins.some((pin) => pin.meal === meal)) &&
    (!needsVisit || visits.length > 0 || ownVisits.length > 0);
  for (const pin of pins) if (pin.meal !== null) meals.delete(pin.meal);
  const own = ownVisits
    .filter(({ pinned }) => !pinned)
    .map(({ start, end, record }) => ({ start, end, only: record.id }));
  return {
    kept,
    meals,
    visits: [...visits.map((span) => ({ ...span, only: null })), ...own],
    pins,
    needsVisit,
    wantedMeals,
    canBeFull,
  };
}

/** Thrown where the brute force does not know the planner's rule. */
export class NotTried extends Error {}

function usualSpan(meal: MealName): Span {
  const { start, minutes } = RHYTHM.meals[meal];
  return { start, end: start + minutes };
}

/** The hours of a day of this pace, in hours of the clock; the first and the last day have their afternoon at another time. */
function hoursOf(
  { pace = "normal", dates, returnTo, origin, destination }: TripRequest,
  day: number,
): Record<MealName, number> & { visits: Span[] } {
  const spans = (...hours: [number, number][]) => hours.map(([start, end]) => ({ start: start * 60, end: end * 60 }));
  const staysThere = destination.kind === "cities" && destination.cities.some(({ name }) => name === origin);
  const isLast = returnTo !== null && day === dates.days;
  const by = <Part>(first: Part, last: Part, other: Part) =>
    staysThere ? other : day === 1 ? first : isLast ? last : other;
  switch (pace) {
    case "relaxed":
      return {
        ...{ breakfast: 9.5 * 60, lunch: 13 * 60, dinner: 19.5 * 60 },
        visits: spans(by([15.5, 18.5], [14.5, 16.5], [14.5, 18])),
      };
    case "normal":
      return {
        ...{ breakfast: 8 * 60, lunch: 12.5 * 60, dinner: 18.5 * 60 },
        visits: spans([9.25, 12], by([15.5, 18], [14, 16], [14, 18])),
      };
    case "packed":
      return {
        ...{ breakfast: 7.5 * 60, lunch: 12.5 * 60, dinner: 18.75 * 60 },
        visits: spans([8.75, 12], [14, 15.75], [16.25, 18.25], [20.75, 22.5]),
      };
  }
}

function nearest(meal: MealName, usualStart: number, fixed: readonly Span[]): Span | null {
  const length = RHYTHM.meals[meal].minutes;
  const usual = { start: usualStart, end: usualStart + length };
  const minutes = usual.end - usual.start;
  for (let shift = 0; shift < 1440; shift++) {
    for (const start of [usual.start - shift, usual.start + shift]) {
      if (start < WINDOWS[meal].start || start + minutes > WINDOWS[meal].end) continue;
      if (fixed.every((one) => start + minutes + 30 <= one.start || one.end + 30 <= start)) {
        return { start, end: start + minutes };
      }
    }
  }
  return middle(WINDOWS[meal], minutes, fixed);
}

/** In the middle of the longest stretch of the window in which nothing is. */
function middle(window: Span, minutes: number, fixed: readonly Span[]): Span | null {
  let best: Span = { start: 0, end: 0 };
  let from = window.start;
  for (let minute = window.start; minute < window.end; minute++) {
    const isTaken = fixed.some((one) => one.start <= minute && minute < one.end);
    if (isTaken) from = minute + 1;
    else if (minute + 1 - from > best.end - best.start) best = { start: from, end: minute + 1 };
  }
  const spare = best.end - best.start - minutes;
  const start = best.start + Math.floor(spare / 2);
  return spare < 0 ? null : { start, end: start + minutes };
}

function visitWindows(usual: readonly Span[], ownVisits: readonly Span[], busy: readonly Span[]): Span[] {
  return usual
    .filter((slot) => !ownVisits.some((own) => own.start < slot.end && slot.start < own.end))
    .flatMap((slot) => {
      let best: Span = { start: 0, end: 0 };
      let from: number | null = null;
      for (let minute: number = slot.start; minute <= slot.end; minute++) {
        const isTaken = busy.some((one) => minute > one.start - 30 && minute < one.end + 30);
        if (isTaken) from = null;
        else {
          from ??= minute;
          if (minute - from > best.end - best.start) best = { start: from, end: minute };
        }
      }
      return best.end - best.start >= 15 ? [best] : [];
    });
}

/** Whether the place is open for so many minutes within the span. */
export function isOpen(
  { hours }: Restaurant | Attraction,
  date: LocalDate,
  { start, end }: Span,
  minutes: number,
): boolean {
  if (hours === null) return end - start >= minutes;
  return openOn(hours, date).some(([open, close]) => Math.min(close, end) - Math.max(open, start) >= minutes);
}
