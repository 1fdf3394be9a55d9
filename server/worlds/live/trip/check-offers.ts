import { formatMoney, type Itinerary, type Money } from "@/server/trip";
import type { World } from "../../world";
import type { Providers } from "../provider";
import { type Ask, sentenceOf } from "./ask-for-trip";
import { legsOfOffers } from "./legs-of-offers";
import { lodgingsOfOffers } from "./lodgings-of-offers";
import type { CityOffers, Snapshot, WayOffers } from "./snapshot";

/** What a chosen offer is now that differs from what was planned with. */
export interface Difference {
  readonly kind: "price" | "sold out" | "terms";
  /** "Hôtel Aurora". */
  readonly name: string;
  readonly before: Money;
  /** Null: it is sold out. */
  readonly after: Money | null;
  /** "Hôtel Aurora costs €320 now, not €290." */
  readonly text: string;
}

/** A chosen offer that is as it was planned with, just now. */
export interface Confirmed {
  readonly name: string;
  /** All nights and rooms, or everyone's seats. */
  readonly total: Money;
  /** Of it: paid at the lodging. */
  readonly payThere: Money | null;
  /** Null: not said. */
  readonly isRefundable: boolean | null;
  /** Until when the price holds (UTC, ISO 8601); null: not said. */
  readonly validUntil: string | null;
  /** Where it can be booked; null: with the lodging or the airline, whose page is not known. */
  readonly link: string | null;
}

/** What came of checking the offers that a plan chose. */
export interface Checked {
  readonly differences: readonly Difference[];
  readonly confirmed: readonly Confirmed[];
  /** Of offers that could not be checked: sentences. */
  readonly unchecked: readonly string[];
  /** With what differs put right. */
  readonly snapshot: Snapshot;
}

/** What an offer of either kind has in common. */
interface Offer {
  readonly totalMinor: number;
  readonly isRefundable: boolean | null;
  readonly hasBreakfast?: boolean;
  readonly payThereMinor?: number;
}

/** Asks again for each offer that a plan chose, as it is now. */
export async function checkOffers(
  itinerary: Itinerary,
  base: World,
  snapshot: Snapshot,
  providers: Providers,
  ask: Ask,
): Promise<Checked> {
  const chosen = new Set(itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId)));
  const differences: Difference[] = [];
  const confirmed: Confirmed[] = [];
  const unchecked: string[] = [];
  const money = (amountMinor: number): Money => ({ amountMinor, currency: base.describe().currency });

  /** Notes what came of one check. */
  function note(name: string, before: Offer, now: Offer | null, validUntil: string | null, link: string | null): void {
    const text = now === null ? `${name} is sold out.` : changeWords(name, before, now, money);
    if (text === null) {
      const { totalMinor, payThereMinor = 0, isRefundable } = before;
      const payThere = payThereMinor > 0 ? money(payThereMinor) : null;
      confirmed.push({ name, total: money(totalMinor), payThere, isRefundable, validUntil, link });
      return;
    }
    const kind = now === null ? "sold out" : now.totalMinor === before.totalMinor ? "terms" : "price";
    const after = now && money(now.totalMinor);
    differences.push({ kind, name, before: money(before.totalMinor), after, text });
  }

  async function checkedStay(stay: CityOffers): Promise<CityOffers> {
    const found = lodgingsOfOffers(base, stay).find(({ lodging }) => chosen.has(lodging.id));
    if (found === undefined || providers.stays === null) return stay;
    const { lodging, offer } = found;
    const only = offer.lodgingId;
    const answer = await ask(providers.stays, { ...stay.query, only }, true);
    if (!answer.ok) {
      unchecked.push(`${lodging.name} could not be checked. ${sentenceOf(answer.failure)}`);
      return stay;
    }
    const now = answer.value.records.find(({ lodgingId }) => lodgingId === only) ?? null;
    note(lodging.name, offer, now, answer.value.validUntil, lodging.openData?.website || null);
    return { ...stay, offers: replaced(stay.offers, offer, now) };
  }

  async function checkedWay(way: WayOffers): Promise<WayOffers> {
    const found = legsOfOffers(way).find(({ leg }) => chosen.has(leg.id));
    if (found === undefined || providers.flights === null) return way;
    const { offer } = found;
    const name = `${offer.airline} ${offer.number}`;
    const answer = await ask(providers.flights, { ...way.query, only: offer.offerId }, true);
    if (!answer.ok) {
      unchecked.push(`${name} could not be checked. ${sentenceOf(answer.failure)}`);
      return way;
    }
    const now = answer.value.records.find(({ offerId }) => offerId === offer.offerId) ?? null;
    note(name, offer, now, answer.value.validUntil, null);
    return { ...way, offers: replaced(way.offers, offer, now) };
  }

  const stays: CityOffers[] = [];
  for (const stay of snapshot.stays) stays.push(await checkedStay(stay));
  const ways: WayOffers[] = [];
  for (const way of snapshot.ways) ways.push(await checkedWay(way));
  return { differences, confirmed, unchecked, snapshot: { ...snapshot, stays, ways } };
}

function replaced<Row>(offers: readonly Row[], before: Row, now: Row | null): readonly Row[] {
  return offers.flatMap((offer) => (offer === before ? (now ?? []) : [offer]));
}

/** Null: nothing that matters has changed. */
function changeWords(name: string, before: Offer, now: Offer, money: (minor: number) => Money): string | null {
  if (now.totalMinor !== before.totalMinor)
    return `${name} costs ${formatMoney(money(now.totalMinor))} now, not ${formatMoney(money(before.totalMinor))}.`;
  if (now.isRefundable !== before.isRefundable) {
    return now.isRefundable ? `${name} can be canceled now.` : `${name} can’t be canceled for free any more.`;
  }
  if (now.hasBreakfast !== before.hasBreakfast)
    return `${name} ${now.hasBreakfast ? "includes" : "no longer includes"} breakfast.`;
  return null;
}
