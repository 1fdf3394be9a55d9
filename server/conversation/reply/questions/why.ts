import { counted, formatMoney, type Itinerary, listed, type Stop } from "@/server/trip";
import type { MeantStop } from "@/server/wishes";
import { cheapestSentence } from "./alternatives";
import { factsOfStop, money, moreOrLess, type Over, ratingAndPrice, sentences, stopsIn, whenOf } from "./over";
import { totalSentence } from "./price";

const MOST_REASONS = 4;

/** Why a stop or a city was chosen: what it meets of what was asked, its rating and price, and the cheapest alternative; null: the plan has no such. */
export function whyAnswer(subject: string, over: Over): string | null {
  const rejected = rejectedIn(subject, over);
  if (rejected !== null) return rejected;
  const [first] = stopsIn(subject, over);
  const city = cityIn(subject, over.plan.itinerary);
  if (
    city !== null &&
    (first === undefined || /^\W*(?:in|to|go\w*|visit\w*|stay\w*)?\W*$/i.test(without(subject, city)))
  )
    return whyCity(city, over);
  if (first !== undefined) return whyStop(first, over);
  if (city !== null) return whyCity(city, over);
  const { destination } = over.plan.request;
  if (destination.kind === "region" && subject.toLowerCase().includes(destination.region.toLowerCase()))
    return `You asked for ${counted(destination.cityCount, "city", "cities")} in ${destination.region}.`;
  return /\b(?:expensive|pricey|costs?|price|much|cheap\w*)\b/i.test(subject) ? totalSentence(over) : null;
}

function whyStop(meant: MeantStop, over: Over): string {
  return sentences(reasonSentence(meant), ratingAndPrice(factsOfStop(meant, over)), cheapestSentence(meant, over));
}

function reasonSentence({ stop, day }: MeantStop): string {
  const texts = (kinds: readonly string[]) => [
    ...new Set(stop.reasons.filter(({ because }) => kinds.includes(because.kind)).map(({ text }) => text)),
  ];
  const asked = texts(["lock", "demand", "preference"]).slice(0, MOST_REASONS).map(asPart);
  if (asked.length > 0) return `${stop.name} was chosen for this: ${asked.join("; ")}.`;
  const [rule] = stop.kind === "leg" ? texts(["rule"]).map(asPart) : [];
  if (rule !== undefined) return `${stop.name} ${rule}.`;
  return `Nothing you asked for decided ${stop.name} ${whenOf({ stop, day })}; I weighed its rating and its price.`;
}

/** "Pool, as you like." → "pool, as you like". */
function asPart(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, "")}`;
}

function whyCity(city: string, over: Over): string {
  const { request, itinerary, otherTrips } = over.plan;
  const { destination } = request;
  const asked =
    destination.kind === "cities"
      ? destination.cities.some(({ name }) => name === city)
        ? `You asked for ${city}.`
        : city === request.origin
          ? `You start from ${city}.`
          : `${city} is on the way of this plan.`
      : `You asked for ${counted(destination.cityCount, "city", "cities")} in ${destination.region} and left the choice to me; ${city} is part of the best trip I found.`;
  const [other] = otherTrips
    .filter((trip) => !citiesOf(trip).includes(city))
    .sort((a, b) => a.cost.total.amountMinor - b.cost.total.amountMinor);
  if (other === undefined)
    return sentences(asked, otherTrips.length === 0 ? "" : "The other trips I found go there too.");
  const change = money(other.cost.total.amountMinor - itinerary.cost.total.amountMinor, over);
  return sentences(asked, `Without it, a trip to ${listed(citiesOf(other))} would cost ${moreOrLess(change)}.`);
}

/** The cities where a trip spends its nights, in order. */
export function citiesOf({ days }: Itinerary): string[] {
  return [...new Set(days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === "stay" ? [stop.city] : []))))];
}

/** The city of the plan that a phrase names; null: none. */
export function cityIn(phrase: string, { days, origin }: Itinerary): string | null {
  const lower = phrase.toLowerCase();
  return (
    [...new Set(days.map(({ city }) => city).concat(origin))].find((city) => lower.includes(city.toLowerCase())) ?? null
  );
}

/** "Why did you not choose the Palace?": the plan names it next to what it chose. */
function rejectedIn(subject: string, over: Over): string | null {
  const lower = subject.toLowerCase();
  if (over.plan.itinerary.days.some(({ stops }) => stops.some(({ name }) => lower.includes(name.toLowerCase()))))
    return null;
  for (const stop of over.plan.itinerary.days.flatMap(({ stops }): readonly Stop[] => stops)) {
    const found = stop.alternatives.find(({ name }) => name !== stop.name && lower.includes(name.toLowerCase()));
    if (found === undefined) continue;
    const { name, costChange, note } = found;
    return `${name} would cost ${moreOrLess(costChange)} than ${stop.name} (${formatMoney(stop.cost)}). ${note}`.replace(
      "the same than",
      "the same as",
    );
  }
  return null;
}

function without(phrase: string, city: string): string {
  return phrase
    .toLowerCase()
    .replace(/\b(?:did|do|does|are|is|was|you|we|choose|chose|pick\w*|include\w*|the|us|of all places)\b/g, " ")
    .replace(city.toLowerCase(), " ");
}
