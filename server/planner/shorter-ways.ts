import { type Candidate, candidatesFor } from "./candidates";
import { type CourseStop, minutesThrough, runsOfDay } from "./day-course";
import type { ChosenTrip } from "./solve";
import type { Weights } from "./weights";

/** Looks at the days so often at most: each look shortens ways, the later ones little. */
const MOST_LOOKS = 3;
/** Differences of weights that are none. */
const SAME = 1e-9;

/**
 * The trip with meals and visits exchanged for others nearer to what comes before and after them, where these cost and weigh the same: it
 * is as good for its objective as before. Only where the world has times; what is locked stays.
 */
export function withShorterWays(trip: ChosenTrip, weights: Weights): ChosenTrip {
  if (!trip.frame.timed) return trip;
  let current = trip;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const before = current;
    for (let day = 1; day <= trip.frame.days; day++) {
      const count = runsOfDay(current, day).flat().length;
      for (let index = 0; index < count; index++) current = withNearerStop(current, day, index, weights);
    }
    if (current === before) break;
  }
  return current;
}

/** The trip with the nearest place in one of a day's slots. */
function withNearerStop(trip: ChosenTrip, day: number, index: number, weights: Weights): ChosenTrip {
  const runs = runsOfDay(trip, day);
  const stop = runs.flat()[index];
  const run = runs.find((stops) => stop !== undefined && stops.includes(stop));
  if (stop === undefined || run === undefined) return trip;
  const near = neighborhood(run, stop);
  const minutesWith = (place: CourseStop["place"]) =>
    minutesThrough(
      trip.frame.world,
      trip.frame.dates[day - 1] ?? "",
      near.map((one) => (one === stop ? { slot: stop.slot, place } : one)),
    );
  const now = minutesWith(stop.place);
  const nearer = new Map<string, number>();
  const isNearer = (place: CourseStop["place"]) => {
    const minutes = minutesWith(place);
    if (minutes < now) nearer.set(place.id, minutes);
    return minutes < now;
  };
  const isAsGood = ({ breaks, costChange, weightChange }: Candidate) =>
    breaks.length === 0 && costChange === 0 && Math.abs(weightChange) <= SAME;
  const [nearest] = candidatesFor(trip, stop.choice, weights, isNearer)
    .filter(isAsGood)
    .sort((one, other) => (nearer.get(one.id) ?? now) - (nearer.get(other.id) ?? now));
  return nearest === undefined ? trip : nearest.exchanged();
}

/** A stop with those right before and after it. */
function neighborhood(run: readonly CourseStop[], stop: CourseStop): CourseStop[] {
  const at = run.indexOf(stop);
  return run.slice(Math.max(0, at - 1), at + 2);
}
