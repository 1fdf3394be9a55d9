import type { Demands } from "@/server/trip";
import type { Frame } from "./frame";
import { type LegVariant, legOptions, legVariants, type MovingDaySlots } from "./leg-options";
import type { Weights } from "./weights";

/** The ends of a trip where the city's index would stand. */
export const ORIGIN = -1;
export const END = -2;

/** The legs between the cities of a frame, by day, for one way to travel. */
export class TravelTable {
  private readonly variants = new Map<string, readonly LegVariant[]>();
  private readonly use: MovingDaySlots;
  /** For each locked meal and visit: its day and the candidate city that has the record (null: none has). */
  private readonly lockedPlaces: readonly { day: number; city: number | null }[];

  constructor(
    private readonly frame: Frame,
    private readonly demands: Demands,
    readonly driving: boolean,
    private readonly weights: Weights,
    /** Set where legs that are cheaper but heavier count too: the price of a cent that is in the weights. */
    private readonly priceOfCent: number | null = null,
  ) {
    this.lockedPlaces = lockedPlaces(frame);
    const fills = weights.fillsDays || this.lockedPlaces.length > 0;
    this.use = fills ? "all" : demands.cuisines.length > 0 ? "meals" : "none";
  }

  /** The ways from one city to another (by index, or ORIGIN, END) on a day; a day's locks must be in one of the two. */
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
    if (this.lockedPlaces.some((lock) => lock.day === day && lock.city !== from && lock.city !== to)) return [];
    const options = legOptions(this.frame, this.demands, this.driving, this.name(from), this.name(to), day);
    return legVariants(options, {
      weigh: this.weights.leg,
      use: this.use,
      usesBefore: from !== ORIGIN,
      usesAfter: to !== END,
      timed: this.frame.timed,
      oddSlot: this.weights.oddSlot,
      priceOfCent: this.priceOfCent,
    });
  }

  private name(city: number): string {
    if (city === ORIGIN) return this.frame.origin;
    if (city === END) return this.frame.endsAt ?? "";
    return this.frame.cities[city]?.name ?? "";
  }
}

function lockedPlaces({ request, cities, world }: Frame): { day: number; city: number | null }[] {
  return request.locks.flatMap((lock) => {
    if (lock.kind !== "meal" && lock.kind !== "visit") return [];
    const index = cities.findIndex(({ name }) =>
      (lock.kind === "meal" ? world.restaurants(name) : world.attractions(name)).some(({ id }) => id === lock.recordId),
    );
    return [{ day: lock.day, city: index < 0 ? null : index }];
  });
}
