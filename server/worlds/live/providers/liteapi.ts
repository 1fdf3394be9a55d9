import { z } from "zod";
import { addDays } from "@/server/trip";
import { type Answered, answered, failed } from "../failure";
import { addressOf } from "../http/address";
import { askJson } from "../http/ask-json";
import type { Found, Provider } from "../provider";
import { foundIn } from "../records/read-rows";
import { type StayOffer, type StayQuery, stayOfferSchema, stayQuerySchema } from "../records/stays";
import type { Access } from "../settings";
import { cheapestOffer, ratesSchema } from "./liteapi-rates";

/** Lodgings around the point that rates are asked for. */
const MOST_LODGINGS = 200;
/** LiteAPI waits this long for its suppliers. */
const SUPPLIER_SECONDS = 6;
const TIMEOUT_MS = 12_000;
/** Its own number for "no availability found". */
const NOTHING_FREE = 2001;

const lodgingSchema = z.looseObject({
  id: z.string().min(1).max(100),
  name: z.unknown(),
  address: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  stars: z.number().nullish(),
  rating: z.number().nullish(),
});
interface Lodgings {
  readonly byId: ReadonlyMap<string, z.infer<typeof lodgingSchema>>;
  /** Those of the list that cannot be read, one each. */
  readonly unread: readonly { readonly reason: "unknown shape" }[];
}
const listSchema = z.looseObject({ data: z.array(z.unknown()).max(10_000) });
const errorSchema = z.looseObject({ error: z.looseObject({ code: z.number() }) });

/**
 * LiteAPI (Nuitée): rates of lodgings around a point. Two calls: the lodgings there, and what they cost on the dates.
 * https://developers.liteapi.travel/api-reference/hotel-rates/retrieve-rates-for-hotels
 */
export function liteApi({ baseUrl, key }: Access): Provider<StayQuery, StayOffer> {
  const title = "LiteAPI";
  const headers = { "X-API-Key": key };

  async function lodgingsAround({ around, radiusMeters, only }: StayQuery): Promise<Answered<Lodgings>> {
    const { latitude, longitude } = around;
    const parameters = { latitude, longitude, radius: radiusMeters, limit: MOST_LODGINGS };
    const url = addressOf(baseUrl, "/v3.0/data/hotels", parameters);
    const listed = await askJson({ title, url, headers, timeoutMs: TIMEOUT_MS });
    if (!listed.ok) return listed;
    const list = listSchema.safeParse(listed.value);
    if (!list.success) return failed("unknown shape", `${title} lists lodgings in another form than it documents.`);
    const rows = list.data.data.slice(0, MOST_LODGINGS);
    const lodgings = rows.flatMap((row) => lodgingSchema.safeParse(row).data ?? []);
    const wanted = lodgings.filter(({ id }) => only === null || id === only);
    // Not listed is not sold out.
    if (only !== null && wanted.length === 0) return failed("not there", `${title} does not list the lodging now.`);
    return answered({
      byId: new Map(wanted.map((lodging) => [lodging.id, lodging])),
      unread: rows.slice(lodgings.length).map(() => ({ reason: "unknown shape" })),
    });
  }

  async function search(query: StayQuery): Promise<Answered<Found<StayOffer>>> {
    const lodgings = await lodgingsAround(query);
    if (!lodgings.ok) return lodgings;
    const { byId, unread } = lodgings.value;
    if (byId.size === 0) return foundIn(title, stayOfferSchema, unread);
    const { checkIn, nights, rooms, currency, nationality } = query;
    const body = {
      hotelIds: [...byId.keys()],
      occupancies: rooms.map((adults) => ({ adults, children: [] })),
      currency,
      guestNationality: nationality,
      checkin: checkIn,
      checkout: addDays(checkIn, nights),
      timeout: SUPPLIER_SECONDS,
    };
    const url = addressOf(baseUrl, "/v3.0/hotels/rates");
    const answer = await askJson({ title, url, headers, body, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) return answer;
    const error = errorSchema.safeParse(answer.value).data?.error;
    if (error?.code === NOTHING_FREE) return foundIn(title, stayOfferSchema, []);
    if (error !== undefined) return failed("refused", `${title} does not take the question (its error ${error.code}).`);
    const rates = ratesSchema.safeParse(answer.value);
    if (!rates.success) return failed("unknown shape", `${title} sends rates in another form than it documents.`);
    const rows = rates.data.data.map((hotel) => {
      const offer = cheapestOffer(hotel, rooms.length);
      if ("reason" in offer) return offer;
      const lodging = byId.get(offer.lodgingId);
      if (lodging?.latitude == null || lodging.longitude == null) return { reason: "no position" as const };
      const { name, address, latitude, longitude, stars, rating } = lodging;
      return {
        currency: offer.currency,
        row: {
          ...offer.row,
          lodgingId: offer.lodgingId,
          name,
          address: address ?? "",
          coordinates: { latitude, longitude },
          stars: stars ?? null,
          guestRating: rating ?? null,
        },
      };
    });
    return foundIn(title, stayOfferSchema, [...rows, ...unread]);
  }

  return {
    name: "liteapi",
    title,
    tool: "stays",
    query: stayQuerySchema,
    record: stayOfferSchema,
    attribution: { text: "Rates of lodging: LiteAPI (Nuitée)", url: "https://www.liteapi.travel" },
    // Its terms of caching are not published: nothing of it is kept beyond the stay's first day.
    terms: ({ checkIn }) => ({ class: "keep until", until: checkIn }),
    idOf: ({ lodgingId }) => lodgingId,
    example: (day) => ({
      around: { latitude: 43.7384, longitude: 7.4246 },
      radiusMeters: 2_000,
      checkIn: addDays(day, 30),
      nights: 2,
      rooms: [2],
      currency: "EUR",
      nationality: "US",
      only: null,
    }),
    search,
  };
}
