import { z } from "zod";
import type { Frame, Received } from "../received";

/**
 * In the form of the examples in Duffel's documentation (duffel.com/docs/api/offer-requests, "Create an offer request"), shortened to what matters
 * here. Duffel Airways (ZZ) is the airline of its test mode; times and prices are invented.
 */
const FLIGHTS = [
  { name: "morning", leaves: 485, minutes: 135, price: 118.4, refundable: false, change: null },
  { name: "noon", leaves: 760, minutes: 130, price: 171.25, refundable: true, change: null },
  { name: "evening", leaves: 1_165, minutes: 260, price: 92.1, refundable: false, change: 95 },
] as const;

/** Prices of an account are in one currency. */
const CURRENCY = "EUR";
const HOLDS_MS = 30 * 60_000;

const requestSchema = z.object({
  data: z.object({
    slices: z.array(z.object({ origin: z.string(), destination: z.string(), departure_date: z.string() })).length(1),
    passengers: z.array(z.unknown()).max(9),
  }),
});

export const duffelFrames: Frame = (received) => {
  const { path, body } = received;
  if (path === "/air/offer_requests") {
    const { slices, passengers } = requestSchema.parse(body).data;
    const [{ origin, destination, departure_date } = { origin: "", destination: "", departure_date: "" }] = slices;
    const offers = FLIGHTS.map(({ name }) =>
      offer(`off_${name}_${origin}_${destination}_${departure_date}_${passengers.length}`, received),
    );
    return { data: { id: "orq_recorded", live_mode: false, cabin_class: "economy", offers } };
  }
  const id = decodeURIComponent(/^\/air\/offers\/([^/]+)$/.exec(path)?.[1] ?? "");
  const data = offer(id, received);
  return data === null ? null : { data };
};

/** An offer by its id, which says what it is of; null where there is none, or not any more. */
function offer(id: string, { changeOf, now }: Received) {
  const [, name, origin, destination, date = "", people] = id.split("_");
  const flight = FLIGHTS.find((each) => each.name === name);
  if (flight === undefined) return null;
  const change = changeOf(id);
  if (change === "sold-out") return null;
  const amount = flight.price * Number(people) * (change === "dearer" ? 1.1 : 1);
  return {
    id,
    live_mode: false,
    partial: false,
    total_amount: amount.toFixed(2),
    total_currency: CURRENCY,
    tax_amount: (amount * 0.2).toFixed(2),
    tax_currency: CURRENCY,
    expires_at: new Date(now + HOLDS_MS).toISOString(),
    owner: { id: "arl_recorded", name: "Duffel Airways", iata_code: "ZZ" },
    conditions: {
      refund_before_departure: { allowed: flight.refundable, penalty_amount: null, penalty_currency: null },
      change_before_departure: null,
    },
    slices: [
      {
        id: `sli_${name}`,
        duration: duration(flight.minutes),
        origin: { iata_code: origin, type: "airport" },
        destination: { iata_code: destination, type: "airport" },
        segments: segments(flight, date),
      },
    ],
  };
}

/** One flight, or two with a change of planes in between. */
function segments({ leaves, minutes, change }: (typeof FLIGHTS)[number], date: string) {
  const one = (number: string, from: number, to: number) => ({
    id: `seg_${number}`,
    marketing_carrier: { name: "Duffel Airways", iata_code: "ZZ" },
    marketing_carrier_flight_number: number,
    operating_carrier: { name: "Duffel Airways", iata_code: "ZZ" },
    departing_at: moment(date, from),
    arriving_at: moment(date, to),
    duration: duration(to - from),
  });
  const number = String(4_000 + leaves);
  if (change === null) return [one(number, leaves, leaves + minutes)];
  const flying = (minutes - change) / 2;
  return [one(number, leaves, leaves + flying), one(`${number}1`, leaves + flying + change, leaves + minutes)];
}

function moment(date: string, minutes: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + Math.round(minutes) * 60_000).toISOString().slice(0, 19);
}

const duration = (minutes: number) => `PT${Math.floor(minutes / 60)}H${Math.round(minutes % 60)}M`;
