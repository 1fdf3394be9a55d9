import { mealNameSchema } from "@/server/trip";
import type { Attraction, Restaurant } from "@/server/worlds";
import { isDivided } from "./exclusions";
import type { Frame } from "./frame";
import type { KindCounts } from "./pareto-choices";
import { type Breakfasts, mealSlots, opensIn, type Stay, servesIn, visitSlots, wholeDays } from "./stay-slots";

/** The slots of a stay by kind: what may take one slot of a kind may take any. */
interface SlotKinds<Place> {
  readonly counts: KindCounts;
  /** The kinds that a place may take, one bit each. */
  readonly kindsOf: (place: Place) => number;
}

/**
 * The meals of a stay by kind: each slot that the search has divided is a kind of its own, so that what is ruled out of it is seen; the others
 * are breakfasts, lunches and dinners. Hours are those of the stay's dates.
 */
export function mealKinds(frame: Frame, stay: Stay, breakfasts: Breakfasts): SlotKinds<Restaurant> {
  const slots = mealSlots(frame, stay, breakfasts);
  const own = slots.filter((at) => isDivided(frame.exclusions, at));
  const shared = mealNameSchema.options.map((name) => slots.filter((at) => at.slot.meal === name && !own.includes(at)));
  const kinds = [...own.map((at) => [at]), ...shared].filter(({ length }) => length > 0);
  return {
    counts: {
      most: kinds.map(({ length }) => length),
      needs: kinds.map((group, kind) => ({ kinds: [kind], least: group.filter(({ fullDay }) => fullDay).length })),
    },
    kindsOf: (place) => maskOf(kinds, (at) => !frame.timed || servesIn(frame, place, at)),
  };
}

/** The visits of a stay by kind: each slot of a day that the search has divided is one, the slots of all other days are one together. */
export function visitKinds(frame: Frame, stay: Stay): SlotKinds<Attraction> {
  const slots = visitSlots(frame, stay);
  const divided = new Set(slots.filter((at) => isDivided(frame.exclusions, at)).map(({ day }) => day));
  const shared = slots.filter(({ day }) => !divided.has(day));
  const kinds = [...slots.filter(({ day }) => divided.has(day)).map((at) => [at]), shared];
  const needing = wholeDays(frame, stay).filter((day) => frame.dayPlan(day).needsVisit);
  const kindsOfDay = (day: number) => kinds.flatMap((group, kind) => (group[0]?.day === day ? [kind] : []));
  return {
    counts: {
      most: kinds.map(({ length }) => length),
      needs: [
        ...needing.filter((day) => divided.has(day)).map((day) => ({ kinds: kindsOfDay(day), least: 1 })),
        { kinds: [kinds.length - 1], least: needing.filter((day) => !divided.has(day)).length },
      ],
    },
    kindsOf: (place) => maskOf(kinds, (at) => !frame.timed || opensIn(frame, place, at)),
  };
}

function maskOf<Slot>(kinds: readonly (readonly Slot[])[], takes: (at: Slot) => boolean): number {
  return kinds.reduce((mask, group, kind) => (group.some(takes) ? mask | (1 << kind) : mask), 0);
}
