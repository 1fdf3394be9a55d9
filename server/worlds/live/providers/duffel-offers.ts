import { z } from "zod";
import { daysBetween } from "@/server/trip";
import type { ReadRow } from "../records/read-rows";

/** Local time without an offset: "2026-12-12T10:30:00". */
const localMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);

const segmentSchema = z.looseObject({
  marketing_carrier: z.looseObject({ iata_code: z.string().min(2).max(3) }),
  marketing_carrier_flight_number: z.string().min(1).max(8),
  departing_at: localMoment,
  arriving_at: localMoment,
});

const offerSchema = z.looseObject({
  id: z.string().min(1).max(300),
  total_amount: z.string().regex(/^\d{1,12}(\.\d+)?$/),
  total_currency: z.string().nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  owner: z.looseObject({ name: z.string().min(1) }),
  conditions: z
    .looseObject({ refund_before_departure: z.looseObject({ allowed: z.boolean().nullish() }).nullish() })
    .nullish(),
  slices: z
    .array(z.looseObject({ duration: z.string().nullish(), segments: z.array(segmentSchema).min(1).max(6) }))
    .length(1),
});

/** Offers are checked one by one. */
export const offersSchema = z.looseObject({ data: z.looseObject({ offers: z.array(z.unknown()).max(10_000) }) });

type OfferRow = ReadRow<unknown> | (ReadRow<unknown> & { readonly expiresAt: string });

/** One offer of one way, as a flight. */
export function offerRow(offer: unknown): OfferRow {
  const read = offerSchema.safeParse(offer);
  if (!read.success) return { reason: "unknown shape" };
  const { id, total_amount, total_currency, expires_at, owner, conditions, slices } = read.data;
  if (!total_currency) return { reason: "no currency" };
  const [slice] = slices;
  const [first, last] = [slice?.segments[0], slice?.segments.at(-1)];
  const minutes = minutesOf(slice?.duration ?? "");
  // The length of the way follows from nothing else without doubt.
  if (slice === undefined || first === undefined || last === undefined || minutes === null)
    return { reason: "unknown shape" };
  const [leaves, arrives] = [partsOf(first.departing_at), partsOf(last.arriving_at)];
  const row = {
    offerId: id,
    airline: owner.name,
    number: slice.segments
      .map((segment) => `${segment.marketing_carrier.iata_code} ${segment.marketing_carrier_flight_number}`)
      .join(" + "),
    stops: slice.segments.length - 1,
    date: leaves.date,
    departure: leaves.time,
    arrival: arrives.time,
    arrivalDayOffset: daysBetween(leaves.date, arrives.date),
    minutes,
    totalMinor: Math.round(Number(total_amount) * 100),
    isRefundable: conditions?.refund_before_departure?.allowed ?? null,
  };
  return { row, currency: total_currency, ...(expires_at && { expiresAt: new Date(expires_at).toISOString() }) };
}

function partsOf(moment: string) {
  return { date: moment.slice(0, 10), time: moment.slice(11, 16) };
}

/** Minutes of "PT8H30M" or "P1DT2H"; null where it is none. */
function minutesOf(duration: string): number | null {
  const found = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration);
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return days * 1_440 + hours * 60 + minutes || null;
}
