import type { ScheduledLeg } from "../../records";
import type { FlightOffer } from "../records/flights";
import type { WayOffers } from "./snapshot";

export interface OfferedLeg {
  readonly leg: ScheduledLeg;
  readonly offer: FlightOffer;
}

/**
 * Offers of one way as flights of a world; the price of each of the travelers is rounded up to a cent. Nothing is known of cabin, meals and aircraft
 * beyond the offer, so there are no details.
 */
export function legsOfOffers({ from, to, query, offers }: WayOffers): OfferedLeg[] {
  return offers.map((offer) => ({
    offer,
    leg: {
      id: `offer:${offer.offerId}`,
      mode: "flight",
      number: offer.number,
      origin: from,
      destination: to,
      date: offer.date,
      departureTime: offer.departure,
      arrivalTime: offer.arrival,
      arrivalDayOffset: offer.arrivalDayOffset,
      durationMinutes: offer.minutes,
      distanceKm: null,
      priceMinor: Math.ceil(offer.totalMinor / query.people),
      details: null,
    },
  }));
}
