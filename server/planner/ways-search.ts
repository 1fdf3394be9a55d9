import type { Demands } from "@/server/trip";
import { type BrokenWay, brokenWay, divided, mayMissTrips } from "./broken-ways";
import type { Exclusions } from "./exclusions";
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

/**
 * The lightest trip in a frame under these demands, the budget aside, in which one gets from each stop to the next in time. Where a way of
 * the lightest trip doesn't fit, the search divides: one part keeps, in one of its slots, the places with which it would fit,
 * the others rule out one of the places that don't go together. Exact, since a way on foot through a third place is never shorter than the
 * direct one. A ride to one may be: where there is room for it between the places of a way that doesn't fit, nothing is proven.
 * Deepest first until there is a trip, then lightest first.
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
    if (mayMissTrips(part.trip, part.broken)) best = { ...best, proven: false };
    for (const exclusions of divided(part.exclusions, part.trip, part.broken)) {
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
