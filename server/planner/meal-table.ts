import type { Restaurant } from "@/server/worlds";

/** A restaurant as the meal tables see it. */
export interface WeighedRestaurant {
  readonly restaurant: Restaurant;
  readonly weight: number;
  /** Bit i: the i-th wanted cuisine is in its `cuisines` text. */
  readonly cuisines: number;
  /** Bit i: it may serve meals of kind i (see `MealTable`). */
  readonly kinds: number;
}

/** The set of wanted cuisines that this text contains, one bit each (data README, "valid_cuisine"). */
export function cuisineMask(text: string, wanted: readonly string[]): number {
  return wanted.reduce((mask, cuisine, index) => (text.includes(cuisine) ? mask | (1 << index) : mask), 0);
}

/** How many meals of each kind are needed, and how many more may be eaten. */
export interface MealCounts {
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

/**
 * Least weight of eating in so many different restaurants of a city that together offer a set of cuisines: dynamic
 * programming over restaurants, with the number of meals of each kind and the cuisines so far as the state. Meals of one
 * kind are interchangeable. Without times all meals are of one kind, and the table is exact; with times breakfasts,
 * lunches and dinners are three kinds, and it is a lower bound, since the weekdays that a place is closed are not looked at.
 */
export class MealTable {
  private readonly restaurants: readonly WeighedRestaurant[];
  private readonly sets: number;
  private readonly sizes: readonly number[];
  /** By the counts of each kind (see `cell`) and the set: least weight of exactly so many covering at least the set. */
  private readonly least: Float64Array;

  constructor(restaurants: readonly WeighedRestaurant[], wantedCount: number, mostOfKind: readonly number[]) {
    this.sizes = mostOfKind.map((most) => Math.min(most, restaurants.length) + 1);
    this.restaurants = undominated(
      restaurants,
      mostOfKind.reduce((sum, most) => sum + most, 0),
    );
    this.sets = 1 << wantedCount;
    this.least = this.fill(null);
    this.spreadToSubsets();
  }

  /** Least weight under these counts with `extra` added for each optional meal, and the counts that reach it. */
  best({ required, optional }: MealCounts, set: number, extra: number): { weight: number; counts: number[] } {
    let weight = Number.POSITIVE_INFINITY;
    let counts: number[] = [];
    const look = (kind: number, tried: number[], more: number): void => {
      if (kind === required.length) {
        const value = this.weight(tried, set) + more * extra;
        if (value < weight) {
          weight = value;
          counts = tried;
        }
        return;
      }
      for (let plus = 0; plus <= (optional[kind] ?? 0); plus++) {
        look(kind + 1, [...tried, (required[kind] ?? 0) + plus], more + plus);
      }
    };
    look(0, [], 0);
    return { weight, counts };
  }

  /** Restaurants that reach the least weight of these counts, lightest first; for tables of one kind. */
  choose(counts: readonly number[], set: number): Restaurant[] {
    const taken = new Int32Array(this.restaurants.length * this.least.length).fill(-1);
    const exact = this.fill(taken);
    const cells = this.least.length;
    let at = this.cell(counts);
    let weight = Number.POSITIVE_INFINITY;
    for (let covered = 0; covered < this.sets; covered++) {
      const value = exact[this.cell(counts) + covered] ?? Number.POSITIVE_INFINITY;
      if ((covered & set) === set && value < weight) {
        weight = value;
        at = this.cell(counts) + covered;
      }
    }
    const chosen: Restaurant[] = [];
    for (let index = this.restaurants.length - 1; index >= 0; index--) {
      const from = taken[index * cells + at] ?? -1;
      const candidate = this.restaurants[index];
      if (from < 0 || candidate === undefined) continue;
      chosen.push(candidate.restaurant);
      at = from;
    }
    return chosen.reverse();
  }

  private weight(counts: readonly number[], set: number): number {
    if (counts.some((count, kind) => count >= (this.sizes[kind] ?? 0))) return Number.POSITIVE_INFINITY;
    return this.least[this.cell(counts) + set] ?? Number.POSITIVE_INFINITY;
  }

  /** Where the sets of these counts begin; the last kind varies fastest. */
  private cell(counts: readonly number[]): number {
    return counts.reduce((cell, count, kind) => cell * (this.sizes[kind] ?? 1) + count, 0) * this.sets;
  }

  /** The table of exact covers; `taken` notes, by restaurant and cell, the cell that the restaurant was added to. */
  private fill(taken: Int32Array | null): Float64Array {
    const { sets, sizes } = this;
    const cells = sizes.reduce((product, size) => product * size, sets);
    const least = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    least[0] = 0;
    const steps = sizes.map((_, kind) => sizes.slice(kind + 1).reduce((product, size) => product * size, sets));
    this.restaurants.forEach(({ weight, cuisines, kinds }, index) => {
      // Every step leads to a higher cell, so going down each restaurant is used once.
      for (let from = cells - 1; from >= 0; from--) {
        const value = (least[from] ?? 0) + weight;
        if (value === Number.POSITIVE_INFINITY) continue;
        const set = from % sets;
        for (let kind = 0; kind < sizes.length; kind++) {
          const step = steps[kind] ?? 0;
          if ((kinds & (1 << kind)) === 0 || Math.floor(from / step) % (sizes[kind] ?? 1) === (sizes[kind] ?? 1) - 1) {
            continue;
          }
          const to = from - set + step + (set | cuisines);
          if (value < (least[to] ?? 0)) {
            least[to] = value;
            if (taken) taken[index * cells + to] = from;
          }
        }
      }
    });
    return least;
  }

  private spreadToSubsets(): void {
    const { sets, least } = this;
    for (let base = 0; base < least.length; base += sets) {
      for (let bit = 1; bit < sets; bit <<= 1) {
        for (let set = 0; set < sets; set++) {
          if (set & bit) continue;
          const withBit = least[base + set + bit] ?? 0;
          if (withBit < (least[base + set] ?? 0)) least[base + set] = withBit;
        }
      }
    }
  }
}

/** The lightest `most` of every set of cuisines and kinds, lightest first: no plan needs another. */
function undominated(restaurants: readonly WeighedRestaurant[], most: number): WeighedRestaurant[] {
  const seen = new Map<string, number>();
  return [...restaurants]
    .sort((a, b) => a.weight - b.weight)
    .filter(({ cuisines, kinds }) => {
      const key = `${cuisines},${kinds}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count <= most;
    });
}
