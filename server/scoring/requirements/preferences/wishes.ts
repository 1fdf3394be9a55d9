import { type EntryKey, type EntryValue, minutesOfDay } from "@/server/trip";
import type { Attraction, Lodging, Restaurant, ScheduledLeg } from "@/server/worlds";
import { allOf, anyOf, atLeast, choices, isSo, type Judge, noneOf } from "./check-preference";

/** The entries that speak of records, by what they speak of. Entries that are missing here speak of the traveler alone. */
type Wishes<Record> = Partial<{ readonly [Key in EntryKey]: Judge<Record> }>;

export const FLIGHT_WISHES: Wishes<ScheduledLeg> = {
  "flight.preferredAirline": anyOf((leg) => leg.details?.airline),
  "flight.avoidAirline": noneOf((leg) => leg.details?.airline),
  "flight.preferredCabin": anyOf((leg) => leg.details?.cabin),
  "flight.preferredRefundability": anyOf(
    (leg) => leg.details && (leg.details.refundable ? "refundable" : "non-refundable"),
  ),
  "flight.preferredFlyTime": anyOf((leg) => flyTime(minutesOfDay(leg.departureTime))),
  "flight.preferredMealOptions": allOf((leg) => leg.details?.meals),
  "flight.preferredChangePolicies": anyOf((leg) => leg.details?.changePolicy),
  "flight.needInflightEntertainment": anyOf((leg) => leg.details && (leg.details.entertainment ?? "")),
  "flight.preferredAircraftType": anyOf((leg) => leg.details?.aircraft),
  "flight.avoidAircraftType": noneOf((leg) => leg.details?.aircraft),
  "flight.needDisabilityAccess": isSo((leg) => leg.details?.disabilityAccess),
  "flight.needTravelInsurance": isSo((leg) => leg.details?.insuranceOffered),
  "persona.disability": isSo((leg) => leg.details?.disabilityAccess),
};

/** Red-eye from nine in the evening until five, morning before noon, afternoon before six; evenings are none of the choices. */
function flyTime(departure: number): string {
  if (departure < 5 * 60 || departure >= 21 * 60) return "red-eye";
  if (departure < 12 * 60) return "morning";
  return departure < 18 * 60 ? "afternoon" : "evening";
}

const ROOM_TYPES: Readonly<Record<string, string>> = {
  "entire home": "Entire home/apt",
  "private room": "Private room",
  suite: "Suite",
  villa: "Villa",
};

export const STAY_WISHES: Wishes<Lodging> = {
  "hotel.preferredRoomType": (lodging, value) =>
    choices(value).some((choice) => ROOM_TYPES[choice] === lodging.roomType),
  "hotel.preferredHouseRules": houseRules,
  "hotel.preferredBrand": anyOf((lodging) => lodging.details && (lodging.details.brand ?? "")),
  "hotel.avoidBrand": noneOf((lodging) => (lodging.details === null ? undefined : lodging.details.brand)),
  "hotel.preferredProximity": allOf((lodging) => lodging.details?.proximity),
  "hotel.ratings": atLeast((lodging) => lodging.rating),
  "hotel.preferredAmenities": allOf((lodging) => lodging.details?.amenities),
  "hotel.preferredServices": allOf((lodging) => lodging.details?.services),
  "hotel.preferredCancellationPolicy": anyOf((lodging) => lodging.details?.cancellation),
  "hotel.preferredRoomFeatures": allOf((lodging) => lodging.details?.roomFeatures),
  "hotel.preferredBathroomFeatures": allOf((lodging) => lodging.details?.bathroomFeatures),
  "hotel.needDisabilityAccess": isSo((lodging) => lodging.details?.disabilityAccess),
  "persona.disability": isSo((lodging) => lodging.details?.disabilityAccess),
  "persona.travelWithChild": (lodging) => !lodging.houseRules.includes("No children under 10"),
  "persona.travelWithPets": (lodging) => !lodging.houseRules.includes("No pets"),
};

/** Rules that are wanted: "No smoking" in the published text, "Quiet hours" among the details. */
function houseRules(lodging: Lodging, value: EntryValue): boolean | null {
  const wanted = choices(value);
  if (wanted.includes("Quiet hours") && lodging.details === null) return null;
  return wanted.every((rule) =>
    rule === "Quiet hours" ? lodging.details?.quietHours === true : lodging.houseRules.includes(rule),
  );
}

export const MEAL_WISHES: Wishes<Restaurant> = {
  "restaurant.preferredCuisines": (restaurant, value) =>
    choices(value).some((cuisine) => restaurant.cuisines.includes(cuisine)),
  "restaurant.ratings": atLeast((restaurant) => restaurant.rating),
  "restaurant.preferredDiningStyle": anyOf((restaurant) => restaurant.details?.diningStyles),
  "restaurant.preferredSeatingOptions": allOf((restaurant) => restaurant.details?.seating),
  "restaurant.preferredPaymentMethods": allOf((restaurant) => restaurant.details?.payment),
  "restaurant.canReservations": isSo((restaurant) => restaurant.details?.reservations),
  "restaurant.preferredParkingOptions": anyOf((restaurant) => restaurant.details?.parking),
  "restaurant.petFriendly": isSo((restaurant) => restaurant.details?.petFriendly),
  "restaurant.allowSmoking": isSo((restaurant) => restaurant.details?.smoking),
  "restaurant.needLiveMusic": isSo((restaurant) => restaurant.details?.liveMusic),
  "restaurant.needDisabilityAccess": isSo((restaurant) => restaurant.details?.disabilityAccess),
  "persona.disability": isSo((restaurant) => restaurant.details?.disabilityAccess),
  "persona.travelWithPets": isSo((restaurant) => restaurant.details?.petFriendly),
};

export const VISIT_WISHES: Wishes<Attraction> = {
  "attraction.preferredType": anyOf((attraction) => attraction.details?.types),
  "attraction.preferredDuration": anyOf(
    (attraction) => attraction.details && durationChoice(attraction.details.durationMinutes),
  ),
  "attraction.popularity": anyOf((attraction) => attraction.details?.popularity),
  "attraction.ratings": atLeast((attraction) => attraction.details?.rating),
  "attraction.needDisabilityAccess": isSo((attraction) => attraction.details?.disabilityAccess),
  "attraction.needGuidedTours": isSo((attraction) => attraction.details?.guidedTours),
  "attraction.specialEvents": anyOf((attraction) => attraction.details?.specialEvents),
  "attraction.preferredAmenities": allOf((attraction) => attraction.details?.amenities),
  "persona.disability": isSo((attraction) => attraction.details?.disabilityAccess),
};

function durationChoice(minutes: number): string {
  if (minutes < 60) return "Less than 1 hour";
  if (minutes <= 120) return "1-2 hours";
  return minutes <= 180 ? "2-3 hours" : "More than 3 hours";
}
