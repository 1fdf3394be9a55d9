import { type LocalDate, type LockOf, type MealName, mealNameSchema, RHYTHM, type TripRequest } from "@/server/trip";
import { minutesOnWay, missingIn, type World } from "@/server/worlds";
import {
  type DaySlot,
  type Interval,
  inOrder,
  isOpenIn,
  type MealSlot,
  USUAL_SLOTS,
  USUAL_VISITS,
  usualMeal,
  type VisitSlot,
} from "../day-slots";
import { partOfDay, usualDay } from "../usual-day";
import type { HeldStop, HeldVisit } from "./held-stops";
import { GAP, mealsAround, placeVisits, visitsAround } from "./lay-out-day";

/** A held stop that is in the plan whatever the route, in the slot that is its alone. */
export interface PinnedStop {
  readonly held: HeldStop;
  readonly slot: DaySlot;
}

/** What a day has room for in addition to what is pinned to it. */
export interface DayPlan {
  /** In the order of the day; they do not overlap. */
  readonly slots: readonly DaySlot[];
  readonly pins: readonly PinnedStop[];
  /** A full day has to have a visit in addition to the pinned ones. */
  readonly needsVisit: boolean;
  /** False where a meal or visit that a full day must have finds no room, so that only a moving day can be spent so. */
  readonly canBeFull: boolean;
  /** Nothing is locked on it or kept free. */
  readonly isUsual: boolean;
}

export const USUAL_DAY: DayPlan = { slots: USUAL_SLOTS, pins: [], needsVisit: true, canBeFull: true, isUsual: true };

/** A day of a trip on which nothing is locked. */
export function freeDay(request: TripRequest, number: number, timed: boolean): DayPlan {
  return { ...USUAL_DAY, slots: usualDay(request, number, timed).slots };
}

/** Why a day cannot be as its locks want it, as the end of a sentence "… cannot be kept: ". */
export interface Clash {
  readonly stops: readonly HeldStop[];
  readonly why: string;
}

export interface DayOfTrip {
  readonly request: TripRequest;
  readonly world: World;
  readonly timed: boolean;
  readonly number: number;
  readonly date: LocalDate;
  readonly held: readonly HeldStop[];
}

/**
 * The slots of a day around what is locked on it. A locked meal takes the slot of its meal, at its time; a locked visit
 * with a time has a slot of its own in place of the usual one that it overlaps; the rest shrinks and shifts around them.
 */
export function planDay(day: DayOfTrip): DayPlan | Clash {
  const free = freeSlots(day);
  if (day.held.length === 0 && free.size === 0) return freeDay(day.request, day.number, day.timed);
  return keptFree(day, free) ?? double(day) ?? (day.timed ? planTimedDay(day, free) : planOrderedDay(day, free));
}

type FreeSlot = LockOf<"free">["slot"];

/** What is kept free on purpose, and in a world without restaurants every meal but the booked ones. */
function freeSlots({ request, world, number, held }: DayOfTrip): ReadonlySet<FreeSlot> {
  const kept = request.locks.flatMap((lock) => (lock.kind === "free" && lock.day === number ? [lock.slot] : []));
  const asked: readonly FreeSlot[] = kept.includes("evening") ? [...kept, "dinner"] : kept;
  if (!missingIn(world).includes("restaurants")) return new Set(asked);
  const isHeld = (meal: MealName) => held.some((stop) => stop.kind === "meal" && stop.meal === meal);
  return new Set([...asked, ...mealNameSchema.options.filter((meal) => !isHeld(meal))]);
}

function keptFree({ held, number }: DayOfTrip, free: ReadonlySet<FreeSlot>): Clash | null {
  if (free.has("evening")) {
    const late = held.filter(
      (stop) => isDinner(stop) || (stop.start !== null && intervalOf(stop).end > RHYTHM.eveningStart),
    );
    if (late.length > 0) return { stops: late, why: `the evening of day ${number} is kept free` };
  }
  const stops = held.filter((stop) => free.has(stop.kind === "meal" ? stop.meal : "visits"));
  const [first] = stops;
  if (first === undefined) return null;
  return { stops, why: `day ${number} is kept free of ${first.kind === "meal" ? first.meal : "visits"}` };
}

function isDinner(stop: HeldStop): boolean {
  return stop.kind === "meal" && stop.meal === "dinner";
}

/** Two of one meal, or the same visit twice, unless both are so on purpose. */
function double({ held, number }: DayOfTrip): Clash | null {
  const key = (stop: HeldStop) => (stop.kind === "meal" ? stop.meal : stop.place.id);
  for (const [index, stop] of held.entries()) {
    const before = held.slice(0, index).find((other) => key(other) === key(stop));
    if (before === undefined || (before.onPurpose && stop.onPurpose)) continue;
    return { stops: [before, stop], why: `day ${number} has room for one of them` };
  }
  return null;
}

/** In a world without times: the slots are an order, and any number of locked visits fits a day. */
function planOrderedDay({ held }: DayOfTrip, free: ReadonlySet<FreeSlot>): DayPlan {
  const pinned = held.filter((stop) => stop.pinned);
  const visits = pinned.filter((stop) => stop.kind === "visit");
  const chosen = new Set(held.filter((stop) => stop.kind === "visit" && !stop.pinned).map(({ place }) => place.id));
  const isPinned = (name: string) => pinned.some((stop) => stop.kind === "meal" && stop.meal === name);
  const meals = mealNameSchema.options.filter((name) => !free.has(name) && !isPinned(name)).map(usualMeal);
  const usual = free.has("visits") ? [] : USUAL_VISITS.slice(visits.length);
  // More locked visits than usual: on a moving day they may all be before the leg, or after it.
  const reserved = () => USUAL_VISITS.flatMap((slot) => [...chosen].map(() => ({ ...slot, only: chosen })));
  const pins = pinned.map((stop): PinnedStop => {
    if (stop.kind === "meal") return { held: stop, slot: usualMeal(stop.meal) };
    const [morning, afternoon] = [RHYTHM.visits.morning, RHYTHM.visits.afternoon];
    const times = visits.indexOf(stop) === 0 ? morning : afternoon;
    return { held: stop, slot: { kind: "visit", id: "", only: null, start: times.start, end: times.end } };
  });
  const slots = [...meals, ...(chosen.size > usual.length ? reserved() : usual)];
  return named({
    slots,
    pins,
    needsVisit: !free.has("visits") && visits.length === 0,
    canBeFull: true,
    isUsual: false,
  });
}

function planTimedDay(day: DayOfTrip, free: ReadonlySet<FreeSlot>): DayPlan | Clash {
  const { held } = day;
  const clash = outsideOfDay(day) ?? tooClose(day);
  if (clash !== null) return clash;
  const fixed = held.filter((stop) => stop.start !== null);
  const taken = fixed.map((stop) => ({ ...intervalOf(stop), place: stop.place }));
  const usualOfDay = usualDay(day.request, day.number, day.timed);
  const fixedMeals = fixed
    .filter((stop) => stop.kind === "meal")
    .map((stop) => ({ ...usualMeal(stop.meal), ...intervalOf(stop) }));
  const isFixed = (name: string) => fixedMeals.some((slot) => slot.meal === name);
  const wanted = mealNameSchema.options.filter((name) => !free.has(name));
  const meals = [
    ...fixedMeals,
    ...mealsAround(
      usualOfDay.meals.filter(({ meal }) => wanted.includes(meal) && !isFixed(meal)),
      taken,
    ),
  ];
  const ownVisits = new Map(
    fixed.filter((stop) => stop.kind === "visit").map((stop) => [stop, intervalOf(stop)] as const),
  );
  // With the gap that is kept around what is, slots end where the evening begins.
  const evening = free.has("evening") ? [{ start: RHYTHM.eveningStart + GAP, end: 24 * 60 }] : [];
  const busy = () => [...meals, ...ownVisits.values(), ...evening];
  const usual = () => (free.has("visits") ? [] : visitsAround(usualOfDay.visits, [...ownVisits.values()], busy()));
  const open = held.filter((stop) => stop.kind === "visit").filter((stop) => stop.start === null);
  if (open.some((stop) => stop.pinned) || open.length > usual().length) {
    const placed = placeVisits(open, day.date, busy());
    if (placed === null)
      return { stops: open, why: `there is no room for ${open.length === 1 ? "it" : "them"} on day ${day.number}` };
    for (const [index, stop] of open.entries()) ownVisits.set(stop, placed[index] ?? intervalOf(stop));
  }
  const plan = assemble(day, { meals, ownVisits, usual: usual(), wanted, visitsAreFree: free.has("visits") });
  const closed = plan.pins.find(
    ({ held: stop, slot }) => !stop.onPurpose && !isOpenIn(stop.place.hours, day.date, slot, stop.minutes),
  );
  return closed === undefined ? plan : { stops: [closed.held], why: "it is closed then" };
}

interface Parts {
  readonly meals: readonly MealSlot[];
  readonly ownVisits: ReadonlyMap<HeldVisit, Interval>;
  readonly usual: readonly VisitSlot[];
  /** The meals of a full day. */
  readonly wanted: readonly string[];
  readonly visitsAreFree: boolean;
}

function assemble({ held }: DayOfTrip, { meals, ownVisits, usual, wanted, visitsAreFree }: Parts): DayPlan {
  const ownSlot = (stop: HeldVisit, { start, end }: Interval): VisitSlot => ({
    kind: "visit",
    id: "",
    start,
    end,
    only: new Set([stop.place.id]),
  });
  const pins: PinnedStop[] = [];
  const pinnedMeals = new Set<MealSlot>();
  for (const stop of held.filter(({ pinned }) => pinned)) {
    if (stop.kind === "visit") {
      const own = ownVisits.get(stop);
      if (own !== undefined) pins.push({ held: stop, slot: ownSlot(stop, own) });
      continue;
    }
    const slot = meals.find((one) => one.meal === stop.meal && (stop.start === null || one.start === stop.start));
    // A meal without a time that finds no room is at its usual time, and the verifier shows what it breaks.
    pins.push({ held: stop, slot: slot ?? usualMeal(stop.meal) });
    if (slot !== undefined) pinnedMeals.add(slot);
  }
  const ofStays = [...ownVisits].filter(([stop]) => !stop.pinned).map(([stop, own]) => ownSlot(stop, own));
  const slots: DaySlot[] = [...meals.filter((slot) => !pinnedMeals.has(slot)), ...ofStays, ...usual];
  const hasPinnedVisit = pins.some(({ slot }) => slot.kind === "visit");
  const needsVisit = !visitsAreFree && !hasPinnedVisit;
  const hasMeal = (name: string) =>
    [...slots, ...pins.map(({ slot }) => slot)].some((slot) => slot.kind === "meal" && slot.meal === name);
  const hasVisitRoom = !needsVisit || slots.some(({ kind }) => kind === "visit");
  return named({ slots, pins, needsVisit, canBeFull: hasVisitRoom && wanted.every(hasMeal), isUsual: false });
}

function intervalOf({ start, minutes }: HeldStop): Interval {
  return { start: start ?? 0, end: (start ?? 0) + minutes };
}

/** A stop outside of the day, or, where no stay looks after it, when its place is closed. */
function outsideOfDay({ held, date }: DayOfTrip): Clash | null {
  for (const stop of held) {
    if (stop.start === null || stop.onPurpose) continue;
    const { start, end } = intervalOf(stop);
    if (start < RHYTHM.dayStart || end > RHYTHM.dayEnd) {
      return { stops: [stop], why: "it is outside the day from 07:00 to 22:30" };
    }
    if (!isOpenIn(stop.place.hours, date, { start, end }, null)) {
      return { stops: [stop], why: "it is closed then" };
    }
  }
  return null;
}

/** Two stops that overlap or leave no time for the way between them, unless both are so on purpose. */
function tooClose({ held, world, date }: DayOfTrip): Clash | null {
  const fixed = held.filter(({ start }) => start !== null).sort((a, b) => intervalOf(a).start - intervalOf(b).start);
  for (const [index, next] of fixed.entries()) {
    for (const before of fixed.slice(0, index)) {
      if (before.onPurpose && next.onPurpose) continue;
      const isOneCity = before.city === next.city;
      const { end } = intervalOf(before);
      const gap = intervalOf(next).start - end;
      const needed = isOneCity
        ? (minutesOnWay(world, next.city, before.place.id, next.place.id, { date, minutes: end }) ?? 0)
        : 0;
      if (gap < needed) {
        return { stops: [before, next], why: gap < 0 ? "they overlap" : `the way between them takes ${needed} min` };
      }
    }
  }
  return null;
}

/** Gives every slot its id: the meal, or the part of the day, counted where it comes again. */
function named(plan: DayPlan): DayPlan {
  const counts = new Map<string, number>();
  const ids = new Map<DaySlot, string>();
  for (const slot of inOrder([...plan.pins.map((pin) => pin.slot), ...plan.slots])) {
    const name = slot.kind === "meal" ? slot.meal : partOfDay(slot.start);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    ids.set(slot, count === 1 ? name : `${name}-${count}`);
  }
  const idOf = (slot: DaySlot) => ids.get(slot) ?? slot.id;
  return {
    ...plan,
    slots: inOrder(plan.slots.map((slot) => ({ ...slot, id: idOf(slot) }))),
    pins: plan.pins.map(({ held, slot }) => ({ held, slot: { ...slot, id: idOf(slot) } })),
  };
}
