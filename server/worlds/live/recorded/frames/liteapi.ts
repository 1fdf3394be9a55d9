import { z } from "zod";
import type { Frame, Received } from "../received";

/**
 * In the form of the examples in LiteAPI's documentation (developers.liteapi.travel, "Retrieve rates for hotels"; docs.liteapi.travel, "Hotel Rates API
 * JSON Data Structure"). Lodgings, prices and ids are invented.
 */
export interface RecordedLodging {
  readonly id: string;
  readonly name: string;
  /** Degrees from where is asked; absent: at `latitude` and `longitude`. */
  readonly offset?: readonly [north: number, east: number];
  readonly latitude?: number;
  readonly longitude?: number;
  readonly stars: number;
  readonly rating: number;
  /** A room and night, in whatever currency is asked for. */
  readonly price: number;
  readonly board: "RO" | "BI";
  readonly refundable: "RFN" | "NRFN";
}

export const LODGINGS: readonly RecordedLodging[] = [
  lodging("lp9001", "Recorded Hotel Aurora", [0.0008, 0.0006], 4, 8.6, 141.5, "BI", "RFN"),
  lodging("lp9002", "Recorded Hotel Meridian", [-0.0011, 0.0009], 3, 7.9, 96.2, "RO", "NRFN"),
  lodging("lp9003", "Recorded Guest House Linden", [0.0015, -0.0012], 2, 8.1, 71.35, "RO", "RFN"),
  lodging("lp9004", "Recorded Grand Hotel Belvedere", [-0.0006, -0.0014], 5, 9.2, 318, "BI", "RFN"),
  lodging("lp9005", "Recorded Hotel Station", [0.0021, 0.0017], 3, 7.2, 88.9, "RO", "RFN"),
];

function lodging(
  id: string,
  name: string,
  offset: readonly [number, number],
  stars: number,
  rating: number,
  price: number,
  board: RecordedLodging["board"],
  refundable: RecordedLodging["refundable"],
): RecordedLodging {
  return { id, name, offset, stars, rating, price, board, refundable };
}

const ratesSchema = z.object({
  hotelIds: z.array(z.string()).max(1_000),
  occupancies: z.array(z.object({ adults: z.number() })).max(20),
  currency: z.string(),
  checkin: z.string(),
  checkout: z.string(),
});

/** Both of its calls. Taxes at the lodging are two for each person and night. */
export function liteApiFrames(lodgings: readonly RecordedLodging[]): Frame {
  return (received) => {
    if (received.path === "/v3.0/data/hotels") return hotelsAround(lodgings, received);
    return received.path === "/v3.0/hotels/rates" ? ratesOf(lodgings, received) : null;
  };
}

function hotelsAround(lodgings: readonly RecordedLodging[], { parameters }: Received) {
  const [north, east] = [Number(parameters.get("latitude")), Number(parameters.get("longitude"))];
  const data = lodgings.map(({ id, name, offset = [0, 0], latitude, longitude, stars, rating }) => ({
    id,
    name,
    hotelDescription: "<p>Recorded, invented.</p>",
    currency: "EUR",
    country: "mc",
    city: "Recorded",
    latitude: latitude ?? north + offset[0],
    longitude: longitude ?? east + offset[1],
    address: "1 Recorded Street",
    stars,
    rating,
    reviewCount: 120,
  }));
  return { data, hotelIds: data.map(({ id }) => id), total: data.length };
}

function ratesOf(lodgings: readonly RecordedLodging[], { body, changeOf }: Received) {
  const { hotelIds, occupancies, currency, checkin, checkout } = ratesSchema.parse(body);
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
  const data = lodgings.flatMap(({ id, price, board, refundable, name }) => {
    const change = hotelIds.includes(id) ? changeOf(id) : "sold-out";
    if (change === "sold-out") return [];
    const perRoom = price * nights * (change === "dearer" ? 1.1 : 1);
    const rates = occupancies.map(({ adults }, index) => ({
      rateId: `${id}-rate-${index + 1}`,
      occupancyNumber: index + 1,
      name: `Double Room, ${name}`,
      maxOccupancy: 2,
      adultCount: adults,
      childCount: 0,
      boardType: board,
      boardName: board === "BI" ? "Breakfast Included" : "Room Only",
      priceType: "commission",
      retailRate: {
        total: [{ amount: cents(perRoom), currency }],
        taxesAndFees: [
          { included: true, description: "Tax", amount: cents(perRoom * 0.1), currency },
          { included: false, description: "City tax", amount: 2 * adults * nights, currency },
        ],
      },
      cancellationPolicies: { cancelPolicyInfos: [], hotelRemarks: [], refundableTag: refundable },
    }));
    return [
      { hotelId: id, roomTypes: [{ roomTypeId: `${id}-room`, offerId: `${id}-offer`, supplier: "nuitee", rates }] },
    ];
  });
  // What it answers where no room is free.
  return data.length === 0 ? { error: { code: 2001, message: "no availability found" } } : { data, sandbox: true };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
