import { type EntryKey, preferenceEntry } from "./preference-entries";
import type { WeightedPreference } from "./request";
import { choicesIn, isDemandStrength, isUnwanted } from "./strength";
import { listed } from "./words";

/** What each of the 54 entries is called where its group is named above it. */
export const ENTRY_LABELS: Record<EntryKey, string> = {
  "persona.job": "Job",
  "persona.age": "Age",
  "persona.interest": "Interests",
  "persona.education": "Education",
  "persona.maritalStatus": "Marital status",
  "persona.travelWithChild": "With a child",
  "persona.travelWithPets": "With a pet",
  "persona.travelStyle": "Style of travel",
  "persona.travelFrequency": "How often you travel",
  "persona.disability": "Disability",
  "persona.budget": "Budget for the trip",
  "flight.preferredAirline": "Airline",
  "flight.avoidAirline": "Airline to avoid",
  "flight.preferredCabin": "Cabin",
  "flight.preferredRefundability": "Refundable fare",
  "flight.preferredFlyTime": "Time of day",
  "flight.preferredMealOptions": "Meal on board",
  "flight.preferredChangePolicies": "Changing the flight",
  "flight.needInflightEntertainment": "Wi-Fi on board",
  "flight.preferredAircraftType": "Aircraft",
  "flight.avoidAircraftType": "Aircraft to avoid",
  "flight.needDisabilityAccess": "Step-free access",
  "flight.needTravelInsurance": "Travel insurance",
  "hotel.preferredRoomType": "Kind of room",
  "hotel.preferredHouseRules": "House rules",
  "hotel.preferredBrand": "Brand",
  "hotel.avoidBrand": "Brand to avoid",
  "hotel.preferredProximity": "Close to",
  "hotel.ratings": "Rating",
  "hotel.preferredAmenities": "Amenities",
  "hotel.preferredServices": "Services",
  "hotel.preferredCancellationPolicy": "Cancellation",
  "hotel.preferredRoomFeatures": "In the room",
  "hotel.preferredBathroomFeatures": "In the bathroom",
  "hotel.needDisabilityAccess": "Step-free access",
  "restaurant.preferredCuisines": "Cuisines",
  "restaurant.ratings": "Rating",
  "restaurant.preferredDiningStyle": "Style of dining",
  "restaurant.preferredSeatingOptions": "Seating",
  "restaurant.preferredPaymentMethods": "Payment",
  "restaurant.canReservations": "Takes reservations",
  "restaurant.preferredParkingOptions": "Parking",
  "restaurant.petFriendly": "Pets welcome",
  "restaurant.allowSmoking": "Smoking allowed",
  "restaurant.needLiveMusic": "Live music",
  "restaurant.needDisabilityAccess": "Step-free access",
  "attraction.preferredType": "Kind",
  "attraction.preferredDuration": "Length of a visit",
  "attraction.popularity": "Popularity",
  "attraction.ratings": "Rating",
  "attraction.needDisabilityAccess": "Step-free access",
  "attraction.needGuidedTours": "Guided tours",
  "attraction.specialEvents": "Events",
  "attraction.preferredAmenities": "Amenities",
};

/** The same within a sentence, with its group: "flight cabin". */
export function entryLabelInSentence(entry: EntryKey): string {
  const [group = ""] = entry.split(".");
  const label = ENTRY_LABELS[entry];
  const lower = label.slice(0, 1).toLowerCase() + label.slice(1);
  return group === "persona" ? lower : `${group} ${lower}`;
}

type Labeled = Pick<WeightedPreference, "entry" | "value" | "strength">;

/** A preference as the head of a line: "hotel ratings: at least 4 (must)", "preferred type: no shopping". */
export function preferenceLabel(preference: Labeled): string {
  const words = preferenceValueWords(preference);
  const { label } = preferenceEntry(preference.entry);
  return `${words === "" ? label : `${label}: ${words}`}${isDemandStrength(preference.strength) ? " (must)" : ""}`;
}

/** Its value alone: "at least 4", "museum and park", "no shopping"; empty for yes and no. */
export function preferenceValueWords({ entry, value, strength }: Labeled): string {
  if (isUnwanted(strength)) return `no ${choicesIn(value).join(" or ")}`;
  if (typeof value === "boolean") return "";
  if (entry.endsWith(".ratings")) return `at least ${value}`;
  return Array.isArray(value) ? listed(value) : String(value);
}
