import {
  addDays,
  appointmentWords,
  type ConflictDemand,
  counted,
  type DemandChange,
  formatDate,
  formatMoney,
  insistedWords,
  isRuledOut,
  type LocalDate,
  listed,
  type Money,
  type Relaxation,
  type TripRequest,
  timeLimitWords,
} from "@/server/trip";
import { type World, worldMoney } from "@/server/worlds";
import { buildItinerary } from "./build-itinerary";
import { minimalCorrections } from "./conflicts";
import { cheapestTrip, choiceDemands, type LeastCosts } from "./least-cost";
import { demandReasons, reasonsWithLock } from "./reasons";
import type { SearchControl } from "./search-control";
import { smallerTrip } from "./smaller-trips";
import type { ChosenTrip } from "./solve";

/** How far the start may be moved, and how many of the moves are shown. */
const MOVE_DAYS = 14;
const SHOWN_MOVES = 3;

/**
 * The ways out of an infeasible request, cheapest first: every minimal set of demands to give up (a budget is raised to
 * the least sufficient one instead) and the cheapest moves of the start date. Each is verified by its plan.
 */
export function relaxationsFor(costs: LeastCosts, world: World, control: SearchControl): Relaxation[] {
  const { request } = costs;
  const corrections = minimalCorrections(costs).flatMap((given) => correctionRelaxation(costs, given, world));
  const moves = moveRelaxations(request, world, control);
  return [...corrections, ...moves, ...smallerRelaxations(costs, world, control)].sort(byCost);
}

/** What the budget would buy, where it is the budget that gets in the way. */
function smallerRelaxations(costs: LeastCosts, world: World, control: SearchControl): Relaxation[] {
  const { request, starts } = costs;
  const { trip: whole } = costs.keepingAll();
  const smaller = whole === null ? null : smallerTrip(request, starts, world, control);
  if (smaller === null) return [];
  const { destination, dates } = smaller.request;
  const { trip, costMinor } = smaller.least;
  const days = counted(dates.days, "day");
  const places =
    destination.kind === "region"
      ? `${counted(destination.cityCount, "city", "cities")} of ${destination.region}`
      : listed(destination.cities.map(({ name }) => name));
  return [
    {
      ...{ demand: "destinations", change: `make it ${days} in ${places}`, to: { destination, days: dates.days } },
      ...{ also: [], cost: worldMoney(world, costMinor) },
      itinerary: plainItinerary(trip),
    },
  ];
}

/** The cheapest moves of the start that make the whole request feasible; of equal ones the earliest. */
function moveRelaxations(request: TripRequest, world: World, control: SearchControl): Relaxation[] {
  let moves: Relaxation[] = [];
  // Trips over the budget, or more expensive than the moves found, are not looked for.
  let below = (request.demands.budget?.amountMinor ?? Number.MAX_VALUE) + 1;
  for (const start of startMoves(request, world)) {
    const { trip, costMinor } = cheapestTrip(request, [start], world, control, below);
    if (trip === null) continue;
    const cost = worldMoney(world, costMinor);
    const change = `start on ${formatDate(start)}`;
    const move: Relaxation = { demand: "dates", change, to: start, also: [], cost, itinerary: plainItinerary(trip) };
    moves = [...moves, move].sort(byCost).slice(0, SHOWN_MOVES);
    below = Math.min(below, moves[SHOWN_MOVES - 1]?.cost.amountMinor ?? below);
  }
  return moves;
}

function byCost(a: Relaxation, b: Relaxation): number {
  return a.cost.amountMinor - b.cost.amountMinor;
}

/**
 * The start dates near the request's own that the world knows; none when the dates are flexible already, or when something
 * is booked for its date.
 */
export function startMoves({ dates, booked }: TripRequest, world: World): LocalDate[] {
  if (dates.kind === "window" || booked.length > 0) return [];
  const { dates: known, movesWithToday } = world.describe();
  // Where time moves on, days before the asked start may be past.
  const earliest = movesWithToday ? 1 : -MOVE_DAYS;
  const starts = Array.from({ length: MOVE_DAYS - earliest + 1 }, (_, index) => addDays(dates.start, earliest + index));
  return starts.filter(
    (start) =>
      start !== dates.start && (known === null || (start >= known.from && addDays(start, dates.days - 1) <= known.to)),
  );
}

function correctionRelaxation(costs: LeastCosts, given: readonly ConflictDemand[], world: World): Relaxation[] {
  const { request } = costs;
  const { trip, costMinor } = costs.keeping(choiceDemands(request).filter((name) => !given.includes(name)));
  if (trip === null) return [];
  const cost = worldMoney(world, costMinor);
  const [main, ...also] = given.map((name) => change(name, request, cost));
  if (main === undefined) return [];
  return [{ ...main, also, cost, itinerary: plainItinerary(trip) }];
}

const WAYS = [
  ["flight", "flights"],
  ["self-driving", "driving yourself"],
  ["taxi", "taxis"],
] as const;

function change(demand: ConflictDemand, request: TripRequest, cost: Money): DemandChange {
  const { demands } = request;
  switch (demand) {
    case "budget":
      return { demand, change: `raise the budget to ${formatMoney(cost)}`, to: cost };
    case "transportation":
      return {
        demand,
        change: `allow ${listed(WAYS.flatMap(([mode, words]) => (isRuledOut(demands.transportation, mode) ? [words] : [])))}`,
        to: null,
      };
    case "roomType":
      return { demand, change: `drop the room type (${demands.roomType ?? ""})`, to: null };
    case "houseRule":
      return { demand, change: `drop the house rules (${listed(demands.houseRule)} allowed)`, to: null };
    case "rooms":
      return { demand, change: `allow more than ${counted(demands.rooms ?? 1, "room")}`, to: null };
    case "cuisines":
      return { demand, change: `drop the cuisines (${listed(demands.cuisines)})`, to: null };
    case "times":
      return { demand, change: `drop ${listed(timeLimitWords(request))}`, to: null };
    case "appointments":
      return { demand, change: `leave out ${listed(appointmentWords(request))}`, to: null };
    default:
      return { demand, change: `stop insisting on the ${insistedWords(request, demand)}`, to: null };
  }
}

/** The itinerary of a way out: with its reasons, without alternatives. */
function plainItinerary(trip: ChosenTrip) {
  return buildItinerary(trip, {
    reasons: (choice) => reasonsWithLock(trip, choice, demandReasons(trip, choice)),
    alternatives: () => [],
  });
}
