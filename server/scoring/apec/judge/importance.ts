import { ASKABLE_ENTRIES, type EntryKey, preferenceEntry } from "@/server/trip";

/** Of an entry whose spec names no importance. */
const ORDINARY = 0.4;

interface ByWords {
  readonly words: RegExp;
  readonly plus: Readonly<Partial<Record<EntryKey, number>>>;
}

/** What facts about the traveler make more important, whenever they are told. */
const BY_FACTS: readonly ByWords[] = [
  {
    words: /\b(wheelchair|have a disability|live with a disability|my disability|mobility)\b/i,
    plus: {
      "flight.needDisabilityAccess": 0.8,
      "hotel.needDisabilityAccess": 0.8,
      "restaurant.needDisabilityAccess": 0.7,
      "attraction.needDisabilityAccess": 0.7,
    },
  },
  {
    words: /\b(my (dogs?|cats?|pets?)|a (dog|cat|pet)|puppy)\b/i,
    plus: {
      "restaurant.petFriendly": 0.7,
      "hotel.preferredHouseRules": 0.3,
      "restaurant.preferredSeatingOptions": 0.3,
    },
  },
  {
    words: /\b(my (child|kids?|children|son|daughter)|toddler|baby)\b/i,
    plus: { "hotel.preferredAmenities": 0.2, "attraction.preferredDuration": 0.2, "hotel.preferredHouseRules": 0.2 },
  },
  {
    words: /\b(luxur\w*|first[- ]class|high[- ]end|splurge)\b/i,
    plus: {
      "hotel.preferredServices": 0.5,
      "restaurant.ratings": 0.3,
      "hotel.ratings": 0.2,
      "flight.preferredCabin": 0.2,
    },
  },
  {
    words: /\b(on a budget|budget trip|budget-friendly|cheap\w*|frugal\w*|save money)\b/i,
    plus: { "flight.preferredRefundability": 0.4, "hotel.preferredCancellationPolicy": 0.2 },
  },
];

/** What someone is likely to care about who says this unasked, or stresses it. */
const BY_WISHES: readonly ByWords[] = [
  {
    words:
      /\b(american|united|delta|alaska|jetblue|hilton|marriott|hyatt|ihg|accor|best western|choice hotels|boeing|airbus)\b/i,
    plus: {
      "flight.preferredAirline": 0.4,
      "flight.avoidAirline": 0.5,
      "hotel.preferredBrand": 0.5,
      "hotel.avoidBrand": 0.5,
      "flight.preferredAircraftType": 0.5,
    },
  },
  {
    words: /\b(business class|suite|villa|room service|concierge|formal|five stars|5 stars)\b/i,
    plus: {
      "hotel.preferredServices": 0.4,
      "restaurant.preferredDiningStyle": 0.3,
      "restaurant.ratings": 0.3,
      "flight.preferredMealOptions": 0.3,
    },
  },
  {
    words: /\b(mornings?|afternoons?|red-eyes?|overnight|free changes|rebook|flexible|reserv\w+)\b/i,
    plus: {
      "flight.preferredFlyTime": 0.3,
      "flight.preferredChangePolicies": 0.4,
      "flight.preferredRefundability": 0.3,
      "hotel.preferredCancellationPolicy": 0.3,
      "attraction.preferredDuration": 0.4,
      "restaurant.canReservations": 0.4,
    },
  },
  {
    words: /\$|\b(dollars|spend|non-refundable|a fee)\b/i,
    plus: {
      "flight.preferredRefundability": 0.4,
      "flight.preferredChangePolicies": 0.4,
      "hotel.preferredCancellationPolicy": 0.4,
    },
  },
  {
    words: /\b(takeout|delivery|delivered|guided|guide|mobile payment|my phone)\b/i,
    plus: {
      "attraction.needGuidedTours": 0.4,
      "restaurant.preferredSeatingOptions": 0.4,
      "restaurant.canReservations": 0.4,
      "restaurant.preferredPaymentMethods": 0.5,
    },
  },
  {
    words: /\b(airport|parking|less than (an|one|1) hour|under an hour)\b/i,
    plus: {
      "restaurant.preferredParkingOptions": 0.5,
      "attraction.preferredDuration": 0.4,
      "attraction.popularity": 0.4,
      "restaurant.preferredSeatingOptions": 0.3,
    },
  },
  {
    words: /\b(breakfast|free (wi-?fi|wifi)|stars or more|stars or better)\b/i,
    plus: {
      "attraction.ratings": 0.4,
      "restaurant.ratings": 0.3,
      "hotel.preferredRoomFeatures": 0.4,
      "flight.needInflightEntertainment": 0.4,
    },
  },
];

/**
 * How important each entry that can be asked looks, 0–1.
 * @param told all that the traveler said
 * @param stressed what they said unasked or with stress
 */
export function importanceAfter(told: string, stressed: string): ReadonlyMap<EntryKey, number> {
  const raised = [
    ...BY_FACTS.filter(({ words }) => words.test(told)),
    ...BY_WISHES.filter(({ words }) => words.test(stressed)),
  ];
  return new Map(
    ASKABLE_ENTRIES.map((entry) => {
      const added = raised.reduce((sum, { plus }) => sum + (plus[entry] ?? 0), 0);
      return [entry, Math.min(1, (preferenceEntry(entry).importance ?? ORDINARY) + added)];
    }),
  );
}
