import type { DaySlot } from "./day-slots";
import type { LegOption } from "./leg-options";

/** A leg option as the search uses it: its weight and how the day's slots are shared between its two cities. */
export interface LegVariant {
  readonly option: LegOption;
  readonly weight: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Which slots of a moving day the search may use: none (nothing optional is worth its price), meals only
 * (for what is wanted of them), or all.
 */
export type MovingDaySlots = "none" | "meals" | "all";

export interface VariantRules {
  readonly weigh: (option: LegOption) => number;
  readonly use: MovingDaySlots;
  /** False at the ends of the trip, where nothing is eaten or visited. */
  readonly usesBefore: boolean;
  readonly usesAfter: boolean;
  readonly timed: boolean;
  /** How many slots the day has. */
  readonly slotCount: number;
  /** The ways to share the day in worlds without times (`sharedSlots`). */
  readonly splits: readonly Split[];
  /** In worlds without times: the weight of a slot that the leg's clock times make odd. */
  readonly oddSlot: number;
  /** Set where a leg is only beaten by one that is no more expensive and, without this price on its cents, no heavier. */
  readonly priceOfCent: number | null;
}

/**
 * The variants worth searching: each slot of the moving day belongs to one of the two cities. In worlds without times
 * every sharing of the day is possible, at the price of `oddSlot` for each slot that does not suit the leg's clock times.
 * Of variants that offer the same or less for the same or more weight, only the first is kept.
 */
export function legVariants(options: readonly LegOption[], rules: VariantRules): LegVariant[] {
  const variants: LegVariant[] = [];
  for (const option of options) {
    const weight = rules.weigh(option);
    for (const split of slotSplits(option, rules)) {
      const before = rules.usesBefore ? split.before : 0;
      const after = rules.usesAfter ? split.after : 0;
      const odd = Math.max(0, before - option.slotsBefore) + Math.max(0, after - option.slotsAfter);
      variants.push({ option, weight: weight + (rules.use === "all" ? odd * rules.oddSlot : 0), before, after });
    }
  }
  return variants.filter(
    (variant, index) => !variants.some((other, place) => beats(other, place, variant, index, rules)),
  );
}

function beats(
  other: LegVariant,
  place: number,
  variant: LegVariant,
  index: number,
  { priceOfCent }: VariantRules,
): boolean {
  // What is left of the day of arrival can only be compared for the same day.
  if (place === index || other.option.nights !== variant.option.nights) return false;
  if (priceOfCent !== null) {
    const unpriced = ({ weight, option }: LegVariant) => weight - priceOfCent * option.costMinor;
    if (other.option.costMinor > variant.option.costMinor || unpriced(other) > unpriced(variant)) return false;
  }
  if (other.weight > variant.weight || other.before < variant.before || other.after < variant.after) return false;
  const equal = other.weight === variant.weight && other.before === variant.before && other.after === variant.after;
  return !equal || place < index;
}

/** How many slots of a moving day, from both ends, belong to the city left and the city reached. */
export interface Split {
  readonly before: number;
  readonly after: number;
}

const NO_SLOTS: readonly Split[] = [{ before: 0, after: 0 }];

/** Every way to share the slots of a day that the search may use: cut between any two slots, or between any two meals. */
export function sharedSlots(slots: readonly DaySlot[], use: MovingDaySlots): readonly Split[] {
  if (use === "none") return NO_SLOTS;
  const used = [...slots.keys()].filter((index) => use === "all" || slots[index]?.kind === "meal");
  return Array.from({ length: used.length + 1 }, (_, count) => ({
    before: (used[count - 1] ?? -1) + 1,
    after: slots.length - (used[count] ?? slots.length),
  }));
}

function slotSplits(
  { slotsBefore, slotsAfter, nights }: LegOption,
  { use, timed, slotCount, splits }: VariantRules,
): readonly Split[] {
  if (use === "none") return NO_SLOTS;
  if (nights > 0) return [{ before: slotsBefore, after: slotsAfter }];
  if (timed) return overlapSplits(slotsBefore, slotsAfter, slotCount);
  if (use === "meals") return splits;
  return [{ before: slotsBefore, after: Math.min(slotsAfter, slotCount - slotsBefore) }, ...splits];
}

/** Slots that both cities could have (clocks set back on the way) go to one of them, in every way. */
function overlapSplits(before: number, after: number, all: number): Split[] {
  if (before + after <= all) return [{ before, after }];
  const splits: Split[] = [];
  for (let first = all - after; first <= before; first++) {
    splits.push({ before: first, after: all - first });
  }
  return splits;
}
