import { brokenWay, divided, mayMissTrips } from "./broken-ways";
import { waysFit } from "./day-course";
import { type Exclusions, excluding, isDivided } from "./exclusions";
import type { Frame } from "./frame";
import type { LegVariant } from "./leg-variants";
import { placeInSlots, reordered } from "./place-in-slots";
import { RouteBound } from "./route-bound";
import { TOLERANCE } from "./route-search";
import type { SearchControl } from "./search-control";
import { type ChosenTrip, tripOfStays } from "./solve";
import { type FrontPoint, StayFronts } from "./stay-front";
import type { Stay, StaySlot } from "./stay-slots";
import { type StayChoice, StayTable } from "./stay-table";
import { END, ORIGIN, TravelTable } from "./travel-table";
import { tripWeight } from "./trip-weight";
import type { Weights } from "./weights";

/** What the search has to beat, and the price of a cent that gives its bound. */
export interface BudgetGap {
  readonly budget: number;
  readonly price: number;
  /** The bound of the priced weight minus the price of the budget: no trip within the budget weighs less. */
  readonly bound: number;
  readonly weightsAt: (frame: Frame, costWeight: number) => Weights;
}

interface Partial {
  readonly cost: number;
  readonly weight: number;
}

/** Choices that don't fit their days, and the parts to divide the search into, by what each rules out. */
interface Unfit {
  readonly weight: number;
  readonly parts: readonly Exclusions[];
}

/**
 * The lightest trip within a budget, one way to travel: depth first over routes as in RouteSearch, but with every way to
 * spend a stay that is not beaten in both cost and weight, pruned by the priced bound. A state reached before at no more
 * cost and weight is not searched again. Where choices that would be lighter don't fit their days, by hours or by the ways between them, others
 * that they beat may: the search divides as in `ways-search`, and each part sees what it rules out. Not for requests whose locks are about days:
 * see `closeGap`.
 */
export class BudgetSearch {
  private readonly stays: StayTable;
  private readonly travel: TravelTable;
  private readonly bound: RouteBound;
  private fronts: StayFronts;
  private readonly base: Weights;
  private readonly reached = new Map<string, Partial[]>();
  /** The lightest choices of the part that don't fit. */
  private unfit: Unfit | null = null;
  private readonly taken: { stay: Stay; point: FrontPoint }[] = [];
  private readonly legs: { day: number; variant: LegVariant }[] = [];
  /** False when something was left out that could have been lighter. */
  complete = true;

  /** `frame` rules out what its part does. */
  constructor(
    private frame: Frame,
    driving: boolean,
    private readonly gap: BudgetGap,
    /** The best trip so far; replaced by lighter ones. */
    public best: { trip: ChosenTrip; weight: number },
    private readonly control: SearchControl,
  ) {
    const { demands } = frame.request;
    const priced = gap.weightsAt(frame, gap.price);
    this.base = gap.weightsAt(frame, 0);
    this.stays = new StayTable(frame, demands, priced);
    this.travel = new TravelTable(frame, driving, priced, gap.price);
    this.bound = new RouteBound(frame, this.stays, this.travel, control);
    this.fronts = this.frontsOf(frame);
  }

  private frontsOf(frame: Frame): StayFronts {
    const { demands } = frame.request;
    const slack = this.best.weight - this.gap.bound;
    return new StayFronts(frame, demands, this.stays, this.base, this.gap.price, slack);
  }

  run(): void {
    const whole = this.frame;
    const open: Exclusions[] = [whole.exclusions];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      this.frame = { ...whole, exclusions: part };
      this.fronts = this.frontsOf(this.frame);
      this.reached.clear();
      const unfit = this.search();
      if (unfit === null || unfit.weight >= this.best.weight - TOLERANCE) continue;
      if (unfit.parts.length === 0) this.complete = false;
      open.push(...unfit.parts);
    }
    this.best = { ...this.best, trip: { ...this.best.trip, frame: whole } };
  }

  /** Searches the part at hand, and gives the lightest choices of it that don't fit. */
  private search(): Unfit | null {
    this.unfit = null;
    this.searchRoutes();
    return this.unfit;
  }

  private searchRoutes(): void {
    const { ordered, cities, visits, withinCity } = this.frame;
    if (withinCity) {
      this.arrive(0, 1, 0, this.frame.dayPlan(1).slots.length, 0, { cost: 0, weight: 0 });
      return;
    }
    for (const city of ordered ? [0] : cities.keys()) {
      for (const leg of this.travel.between(ORIGIN, city, 1)) {
        this.go(1, leg, { cost: 0, weight: 0 }, (now) =>
          this.arrive(visits - 1, 1 + leg.option.nights, city, leg.after, 0, now),
        );
      }
    }
  }

  /** Whether a trip with this priced weight cannot be lighter than the best. */
  private isHopeless(pricedWeight: number): boolean {
    return pricedWeight >= this.best.weight + this.gap.price * this.gap.budget - TOLERANCE;
  }

  private priced({ cost, weight }: Partial): number {
    return weight + this.gap.price * cost;
  }

  private go(day: number, variant: LegVariant, { cost, weight }: Partial, then: (now: Partial) => void): void {
    const legCost = variant.option.costMinor;
    const now = { cost: cost + legCost, weight: weight + variant.weight - this.gap.price * legCost };
    this.legs.push({ day, variant });
    then(now);
    this.legs.pop();
  }

  private arrive(remaining: number, day: number, city: number, after: number, covered: number, now: Partial): void {
    this.control.look();
    const rest = this.bound.onArrival(remaining, day, city, after, covered);
    if (this.isHopeless(this.priced(now) + rest) || this.isBeaten(day, city, after, covered, now)) return;
    const open = (this.stays.sets - 1) & ~covered;
    for (const leaving of this.bound.leavings(remaining, day, city)) {
      const nights = leaving.day - day;
      const fullDays = leaving.ends ? nights : nights - 1;
      const stay: Stay = { city, day, nights, fullDays, before: leaving.before, after };
      const least = this.stays.bound(stay);
      for (let covers = open; ; covers = (covers - 1) & open) {
        const later = leaving.ends
          ? covers === open
            ? 0
            : Number.POSITIVE_INFINITY
          : this.bound.onDeparture(remaining, leaving.day, city, leaving.before, covered | covers);
        const isWorthwhile = !this.isHopeless(this.priced(now) + (least[covers] ?? Number.POSITIVE_INFINITY) + later);
        if (isWorthwhile) this.spend(stay, covers, leaving.ends, remaining, covered, later, now);
        if (covers === 0) break;
      }
    }
  }

  private spend(
    stay: Stay,
    covers: number,
    ends: boolean,
    remaining: number,
    covered: number,
    later: number,
    now: Partial,
  ): void {
    const points = this.fronts.of(stay, covers);
    if (points === null) {
      this.complete = false;
      return;
    }
    for (const point of points) {
      const then = { cost: now.cost + point.cost, weight: now.weight + point.weight };
      if (this.isHopeless(this.priced(then) + later)) break;
      if (then.cost > this.gap.budget) continue;
      this.taken.push({ stay, point });
      if (ends) this.finish(then);
      else this.leave(remaining, stay, covered | covers, then);
      this.taken.pop();
    }
  }

  private leave(remaining: number, stay: Stay, covered: number, now: Partial): void {
    const day = stay.day + stay.nights;
    if (remaining === 0) {
      for (const leg of this.travel.between(stay.city, END, day)) {
        if (leg.before === stay.before) this.go(day, leg, now, (then) => this.finish(then));
      }
      return;
    }
    for (const { next, leg } of this.bound.onward(day, stay.city, stay.before)) {
      if (this.taken.some((each) => each.stay.city === next)) continue;
      this.go(day, leg, now, (then) =>
        this.arrive(remaining - 1, day + leg.option.nights, next, leg.after, covered, then),
      );
    }
  }

  private finish(now: Partial): void {
    if (now.cost > this.gap.budget || now.weight >= this.best.weight - TOLERANCE) return;
    const choices: StayChoice[] = [];
    for (const { stay, point } of this.taken) {
      const { choice, short } = placeInSlots(this.frame, stay, point);
      if (choice === null) {
        this.note(now.weight, () => this.dividedBy(short));
        return;
      }
      choices.push(choice);
    }
    const inOrder = (placed: readonly StayChoice[]) =>
      tripOfStays(this.frame, this.travel.driving, this.taken, this.legs, placed);
    let trip = inOrder(choices);
    if (!waysFit(trip)) {
      const again = inOrder(choices.map((choice) => reordered(this.frame, choice) ?? choice));
      const broken = brokenWay(again);
      if (broken !== null) {
        if (mayMissTrips(again, broken)) this.complete = false;
        this.note(now.weight, () => divided(this.frame.exclusions, again, broken));
        return;
      }
      trip = again;
    }
    this.best = { trip, weight: tripWeight(trip, this.base) };
  }

  /** Choices that don't fit; the lightest ones divide the search. */
  private note(weight: number, parts: () => readonly Exclusions[]): void {
    if (this.unfit === null || weight < this.unfit.weight) this.unfit = { weight, parts: parts() };
  }

  /** One part that sees what the first of these slots may hold that none has seen so far. */
  private dividedBy(slots: readonly StaySlot[]): Exclusions[] {
    const { exclusions } = this.frame;
    const at = slots.find((slot) => !isDivided(exclusions, slot));
    return at === undefined ? [] : [excluding(exclusions, at, [])];
  }

  private isBeaten(day: number, city: number, after: number, covered: number, now: Partial): boolean {
    const visited = this.taken.map(({ stay }) => stay.city).sort((a, b) => a - b);
    const key = `${city},${day},${after},${covered}:${visited.join(",")}`;
    const before = this.reached.get(key) ?? [];
    if (before.some((other) => other.cost <= now.cost && other.weight <= now.weight)) return true;
    this.reached.set(key, [...before, now]);
    return false;
  }
}
