import { factsOf } from "@/server/editing";
import { verifyItinerary } from "@/server/scoring";
import {
  formatDate,
  formatMoney,
  isEstimate,
  type Money,
  type PlanVersion,
  type Stop,
  sumMoney,
  timePrefix,
} from "@/server/trip";
import type { StopFacts } from "@/server/views";
import { type MeantStop, stopsMeant } from "@/server/wishes";
import type { World } from "@/server/worlds";

/** The current plan, and the world that its records are of. */
export interface Over {
  readonly plan: PlanVersion;
  readonly world: World;
}

/** The stops that a phrase speaks of, in the order of the plan; of meals those that serve the cuisine that it names, if any do. */
export function stopsIn(phrase: string, { plan, world }: Over): readonly MeantStop[] {
  const verify: Parameters<typeof stopsMeant>[1]["verify"] = (request, itinerary) =>
    verifyItinerary(request, itinerary, world);
  const meant = stopsMeant(phrase.replace(/\bfly(?:ing)?\b/gi, "flight"), { plan, world, verify });
  const words = phrase.toLowerCase();
  const served = meant.filter(({ stop }) => cuisinesOf(stop, world).some((cuisine) => words.includes(cuisine)));
  return served.length > 0 ? served : meant;
}

function cuisinesOf(stop: Stop, world: World): readonly string[] {
  if (stop.kind !== "meal") return [];
  const record = world.restaurants(stop.city).find(({ id }) => id === stop.recordId);
  return record === undefined ? [] : record.cuisines.toLowerCase().split(/,\s*/);
}

/** What the records say of a stop. */
export function factsOfStop({ stop }: MeantStop, { plan, world }: Over): StopFacts | null {
  return factsOf(plan.itinerary, plan.unscheduled, plan.request, world)[stop.id] ?? null;
}

/** What a stop costs in the plan, all nights in the same lodging together. */
export function costOf({ stop }: MeantStop, { plan }: Over): Money {
  const same = plan.itinerary.days.flatMap(({ stops }) => stops).filter((other) => isSame(other, stop));
  return sumMoney(
    same.map(({ cost }) => cost),
    plan.itinerary.cost.total.currency,
  );
}

function isSame(other: Stop, stop: Stop): boolean {
  return stop.kind === "stay" ? other.kind === "stay" && other.recordId === stop.recordId : other.id === stop.id;
}

/** An amount in the plan's currency. */
export function money(amountMinor: number, { plan }: Pick<Over, "plan">): Money {
  const { total } = plan.itinerary.cost;
  return { amountMinor, currency: total.currency, fromMinor: isEstimate(total) ? amountMinor : undefined };
}

/** "$12 more", "$12 less", "the same". */
export function moreOrLess(change: Money): string {
  const { amountMinor } = change;
  if (amountMinor === 0) return "the same";
  return `${formatMoney({ ...change, amountMinor: Math.abs(amountMinor) })} ${amountMinor > 0 ? "more" : "less"}`;
}

/** "on day 2 (Wed 10 Mar) at 14:00", "on nights 1 to 3 (from Tue 9 Mar)". */
export function whenOf({ stop, day }: MeantStop): string {
  if (stop.kind === "stay") {
    const nights =
      stop.nights === 1 ? `night ${day.number}` : `nights ${day.number} to ${day.number + stop.nights - 1}`;
    return `on ${nights} (from ${formatDate(day.date)})`;
  }
  const at = stop.start === null ? "" : ` at ${timePrefix(stop)}${stop.start.time}`;
  return `on day ${day.number} (${formatDate(day.date)})${at}`;
}

/** "It is rated 4.9 and costs $15 a person."; empty where the records say neither. */
export function ratingAndPrice(facts: StopFacts | null): string {
  const rating = facts?.rating == null ? [] : [`is rated ${facts.rating}`];
  const price = facts?.price == null ? [] : [facts.price === "Free" ? "is free" : `costs ${facts.price}`];
  const parts = [...rating, ...price];
  return parts.length === 0 ? "" : `It ${parts.join(" and ")}.`;
}

/** Words of the traveler's within a sentence: on one line, without the marks of any markup, and not long. */
export function quoted(words: string): string {
  const plain = words
    .replace(/<[^<>]{0,200}>/g, "")
    .replace(/[<>&`*_[\]{}()#|\\~\s]+/g, " ")
    .trim();
  return `“${plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE - 1).toWellFormed()}…`}”`;
}

const LONGEST_QUOTE = 80;

/** The sentences that say something, one after the other. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
