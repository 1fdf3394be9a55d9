import type { Frame } from "./frame";
import { legOptions } from "./leg-options";
import { type LegVariant, legVariants, type MovingDaySlots, type Split, sharedSlots } from "./leg-variants";
import type { Weights } from "./weights";

/** The ends of a trip where the city's index would stand. */
export const ORIGIN = -1;
export const END = -2;

/** The legs between the cities of a frame, by day, for one way to travel. */
export class TravelTable {
  private readonly variants = new Map<string, readonly LegVariant[]>();
  private readonly use: MovingDaySlots;
  private readonly splits = new Map<number, readonly Split[]>();

  constructor(
    private readonly frame: Frame,
    readonly driving: boolean,
    private readonly weights: Weights,
    /** Set where legs that are cheaper but heavier count too: the price of a cent that is in the weights. */
    private readonly priceOfCent: number | null = null,
  ) {
    const { wanted } = frame;
    const fills = weights.fillsDays || frame.held.length > 0 || wanted.some(({ kind }) => kind === "attraction");
    this.use = fills ? "all" : wanted.length > 0 ? "meals" : "none";
  }

  /** The ways from one city to another (by index, or ORIGIN, END) on a day; what is locked on the day must be in one of the two. */
  between(from: number, to: number, day: number): readonly LegVariant[] {
    const key = `${from},${to},${day}`;
    let variants = this.variants.get(key);
    if (variants === undefined) {
      variants = this.find(from, to, day);
      this.variants.set(key, variants);
    }
    return variants;
  }

  private find(from: number, to: number, day: number): readonly LegVariant[] {
    const { frame } = this;
    const left = this.name(from);
    const reached = this.name(to);
    if (frame.held.some(({ city, day: locked }) => locked === day && city !== left && city !== reached)) return [];
    const options = legOptions(frame, frame.request.demands, this.driving, left, reached, day).filter(
      // The trip ends on its last day.
      ({ nights }) => to !== END || day + nights === frame.days,
    );
    return legVariants(options, {
      weigh: this.weights.leg,
      use: this.use,
      usesBefore: from !== ORIGIN,
      usesAfter: to !== END,
      timed: frame.timed,
      slotCount: frame.dayPlan(day).slots.length,
      splits: this.splitsOn(day),
      oddSlot: this.weights.oddSlot,
      priceOfCent: this.priceOfCent,
    });
  }

  private splitsOn(day: number): readonly Split[] {
    let splits = this.splits.get(day);
    if (splits === undefined) {
      splits = sharedSlots(this.frame.dayPlan(day).slots, this.use);
      this.splits.set(day, splits);
    }
    return splits;
  }

  private name(city: number): string {
    if (city === ORIGIN) return this.frame.origin;
    if (city === END) return this.frame.endsAt ?? "";
    return this.frame.cities[city]?.name ?? "";
  }
}
