import type { Restaurant } from "@/server/worlds";

/** A restaurant as the meal tables see it. */
export interface WeighedRestaurant {
  readonly restaurant: Restaurant;
  readonly weight: number;
  /** Bit i: the i-th wanted cuisine is in its `cuisines` text. */
  readonly cuisines: number;
}

/** The set of wanted cuisines that this text contains, one bit each (data README, "valid_cuisine"). */
export function cuisineMask(text: string, wanted: readonly string[]): number {
  return wanted.reduce((mask, cuisine, index) => (text.includes(cuisine) ? mask | (1 << index) : mask), 0);
}

/**
 * Least weight of eating in exactly n different restaurants of a city that together offer a set of cuisines, where every
 * restaurant may take every slot: dynamic programming over restaurants, counts and sets. Exact where places have
 * no hours; where they have, a lower bound.
 */
export class MealTable {
  private readonly restaurants: readonly WeighedRestaurant[];
  private readonly sets: number;
  /** [n × sets + set]: least weight of exactly n restaurants covering at least the set. */
  private readonly least: Float64Array;
  readonly most: number;

  constructor(restaurants: readonly WeighedRestaurant[], wantedCount: number, mostMeals: number) {
    this.restaurants = undominated(restaurants, mostMeals);
    this.sets = 1 << wantedCount;
    this.most = Math.min(mostMeals, this.restaurants.length);
    this.least = this.fill(null);
    this.spreadToSubsets();
  }

  /** Infinity when there are not n such restaurants. */
  weight(n: number, set: number): number {
    return n > this.most ? Number.POSITIVE_INFINITY : (this.least[n * this.sets + set] ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Least weight of `required` meals and up to `optional` more, each of these with `extra` added, and how many meals
   * that takes.
   */
  best(required: number, optional: number, set: number, extra: number): { weight: number; meals: number } {
    let weight = this.weight(required, set);
    let meals = required;
    for (let more = 1; more <= optional && required + more <= this.most; more++) {
      const other = this.weight(required + more, set) + more * extra;
      if (other < weight) {
        weight = other;
        meals = required + more;
      }
    }
    return { weight, meals };
  }

  /** Restaurants that reach `weight(n, set)`, lightest first. */
  choose(n: number, set: number): Restaurant[] {
    const taken = new Int32Array(this.restaurants.length * (n + 1) * this.sets).fill(-1);
    const least = this.fill({ n, taken });
    let covered = -1;
    let weight = Number.POSITIVE_INFINITY;
    for (let candidate = 0; candidate < this.sets; candidate++) {
      const value = least[n * this.sets + candidate] ?? Number.POSITIVE_INFINITY;
      if ((candidate & set) === set && value < weight) {
        weight = value;
        covered = candidate;
      }
    }
    const chosen: Restaurant[] = [];
    let count = n;
    for (let index = this.restaurants.length - 1; index >= 0 && count > 0; index--) {
      const previous = taken[(index * (n + 1) + count) * this.sets + covered] ?? -1;
      const candidate = this.restaurants[index];
      if (previous < 0 || candidate === undefined) continue;
      chosen.push(candidate.restaurant);
      covered = previous;
      count--;
    }
    return chosen.reverse();
  }

  /** The table of exact covers; with a `trace`, remembers which set each restaurant was added to. */
  private fill(trace: { n: number; taken: Int32Array } | null): Float64Array {
    const { sets } = this;
    const most = trace?.n ?? this.most;
    const least = new Float64Array((most + 1) * sets).fill(Number.POSITIVE_INFINITY);
    least[0] = 0;
    this.restaurants.forEach(({ weight, cuisines }, index) => {
      for (let n = Math.min(most, index + 1) - 1; n >= 0; n--) {
        for (let set = 0; set < sets; set++) {
          const value = (least[n * sets + set] ?? 0) + weight;
          const to = (n + 1) * sets + (set | cuisines);
          if (value < (least[to] ?? 0)) {
            least[to] = value;
            if (trace) trace.taken[(index * (most + 1) + n + 1) * sets + (set | cuisines)] = set;
          }
        }
      }
    });
    return least;
  }

  private spreadToSubsets(): void {
    const { sets, least } = this;
    for (let n = 0; n <= this.most; n++) {
      for (let bit = 1; bit < sets; bit <<= 1) {
        for (let set = 0; set < sets; set++) {
          if (set & bit) continue;
          const withBit = least[n * sets + set + bit] ?? 0;
          if (withBit < (least[n * sets + set] ?? 0)) least[n * sets + set] = withBit;
        }
      }
    }
  }
}

/** The lightest `most` of every set of cuisines, lightest first: no plan needs another. */
function undominated(restaurants: readonly WeighedRestaurant[], most: number): WeighedRestaurant[] {
  const seen = new Map<number, number>();
  return [...restaurants]
    .sort((a, b) => a.weight - b.weight)
    .filter(({ cuisines }) => {
      const count = (seen.get(cuisines) ?? 0) + 1;
      seen.set(cuisines, count);
      return count <= most;
    });
}
