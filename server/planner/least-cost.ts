import { type ConflictDemand, demandsIn, type LocalDate, type TripRequest, withoutDemand } from "@/server/trip";
import type { World } from "@/server/worlds";
import { frameTrip } from "./frame";
import type { SearchControl } from "./search-control";
import type { ChosenTrip } from "./solve";
import { solve } from "./ways-search";
import { costWeights } from "./weights";

/** The cheapest trip that keeps some of the demands; `trip` is null when there is none. */
export interface LeastCost {
  readonly trip: ChosenTrip | null;
  /** In cents; Infinity without a trip. */
  readonly costMinor: number;
  readonly proven: boolean;
}

/** A demand other than the budget: the ones a trip keeps or breaks choice by choice. */
export type ChoiceDemand = Exclude<ConflictDemand, "budget">;

/** The demands of the request that the cheapest trip depends on. */
export function choiceDemands(request: TripRequest): ChoiceDemand[] {
  return demandsIn(request).filter((name) => name !== "budget");
}

/** The request with only these of its demands, and its budget. */
export function keepingOnly(request: TripRequest, kept: readonly ChoiceDemand[]): TripRequest {
  return choiceDemands(request)
    .filter((name) => !kept.includes(name))
    .reduce(withoutDemand, request);
}

/** The cheapest trip below a cost over the given start dates, the budget aside. */
export function cheapestTrip(
  request: TripRequest,
  starts: readonly LocalDate[],
  world: World,
  control: SearchControl,
  belowMinor = Number.POSITIVE_INFINITY,
): LeastCost {
  let best: LeastCost = { trip: null, costMinor: Number.POSITIVE_INFINITY, proven: true };
  for (const start of starts) {
    if (control.isOver()) return { ...best, proven: false };
    const frame = frameTrip(request, start, world);
    if ("sentence" in frame) continue;
    const solution = solve(frame, request.demands, costWeights(frame.party), control, {
      below: Math.min(best.costMinor, belowMinor),
    });
    const proven = best.proven && solution.proven;
    best = solution.trip ? { trip: solution.trip, costMinor: solution.trip.costMinor, proven } : { ...best, proven };
  }
  return best;
}

/** Least costs of one request by the set of demands kept, each computed once. */
export class LeastCosts {
  private readonly known = new Map<string, LeastCost>();

  constructor(
    readonly request: TripRequest,
    readonly starts: readonly LocalDate[],
    private readonly world: World,
    private control: SearchControl,
  ) {}

  /** Puts what is still to be computed under another time limit. */
  continueUnder(control: SearchControl): void {
    this.control = control;
  }

  /** Whether the time for them is up; what is asked for then is no longer exact. */
  isOver(): boolean {
    return this.control.isOver();
  }

  keeping(kept: readonly ChoiceDemand[]): LeastCost {
    const key = choiceDemands(this.request)
      .filter((name) => kept.includes(name))
      .join(",");
    let least = this.known.get(key);
    if (least === undefined) {
      least = cheapestTrip(keepingOnly(this.request, kept), this.starts, this.world, this.control);
      this.known.set(key, least);
    }
    return least;
  }

  /** The cheapest trip that keeps every demand, the budget aside. */
  keepingAll(): LeastCost {
    return this.keeping(choiceDemands(this.request));
  }

  /** Whether every cost computed so far is exact. */
  allProven(): boolean {
    return [...this.known.values()].every(({ proven }) => proven);
  }
}
