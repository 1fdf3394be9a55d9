import { type EntryKey, type EntryValue, type LegMode, NO_PREFERENCE } from "@/server/trip";
import type { Attraction, Lodging, Restaurant, ScheduledLeg } from "@/server/worlds";
import { allowsAll } from "../lodging-demands";

/** A leg as the preferences see it. */
interface RatedLeg {
  readonly mode: LegMode;
  /** The record of a flight or train; null for roads. */
  readonly scheduled: ScheduledLeg | null;
  /** Minutes from midnight. */
  readonly departure: number;
}

/** A record as the preferences see it. */
export type Rated =
  | { readonly kind: "leg"; readonly record: RatedLeg }
  | { readonly kind: "lodging"; readonly record: Lodging }
  | { readonly kind: "restaurant"; readonly record: Restaurant }
  | { readonly kind: "attraction"; readonly record: Attraction };

/**
 * How well a record satisfies an entry with this value, 0–1; null when the entry says nothing about such a record, or the
 * world knows nothing of it. A list of wanted things counts by the share that is there; of wanted kinds one is enough.
 */
export function satisfaction(entry: EntryKey, value: EntryValue, rated: Rated): number | null {
  const [area] = entry.split(".");
  if (area === "persona") return personaSatisfaction(entry, value, rated);
  if (rated.kind === "leg" && area === "flight") return flightSatisfaction(entry, value, rated.record);
  if (rated.kind === "lodging" && area === "hotel") return hotelSatisfaction(entry, value, rated.record);
  if (rated.kind === "restaurant" && area === "restaurant") {
    return restaurantSatisfaction(entry, value, rated.record);
  }
  if (rated.kind === "attraction" && area === "attraction") {
    return attractionSatisfaction(entry, value, rated.record);
  }
  return null;
}

function flightSatisfaction(entry: EntryKey, value: EntryValue, { mode, scheduled, departure }: RatedLeg) {
  if (mode !== "flight") return null;
  if (entry === "flight.preferredFlyTime") return oneOf(value, flyTime(departure));
  const details = scheduled?.details ?? null;
  if (details === null) return null;
  switch (entry) {
    case "flight.preferredAirline":
      return oneOf(value, details.airline);
    case "flight.avoidAirline":
      return noneOf(value, details.airline);
    case "flight.preferredCabin":
      return oneOf(value, details.cabin);
    case "flight.preferredRefundability":
      return oneOf(value, details.refundable ? "refundable" : "non-refundable");
    case "flight.preferredMealOptions":
      return share(value, details.meals);
    case "flight.preferredChangePolicies":
      return oneOf(value, details.changePolicy);
    case "flight.needInflightEntertainment":
      return oneOf(value, details.entertainment ?? "");
    case "flight.preferredAircraftType":
      return oneOf(value, details.aircraft);
    case "flight.avoidAircraftType":
      return noneOf(value, details.aircraft);
    case "flight.needDisabilityAccess":
      return needed(value, details.disabilityAccess);
    case "flight.needTravelInsurance":
      return needed(value, details.insuranceOffered);
    default:
      return null;
  }
}

/** The part of the day a flight leaves in: before noon, before evening, late evening and night; else none of the entry's. */
function flyTime(departure: number): string {
  const hour = departure / 60;
  if (hour < 5 || hour >= 21) return "red-eye";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

const ROOM_TYPES: Readonly<Record<string, string>> = {
  "entire home": "Entire home/apt",
  "private room": "Private room",
  suite: "Suite",
  villa: "Villa",
};

function hotelSatisfaction(entry: EntryKey, value: EntryValue, lodging: Lodging): number | null {
  const { details } = lodging;
  switch (entry) {
    case "hotel.preferredRoomType":
      return oneOf(
        choices(value).map((choice) => ROOM_TYPES[choice] ?? choice),
        lodging.roomType,
      );
    case "hotel.ratings":
      return atLeast(value, lodging.rating);
    case "hotel.preferredHouseRules": {
      const rules = choices(value).filter((rule) => rule !== "Quiet hours" || details !== null);
      const kept = rules.filter((rule) =>
        rule === "Quiet hours" ? details?.quietHours : lodging.houseRules.includes(rule),
      );
      return rules.length === 0 ? null : kept.length / rules.length;
    }
  }
  if (details === null) return null;
  switch (entry) {
    case "hotel.preferredBrand":
      return oneOf(value, details.brand ?? "");
    case "hotel.avoidBrand":
      return noneOf(value, details.brand ?? "");
    case "hotel.preferredProximity":
      return share(value, details.proximity);
    case "hotel.preferredAmenities":
      return share(value, details.amenities);
    case "hotel.preferredServices":
      return share(value, details.services);
    case "hotel.preferredCancellationPolicy":
      return oneOf(value, details.cancellation);
    case "hotel.preferredRoomFeatures":
      return share(value, details.roomFeatures);
    case "hotel.preferredBathroomFeatures":
      return share(value, details.bathroomFeatures);
    case "hotel.needDisabilityAccess":
      return needed(value, details.disabilityAccess);
    default:
      return null;
  }
}

function restaurantSatisfaction(entry: EntryKey, value: EntryValue, restaurant: Restaurant): number | null {
  if (entry === "restaurant.preferredCuisines") {
    const wanted = choices(value);
    return wanted.length === 0 ? null : Number(wanted.some((cuisine) => restaurant.cuisines.includes(cuisine)));
  }
  if (entry === "restaurant.ratings") return atLeast(value, restaurant.rating);
  const { details } = restaurant;
  if (details === null) return null;
  switch (entry) {
    case "restaurant.preferredDiningStyle":
      return overlap(value, details.diningStyles);
    case "restaurant.preferredSeatingOptions":
      return share(value, details.seating);
    case "restaurant.preferredPaymentMethods":
      return share(value, details.payment);
    case "restaurant.canReservations":
      return needed(value, details.reservations);
    case "restaurant.preferredParkingOptions":
      return overlap(value, details.parking);
    case "restaurant.petFriendly":
      return oneOf(value, details.petFriendly ? "Yes" : "No");
    case "restaurant.allowSmoking":
      return oneOf(value, details.smoking ? "Yes" : "No");
    case "restaurant.needLiveMusic":
      return needed(value, details.liveMusic);
    case "restaurant.needDisabilityAccess":
      return needed(value, details.disabilityAccess);
    default:
      return null;
  }
}

function attractionSatisfaction(entry: EntryKey, value: EntryValue, { details }: Attraction): number | null {
  if (details === null) return null;
  switch (entry) {
    case "attraction.preferredType":
      return overlap(value, details.types);
    case "attraction.preferredDuration":
      return oneOf(value, durationClass(details.durationMinutes));
    case "attraction.popularity":
      return oneOf(value, details.popularity);
    case "attraction.ratings":
      return atLeast(value, details.rating);
    case "attraction.needDisabilityAccess":
      return needed(value, details.disabilityAccess);
    case "attraction.needGuidedTours":
      return oneOf(value, details.guidedTours ? "Yes" : "No");
    case "attraction.specialEvents":
      return overlap(value, details.specialEvents);
    case "attraction.preferredAmenities":
      return share(value, details.amenities);
    default:
      return null;
  }
}

function durationClass(minutes: number): string {
  if (minutes < 60) return "Less than 1 hour";
  if (minutes <= 120) return "1-2 hours";
  return minutes <= 180 ? "2-3 hours" : "More than 3 hours";
}

/** Kinds of attraction that suit an interest; other interests say nothing about the records of a world. */
const INTEREST_TYPES: Readonly<Record<string, readonly string[]>> = {
  museum: ["museum", "art"],
  hiking: ["park"],
  "city tour": ["landmark", "historical site"],
};

function personaSatisfaction(entry: EntryKey, value: EntryValue, { kind, record }: Rated): number | null {
  switch (entry) {
    case "persona.travelWithChild":
      return kind === "lodging" && value === true ? Number(allowsAll(record, ["children under 10"])) : null;
    case "persona.travelWithPets":
      if (value !== true) return null;
      if (kind === "lodging") return Number(allowsAll(record, ["pets"]));
      return kind === "restaurant" && record.details ? Number(record.details.petFriendly) : null;
    case "persona.disability": {
      const details = kind === "leg" ? (record.scheduled?.details ?? null) : record.details;
      return value === true && details !== null ? Number(details.disabilityAccess) : null;
    }
    case "persona.interest": {
      const types = choices(value).flatMap((interest) => INTEREST_TYPES[interest] ?? []);
      return kind === "attraction" && record.details && types.length > 0 ? overlap(types, record.details.types) : null;
    }
    default:
      return null;
  }
}

function choices(value: EntryValue): string[] {
  const named = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  return named.filter((choice) => choice !== NO_PREFERENCE);
}

function oneOf(value: EntryValue, actual: string): number | null {
  const wanted = choices(value);
  return wanted.length === 0 ? null : Number(wanted.includes(actual));
}

function noneOf(value: EntryValue, actual: string): number | null {
  const avoided = choices(value);
  return avoided.length === 0 ? null : Number(!avoided.includes(actual));
}

function overlap(value: EntryValue, actual: readonly string[]): number | null {
  const wanted = choices(value);
  return wanted.length === 0 ? null : Number(wanted.some((choice) => actual.includes(choice)));
}

function share(value: EntryValue, actual: readonly string[]): number | null {
  const wanted = choices(value);
  return wanted.length === 0 ? null : wanted.filter((choice) => actual.includes(choice)).length / wanted.length;
}

/** Of records that fall short of so many stars the nearest counts this much at most: enough to tell them apart. */
const NEARLY = 0.1;

/** "At least" this many stars: what falls short is not what was asked for, however near it comes. */
function atLeast(value: EntryValue, actual: number): number | null {
  if (typeof value !== "number") return null;
  return actual >= value ? 1 : Math.max(0, NEARLY * (1 - (value - actual) / 5));
}

function needed(value: EntryValue, actual: boolean): number | null {
  return value === true ? Number(actual) : null;
}
