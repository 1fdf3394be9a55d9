import type { World } from "@/server/worlds";
import { isFixed } from "./choices";
import { brokenParts, brokenPartsOfDay, type CourseStop, inSlotOf, type PlacedStop } from "./day-course";
import { type Exclusions, excluding, isExcluded } from "./exclusions";
import type { ChosenTrip } from "./solve";

/** Stops of one day that follow each other and can't be reached in time. */
export interface BrokenWay {
  readonly day: number;
  readonly stops: readonly CourseStop[];
}

/** The first way that doesn't fit, except between stops that are all locked: the verifier shows what these break. */
export function brokenWay(trip: ChosenTrip): BrokenWay | null {
  for (let day = 1; day <= trip.frame.days; day++) {
    const stops = brokenPartsOfDay(trip, day).find((part) => part.some(({ choice }) => !isFixed(trip, choice)));
    if (stops !== undefined) return { day, stops };
  }
  return null;
}

/**
 * Whether dividing at a broken way may miss a trip in which it fits by way of a third place: the day has an empty slot in between, and a
 * ride to a place there and on from it may be sooner than the direct way. On foot it never is.
 */
export function mayMissTrips({ frame }: ChosenTrip, { day, stops }: BrokenWay): boolean {
  const [first, last] = [stops[0], stops.at(-1)];
  if (frame.world.sureRideMinutes === undefined || first === undefined || last === undefined) return false;
  const taken = new Set(stops.map(({ slot }) => slot.id));
  return frame
    .dayPlan(day)
    .slots.some(({ id, start }) => start > first.slot.start && start < last.slot.start && !taken.has(id));
}

/**
 * The parts that a search is divided into where a way of its trip is broken, as what each rules out. None of them overlap: together they hold
 * every trip whose ways fit.
 */
export function divided(exclusions: Exclusions, trip: ChosenTrip, { day, stops }: BrokenWay): Exclusions[] {
  const { world } = trip.frame;
  const movable = stops.filter(({ choice }) => !isFixed(trip, choice));
  const options = movable.map((stop) => optionsOf(stop, stops, trip, day));
  const isOpen = ({ slot, place }: PlacedStop) => !isExcluded(exclusions, { day, slot }, place.id);
  const open = options.map(({ fitting }) => fitting.filter(isOpen).length);
  const pivot = open.indexOf(Math.max(...open));
  const [stop, option] = [movable[pivot], options[pivot]];
  if (stop === undefined || option === undefined) return [];
  const at = ({ slot }: PlacedStop) => ({ day, slot });
  const parts = [excluding(exclusions, at(stop), idsOf(option.unfit))];
  let rest = excluding(exclusions, at(stop), idsOf(option.fitting));
  for (const other of movable) {
    if (other === stop) continue;
    const id = other.place.id;
    parts.push(excluding(rest, at(other), [id]));
    rest = excluding(
      rest,
      at(other),
      idsOf(inPlaceOf(other, world)).filter((one) => one !== id),
    );
  }
  return parts;
}

/** The places of the city with which one could walk through the stops in place of one of them, and the others. */
function optionsOf(stop: CourseStop, stops: readonly CourseStop[], { frame }: ChosenTrip, day: number) {
  const { world, dates } = frame;
  const fitting: PlacedStop[] = [];
  const unfit: PlacedStop[] = [];
  for (const other of inPlaceOf(stop, world)) {
    const run = stops.map((one): PlacedStop => (one === stop ? other : one));
    (brokenParts(world, dates[day - 1] ?? "", run).length === 0 ? fitting : unfit).push(other);
  }
  return { fitting, unfit };
}

function idsOf(stops: readonly PlacedStop[]): string[] {
  return stops.map(({ place }) => place.id);
}

/** Every place of the city in the slot of a stop. */
function inPlaceOf(stop: CourseStop, world: World): PlacedStop[] {
  const { city } = stop.place;
  const places = stop.choice.kind === "meal" ? world.restaurants(city) : world.attractions(city);
  return places.map((place) => inSlotOf(stop, place));
}
