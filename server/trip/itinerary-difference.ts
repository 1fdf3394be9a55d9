import type { Itinerary, Stop } from "./itinerary";
import type { Money } from "./money";

/** A stop in its day; of a stay all its nights in a row, from the day of the first. */
export interface StopInPlan {
  /** The stop; of a stay its first night. */
  readonly stop: Stop;
  /** From 1. */
  readonly day: number;
  /** 1 but for stays. */
  readonly nights: number;
  /** Of all nights. */
  readonly cost: Money;
}

/** What became of one plan in another. */
export interface ItineraryDifference {
  readonly removed: readonly StopInPlan[];
  readonly added: readonly StopInPlan[];
  /** The same on another day, at another time, as another meal or for other nights. */
  readonly moved: readonly { readonly before: StopInPlan; readonly after: StopInPlan }[];
  /** As they are after. */
  readonly kept: readonly StopInPlan[];
  /** After minus before. */
  readonly cost: Itinerary["cost"];
}

/** Compares two plans stop by stop: by kind and record, first at the same place of the same day, then anywhere. */
export function itineraryDifference(before: Itinerary, after: Itinerary): ItineraryDifference {
  const same = matched(stopsOf(before), stopsOf(after), placeKey);
  const ofDay = matched(same.onlyBefore, same.onlyAfter, ({ stop, day }) => `${recordKey(stop)} ${day}`);
  const anywhere = matched(ofDay.onlyBefore, ofDay.onlyAfter, ({ stop }) => recordKey(stop));
  return {
    removed: anywhere.onlyBefore,
    added: anywhere.onlyAfter,
    moved: [...ofDay.pairs, ...anywhere.pairs],
    kept: same.pairs.map((pair) => pair.after),
    cost: {
      legs: minus(after.cost.legs, before.cost.legs),
      stays: minus(after.cost.stays, before.cost.stays),
      meals: minus(after.cost.meals, before.cost.meals),
      visits: minus(after.cost.visits, before.cost.visits),
      total: minus(after.cost.total, before.cost.total),
    },
  };
}

/** Every stop of a plan in order, with nights in a row in the same lodging as one. */
function stopsOf({ days }: Itinerary): StopInPlan[] {
  const found: StopInPlan[] = [];
  let stays = new Map<string, number>();
  for (const { number: day, stops } of days) {
    const tonight = new Map<string, number>();
    for (const stop of stops) {
      const at = stop.kind === "stay" ? stays.get(stop.recordId) : undefined;
      const run = at === undefined ? undefined : found[at];
      if (at === undefined || run === undefined) {
        found.push({ stop, day, nights: 1, cost: stop.cost });
      } else {
        const amountMinor = run.cost.amountMinor + stop.cost.amountMinor;
        found[at] = { ...run, nights: run.nights + 1, cost: { ...run.cost, amountMinor } };
      }
      if (stop.kind === "stay") tonight.set(stop.recordId, at ?? found.length - 1);
    }
    stays = tonight;
  }
  return found;
}

function recordKey({ kind, recordId }: Stop): string {
  return `${kind} ${recordId}`;
}

function placeKey({ stop, day, nights }: StopInPlan): string {
  const meal = stop.kind === "meal" ? stop.meal : "";
  return [recordKey(stop), day, nights, meal, stop.start?.time ?? "", stop.end?.time ?? ""].join(" ");
}

interface Matched {
  readonly pairs: { readonly before: StopInPlan; readonly after: StopInPlan }[];
  readonly onlyBefore: readonly StopInPlan[];
  readonly onlyAfter: readonly StopInPlan[];
}

/** Pairs of equal key, in order; each stop is in one pair at most. */
function matched(
  before: readonly StopInPlan[],
  after: readonly StopInPlan[],
  key: (stop: StopInPlan) => string,
): Matched {
  const waiting = new Map<string, StopInPlan[]>();
  for (const each of before) waiting.set(key(each), [...(waiting.get(key(each)) ?? []), each]);
  const pairs: Matched["pairs"] = [];
  const onlyAfter: StopInPlan[] = [];
  for (const each of after) {
    const first = waiting.get(key(each))?.shift();
    if (first === undefined) onlyAfter.push(each);
    else pairs.push({ before: first, after: each });
  }
  const paired = new Set(pairs.map((pair) => pair.before));
  return { pairs, onlyBefore: before.filter((each) => !paired.has(each)), onlyAfter };
}

function minus(after: Money, before: Money): Money {
  return { ...after, amountMinor: after.amountMinor - before.amountMinor };
}
