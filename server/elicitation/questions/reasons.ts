import { type EntryKey, type EntryValue, questionOf } from "@/server/trip";
import type { Belief } from "../belief/belief";

/** A fact about the traveler, and the entries that a person would ask about because of it. */
interface Reason {
  readonly entry: EntryKey;
  readonly values: readonly EntryValue[];
  /** The fact, as a sentence to the traveler. */
  readonly says: string;
  readonly concerns: readonly EntryKey[];
}

const ACCESS: readonly EntryKey[] = [
  "flight.needDisabilityAccess",
  "hotel.needDisabilityAccess",
  "restaurant.needDisabilityAccess",
  "attraction.needDisabilityAccess",
];
const WORKS_ON_THE_ROAD = ["banker", "lawyer", "entrepreneur", "software engineer", "sales", "marketing manager"];

/**
 * Pairs that a person would accept. What merely moves the network is no reason: that someone likes pizza says nothing about a
 * disability.
 */
const REASONS: readonly Reason[] = [
  {
    entry: "persona.travelWithChild",
    values: [true],
    says: "You're traveling with a child.",
    concerns: [
      ...(["hotel.preferredRoomType", "hotel.preferredHouseRules", "hotel.preferredAmenities"] as const),
      ...(["attraction.preferredType", "attraction.preferredDuration", "attraction.preferredAmenities"] as const),
      ...(["restaurant.preferredDiningStyle", "flight.preferredFlyTime"] as const),
    ],
  },
  {
    entry: "persona.travelWithPets",
    values: [true],
    says: "You're bringing a pet.",
    concerns: ["hotel.preferredHouseRules", "restaurant.petFriendly", "restaurant.preferredSeatingOptions"],
  },
  {
    entry: "persona.disability",
    values: [true],
    says: "Someone in your group has a disability.",
    concerns: ACCESS,
  },
  ...ACCESS.map((entry) => ({
    entry,
    values: [true],
    says: "You need step-free access.",
    concerns: ACCESS.filter((other) => other !== entry),
  })),
  {
    entry: "persona.travelStyle",
    values: ["budget"],
    says: "You're traveling on a budget.",
    concerns: [
      ...(["persona.budget", "hotel.ratings", "hotel.preferredRoomType", "restaurant.preferredDiningStyle"] as const),
      ...(["flight.preferredCabin", "flight.preferredRefundability", "hotel.preferredCancellationPolicy"] as const),
    ],
  },
  {
    entry: "persona.travelStyle",
    values: ["luxury"],
    says: "You like to travel in style.",
    concerns: [
      ...(["flight.preferredCabin", "hotel.ratings", "hotel.preferredRoomType", "hotel.preferredBrand"] as const),
      ...(["hotel.preferredServices", "restaurant.ratings", "restaurant.preferredDiningStyle"] as const),
    ],
  },
  {
    entry: "persona.job",
    values: WORKS_ON_THE_ROAD,
    says: "You may need to stay online for work.",
    concerns: ["flight.needInflightEntertainment", "hotel.preferredAmenities"],
  },
  {
    entry: "persona.travelFrequency",
    values: ["frequently"],
    says: "You travel a lot.",
    concerns: ["flight.preferredAirline", "hotel.preferredBrand"],
  },
  {
    entry: "persona.interest",
    values: ["foodie"],
    says: "You love good food.",
    concerns: [
      ...(["restaurant.preferredCuisines", "restaurant.ratings"] as const),
      ...(["restaurant.preferredDiningStyle", "restaurant.canReservations"] as const),
    ],
  },
  {
    entry: "persona.interest",
    values: ["museum"],
    says: "You like museums.",
    concerns: ["attraction.needGuidedTours", "attraction.preferredDuration"],
  },
  {
    entry: "persona.interest",
    values: ["music event"],
    says: "You like live music.",
    concerns: ["restaurant.needLiveMusic", "attraction.specialEvents"],
  },
  {
    entry: "persona.interest",
    values: ["beach"],
    says: "You love the beach.",
    concerns: ["hotel.preferredProximity", "hotel.preferredAmenities"],
  },
  {
    entry: "persona.interest",
    values: ["city tour"],
    says: "You like city tours.",
    concerns: ["attraction.needGuidedTours", "hotel.preferredProximity"],
  },
  {
    entry: "flight.preferredCabin",
    values: ["business"],
    says: "You'd like to fly business class.",
    concerns: ["hotel.ratings", "hotel.preferredServices"],
  },
  {
    entry: "restaurant.preferredDiningStyle",
    values: ["formal"],
    says: "You like formal dining.",
    concerns: ["restaurant.canReservations", "restaurant.ratings"],
  },
  {
    entry: "hotel.preferredAmenities",
    values: ["parking"],
    says: "You'll be parking at the hotel.",
    concerns: ["restaurant.preferredParkingOptions"],
  },
];

/**
 * Why this entry is asked now, in a sentence or two to the traveler: what they said that makes it worth asking, where something did, and
 * what it decides.
 */
export function reasonFor({ evidence }: Pick<Belief, "evidence">, entry: EntryKey): string {
  const { matters } = questionOf(entry);
  const wasSaid = ({ entry: fact, values }: Reason) => {
    const heard = [evidence.get(fact)?.value ?? null].flat();
    return heard.some((one) => one !== null && values.includes(one));
  };
  const because = REASONS.find((reason) => reason.concerns.includes(entry) && wasSaid(reason));
  return because === undefined ? matters : `${because.says} ${matters}`;
}
