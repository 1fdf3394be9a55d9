import type { EntryKey } from "@/server/trip";
import { between, type Condition, concernedAbout, is } from "../model/entry-model";

/** What makes entries important: how much each matters to anybody, and what facts about a traveler add. */
export interface ImportanceModel {
  readonly base: Readonly<Partial<Record<EntryKey, number>>>;
  readonly influences: readonly ImportanceInfluence[];
}

/** How much an entry matters to travelers before anything is known of them; higher matters more. Only the differences count. */
const BASE_IMPORTANCE: Readonly<Partial<Record<EntryKey, number>>> = {
  "persona.travelWithChild": 0.7,
  "persona.travelWithPets": 0.7,
  "persona.travelFrequency": -1.6,
  "persona.disability": -0.4,
  "persona.budget": 1.5,
  "flight.preferredAirline": 0.2,
  "flight.avoidAirline": -0.3,
  "flight.preferredCabin": 1.1,
  "flight.preferredRefundability": 0.2,
  "flight.preferredFlyTime": 0.7,
  "flight.preferredMealOptions": 0,
  "flight.preferredChangePolicies": -0.2,
  "flight.needInflightEntertainment": -0.6,
  "flight.preferredAircraftType": -1.2,
  "flight.avoidAircraftType": -1,
  "flight.needDisabilityAccess": -1.5,
  "flight.needTravelInsurance": -0.1,
  "hotel.preferredRoomType": 1.1,
  "hotel.preferredHouseRules": -0.1,
  "hotel.preferredBrand": 0,
  "hotel.avoidBrand": -0.5,
  "hotel.preferredProximity": 1.1,
  "hotel.ratings": 1.1,
  "hotel.preferredAmenities": 0.7,
  "hotel.preferredServices": 0,
  "hotel.preferredCancellationPolicy": 0.2,
  "hotel.preferredRoomFeatures": -0.6,
  "hotel.preferredBathroomFeatures": -1.1,
  "hotel.needDisabilityAccess": -1.5,
  "restaurant.preferredCuisines": 1.05,
  "restaurant.ratings": 0.5,
  "restaurant.preferredDiningStyle": 0.4,
  "restaurant.preferredSeatingOptions": -0.6,
  "restaurant.preferredPaymentMethods": -1.1,
  "restaurant.canReservations": -0.4,
  "restaurant.preferredParkingOptions": -0.9,
  "restaurant.petFriendly": -0.2,
  "restaurant.allowSmoking": -0.4,
  "restaurant.needLiveMusic": -0.5,
  "restaurant.needDisabilityAccess": -1.5,
  "attraction.preferredType": 1.1,
  "attraction.preferredDuration": -0.3,
  "attraction.popularity": -0.3,
  "attraction.ratings": 0.4,
  "attraction.needDisabilityAccess": -1.5,
  "attraction.needGuidedTours": 0,
  "attraction.specialEvents": 0.1,
  "attraction.preferredAmenities": -1,
};

/** Taken off an entry that the traveler has no wish about: "no preference", "no", or a rating of one or two stars. */
export const WITHOUT_A_WISH = 0.4;

/** By how much the scores count against the noise, which is Gumbel-distributed with scale 1. */
export const SHARPNESS = 8;

/** What a fact about the traveler adds to the importance of entries. */
export interface ImportanceInfluence {
  readonly when: Condition;
  readonly plus: Readonly<Partial<Record<EntryKey, number>>>;
}

const WORKS_ON_THE_ROAD = is("persona.job", "software engineer", "journalist", "marketing manager", "entrepreneur");

/** The factors of APEC-Travel, section 3.2: age, job, education, marital status, disability, style; and who comes along. */
const OF_THE_PERSON: readonly ImportanceInfluence[] = [
  {
    when: between("persona.age", 18, 29),
    plus: {
      "attraction.specialEvents": 0.5,
      "flight.needInflightEntertainment": 0.5,
      "restaurant.preferredPaymentMethods": 0.3,
      "flight.needTravelInsurance": -0.5,
      "hotel.preferredHouseRules": -0.4,
    },
  },
  {
    when: between("persona.age", 55, 70),
    plus: {
      "flight.needTravelInsurance": 0.6,
      "hotel.preferredHouseRules": 0.4,
      "attraction.needGuidedTours": 0.5,
      "flight.needInflightEntertainment": -0.5,
      "hotel.preferredProximity": 0.3,
    },
  },
  {
    when: WORKS_ON_THE_ROAD,
    plus: { "flight.needInflightEntertainment": 0.6, "hotel.preferredAmenities": 0.3, "flight.preferredFlyTime": 0.3 },
  },
  {
    when: is("persona.job", "student", "teacher"),
    plus: { "persona.budget": 0.5, "flight.preferredRefundability": 0.3, "hotel.preferredServices": -0.4 },
  },
  {
    when: is("persona.job", "banker", "lawyer", "doctor"),
    plus: { "flight.preferredCabin": 0.4, "restaurant.canReservations": 0.4, "persona.budget": -0.5 },
  },
  { when: is("persona.job", "artist"), plus: { "attraction.preferredType": 0.4, "restaurant.needLiveMusic": 0.4 } },
  {
    when: is("persona.education", "Graduate"),
    plus: { "attraction.preferredType": 0.3, "attraction.specialEvents": 0.2, "attraction.popularity": 0.2 },
  },
  { when: is("persona.education", "High school"), plus: { "persona.budget": 0.3, "restaurant.ratings": -0.2 } },
  {
    when: is("persona.maritalStatus", "Married"),
    plus: { "hotel.preferredRoomType": 0.3, "hotel.preferredCancellationPolicy": 0.2 },
  },
  {
    when: is("persona.maritalStatus", "Single"),
    plus: { "restaurant.needLiveMusic": 0.3, "attraction.popularity": 0.2, "hotel.preferredRoomType": -0.3 },
  },
  {
    when: is("persona.disability", true),
    plus: {
      "persona.disability": 2.4,
      "flight.needDisabilityAccess": 3.3,
      "hotel.needDisabilityAccess": 3.5,
      "restaurant.needDisabilityAccess": 2.8,
      "attraction.needDisabilityAccess": 2.9,
      "flight.needTravelInsurance": 0.3,
      "hotel.preferredBathroomFeatures": 0.5,
    },
  },
  {
    when: is("persona.travelWithChild", true),
    plus: {
      "persona.travelWithChild": 0.8,
      "hotel.preferredRoomType": 0.4,
      "hotel.preferredAmenities": 0.4,
      "hotel.preferredHouseRules": 0.5,
      "attraction.preferredType": 0.3,
      "attraction.preferredDuration": 0.5,
      "attraction.preferredAmenities": 0.6,
      "flight.preferredCabin": -0.3,
    },
  },
  {
    when: is("persona.travelWithPets", true),
    plus: {
      "persona.travelWithPets": 1,
      "restaurant.petFriendly": 1.8,
      "hotel.preferredHouseRules": 0.5,
      "hotel.preferredRoomType": 0.4,
      "restaurant.preferredSeatingOptions": 0.7,
    },
  },
  {
    when: is("persona.travelStyle", "Budget"),
    plus: {
      "persona.budget": 0.8,
      "flight.preferredRefundability": 0.4,
      "restaurant.preferredPaymentMethods": 0.2,
      "flight.preferredCabin": -0.3,
      "hotel.preferredServices": -0.6,
      "hotel.preferredBrand": -0.4,
      "restaurant.canReservations": -0.4,
    },
  },
  {
    when: is("persona.travelStyle", "Luxury"),
    plus: {
      "flight.preferredCabin": 0.9,
      "hotel.ratings": 0.7,
      "hotel.preferredServices": 1,
      "restaurant.ratings": 0.6,
      "restaurant.preferredDiningStyle": 0.5,
      "restaurant.canReservations": 0.4,
      "persona.budget": -1.4,
      "flight.preferredRefundability": -0.4,
    },
  },
];

/** The survey's factor: what this traveler is most concerned about. */
const OF_THE_FACTOR: readonly ImportanceInfluence[] = [
  {
    when: concernedAbout("Total price"),
    plus: {
      "persona.budget": 1.5,
      "flight.preferredCabin": 0.5,
      "flight.preferredRefundability": 1,
      "flight.preferredChangePolicies": 0.8,
      "hotel.preferredCancellationPolicy": 0.8,
      "hotel.preferredRoomType": 0.6,
      "restaurant.preferredDiningStyle": 0.6,
      "restaurant.preferredPaymentMethods": 0.4,
      "hotel.ratings": -0.5,
      "restaurant.ratings": -0.4,
    },
  },
  {
    when: concernedAbout("Specific level of service (e.g., hotel stars, airfare class)"),
    plus: {
      "hotel.ratings": 1.4,
      "restaurant.ratings": 1.1,
      "flight.preferredCabin": 1.3,
      "hotel.preferredRoomType": 0.7,
      "hotel.preferredServices": 1.5,
      "hotel.preferredAmenities": 0.6,
      "restaurant.preferredDiningStyle": 0.8,
      "flight.preferredMealOptions": 0.7,
      "restaurant.canReservations": 0.5,
    },
  },
  {
    when: concernedAbout("Simple or few steps"),
    plus: {
      "hotel.preferredProximity": 1,
      "attraction.needGuidedTours": 1.3,
      "restaurant.canReservations": 1.1,
      "restaurant.preferredSeatingOptions": 1.3,
      "hotel.preferredAmenities": 0.7,
      "flight.preferredChangePolicies": 0.8,
      "hotel.preferredCancellationPolicy": 0.8,
      "restaurant.preferredPaymentMethods": 1.3,
    },
  },
  {
    when: concernedAbout("Value per dollar"),
    plus: {
      "persona.budget": 1,
      "hotel.ratings": 0.9,
      "restaurant.ratings": 1,
      "attraction.ratings": 1.3,
      "hotel.preferredAmenities": 1.1,
      "flight.needInflightEntertainment": 1.2,
      "hotel.preferredRoomFeatures": 1.1,
    },
  },
  {
    when: concernedAbout("Travel at preferred time"),
    plus: {
      "flight.preferredFlyTime": 1.8,
      "flight.preferredChangePolicies": 1.5,
      "flight.preferredRefundability": 1.2,
      "hotel.preferredCancellationPolicy": 1.1,
      "attraction.preferredDuration": 1.5,
      "restaurant.canReservations": 1.3,
      "attraction.specialEvents": 0.9,
    },
  },
  {
    when: concernedAbout("Minimum time in transit"),
    plus: {
      "hotel.preferredProximity": 1.6,
      "flight.preferredFlyTime": 1.3,
      "attraction.preferredDuration": 1.4,
      "restaurant.preferredParkingOptions": 1.6,
      "attraction.popularity": 1.1,
      "restaurant.preferredSeatingOptions": 0.9,
      "flight.preferredAirline": 0.6,
    },
  },
  {
    when: concernedAbout("Travel or stay with preferred brands"),
    plus: {
      "flight.preferredAirline": 2,
      "flight.avoidAirline": 1.6,
      "hotel.preferredBrand": 2.1,
      "hotel.avoidBrand": 1.7,
      "flight.preferredAircraftType": 1.4,
      "flight.avoidAircraftType": 1.2,
      "persona.travelFrequency": 1.2,
      "hotel.preferredProximity": -0.3,
      "attraction.ratings": -0.4,
    },
  },
];

/** Of the population that priors and policies learned from. */
export const LEARNED_IMPORTANCE: ImportanceModel = {
  base: BASE_IMPORTANCE,
  influences: [...OF_THE_PERSON, ...OF_THE_FACTOR],
};
