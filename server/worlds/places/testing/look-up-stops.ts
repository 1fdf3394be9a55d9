import type { Itinerary, MealStop, StayStop, VisitStop } from "@/server/trip";
import { openOn } from "../../hours";
import type { World } from "../../world";

/** What days leave between two stops at their usual times. */
const LONGEST_WAY_MINUTES = 30;

/** Each line is one stop or way of an itinerary. */
export interface StopsLookedUp {
  /** Meals and visits with a part outside of the hours of their record. */
  readonly closed: readonly string[];
  readonly unknownMeals: readonly string[];
  readonly unknownVisits: readonly string[];
  /** Ways on foot, those from and to the lodging included, of more than half an hour. */
  readonly longWays: readonly string[];
  /** Stops that begin before one is there. */
  readonly hurried: readonly string[];
}

/** Looks each meal, visit and way of an itinerary up in the world's records, by code that neither planner nor verifier has. */
export function lookUpStops({ days }: Itinerary, world: World): StopsLookedUp {
  const found = { closed: [], unknownMeals: [], unknownVisits: [], longWays: [], hurried: [] } as Record<
    keyof StopsLookedUp,
    string[]
  >;
  let bed: StayStop | undefined;
  for (const { date, stops } of days) {
    const night = stops.find((stop) => stop.kind === "stay");
    const seen = stops.filter((stop) => stop.kind === "meal" || stop.kind === "visit");
    for (const stop of seen) {
      const line = `${date} ${stop.start?.time}–${stop.end?.time} ${stop.name}`;
      const hours = hoursOf(stop, world);
      if (hours === null) found[stop.kind === "meal" ? "unknownMeals" : "unknownVisits"].push(line);
      else if (
        !minutesOf(stop).every((minute) =>
          openOn(hours, date).some(([open, close]) => minute >= open && minute < close),
        )
      ) {
        found.closed.push(line);
      }
    }
    const chain = [bed, ...seen, night].filter((stop) => stop !== undefined);
    for (const [index, next] of chain.entries()) {
      const before = chain[index - 1];
      if (before === undefined) continue;
      const minutes = world.localTravelMinutes(next.city, before.recordId, next.recordId) ?? 0;
      const line = `${date} ${minutes} min from ${before.name} to ${next.name}`;
      if (minutes > LONGEST_WAY_MINUTES) found.longWays.push(line);
      if (before.kind !== "stay" && next.kind !== "stay" && startOf(next) - endOf(before) < minutes)
        found.hurried.push(line);
    }
    bed = night;
  }
  return found;
}

function hoursOf(stop: MealStop | VisitStop, world: World) {
  const records = stop.kind === "meal" ? world.restaurants(stop.city) : world.attractions(stop.city);
  const record = records.find(({ id }) => id === stop.recordId);
  if (record === undefined) throw new Error(`The world has no record ${stop.recordId}.`);
  return record.hours;
}

const clock = (time: string | undefined) => {
  const [hours = Number.NaN, minutes = Number.NaN] = (time ?? "").split(":").map(Number);
  return hours * 60 + minutes;
};
const startOf = ({ start }: MealStop | VisitStop) => clock(start?.time);
const endOf = ({ end }: MealStop | VisitStop) => clock(end?.time);

/** Each minute of a stop; one that is no minute where it has no time. */
function minutesOf(stop: MealStop | VisitStop): number[] {
  const minutes = endOf(stop) - startOf(stop);
  return minutes > 0 ? Array.from({ length: minutes }, (_, index) => startOf(stop) + index) : [Number.NaN];
}
