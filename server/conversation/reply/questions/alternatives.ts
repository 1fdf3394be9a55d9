import { applyEdit } from "@/server/editing";
import { verifyItinerary } from "@/server/scoring";
import { type Alternative, checkDifference, type Money, type Stop } from "@/server/trip";
import type { MeantStop } from "@/server/wishes";
import type { World } from "@/server/worlds";
import { money, moreOrLess, type Over } from "./over";

/** Something else in a stop's place that breaks nothing that was kept. */
export interface GoodAlternative {
  readonly stop: Stop;
  readonly name: string;
  readonly recordId: string;
  /** Of the whole trip. */
  readonly costChange: Money;
}

/** The cheapest of the alternatives that the plan names for a stop and that keeps everything, tried out and verified; null: none. */
export function cheapestAlternative({ stop }: MeantStop, over: Over): GoodAlternative | null {
  const byCost = [...stop.alternatives].sort((a, b) => a.costChange.amountMinor - b.costChange.amountMinor);
  for (const alternative of byCost) {
    const good = triedOut(stop, alternative, over);
    if (good !== null) return good;
  }
  return null;
}

/** The alternative with what it costs, once it is swapped in; null: it breaks something, or cannot stand there. */
export function triedOut(stop: Stop, { recordId, name, breaks }: Alternative, over: Over): GoodAlternative | null {
  const { plan, world } = over;
  if (breaks.length > 0) return null;
  const outcome = applyEdit(plan, { kind: "swap", stopId: stop.id, recordId }, world);
  if (!outcome.ok) return null;
  const { request, itinerary } = outcome.value;
  if (checkDifference(plan.checks, verifyItinerary(request, itinerary, world)).newlyBroken.length > 0) return null;
  const change = itinerary.cost.total.amountMinor - plan.itinerary.cost.total.amountMinor;
  return { stop, recordId, name: nameForComparison(stop, name), costChange: money(change, over) };
}

/** One flight has several fares. */
function nameForComparison(stop: Stop, name: string): string {
  return name === stop.name ? `another fare of ${name}` : name;
}

/** What the cheapest alternative that keeps everything would cost, in a sentence. */
export function cheapestSentence(meant: MeantStop, over: Over): string {
  const cheapest = cheapestAlternative(meant, over);
  if (cheapest === null) return "The plan has no alternative that meets everything else.";
  const { name, costChange } = cheapest;
  return `The cheapest alternative in the plan that meets everything else, ${name}, would cost ${moreOrLess(costChange)}.`;
}

/** The rating of a record of the stop's kind; null: nobody rated it. */
export function ratingOf(stop: Stop, recordId: string, world: World): number | null {
  const rating = (): number | undefined => {
    switch (stop.kind) {
      case "leg":
        return undefined;
      case "stay":
        return world.lodgings(stop.city).find(({ id }) => id === recordId)?.rating;
      case "meal":
        return world.restaurants(stop.city).find(({ id }) => id === recordId)?.rating;
      case "visit":
        return world.attractions(stop.city).find(({ id }) => id === recordId)?.details?.rating;
    }
  };
  return rating() || null;
}
