import { type Demands, isBooked } from "@/server/trip";
import { includesBreakfast, type Lodging } from "@/server/worlds";
import type { Frame } from "./frame";
import type { HeldNight } from "./locks/held-nights";
import { isBookable } from "./lodging-demands";
import type { Breakfasts } from "./stay-slots";
import type { Weights } from "./weights";

/** Where to sleep during one stay: a lodging for every night (null: kept free), and the weight of all of them. */
export interface LodgingChoice {
  readonly weight: number;
  readonly nights: readonly (Lodging | null)[];
}

/**
 * The best lodging of a city for a stay whose breakfasts are bought, or all included: nobody buys a breakfast that is included, unless
 * locks on the nights of the stay leave no other way. Without locks one lodging for the whole stay is enough: if a stay of n nights
 * were split into runs, let L be the lodging whose nights weigh least among the runs. Its minimum nights are kept by its
 * run, hence by n ≥ that run, and n nights in L weigh no more than the split. So the best is the least weight per
 * night among lodgings with minimumNights ≤ n.
 */
export class LodgingTable {
  private readonly all: readonly Lodging[];
  private readonly bookable: readonly { lodging: Lodging; weight: number }[];
  private readonly free = new Map<number, LodgingChoice | null>();

  constructor(
    private readonly frame: Frame,
    demands: Demands,
    city: string,
    private readonly weights: Weights,
    private readonly breakfasts: Breakfasts,
  ) {
    this.all = frame.world.lodgings(city);
    this.bookable = this.all
      .filter((lodging) => isBookable(lodging, demands, frame.party))
      .map((lodging) => ({ lodging, weight: weights.night(lodging) }));
  }

  /** Whether a stay may have a night in it; on `mixed` nights breakfasts are bought, no matter what is included. */
  private fits(lodging: Lodging, mixed = false): boolean {
    return mixed ? this.breakfasts === "bought" : includesBreakfast(lodging) === (this.breakfasts === "included");
  }

  /** Whether locks keep some of these nights free, or put some in lodgings that include breakfast and others in ones that do not. */
  private isMixed(held: readonly (HeldNight | null)[]): boolean {
    const locked = held.flatMap((night) => night?.ids ?? []);
    const lodgings = [
      ...held.flatMap((night) => night?.onPurpose ?? []),
      ...this.all.filter(({ id }) => locked.includes(id)),
    ];
    return new Set(lodgings.map(includesBreakfast)).size > 1 || held.some((night) => night?.free);
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

  /**
   * The best choice for the nights that begin on `arriveDay` and after it, with the locked ones as they are. Null when a
   * lock cannot be kept.
   */
  bestWithLocks(arriveDay: number, nights: number): LodgingChoice | null {
    if (this.frame.nights.size === 0) return this.best(nights);
    const held = Array.from({ length: nights }, (_, index) => this.frame.nights.get(arriveDay + index) ?? null);
    if (held.every((night) => night === null)) return this.best(nights);
    const mixed = this.isMixed(held);
    // A locked stay can force a split, so look at every way to cut the nights into runs.
    const upTo: (LodgingChoice | null)[] = [{ weight: 0, nights: [] }];
    for (let end = 1; end <= nights; end++) {
      let best: LodgingChoice | null = null;
      for (let start = 0; start < end; start++) {
        const before = upTo[start];
        const run = before ? this.run(held.slice(start, end), mixed) : null;
        if (before && run !== null && (best === null || before.weight + run.weight < best.weight)) {
          best = { weight: before.weight + run.weight, nights: [...before.nights, ...run.nights] };
        }
      }
      upTo.push(best);
    }
    return upTo[nights] ?? null;
  }

  /** The best lodging for a whole run of nights under what locks say of each; a free night is a run of its own. */
  private run(held: readonly (HeldNight | null)[], mixed: boolean): LodgingChoice | null {
    const wanted = new Set(held.flatMap((night) => night?.ids ?? []));
    if (held.some((night) => night?.free)) {
      const isKept = held.length === 1 && wanted.size === 0 && this.breakfasts === "bought";
      return isKept ? { weight: 0, nights: [null] } : null;
    }
    const [only] = wanted;
    if (only === undefined) return mixed ? this.choose(held.length, { mixed }) : this.best(held.length);
    if (wanted.size > 1) return null;
    const isOnlyThere = held.every((night) => night?.ids.includes(only));
    const onPurpose = held[0]?.onPurpose;
    if (onPurpose && held.every((night) => night?.onPurpose)) {
      return this.fits(onPurpose, mixed) ? this.nightsIn(onPurpose, held.length) : null;
    }
    // What is booked is booked for its nights alone.
    return isBooked(only) && !isOnlyThere ? null : this.choose(held.length, { only, mixed });
  }

  private choose(nights: number, { only, mixed }: { only?: string; mixed?: boolean } = {}): LodgingChoice | null {
    let best: { lodging: Lodging; weight: number } | null = null;
    for (const candidate of this.bookable) {
      const { id, minimumNights } = candidate.lodging;
      if (
        !this.fits(candidate.lodging, mixed) ||
        minimumNights > nights ||
        (only === undefined ? isBooked(id) : id !== only)
      )
        continue;
      if (best === null || candidate.weight < best.weight) best = candidate;
    }
    return best && this.nightsIn(best.lodging, nights);
  }

  private nightsIn(lodging: Lodging, nights: number): LodgingChoice {
    const weight = this.weights.night(lodging) * nights;
    return { weight, nights: Array.from({ length: nights }, () => lodging) };
  }
}
