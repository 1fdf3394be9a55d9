import { z } from "zod";
import { addDays } from "@/server/trip";
import { type Answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { type FlightOffer, type FlightQuery, flightOfferSchema, flightQuerySchema } from "../records/flights";
import { foundIn } from "../records/read-rows";
import type { Access } from "../settings";
import { offerRow, offersSchema } from "./duffel-offers";

/** Duffel waits this long for airlines. */
const SUPPLIER_MS = 20_000;
const TIMEOUT_MS = SUPPLIER_MS + 10_000;

/**
 * Duffel: offers of airlines, one way. Plain requests in place of its SDK: importing @duffel/api 4.30.0 puts a copy in the place of
 * `process.env`, after which a changed time zone has no effect (opening hours are read by one), and its calls can neither be timed out
 * nor limited in size. https://duffel.com/docs/api/offer-requests
 */
export function duffel({ baseUrl, key }: Access): Provider<FlightQuery, FlightOffer> {
  const title = "Duffel";
  const headers = { authorization: `Bearer ${key}`, "Duffel-Version": "v2" };

  async function offersOf(query: FlightQuery): Promise<Answered<unknown>> {
    const { from, to, date, people } = query;
    const parameters = { return_offers: true, supplier_timeout: SUPPLIER_MS };
    const url = addressOf(baseUrl, "/air/offer_requests", parameters);
    const passengers = Array.from({ length: people }, () => ({ type: "adult" }));
    const slices = [{ origin: from, destination: to, departure_date: date }];
    const body = { data: { slices, passengers, cabin_class: "economy" } };
    return askJson({ title, url, headers, body, timeoutMs: TIMEOUT_MS });
  }

  async function search(query: FlightQuery): Promise<Answered<Found<FlightOffer>>> {
    if (query.only !== null) return confirm(query.only);
    const answer = await offersOf(query);
    if (!answer.ok) return answer;
    const read = offersSchema.safeParse(answer.value);
    if (!read.success) return failed("unknown shape", `${title} sends offers in another form than it documents.`);
    return found(read.data.data.offers);
  }

  /** The offer as it is now; none where it has been sold or is over. */
  async function confirm(offerId: string): Promise<Answered<Found<FlightOffer>>> {
    const url = addressOf(baseUrl, `/air/offers/${encodeURIComponent(offerId)}`);
    const answer = await askJson({ title, url, headers, timeoutMs: TIMEOUT_MS });
    // "offer_no_longer_available" comes as 422, an unknown one as 404.
    if (!answer.ok) return answer.failure.kind === "not there" ? found([]) : answer;
    const read = z.looseObject({ data: z.unknown() }).safeParse(answer.value);
    return found([read.data?.data]);
  }

  function found(offers: readonly unknown[]): Answered<Found<FlightOffer>> {
    const rows = offers.map(offerRow);
    const ends = rows.flatMap((row) => ("expiresAt" in row ? [row.expiresAt] : [])).sort();
    return foundIn(title, flightOfferSchema, rows, ends[0] ?? null);
  }

  return {
    name: "duffel",
    title,
    tool: "flights",
    query: flightQuerySchema,
    record: flightOfferSchema,
    attribution: { text: "Offers of flights: Duffel", url: "https://duffel.com" },
    // As a record of what was offered; prices hold until `validUntil`.
    terms: () => ({ class: "keep" }),
    idOf: ({ offerId }) => offerId,
    example: (day) => ({ from: "LHR", to: "DXB", date: addDays(day, 30), people: 1, only: null }),
    search,
  };
}
