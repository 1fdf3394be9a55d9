import { z } from "zod";
import type { Reason } from "../records/read-rows";
import type { StayOffer } from "../records/stays";

const amountSchema = z.looseObject({ amount: z.number(), currency: z.string().nullish() });

const rateSchema = z.looseObject({
  name: z.string(),
  boardType: z.string().nullish(),
  retailRate: z.looseObject({
    total: z.array(amountSchema).max(20),
    taxesAndFees: z
      .array(amountSchema.extend({ included: z.boolean().nullish() }))
      .max(100)
      .nullish(),
  }),
  cancellationPolicies: z.looseObject({ refundableTag: z.string().nullish() }).nullish(),
});

const hotelSchema = z.looseObject({
  hotelId: z.string().min(1).max(100),
  roomTypes: z.array(z.looseObject({ rates: z.array(rateSchema).min(1).max(50) })).max(2_000),
});

/** Hotels are checked one by one: a broken one does not spoil the others. */
export const ratesSchema = z.looseObject({ data: z.array(z.unknown()).max(10_000) });

/** Kinds of board with breakfast in them. */
const WITH_BREAKFAST = ["BI", "BB", "HB", "FB", "AI"];

type Rate = z.infer<typeof rateSchema>;
type OfRates = Pick<StayOffer, "room" | "isRefundable" | "hasBreakfast" | "totalMinor" | "payThereMinor">;
interface Offer {
  readonly lodgingId: string;
  readonly currency: string;
  readonly row: OfRates;
}

/** The cheapest offer of a hotel in so many rooms, or why none of its offers can be used. */
export function cheapestOffer(hotel: unknown, rooms: number): Offer | { readonly reason: Reason } {
  const read = hotelSchema.safeParse(hotel);
  if (!read.success) return { reason: "unknown shape" };
  const { hotelId, roomTypes } = read.data;
  const offers = roomTypes.map(({ rates }) => offerOf(hotelId, rates, rooms));
  const usable = offers.flatMap((offer) => ("reason" in offer ? [] : [offer]));
  const [cheapest] = usable.sort((one, other) => one.row.totalMinor - other.row.totalMinor);
  const reason = offers.flatMap((offer) => ("reason" in offer ? [offer.reason] : []))[0] ?? "no price";
  return cheapest ?? { reason };
}

/** The rates of one offer, one for each room. What is not included in them is paid at the lodging, and counts. */
function offerOf(lodgingId: string, rates: readonly Rate[], rooms: number): Offer | { readonly reason: Reason } {
  if (rates.length !== rooms) return { reason: "unknown shape" };
  let total = 0;
  let payThere = 0;
  const currencies = new Set<string>();
  for (const { retailRate } of rates) {
    const [price] = retailRate.total;
    if (price === undefined || price.amount <= 0) return { reason: "no price" };
    const extra = (retailRate.taxesAndFees ?? []).filter(({ included }) => included === false);
    for (const { currency } of [price, ...extra]) {
      if (!currency) return { reason: "no currency" };
      currencies.add(currency);
    }
    total += minor(price.amount);
    payThere += extra.reduce((sum, { amount }) => sum + minor(amount), 0);
  }
  const [currency, other] = currencies;
  if (currency === undefined || other !== undefined) return { reason: "another currency" };
  const tags = rates.map(({ cancellationPolicies }) => cancellationPolicies?.refundableTag ?? null);
  return {
    lodgingId,
    currency,
    row: {
      room: rates.map(({ name }) => name).join(" + "),
      isRefundable: tags.includes("NRFN") ? false : tags.every((tag) => tag === "RFN") ? true : null,
      hasBreakfast: rates.every(({ boardType }) => WITH_BREAKFAST.includes(boardType ?? "")),
      totalMinor: total + payThere,
      payThereMinor: payThere,
    },
  };
}

const minor = (amount: number) => Math.round(amount * 100);
