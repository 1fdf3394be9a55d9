import type { LocalDate } from "@/server/trip";
import type { FlightOffer, FlightQuery } from "../records/flights";
import type { StayOffer, StayQuery } from "../records/stays";

/** Offers of lodging for the nights that a trip spends in a city. */
export interface CityOffers {
  readonly city: string;
  /** Whose offers they are: "LiteAPI". */
  readonly provider: string;
  readonly query: StayQuery;
  readonly offers: readonly StayOffer[];
}

/** Offers of flights from one city to another on a day of a trip. */
export interface WayOffers {
  readonly from: string;
  readonly to: string;
  readonly query: FlightQuery;
  readonly offers: readonly FlightOffer[];
}

/** What was offered for one trip when it was planned. */
export interface Snapshot {
  readonly day: LocalDate;
  readonly stays: readonly CityOffers[];
  readonly ways: readonly WayOffers[];
  /** Sources that have to be named. */
  readonly attributions: readonly { readonly text: string; readonly url: string }[];
}
