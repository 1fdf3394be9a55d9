import type { Demands } from "@/server/trip";
import type { Lodging } from "@/server/worlds";
import type { Frame } from "./frame";
import { isBookable } from "./lodging-demands";
import type { Weights } from "./weights";

/** Where to sleep during one stay: a lodging for every night, and the weight of all of them. */
export interface LodgingChoice {
  readonly weight: number;
  readonly nights: readonly Lodging[];
}

/**
 * The best lodging of a city for a stay. Without locks one lodging for the whole stay is enough: if a stay of n nights
 * were split into runs, let L be the lodging whose nights weigh least among the runs. Its minimum nights are kept by its
 * run, hence by n ≥ that run, and n nights in L weigh no more than the split. So the best is the least weight per
 * night among lodgings with minimumNights ≤ n.
 */
export class LodgingTable {
  private readonly lodgings: readonly { lodging: Lodging; weight: number }[];
  private readonly free = new Map<number, LodgingChoice | null>();

  constructor(
    private readonly frame: Frame,
    demands: Demands,
    city: string,
    weights: Weights,
  ) {
    this.lodgings = frame.world
      .lodgings(city)
      .filter((lodging) => isBookable(lodging, demands))
      .map((lodging) => ({ lodging, weight: weights.night(lodging) }));
  }

  /** The best choice for `nights` in a row, locks aside; null when no lodging takes such a stay. */
  best(nights: number): LodgingChoice | null {
    let choice = this.free.get(nights);
    if (choice === undefined) {
      choice = this.choose(nights);
      this.free.set(nights, choice);
    }
    return choice;
  }

  /** The best choice for the nights that begin on `arriveDay` and after it, with the locked ones as they are. */
  bestWithLocks(arriveDay: number, nights: number): LodgingChoice | null {
    const { locks } = this.frame.request;
    const locked = Array.from({ length: nights }, (_, index) =>
      locks.flatMap((lock) => (lock.kind === "stay" && lock.day === arriveDay + index ? [lock.recordId] : [])),
    );
    if (locked.every((ids) => ids.length === 0)) return this.best(nights);
    // A locked stay can force a split, so look at every way to cut the nights into runs.
    const upTo: (LodgingChoice | null)[] = [{ weight: 0, nights: [] }];
    for (let end = 1; end <= nights; end++) {
      let best: LodgingChoice | null = null;
      for (let start = 0; start < end; start++) {
        const before = upTo[start];
        const wanted = new Set(locked.slice(start, end).flat());
        if (!before || wanted.size > 1) continue;
        const [only] = wanted;
        const run = only === undefined ? this.best(end - start) : this.choose(end - start, only);
        if (run !== null && (best === null || before.weight + run.weight < best.weight)) {
          best = { weight: before.weight + run.weight, nights: [...before.nights, ...run.nights] };
        }
      }
      upTo.push(best);
    }
    return upTo[nights] ?? null;
  }

  private choose(nights: number, only?: string): LodgingChoice | null {
    let best: { lodging: Lodging; weight: number } | null = null;
    for (const candidate of this.lodgings) {
      if (candidate.lodging.minimumNights > nights || (only !== undefined && candidate.lodging.id !== only)) continue;
      if (best === null || candidate.weight < best.weight) best = candidate;
    }
    if (best === null) return null;
    const { lodging, weight } = best;
    return { weight: weight * nights, nights: Array.from({ length: nights }, () => lodging) };
  }
}
