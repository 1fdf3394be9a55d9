import { capitalized, formatMoney, listed, type Stop, wishLabel } from "@/server/trip";
import type { MeantStop } from "@/server/wishes";
import { cheapestSentence, type GoodAlternative, ratingOf, triedOut } from "./alternatives";
import { money, moreOrLess, type Over, sentences, stopsIn } from "./over";
import { citiesOf } from "./why";

const MOST_TOLD = 3;
/** So many are tried out, the most telling first. */
const MOST_TRIED = 12;

/** What is cheaper than a stop or than the trip, or what so much more would get: only what the plan names already. */
export function cheaperAnswer(subject: string, moreMinor: number | null, over: Over): string {
  if (moreMinor !== null) return forMore(moreMinor, over);
  const meant = stopsIn(subject, over).slice(0, 2);
  if (meant.length > 0) return meant.map((each) => `${each.stop.name}: ${cheapestSentence(each, over)}`).join(" ");
  const saving = tried(
    over,
    (_, { costChange }) => costChange.amountMinor < 0,
    (one, other) => one - other,
  );
  const trips = otherTrips(over, (change) => change < 0);
  if (saving.length + trips.length === 0) return "The plan has nothing cheaper that meets everything else.";
  return sentences(
    saving.length === 0
      ? ""
      : `${capitalized(listed(saving.map((each) => swapWords(each))))}, each meeting everything else.`,
    ...trips,
    ASK,
  );
}

function forMore(moreMinor: number, over: Over): string {
  const amount = formatMoney(money(moreMinor, over));
  const better = tried(
    over,
    (stop, { costChange, recordId }) =>
      costChange.amountMinor > 0 &&
      costChange.amountMinor <= moreMinor &&
      (ratingOf(stop, recordId, over.world) ?? 0) > (ratingOf(stop, stop.recordId, over.world) ?? 0),
    (one, other) => other - one,
  );
  const trips = otherTrips(over, (change) => change > 0 && change <= moreMinor);
  const wishes = wishesWithin(moreMinor, over);
  if (better.length + trips.length + wishes.length === 0)
    return `For ${amount} more the plan has nothing better rated that meets everything else.`;
  const words = better.map(
    (each) => `${swapWords(each)} and is rated ${ratingOf(each.stop, each.recordId, over.world)}`,
  );
  return sentences(
    ...wishes,
    better.length === 0 ? "" : `Within ${amount} more: ${words.join("; ")}.`,
    ...trips,
    better.length === 0 ? "" : ASK,
  );
}

/** The wishes that the plan gives up and so much more would buy. */
function wishesWithin(moreMinor: number, { plan }: Over): readonly string[] {
  return (plan.itinerary.givenUp ?? []).flatMap(({ entry, value, costChange }) =>
    costChange !== null && costChange.amountMinor > 0 && costChange.amountMinor <= moreMinor
      ? [`${wishLabel(entry, value)} costs ${formatMoney(costChange)} more.`]
      : [],
  );
}

const ASK = "Ask for a swap, and you'll see what it would change before you apply it.";

/** The alternatives of the plan that fit and keep everything, each stop and each place once. */
function tried(
  over: Over,
  fits: (stop: Stop, alternative: Pick<GoodAlternative, "costChange" | "recordId">) => boolean,
  order: (one: number, other: number) => number,
): readonly GoodAlternative[] {
  const seen = new Set<string>();
  const candidates = stopsOnce(over)
    .flatMap(({ stop }) =>
      stop.alternatives.flatMap((alternative) => (fits(stop, alternative) ? [{ stop, alternative }] : [])),
    )
    .sort((a, b) => order(a.alternative.costChange.amountMinor, b.alternative.costChange.amountMinor));
  const found: GoodAlternative[] = [];
  for (const { stop, alternative } of candidates.slice(0, MOST_TRIED)) {
    if (found.length === MOST_TOLD) break;
    if (seen.has(stop.id) || seen.has(alternative.recordId)) continue;
    const good = triedOut(stop, alternative, over);
    if (good === null || !fits(stop, good)) continue;
    seen.add(stop.id).add(alternative.recordId);
    found.push(good);
  }
  return found;
}

function stopsOnce({ plan }: Over): readonly MeantStop[] {
  return plan.itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) => (stop.kind === "stay" && stop.night > 1 ? [] : [{ stop, day }])),
  );
}

/** "the Inn instead of the Palace costs $20 less". */
function swapWords({ name, stop, costChange }: GoodAlternative): string {
  return `${name} instead of ${stop.name} costs ${moreOrLess(costChange)}`;
}

/** The cheapest other trip whose difference in cost fits, in a sentence. */
function otherTrips(over: Over, fits: (changeMinor: number) => boolean): readonly string[] {
  const { itinerary, otherTrips: others } = over.plan;
  const changes = others
    .map((trip) => ({ trip, change: trip.cost.total.amountMinor - itinerary.cost.total.amountMinor }))
    .filter(({ change }) => fits(change))
    .sort((a, b) => a.change - b.change);
  const [first] = changes;
  if (first === undefined) return [];
  return [`Another trip, to ${listed(citiesOf(first.trip))}, costs ${moreOrLess(money(first.change, over))}.`];
}
