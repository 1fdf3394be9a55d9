import {
  addDays,
  type DemandName,
  daysBetween,
  demandsIn,
  entryKeySchema,
  formatMoney,
  type Itinerary,
  insistedWords,
  type LocalDate,
  listed,
  type NamedDemand,
  namedDemandSchema,
  type Objective,
  type PlanProgress,
  type PlanResult,
  ProblemError,
  type TripRequest,
  weekday,
} from "@/server/trip";
import { type World, withJoinedSights, worldMoney, worldWithinReach } from "@/server/worlds";
import { alternativesFor } from "./alternatives";
import { arranged } from "./arrange";
import { withMealsArranged } from "./arrange-meals";
import { type Best, bestTrip, objectiveWeights } from "./best-trip";
import { buildItinerary } from "./build-itinerary";
import { minimalConflicts } from "./conflicts";
import { frameTrip } from "./frame";
import { wishesGivenUp } from "./given-up";
import { whyImpossible } from "./impossibility";
import { withoutUnknownHours } from "./known-hours";
import { cheapestTrip, keepingOnly, LeastCosts } from "./least-cost";
import { lockInTheWay } from "./locks/blame-locks";
import { objectiveReasons } from "./objective-reasons";
import { otherTrips } from "./other-trips";
import { holdingFloors } from "./preferences/floors";
import { demandReasons, reasonsWithLock } from "./reasons";
import { relaxationsFor } from "./relaxations";
import { SearchCancelled, SearchControl } from "./search-control";
import { withSettledTimes } from "./settle-times";
import { withShorterWays } from "./shorter-ways";

export interface PlanOptions {
  readonly objective: Objective;
  /** Milliseconds until the best plan so far is returned, marked unproven. 10,000 unless set. */
  readonly timeLimitMs?: number;
  /** Different trips to return in addition to the best; 2 unless set. */
  readonly otherTrips?: number;
  /** Rejected records to name at each stop; 3 unless set. */
  readonly alternativesPerStop?: number;
  /** Wishes to name that the plan does not keep, with what keeping them would cost; 4 unless set. */
  readonly givenUp?: number;
  readonly onProgress?: (progress: PlanProgress) => void;
  /** Polled often; true ends the call with a ProblemError of code "cancelled". */
  readonly isCancelled?: () => boolean;
}

const DEFAULT_TIME_LIMIT_MS = 10_000;
const DEFAULT_OTHER_TRIPS = 2;
const DEFAULT_ALTERNATIVES = 3;
const DEFAULT_GIVEN_UP = 4;
/** Of the time limit: nobody should wait as long again for what they did not ask for. */
const OTHER_TRIPS_SHARE = 0.25;
const LOCKS_SHARE = 0.25;
const GIVEN_UP_SHARE = 0.25;
/** Of the time limit, for each try without places of unknown hours. */
const KNOWN_HOURS_SHARE = 0.25;

/**
 * Plans a request in a world: an itinerary that keeps every demand and is best for the objective, or the proof that there is
 * none with every minimal conflict and the cheapest ways out. Synchronous and deterministic while the time limit is not
 * reached; afterwards the best so far, `proven: false`. Travelers who can't take stairs are planned within their reach. The proof of infeasibility and its ways out each have the same time
 * limit again, the other trips a quarter of it. Throws ProblemError "cancelled" when `isCancelled` says so.
 */
export function plan(request: TripRequest, given: World, options: PlanOptions): PlanResult {
  const world = withJoinedSights(worldWithinReach(given, request), request);
  const limit = options.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
  const isCancelled = options.isCancelled ?? (() => false);
  const newControl = (share = 1) => new SearchControl(performance.now() + share * limit, isCancelled);
  try {
    for (const known of withoutUnknownHours(request, world)) {
      const found = new PlanCall(request, known, options, newControl).find(newControl(KNOWN_HOURS_SHARE));
      if (found !== null) return found;
    }
    return new PlanCall(request, world, options, newControl).run();
  } catch (error) {
    if (!(error instanceof SearchCancelled)) throw error;
    throw new ProblemError({ code: "cancelled", message: "Planning was canceled." });
  }
}

/** The start dates that a request allows, in order. */
function startDates({ dates }: TripRequest): LocalDate[] {
  if (dates.kind === "fixed") return [dates.start];
  const count = daysBetween(dates.from, dates.to) - dates.days + 2;
  const starts = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(dates.from, index));
  return starts.filter((start) => dates.startsOn === undefined || weekday(start) === dates.startsOn);
}

interface Search {
  readonly held: TripRequest;
  readonly costs: LeastCosts;
  readonly best: Best | null;
  readonly proven: boolean;
}

class PlanCall {
  private readonly starts: LocalDate[];

  constructor(
    private readonly request: TripRequest,
    private readonly world: World,
    private readonly options: PlanOptions,
    private readonly newControl: (share?: number) => SearchControl,
  ) {
    this.starts = startDates(request);
  }

  /** The best plan; null: none was found, be it that there is none. */
  find(control: SearchControl): PlanResult | null {
    const { held, best } = this.search(control);
    return best === null ? null : this.planned(held, best, control);
  }

  run(): PlanResult {
    const control = this.newControl();
    const { held, best, costs, proven } = this.search(control);
    if (best !== null) return this.planned(held, best, control);
    return proven ? this.infeasible(costs) : this.undecided();
  }

  /** The cheapest trip, with the floors that it can keep held as demands; null: none was found, as the costs show. */
  private search(control: SearchControl): Search {
    const { request, world } = this;
    this.report("routes", "Looking at every route that could work.");
    const budget = request.demands.budget?.amountMinor ?? Number.POSITIVE_INFINITY;
    const tried = (held: TripRequest): Search => {
      const costs = new LeastCosts(held, this.starts, world, control);
      const { trip, proven, costMinor } = costs.keepingAll();
      return {
        held,
        costs,
        proven,
        best: trip !== null && costMinor <= budget ? { trip, proven, costWeight: 0 } : null,
      };
    };
    for (const held of holdingFloors(request)) {
      const found = held === request ? null : tried(held);
      if (found !== null && found.best !== null) return found;
    }
    return tried(request);
  }

  /** The best trip of a feasible request: `held` is the request with its floors that can be paid held as demands. */
  private planned(held: TripRequest, cheapest: Best, control: SearchControl): PlanResult {
    const { world, options } = this;
    this.report("choices", "Choosing the best stops for every day.");
    const best =
      options.objective === "cost"
        ? cheapest
        : bestTrip(held, this.starts, options.objective, world, cheapest.trip, control);
    this.report("alternatives", "Looking at other trips and choices.");
    return {
      status: "plan",
      itinerary: {
        ...this.itinerary(best, options.alternativesPerStop ?? DEFAULT_ALTERNATIVES),
        ...this.givenUp(held, best),
      },
      proven: best.proven,
      otherTrips: this.others(held, best),
    };
  }

  private givenUp(held: TripRequest, best: Best): Pick<Itinerary, "givenUp"> {
    const { objective, givenUp = DEFAULT_GIVEN_UP } = this.options;
    if (givenUp === 0) return {};
    const control = this.newControl(GIVEN_UP_SHARE);
    return { givenUp: wishesGivenUp(held, this.starts, objective, best, givenUp, this.world, control) };
  }

  private others(held: TripRequest, best: Best): Itinerary[] {
    const count = this.options.otherTrips ?? DEFAULT_OTHER_TRIPS;
    if (count === 0) return [];
    const { objective } = this.options;
    const control = this.newControl(OTHER_TRIPS_SHARE);
    return otherTrips(held, this.starts, objective, best, count, this.world, control).map((trip) =>
      this.itinerary({ ...best, trip }, 0),
    );
  }

  private itinerary({ trip: chosen, costWeight }: Best, alternatives: number): Itinerary {
    const { objective } = this.options;
    // A floor that was held as a demand is still told as the wish that it is.
    const found = { ...chosen, frame: { ...chosen.frame, request: this.request } };
    const weights = objectiveWeights(objective, found.frame, costWeight);
    const trip = withSettledTimes(withMealsArranged(arranged(withShorterWays(found, weights))));
    return buildItinerary(trip, {
      reasons: (choice) =>
        reasonsWithLock(trip, choice, [...demandReasons(trip, choice), ...objectiveReasons(trip, choice, objective)]),
      alternatives: (choice) => alternativesFor(trip, choice, weights, alternatives),
    });
  }

  private infeasible(costs: LeastCosts): PlanResult {
    const { request, world } = this;
    this.report("conflicts", "No plan meets everything. Finding which requirements conflict.");
    const control = this.newControl();
    costs.continueUnder(control);
    const conflicts = minimalConflicts(costs);
    if (conflicts.length === 0) return this.impossible(costs, control);
    this.report("relaxations", "Looking for the cheapest fixes.");
    const relaxations = relaxationsFor(costs, world, this.newControl());
    return {
      status: "infeasible",
      proven: costs.allProven(),
      explanation: `${conflictSentence(world, request, conflicts, costs)}${this.clashSentence()}${this.lockSentence()}${this.caveat()}`,
      conflicts,
      relaxations,
    };
  }

  /** Why appointments leave no trip, whatever the route; nothing where one could be found around them. */
  private clashSentence(): string {
    const { request, starts, world } = this;
    const [start] = starts;
    if (start === undefined || !demandsIn(request).includes("appointments")) return "";
    const frame = frameTrip(keepingOnly(request, ["appointments"]), start, world);
    return "sentence" in frame ? ` ${frame.sentence}` : "";
  }

  /** Names a lock without which all demands could be kept; nothing where none is in the way, or time is up. */
  private lockSentence(): string {
    const { request, starts, world } = this;
    const [start] = starts;
    if (start === undefined || request.locks.length === 0) return "";
    const control = this.newControl(LOCKS_SHARE);
    const budget = request.demands.budget?.amountMinor ?? Number.MAX_VALUE;
    const name = lockInTheWay(request, start, world, (locks) => {
      const asked = { ...request, locks: [...locks] };
      return cheapestTrip(asked, starts, world, control, budget + 1).trip !== null;
    });
    return name === null ? "" : ` Without ${name} everything else is possible.`;
  }

  /** Not even a trip without demands exists. */
  private impossible(costs: LeastCosts, control: SearchControl): PlanResult {
    const { demand, sentence } = whyImpossible(this.request, this.starts, this.world, control);
    this.report("relaxations", "Looking for dates that work.");
    return {
      status: "infeasible",
      proven: costs.allProven(),
      explanation: `${sentence}${this.caveat()}`,
      conflicts: [[demand]],
      relaxations: demand === "dates" ? relaxationsFor(costs, this.world, this.newControl()) : [],
    };
  }

  private undecided(): PlanResult {
    return {
      status: "infeasible",
      proven: false,
      explanation:
        "No plan was found within the time limit; there may be one. Ask for fewer cities or days, or allow more time.",
      conflicts: [],
      relaxations: [],
    };
  }

  /** What a claim of "no plan" rests on where records are missing. */
  private caveat(): string {
    const { complete, incompleteBecause } = this.world.describe();
    return complete || incompleteBecause === null
      ? ""
      : ` This is based on the available records: ${incompleteBecause}`;
  }

  private report(step: PlanProgress["step"], text: string): void {
    this.options.onProgress?.({ step, text, done: null });
  }
}

const DEMAND_WORDS: Record<NamedDemand, string> = {
  budget: "the budget",
  transportation: "the way to travel",
  roomType: "the room type",
  houseRule: "the house rules",
  cuisines: "the cuisines",
  people: "the number of people",
  dates: "the dates",
  destinations: "the destinations",
  rooms: "the number of rooms",
  times: "the times to leave and arrive",
  appointments: "your appointments",
};

function demandWords(name: DemandName, request: TripRequest): string {
  const named = namedDemandSchema.safeParse(name).data;
  return named === undefined ? `the ${insistedWords(request, entryKeySchema.parse(name))}` : DEMAND_WORDS[named];
}

function conflictSentence(
  world: World,
  request: TripRequest,
  conflicts: readonly (readonly DemandName[])[],
  costs: LeastCosts,
): string {
  const sets = conflicts.map((conflict) => listed(conflict.map((name) => demandWords(name, request))));
  const cannot = sets.map((set, index) => (conflicts[index]?.length === 1 ? `${set} can’t be met` : `${set} conflict`));
  const sentence = `${cannot.join("; ")}.`;
  const { costMinor } = costs.keepingAll();
  const budget = request.demands.budget;
  const least =
    budget !== null && Number.isFinite(costMinor)
      ? ` The cheapest trip that meets everything else costs ${formatMoney(worldMoney(world, costMinor))}.`
      : "";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${least}`;
}
