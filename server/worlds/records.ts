import type { LocalDate, LocalTime, ScheduledMode } from "@/server/trip";
import type { Hours } from "./hours";

/**
 * The records of a world: immutable rows with an id, read from a snapshot. Prices are in cents of US dollars
 * unless the world's description names another currency. Benchmark worlds keep published text as it
 * is (odd spaces, newlines, quotes), and their `details` are null: nothing is known beyond the columns.
 */

/** An estimate's lower and upper end; a budget is proven against the upper one. */
export interface PriceRange {
  readonly lowMinor: number;
  readonly highMinor: number;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a place is and how to reach it. */
export interface Contact {
  /** "214 Willow Street, Austin". */
  readonly address: string;
  readonly phone: string;
}

/** What people call a place. */
export interface OtherName {
  /** "en", "zh-Hant"; null: no language in particular, or one more in the place's own. */
  readonly language: string | null;
  readonly name: string;
}

/** Where a record of open data comes from, and what of it is known. */
export interface OpenData {
  /** "OpenStreetMap". */
  readonly dataset: string;
  /** In the data set: "node/123". */
  readonly id: string;
  /** The day that the data describe; null: the file does not say. */
  readonly asOf: LocalDate | null;
  /** Its names by language, and others. Absent: none. */
  readonly otherNames?: readonly OtherName[];
  /** Empty where there is none. */
  readonly website: string;
  /** Opening hours as published; null where there are none. */
  readonly hoursText: string | null;
  /** Null: not known, which is not "no". */
  readonly wheelchair: "yes" | "limited" | "no" | null;
  /** An estimate's lower and upper end; the record's price is the upper one. Null: the price is known. */
  readonly priceRange: PriceRange | null;
  /** How long a visit takes is an estimate. */
  readonly estimatesMinutes: boolean;
}

export interface City {
  readonly name: string;
  /** State or region as the world's own table has it. */
  readonly state: string;
  readonly coordinates: Coordinates | null;
  /** IANA zone; null where the world has none. */
  readonly zone: string | null;
  readonly airports: readonly string[];
  /** What people call it elsewhere: "Bruxelles", "Brüssel". Absent or null: nothing else is known. */
  readonly otherNames?: readonly string[] | null | undefined;
}

export interface FlightDetails {
  readonly airline: string;
  readonly cabin: "economy" | "coach" | "business";
  readonly refundable: boolean;
  readonly meals: readonly string[];
  readonly changePolicy: "free changes" | "change for a fee";
  readonly entertainment: "free Wi-Fi" | "paid Wi-Fi" | null;
  readonly aircraft: "boeing" | "airbus";
  readonly disabilityAccess: boolean;
  readonly insuranceOffered: boolean;
}

/** How the times of a leg are known. */
export type LegTimes =
  | { readonly kind: "published" }
  /** Those of another day, since the timetable does not have the leg's own. */
  | { readonly kind: "mapped"; readonly date: LocalDate }
  | { readonly kind: "estimated" };

/** Where a leg of open data comes from, and what of it is known. */
export interface LegOpenData {
  /** "Amtrak", "OpenFlights". */
  readonly dataset: string;
  /** "Northeast Regional", or the codes of airlines; empty where there is none. */
  readonly line: string;
  /** Where one gets on and off: names of stations, codes of airports. */
  readonly from: string;
  readonly to: string;
  readonly times: LegTimes;
  /** The leg's price is the upper end. Null: the price is known. */
  readonly priceRange: PriceRange | null;
}

/** A flight, train or bus on one date (one fare of it). */
export interface ScheduledLeg {
  readonly id: string;
  readonly mode: ScheduledMode;
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  readonly date: LocalDate;
  readonly departureTime: LocalTime;
  readonly arrivalTime: LocalTime;
  /** Days from `date` to the local date of arrival. */
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  readonly distanceKm: number | null;
  /** Per person. */
  readonly priceMinor: number;
  readonly details: FlightDetails | null;
  readonly openData?: LegOpenData | null;
}

/** What a road costs that nobody looked up: its length and minutes are estimates too. For one vehicle. */
export interface RoadEstimate {
  readonly selfDriving: PriceRange;
  readonly taxi: PriceRange;
}

/** The way by road from one city to another, one direction. `minutes` and `km` are null where the record has none. */
export interface Road {
  readonly origin: string;
  readonly destination: string;
  readonly minutes: number | null;
  readonly km: number | null;
  /** As published, e.g. "1 day 3 hours", "10 hours 55 mins"; empty where there is none. */
  readonly durationText: string;
  readonly distanceText: string;
  readonly estimate?: RoadEstimate | null;
}

export interface LodgingDetails extends Contact {
  readonly brand: string | null;
  readonly proximity: readonly string[];
  readonly amenities: readonly string[];
  readonly services: readonly string[];
  readonly cancellation: "Flexible" | "Moderate" | "Strict";
  readonly roomFeatures: readonly string[];
  readonly bathroomFeatures: readonly string[];
  readonly quietHours: boolean;
  readonly disabilityAccess: boolean;
}

export interface Lodging {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** "Entire home/apt" | "Private room" | "Shared room" as published; generated worlds add "Suite" and "Villa" (both entire). */
  readonly roomType: string;
  /** Per room and night. */
  readonly priceMinor: number;
  readonly minimumNights: number;
  /** People per room. */
  readonly maximumOccupancy: number;
  /** 0–5. */
  readonly rating: number;
  /** As published: "No smoking & No parties"; what the house forbids. */
  readonly houseRules: string;
  readonly coordinates: Coordinates | null;
  /** The written name leads back to this very record by the published lookup (always true in generated worlds). */
  readonly nameResolves: boolean;
  readonly details: LodgingDetails | null;
  readonly openData?: OpenData | null;
}

export interface RestaurantDetails extends Contact {
  readonly diningStyles: readonly string[];
  readonly seating: readonly string[];
  readonly payment: readonly string[];
  readonly reservations: boolean;
  readonly parking: readonly string[];
  readonly petFriendly: boolean;
  readonly smoking: boolean;
  readonly liveMusic: boolean;
  readonly disabilityAccess: boolean;
}

export interface Restaurant {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** As published, e.g. "Tea, Pizza, Indian"; a wanted cuisine matches as a substring of this text. */
  readonly cuisines: string;
  /** Per person and meal. */
  readonly priceMinor: number;
  /** 0–5. */
  readonly rating: number;
  readonly coordinates: Coordinates | null;
  /** Null: not known, any time. */
  readonly hours: Hours | null;
  readonly nameResolves: boolean;
  readonly details: RestaurantDetails | null;
  readonly openData?: OpenData | null;
}

export interface AttractionDetails {
  readonly types: readonly string[];
  readonly durationMinutes: number;
  readonly popularity: "Low" | "Medium" | "High";
  readonly rating: number;
  readonly guidedTours: boolean;
  readonly specialEvents: readonly string[];
  readonly amenities: readonly string[];
  readonly disabilityAccess: boolean;
}

export interface Attraction {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly coordinates: Coordinates | null;
  /** Per person; 0 where the world has no prices. */
  readonly priceMinor: number;
  readonly hours: Hours | null;
  readonly nameResolves: boolean;
  readonly details: AttractionDetails | null;
  readonly openData?: OpenData | null;
}
