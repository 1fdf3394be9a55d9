import {
  DAY_HOURS,
  type DayHours,
  isWithinCity,
  MUSIC_EVENING,
  mealNameSchema,
  RHYTHM,
  type TripRequest,
} from "@/server/trip";
import {
  type DaySlot,
  inOrder,
  type MealSlot,
  USUAL_SLOTS,
  USUAL_VISITS,
  usualMeal,
  type VisitSlot,
} from "./day-slots";

/** What a day has room for when nothing is locked on it. */
export interface UsualDay {
  readonly meals: readonly MealSlot[];
  readonly visits: readonly VisitSlot[];
  /** Both, in the order of the day. */
  readonly slots: readonly DaySlot[];
}

/** In worlds without times slots are an order, and the pace of a day is theirs. */
const UNTIMED: UsualDay = {
  meals: mealNameSchema.options.map(usualMeal),
  visits: USUAL_VISITS,
  slots: USUAL_SLOTS,
};

/**
 * The usual day with this number (from 1) of a trip: by the pace that was asked for, with an evening where music is wished for. On
 * the first day, and on the last one where the trip leads home, the afternoon's visit is where the way leaves room for it; a trip within
 * one city has no such ways.
 * Every day has the same slots in the same order, at other times.
 */
export function usualDay(request: TripRequest, number: number, timed: boolean): UsualDay {
  if (!timed) return UNTIMED;
  const { pace = "normal", dates, returnTo } = request;
  const hours = DAY_HOURS[pace];
  const meals = mealNameSchema.options.map((meal): MealSlot => {
    const start = hours.meals[meal];
    return { kind: "meal", id: meal, meal, near: [], start, end: start + RHYTHM.meals[meal].minutes };
  });
  const evening = hours.evening ?? (wishesMusic(request) ? MUSIC_EVENING : null);
  const move = number === 1 ? "arrival" : returnTo !== null && number === dates.days ? "departure" : null;
  const spans = spansOn(hours, isWithinCity(request) ? null : move);
  const visits = [...spans, ...(evening === null ? [] : [evening])].map(visitSlot).map(withIds);
  return { meals, visits, slots: inOrder([...meals, ...visits]) };
}

function spansOn({ visits, onArrival, onDeparture }: DayHours, move: "arrival" | "departure" | null) {
  if (move === null) return visits;
  return [...visits.slice(0, -1), move === "arrival" ? onArrival : onDeparture];
}

function visitSlot({ start, end }: { readonly start: number; readonly end: number }): VisitSlot {
  return { kind: "visit", id: partOfDay(start), only: null, start, end };
}

/** The second visit of an afternoon is "afternoon-2". */
function withIds(slot: VisitSlot, index: number, slots: readonly VisitSlot[]): VisitSlot {
  const before = slots.slice(0, index).filter(({ id }) => id === slot.id).length;
  return before === 0 ? slot : { ...slot, id: `${slot.id}-${before + 1}` };
}

/** The part of the day at this minute. */
export function partOfDay(minute: number): "morning" | "afternoon" | "evening" {
  if (minute < 13 * 60) return "morning";
  return minute < 18 * 60 ? "afternoon" : "evening";
}

function wishesMusic({ preferences }: TripRequest): boolean {
  return preferences.some(
    ({ entry, value, strength }) =>
      (strength === "want" || strength === "must") &&
      ((entry === "attraction.preferredType" && [value].flat().includes("music")) ||
        (entry === "persona.interest" && [value].flat().includes("music event"))),
  );
}
