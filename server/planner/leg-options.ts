import { type Demands, type LegMode, RHYTHM } from "@/server/trip";
import { type Road, type RoadMode, roadCostMinor, type ScheduledLeg } from "@/server/worlds";
import { ALL_SLOTS, clockMinutes, slotsAfter, slotsBefore } from "./day-slots";
import type { Frame } from "./frame";

/** One way to get from a city to another on a day. */
export interface LegOption {
  /** The record's id, or "drive:A:B" and "taxi:A:B". */
  readonly id: string;
  readonly mode: LegMode;
  readonly from: string;
  readonly to: string;
  /** The record of a flight or train; null for roads. */
  readonly scheduled: ScheduledLeg | null;
  readonly road: Road | null;
  /** Minutes from midnight of the day of departure, on the clocks of each place. */
  readonly departure: number;
  readonly arrival: number;
  readonly durationMinutes: number;
  /** For the whole party. */
  readonly costMinor: number;
  /** How many slots of the day, counted from breakfast, can be spent in the departure city. */
  readonly slotsBefore: number;
  /** How many slots, counted back from dinner, can be spent in the arrival city. */
  readonly slotsAfter: number;
}

/** The ids of the two road modes. */
export function roadId(mode: RoadMode, from: string, to: string): string {
  return `${mode === "self-driving" ? "drive" : "taxi"}:${from}:${to}`;
}

/**
 * Every leg from `from` to `to` on `day` that the demands, locks and arrive-by times allow, in file order. Self-driving
 * excludes everything else and so comes alone (`driving`). In timed worlds a leg arrives on the date it leaves.
 */
export function legOptions(
  frame: Frame,
  demands: Demands,
  driving: boolean,
  from: string,
  to: string,
  day: number,
): LegOption[] {
  const date = frame.dates[day - 1];
  if (date === undefined || from === to) return [];
  const options: LegOption[] = [];
  if (driving) {
    const drive = roadOption(frame, "self-driving", from, to, date);
    if (drive !== null && demands.transportation !== "no self-driving") options.push(drive);
  } else {
    for (const leg of frame.world.scheduledLegs(from, to, date)) {
      if (leg.mode === "flight" && demands.transportation === "no flight") continue;
      options.push(scheduledOption(leg, frame.people));
    }
    const taxi = roadOption(frame, "taxi", from, to, date);
    if (taxi !== null) options.push(taxi);
  }
  const { arriveBy, locks } = frame.request;
  const deadlines = arriveBy.filter((limit) => limit.day === day).map((limit) => clockMinutes(limit.time, 0));
  const locked = locks.filter((lock) => lock.kind === "leg" && lock.day === day);
  return options.filter(
    (option) =>
      (!frame.timed || option.arrival < 1440) &&
      deadlines.every((limit) => option.arrival <= limit) &&
      locked.every((lock) => lock.recordId === option.id),
  );
}

function scheduledOption(leg: ScheduledLeg, people: number): LegOption {
  const departure = clockMinutes(leg.departureTime, 0);
  const arrival = clockMinutes(leg.arrivalTime, leg.arrivalDayOffset);
  return {
    id: leg.id,
    mode: leg.mode,
    from: leg.origin,
    to: leg.destination,
    scheduled: leg,
    road: null,
    departure,
    arrival,
    durationMinutes: leg.durationMinutes,
    costMinor: leg.priceMinor * people,
    slotsBefore: slotsBefore(departure, RHYTHM.beforeDepartureMinutes),
    slotsAfter: slotsAfter(arrival),
  };
}

function roadOption(frame: Frame, mode: RoadMode, from: string, to: string, date: string): LegOption | null {
  const road = frame.world.road(from, to);
  const costMinor = road ? roadCostMinor(road, mode, frame.people) : null;
  if (!road || road.minutes === null || costMinor === null) return null;
  const departure = RHYTHM.roadDepartureTime;
  const arrival = departure + road.minutes + frame.clockOffset(to, date) - frame.clockOffset(from, date);
  return {
    id: roadId(mode, from, to),
    mode,
    from,
    to,
    scheduled: null,
    road,
    departure,
    arrival,
    durationMinutes: road.minutes,
    costMinor,
    slotsBefore: slotsBefore(departure, 0),
    slotsAfter: slotsAfter(arrival),
  };
}

/** A leg option as the search uses it: its weight and how the day's slots are shared between its two cities. */
export interface LegVariant {
  readonly option: LegOption;
  readonly weight: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Which slots of a moving day the search may use: none (nothing optional is worth its price), meals only
 * (for wanted cuisines), or all.
 */
export type MovingDaySlots = "none" | "meals" | "all";

export interface VariantRules {
  readonly weigh: (option: LegOption) => number;
  readonly use: MovingDaySlots;
  /** False at the ends of the trip, where nothing is eaten or visited. */
  readonly usesBefore: boolean;
  readonly usesAfter: boolean;
  readonly timed: boolean;
  /** In worlds without times: the weight of a slot that the leg's clock times make odd. */
  readonly oddSlot: number;
  /** Set where a leg is only beaten by one that is no dearer and, without this price on its cents, no heavier. */
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
  if (place === index) return false;
  if (priceOfCent !== null) {
    const unpriced = ({ weight, option }: LegVariant) => weight - priceOfCent * option.costMinor;
    if (other.option.costMinor > variant.option.costMinor || unpriced(other) > unpriced(variant)) return false;
  }
  if (other.weight > variant.weight || other.before < variant.before || other.after < variant.after) return false;
  const equal = other.weight === variant.weight && other.before === variant.before && other.after === variant.after;
  return !equal || place < index;
}

interface Split {
  readonly before: number;
  readonly after: number;
}

const MEAL_SPLITS: readonly Split[] = [
  { before: 0, after: 5 },
  { before: 1, after: 3 },
  { before: 3, after: 1 },
  { before: 5, after: 0 },
];
const ALL_SPLITS: readonly Split[] = Array.from({ length: ALL_SLOTS + 1 }, (_, before) => ({
  before,
  after: ALL_SLOTS - before,
}));

function slotSplits(option: LegOption, { use, timed }: VariantRules): readonly Split[] {
  if (use === "none") return [{ before: 0, after: 0 }];
  const before = option.slotsBefore;
  const after = option.slotsAfter;
  if (timed) return overlapSplits(before, after);
  if (use === "meals") return MEAL_SPLITS;
  return [{ before, after: Math.min(after, ALL_SLOTS - before) }, ...ALL_SPLITS];
}

/** Slots that both cities could have (clocks set back on the way) go to one of them, in every way. */
function overlapSplits(before: number, after: number): Split[] {
  if (before + after <= ALL_SLOTS) return [{ before, after }];
  const splits: Split[] = [];
  for (let first = ALL_SLOTS - after; first <= before; first++) {
    splits.push({ before: first, after: ALL_SLOTS - first });
  }
  return splits;
}
