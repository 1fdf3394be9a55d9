import type { Attraction } from "@/server/worlds";

/** Attractions of a city by weight, lightest first: what n visits weigh at least, whatever the opening hours. */
export class VisitTable {
  private readonly sorted: readonly { attraction: Attraction; weight: number }[];
  private readonly sums: readonly number[];

  constructor(attractions: readonly Attraction[], weigh: (attraction: Attraction) => number) {
    this.sorted = attractions
      .map((attraction) => ({ attraction, weight: weigh(attraction) }))
      .sort((a, b) => a.weight - b.weight);
    const sums = [0];
    for (const { weight } of this.sorted) sums.push((sums.at(-1) ?? 0) + weight);
    this.sums = sums;
  }

  /** Least weight of `required` different visits and up to `optional` more with `extra` added to each. */
  best(required: number, optional: number, extra: number): { weight: number; visits: number } {
    let weight = this.sums[required] ?? Number.POSITIVE_INFINITY;
    let visits = required;
    for (let more = 1; more <= optional; more++) {
      const other = (this.sums[required + more] ?? Number.POSITIVE_INFINITY) + more * extra;
      if (other < weight) {
        weight = other;
        visits = required + more;
      }
    }
    return { weight, visits };
  }

  choose(visits: number): Attraction[] {
    return this.sorted.slice(0, visits).map(({ attraction }) => attraction);
  }
}
