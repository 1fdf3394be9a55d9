import { type Demands, isRuledOut } from "@/server/trip";
import type { Lodging } from "@/server/worlds";
import type { Frame } from "./frame";
import type { LegOption } from "./leg-options";
import { type Route, RouteSearch, TOLERANCE } from "./route-search";
import { type SearchControl, SearchTimedOut } from "./search-control";
import type { Stay } from "./stay-slots";
import type { StayChoice } from "./stay-table";
import { lightestWithWays } from "./ways-search";
import { costs, costWeights, pinnedWeight, type Weights } from "./weights";

/** A complete trip: every record chosen in addition to the pinned ones of its frame, and what all of it costs the party in cents. */
export interface ChosenTrip {
  readonly frame: Frame;
  readonly driving: boolean;
  /** Names of the cities visited, in order. */
  readonly cities: readonly string[];
  readonly legs: readonly { day: number; option: LegOption }[];
  readonly nights: readonly { day: number; lodging: Lodging }[];
  readonly meals: StayChoice["meals"];
  readonly visits: StayChoice["visits"];
  readonly costMinor: number;
}

export interface Solution {
  /** Null when there is no trip (lighter than asked), or none was found in time. */
  readonly trip: ChosenTrip | null;
  /** Weight of the trip; Infinity without one. */
  readonly weight: number;
  /** False when the time limit ended the search. */
  readonly proven: boolean;
}

export interface SolveLimits {
  /** Only trips lighter than this. */
  readonly below?: number;
  /** City sets and ways to travel that are not wanted, by `routeKey`. */
  readonly excluded?: ReadonlySet<string>;
}

/**
 * The lightest trip in a frame under these demands (the budget aside, which is a limit on the cost of a trip, not on a
 * choice) in which one gets from each stop to the next in time.
 */
export function solve(
  frame: Frame,
  demands: Demands,
  weights: Weights,
  control: SearchControl,
  limits: SolveLimits = {},
): Solution {
  const { below = Number.POSITIVE_INFINITY } = limits;
  return lightestWithWays(frame, below, control, (part, least) =>
    solveInSlots(part, demands, weights, control, { ...limits, below: least }),
  );
}

/** The same without a look at the ways within a city. Both ways to travel are searched, the more promising first. */
function solveInSlots(
  frame: Frame,
  demands: Demands,
  weights: Weights,
  control: SearchControl,
  { below = Number.POSITIVE_INFINITY, excluded = new Set() }: SolveLimits,
): Solution {
  let best: { route: Route; search: RouteSearch } | null = null;
  let proven = true;
  const ways = waysToTravel(frame, demands);
  const searches = ways.map((driving) => new RouteSearch(frame, demands, driving, weights, control));
  try {
    control.look();
    const ordered = searches
      .map((search) => ({ search, bound: search.leastBound() }))
      .sort((a, b) => (a.bound === b.bound ? 0 : a.bound - b.bound));
    for (const { search, bound } of ordered) {
      const limit = best?.route.weight ?? below;
      if (bound >= limit - TOLERANCE) continue;
      try {
        search.run(limit, excluded);
      } finally {
        if (search.best !== null) best = { route: search.best, search };
      }
    }
  } catch (error) {
    if (!(error instanceof SearchTimedOut)) throw error;
    proven = false;
  }
  if (best === null) return { trip: null, weight: Number.POSITIVE_INFINITY, proven };
  const { route, search } = best;
  const choices = route.stays.map((stay) => search.choose(stay));
  return { trip: tripOfStays(frame, route.driving, route.stays, route.legs, choices), weight: route.weight, proven };
}

/**
 * Whether to take the own car on all legs: both ways where nothing speaks against one. Legs on purpose decide it, unless they
 * differ among themselves.
 */
function waysToTravel({ request }: Frame, demands: Demands): boolean[] {
  if (isRuledOut(demands.transportation, "self-driving")) return [false];
  const onPurpose = request.locks.filter((lock) => lock.kind === "leg").filter((lock) => lock.onPurpose);
  const driven = onPurpose.filter(({ recordId }) => recordId.startsWith("drive:")).length;
  if (driven === 0) return onPurpose.length === 0 ? [false, true] : [false];
  return driven === onPurpose.length ? [true] : [false, true];
}

/** The trip of these stays, with what was chosen for each, and legs. */
export function tripOfStays(
  frame: Frame,
  driving: boolean,
  stays: readonly { stay: Stay }[],
  outline: Route["legs"],
  choices: readonly StayChoice[],
): ChosenTrip {
  const chosen = {
    legs: outline.map(({ day, variant }) => ({ day, option: variant.option })),
    nights: choices.flatMap((choice) => choice.nights),
    meals: choices.flatMap((choice) => choice.meals),
    visits: choices.flatMap((choice) => choice.visits),
  };
  const cities = stays.map(({ stay }) => frame.cities[stay.city]?.name ?? "");
  return { frame, driving, cities, ...chosen, costMinor: costMinor(frame, chosen) };
}

/** What the chosen records cost the party, in cents, with those that are pinned. */
export function costMinor(
  frame: Frame,
  { legs, nights, meals, visits }: Pick<ChosenTrip, "legs" | "nights" | "meals" | "visits">,
): number {
  const cost = costs(frame.party);
  return (
    pinnedWeight(frame, costWeights(frame.party)) +
    legs.reduce((sum, { option }) => sum + cost.leg(option), 0) +
    nights.reduce((sum, { lodging }) => sum + cost.night(lodging), 0) +
    meals.reduce((sum, { restaurant }) => sum + cost.meal(restaurant), 0) +
    visits.reduce((sum, { attraction }) => sum + cost.visit(attraction), 0)
  );
}
