import type { VisitMap } from "./map-of-visits";
import type { TimedProblem } from "./problem";
import type { Timetable } from "./timetable";

/** Where a plan is so far. */
export interface Progress {
  readonly city: string;
  readonly place: number;
  readonly time: number;
  readonly costMinor: number;
  /** Minutes left for each visit. */
  readonly left: readonly number[];
}

/** The end and the price that no completion of a plan can be below. */
export class Estimate {
  /** Minutes of the shortest way to each visit from anywhere else in its city. */
  private readonly leastWays: readonly number[];

  constructor(
    private readonly map: VisitMap,
    private readonly problem: TimedProblem,
    private readonly timetable: Timetable,
  ) {
    this.leastWays = map.visits.map(({ city, place }) =>
      Math.min(...city.places.map((_, from) => (from === place ? Number.POSITIVE_INFINITY : city.least(from, place)))),
    );
  }

  end(progress: Progress): number {
    const { city, place, time, left } = progress;
    let work = 0;
    let latest = time;
    for (const [index, visit] of this.map.visits.entries()) {
      const minutes = left[index] ?? 0;
      if (minutes === 0) continue;
      const isHere = visit.city.city === city && visit.place === place;
      work += minutes + (isHere ? 0 : this.way(index));
      if (visit.city.city !== city) continue;
      const after = visit.rules.finish(time + visit.city.least(place, visit.place), minutes)?.after;
      latest = Math.max(latest, after ?? Number.POSITIVE_INFINITY);
    }
    return Math.max(latest, time + work + this.travel(progress, (from) => this.timetable.fastest(from)));
  }

  cost(progress: Progress): number {
    return progress.costMinor + this.travel(progress, (from) => this.timetable.cheapest(from));
  }

  /** Zero where the places of the city are not connected, which other parts find out. */
  way(visit: number): number {
    const way = this.leastWays[visit] ?? 0;
    return way === Number.POSITIVE_INFINITY ? 0 : way;
  }

  private travel({ city, left }: Progress, weights: (from: string) => ReadonlyMap<string, number>): number {
    const ahead = new Set<string>();
    for (const [index, visit] of this.map.visits.entries()) if ((left[index] ?? 0) > 0) ahead.add(visit.city.city);
    ahead.delete(city);
    return leastTour(city, ahead, this.problem.returnTo, weights);
  }
}

/** The least weight of reaching all of the cities, then the last one if there is one. Infinity where none leads there. */
export function leastTour(
  from: string,
  ahead: ReadonlySet<string>,
  last: string | null,
  weights: (from: string) => ReadonlyMap<string, number>,
): number {
  if (ahead.size === 0) {
    return last === null || last === from ? 0 : (weights(from).get(last) ?? Number.POSITIVE_INFINITY);
  }
  let least = Number.POSITIVE_INFINITY;
  for (const next of ahead) {
    const leg = weights(from).get(next);
    if (leg === undefined || leg >= least) continue;
    const rest = new Set(ahead);
    rest.delete(next);
    least = Math.min(least, leg + leastTour(next, rest, last, weights));
  }
  return least;
}
