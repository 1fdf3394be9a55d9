import type { Day, MealStop, VisitStop } from "@/server/trip";
import type { World } from "@/server/worlds";
import { durationOf, type Place } from "../stops/place";
import { type Fit, fitInto, gapAt, openTimes } from "./gaps";
import { mealAt, mealInOrder, mealsOf, timeOfDay } from "./meal-names";
import { isTimed, minutesIntoDay, momentAt } from "./moments";

/** A meal or a visit that comes into a day. */
export interface Arrival {
  readonly stop: MealStop | VisitStop;
  /** Its record; null where the world does not have it. */
  readonly place: Place | null;
  /** The start that would be best, in minutes from midnight; null: as early as possible. */
  readonly wanted: number | null;
  /** Of a meal: it is to stay the meal that it is called, so it begins at that time of day where it can. */
  readonly staysMeal?: boolean;
}

/** The stop with the time and the meal's name that suit it before the day's stop `index`; the day does not hold it yet. */
export function placedAt(world: World, day: Day, index: number, arrival: Arrival): MealStop | VisitStop {
  const { stop } = arrival;
  if (isTimed(world)) return startingAt(world, day, arrival, fitAt(world, day, index, arrival).start);
  const untimed = { ...stop, start: null, end: null };
  if (untimed.kind === "visit") return untimed;
  const mealsBefore = mealsOf({ stops: day.stops.slice(0, index) }).length;
  return { ...untimed, meal: mealInOrder(untimed.meal, mealsOf(day), mealsBefore) };
}

/** The time that suits the stop before the day's stop `index`. */
export function fitAt(world: World, day: Day, index: number, arrival: Arrival): Fit {
  const { stop, place, wanted, staysMeal = false } = arrival;
  const hours = place?.record.hours ?? null;
  const minutes = durationOf(stop, place);
  const gap = gapAt(world, day, index, { recordId: stop.recordId, city: stop.city, hours });
  const open = openTimes(hours, day);
  if (stop.kind === "meal" && staysMeal) {
    const { from, to } = timeOfDay(stop.meal);
    const ofMeal = { ...gap, from: Math.max(gap.from, from), to: Math.min(gap.to, to + minutes - 1) };
    const fit = fitInto(ofMeal, open, minutes, wanted);
    if (fit.suits !== "not") return fit;
  }
  return fitInto(gap, open, minutes, wanted);
}

/** The stop from `start`, in minutes from the day's midnight, for `minutes` (left out: as long as it takes). */
export function startingAt(
  world: World,
  day: Day,
  { stop, place }: Pick<Arrival, "stop" | "place">,
  start: number,
  minutes = durationOf(stop, place),
): MealStop | VisitStop {
  const times = {
    start: momentAt(world, stop.city, day, start),
    end: momentAt(world, stop.city, day, start + minutes),
  };
  if (stop.kind === "visit") return { ...stop, ...times };
  const taken = mealsOf(day).map(({ meal }) => meal);
  return { ...stop, ...times, meal: mealAt(start, stop.meal, taken) };
}

/** Where something that begins then comes among the stops of a day: after all that begin no later, before the night. */
export function indexAt(day: Day, start: number): number {
  const index = day.stops.findIndex(
    (stop) => stop.kind === "stay" || (stop.start !== null && minutesIntoDay(day, stop.start) > start),
  );
  return index < 0 ? day.stops.length : index;
}
