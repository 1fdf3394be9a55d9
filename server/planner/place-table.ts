/** A restaurant or attraction as the tables see it. */
export interface WeighedPlace<Place> {
  readonly place: Place;
  readonly weight: number;
  /** Bit i: it brings the i-th of what is wanted somewhere on the trip. */
  readonly covers: number;
  /** Bit i: it may serve meals of kind i (see `PlaceTable`). Visits are of one kind. */
  readonly kinds: number;
}

/** How many meals of each kind, or visits, are needed, and how many more there may be. */
export interface PlaceCounts {
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

/**
 * Least weight of going to so many different places of a city that together bring a set of what is wanted: dynamic
 * programming over the places, with the number of each kind and what they bring so far as the state. Meals of one
 * kind are interchangeable, and so are visits. Without times all meals are of one kind, and the table is exact; with times breakfasts,
 * lunches and dinners are three kinds, and it is a lower bound, since the weekdays that a place is closed are not looked at.
 */
export class PlaceTable<Place> {
  private readonly places: readonly WeighedPlace<Place>[];
  private readonly sets: number;
  private readonly sizes: readonly number[];
  /** By the counts of each kind (see `cell`) and the set: least weight of exactly so many covering at least the set. */
  private readonly least: Float64Array;

  constructor(places: readonly WeighedPlace<Place>[], wantedCount: number, mostOfKind: readonly number[]) {
    this.sizes = mostOfKind.map((most) => Math.min(most, places.length) + 1);
    this.places = undominated(
      places,
      mostOfKind.reduce((sum, most) => sum + most, 0),
    );
    this.sets = 1 << wantedCount;
    this.least = this.fill(null);
    this.spreadToSubsets();
  }

  /** Least weight under these counts with `extra` added for each optional one, and the counts that reach it. */
  best({ required, optional }: PlaceCounts, set: number, extra: number): { weight: number; counts: number[] } {
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

  /** The places that reach the least weight of these counts, lightest first; for tables of one kind. */
  choose(counts: readonly number[], set: number): Place[] {
    const taken = new Int32Array(this.places.length * this.least.length).fill(-1);
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
    const chosen: Place[] = [];
    for (let index = this.places.length - 1; index >= 0; index--) {
      const from = taken[index * cells + at] ?? -1;
      const candidate = this.places[index];
      if (from < 0 || candidate === undefined) continue;
      chosen.push(candidate.place);
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

  /** The table of exact covers; `taken` notes, by place and cell, the cell that the place was added to. */
  private fill(taken: Int32Array | null): Float64Array {
    const { sets, sizes } = this;
    const cells = sizes.reduce((product, size) => product * size, sets);
    const least = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    least[0] = 0;
    const steps = sizes.map((_, kind) => sizes.slice(kind + 1).reduce((product, size) => product * size, sets));
    this.places.forEach(({ weight, covers, kinds }, index) => {
      // Every step leads to a higher cell, so going down each place is used once.
      for (let from = cells - 1; from >= 0; from--) {
        const value = (least[from] ?? 0) + weight;
        if (value === Number.POSITIVE_INFINITY) continue;
        const set = from % sets;
        for (let kind = 0; kind < sizes.length; kind++) {
          const step = steps[kind] ?? 0;
          if ((kinds & (1 << kind)) === 0 || Math.floor(from / step) % (sizes[kind] ?? 1) === (sizes[kind] ?? 1) - 1) {
            continue;
          }
          const to = from - set + step + (set | covers);
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

/** The lightest `most` of every set of what they bring and kinds, lightest first: no plan needs another. */
function undominated<Place>(places: readonly WeighedPlace<Place>[], most: number): WeighedPlace<Place>[] {
  const seen = new Map<string, number>();
  return [...places]
    .sort((a, b) => a.weight - b.weight)
    .filter(({ covers, kinds }) => {
      const key = `${covers},${kinds}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count <= most;
    });
}
