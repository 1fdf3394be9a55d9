import type { Demands } from "@/server/trip";
import type { World } from "@/server/worlds";
import { isFixed } from "./choices";
import { brokenParts, brokenPartsOfDay, type CourseStop, inSlotOf, type PlacedStop } from "./day-course";
import { type Exclusions, excluding, isExcluded } from "./exclusions";
import type { Frame } from "./frame";
import { TOLERANCE } from "./route-search";
import type { SearchControl } from "./search-control";
import { type ChosenTrip, type Solution, type SolveLimits, solveInSlots } from "./solve";
import type { Weights } from "./weights";

/** A part of the search: its lightest trip does without looking at ways, and one of them doesn't fit. */
interface Part {
  readonly exclusions: Exclusions;
  readonly weight: number;
  readonly trip: ChosenTrip;
  readonly broken: BrokenWay;
  readonly depth: number;
}

/** Stops of one day that follow each other and can't be reached in time. */
interface BrokenWay {
  readonly day: number;
  readonly stops: readonly CourseStop[];
}

/**
 * The lightest trip in a frame under these demands, the budget aside, in which one gets from each stop to the next in time. Where a way of
 * the lightest trip doesn't fit, the search divides: one part keeps, in one of its slots, the places with which it would fit,
 * the others rule out one of the places that don't go together. Exact, since a way through a third place is never shorter than the
 * direct one; deepest first until there is a trip, then lightest first.
 */
export function solve(
  frame: Frame,
  demands: Demands,
  weights: Weights,
  control: SearchControl,
  limits: SolveLimits = {},
): Solution {
  const { below = Number.POSITIVE_INFINITY } = limits;
  const lightest = (part: Frame, least: number) =>
    solveInSlots(part, demands, weights, control, { ...limits, below: least });
  const first = lightest(frame, below);
  const firstBroken = first.trip === null ? null : brokenWay(first.trip);
  if (first.trip === null || firstBroken === null) return first;
  let best: Solution = { trip: null, weight: Number.POSITIVE_INFINITY, proven: first.proven };
  let limit = below;
  const open: Part[] = [
    { exclusions: frame.exclusions, weight: first.weight, trip: first.trip, broken: firstBroken, depth: 0 },
  ];
  for (let part = next(open, best); part !== undefined; part = next(open, best)) {
    if (part.weight >= limit - TOLERANCE) continue;
    for (const exclusions of divided(part)) {
      if (control.isOver()) return { ...best, proven: false };
      const { trip, weight, proven } = lightest({ ...frame, exclusions }, limit);
      if (!proven) best = { ...best, proven: false };
      if (trip === null) continue;
      const broken = brokenWay(trip);
      if (broken !== null) open.push({ exclusions, weight, trip, broken, depth: part.depth + 1 });
      else {
        limit = weight;
        best = { trip: { ...trip, frame }, weight, proven: best.proven };
      }
    }
  }
  return best;
}

/** Takes out the part to look at next. */
function next(open: Part[], { trip }: Solution): Part | undefined {
  const isBefore = (one: Part, other: Part) =>
    trip === null && one.depth !== other.depth ? one.depth > other.depth : one.weight < other.weight;
  let found = 0;
  for (const [index, part] of open.entries()) {
    const current = open[found];
    if (current !== undefined && isBefore(part, current)) found = index;
  }
  return open.splice(found, 1)[0];
}

/** The first way that doesn't fit, except between stops that are all locked: the verifier shows what these break. */
function brokenWay(trip: ChosenTrip): BrokenWay | null {
  for (let day = 1; day <= trip.frame.days; day++) {
    const stops = brokenPartsOfDay(trip, day).find((part) => part.some(({ choice }) => !isFixed(trip, choice)));
    if (stops !== undefined) return { day, stops };
  }
  return null;
}

/** The parts that a part is divided into, none of which overlap: together they hold every trip whose ways fit. */
function divided({ exclusions, trip, broken: { day, stops } }: Part): Exclusions[] {
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
