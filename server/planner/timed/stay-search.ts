import type { SearchControl } from "../search-control";
import { DAY } from "./clock";
import type { CountedStay } from "./day-count";
import { leastTour } from "./estimate";
import type { Minute, TimedAction, TimedProblem } from "./problem";
import { Queue } from "./queue";
import type { Timetable, Train } from "./timetable";
import { withStays } from "./visit-actions";

type Count = (rule: TimedProblem["dayCount"], from: Minute, to: Minute) => CountedStay;

interface Label {
  readonly city: string;
  readonly time: Minute;
  readonly costMinor: number;
  /** Days left to stay in each city of the problem. */
  readonly left: readonly number[];
  readonly before: Label | null;
  readonly train: Train | null;
  /** Lower bounds of any completion. */
  readonly end: Minute;
  readonly cost: number;
}

export interface StayPlan {
  readonly actions: readonly TimedAction[];
  readonly end: Minute;
  readonly costMinor: number;
}

/**
 * The best trip through cities that asks only for days in them: labels by city and days left that no other beats in time and
 * price, best first, over all trains. Exact. Null when there is none.
 */
export class StaySearch {
  private readonly known = new Map<string, Label[]>();
  private readonly queue: Queue<Label>;
  private readonly pricesCount: boolean;
  private readonly tours = new Map<string, { minutes: number; price: number }>();

  constructor(
    private readonly problem: TimedProblem,
    private readonly timetable: Timetable,
    private readonly count: Count,
    private readonly control: SearchControl,
  ) {
    this.pricesCount = problem.minimize === "money" || problem.budgetMinor !== null;
    this.queue = new Queue(
      problem.minimize === "time"
        ? (one, other) => one.end < other.end || (one.end === other.end && one.costMinor < other.costMinor)
        : (one, other) => one.cost < other.cost || (one.cost === other.cost && one.end < other.end),
    );
  }

  run(): StayPlan | null {
    const { start, stays, returnTo } = this.problem;
    this.add(
      start.city,
      start.time,
      0,
      stays.map(({ days }) => days),
      null,
      null,
    );
    for (let label = this.queue.pop(); label !== undefined; label = this.queue.pop()) {
      this.control.step();
      if (!this.known.get(keyOf(label))?.includes(label)) continue;
      const isHome = returnTo === null || label.city === returnTo;
      if (isHome && label.left.every((days) => days === 0)) return this.planOf(label);
      for (const train of this.timetable.departures(label.city, label.time)) this.take(label, train);
    }
    return null;
  }

  private take(label: Label, train: Train): void {
    const { stays, dayCount } = this.problem;
    const index = stays.findIndex(({ city }) => city === label.city);
    const days = label.left[index] ?? 0;
    const counted = days === 0 ? 0 : this.count(dayCount, label.time, train.departure).days;
    const left = counted === 0 ? label.left : label.left.with(index, Math.max(0, days - counted));
    this.add(train.to, train.arrival, label.costMinor + train.priceMinor, left, label, train);
  }

  private add(
    city: string,
    time: Minute,
    costMinor: number,
    left: readonly number[],
    before: Label | null,
    train: Train | null,
  ): void {
    const { latestEnd, budgetMinor } = this.problem;
    const { minutes, price } = this.ahead(city, left);
    const label = { city, time, costMinor, left, before, train, end: time + minutes, cost: costMinor + price };
    if (latestEnd !== null && label.end > latestEnd) return;
    if (budgetMinor !== null && label.cost > budgetMinor) return;
    if (label.cost === Number.POSITIVE_INFINITY) return;
    const key = keyOf(label);
    const labels = this.known.get(key) ?? [];
    if (labels.some((other) => this.beats(other, label))) return;
    this.known.set(key, [...labels.filter((other) => !this.beats(label, other)), label]);
    this.queue.push(label);
  }

  private beats(one: Label, other: Label): boolean {
    return one.time <= other.time && (!this.pricesCount || one.costMinor <= other.costMinor);
  }

  /** What is left takes no less than this. A stay under way in `city` is not counted: part of it may be over. */
  private ahead(city: string, left: readonly number[]): { minutes: number; price: number } {
    const { stays, returnTo, dayCount } = this.problem;
    const key = `${city},${left.join()}`;
    let ahead = this.tours.get(key);
    if (ahead === undefined) {
      const cities = new Set(stays.filter((_, index) => (left[index] ?? 0) > 0).map((stay) => stay.city));
      // In the best case a day of a stay is twelve hours, and one that goes on is over.
      const stayed = left.reduce((sum, days) => sum + (dayCount === "noon" ? days * (DAY / 2) : days * DAY), 0);
      cities.delete(city);
      const minutes = stayed + leastTour(city, cities, returnTo, (from) => this.timetable.fastest(from));
      ahead = { minutes, price: leastTour(city, cities, returnTo, (from) => this.timetable.cheapest(from)) };
      this.tours.set(key, ahead);
    }
    return ahead;
  }

  private planOf(last: Label): StayPlan {
    const labels: Label[] = [];
    for (let at: Label | null = last; at !== null; at = at.before) labels.push(at);
    const actions = labels.reverse().flatMap(({ train, before }): TimedAction[] => {
      if (train === null || before === null) return [];
      const { from, to, number, departure, arrival } = train;
      const { begin } = this.count(this.problem.dayCount, before.time, departure);
      const stay = { kind: "stay" as const, city: from, begin, end: departure };
      const ride = { kind: "train" as const, from, to, number, begin: departure, end: arrival };
      return begin < departure ? [stay, ride] : [ride];
    });
    return { actions: withStays(actions, this.problem.start), end: last.time, costMinor: last.costMinor };
  }
}

function keyOf({ city, left }: Label): string {
  return `${city},${left.join()}`;
}
