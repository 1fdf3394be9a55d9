import type { EntryKey, EntryValue } from "@/server/trip";
import type { Feature } from "./question-back";

type Row = readonly [RegExp, string, EntryKey, EntryValue];

/** Where another kind of stop is spoken of, the same word asks for something else; these go before the others. */
const OF_OTHER_STOPS: readonly (readonly [RegExp, readonly Row[]])[] = [
  [
    /\b(?:flights?|fly|flying|planes?|on ?board|in-?flight)\b/i,
    [
      [/\bwi-?fi\b|\binternet\b/i, "Wi-Fi on board", "flight.needInflightEntertainment", ["free Wi-Fi", "paid Wi-Fi"]],
      [/\bvegetarian\b|\bvegan\b/i, "vegetarian meals", "flight.preferredMealOptions", "vegetarian"],
      [/\bgluten\b/i, "gluten-free meals", "flight.preferredMealOptions", "gluten-free meals"],
      [/\bfree changes?\b|\bchange\w*\b/i, "free changes", "flight.preferredChangePolicies", "free changes"],
      [/\brefund\w*\b|\bcancel\w*\b/i, "refundable fares", "flight.preferredRefundability", "refundable"],
    ],
  ],
  [
    /\b(?:restaurants?|meals?|dinners?|lunch(?:es)?|eat\w*)\b/i,
    [
      [
        /\bparking\b/i,
        "parking",
        "restaurant.preferredParkingOptions",
        ["Street parking", "Parking lot", "Valet parking"],
      ],
      [/\bsmok\w+\b/i, "smoking allowed", "restaurant.allowSmoking", "Yes"],
      [/\bcredit cards?\b|\bcards?\b/i, "payment by credit card", "restaurant.preferredPaymentMethods", "Credit card"],
    ],
  ],
];

const hotel = (words: RegExp, value: string): Row => [words, named(value), "hotel.preferredAmenities", value];
const service = (words: RegExp, value: string): Row => [words, named(value), "hotel.preferredServices", value];
const room = (words: RegExp, value: string): Row => [words, named(value), "hotel.preferredRoomFeatures", value];
const bath = (words: RegExp, value: string): Row => [words, named(value), "hotel.preferredBathroomFeatures", value];
const near = (words: RegExp, value: string): Row => [words, `close to ${value}`, "hotel.preferredProximity", value];

const ROWS: readonly Row[] = [
  [
    /\bwheel-? ?chairs?\b|\baccessib\w+\b|\bstep-? ?free\b|\bdisab\w+\b|\bhandicap\w*\b|\bmobility\b/i,
    "step-free access",
    "persona.disability",
    true,
  ],
  [/\bpets?\b|\bdogs?\b|\bcats?\b|\banimals?\b/i, "pets welcome", "persona.travelWithPets", true],
  [/\bkids?\b|\bchild(?:ren)?\b|\btoddlers?\b|\bbab(?:y|ies)\b/i, "children welcome", "persona.travelWithChild", true],
  [/\b(?:non-? ?|no[- ])?smok\w+\b/i, "no smoking", "hotel.preferredHouseRules", "No smoking"],
  [/\bpart(?:y|ies)\b/i, "no parties", "hotel.preferredHouseRules", "No parties"],
  [/\bquiet\b/i, "quiet hours", "hotel.preferredHouseRules", "Quiet hours"],
  hotel(/\bpools?\b|\bswim\w*\b/i, "Pool"),
  hotel(/\bwi-?fi\b|\binternet\b/i, "Wi-Fi"),
  hotel(/\bbreakfasts?\b/i, "Breakfast"),
  hotel(/\bgyms?\b|\bfitness\b/i, "Fitness center"),
  hotel(/\bparking\b/i, "Parking"),
  service(/\broom service\b/i, "Room service"),
  service(/\bconcierge\b/i, "Concierge"),
  service(/\blaundry\b/i, "Laundry"),
  service(/\btour desk\b/i, "Tour desk"),
  room(/\bair-? ?con\w*\b|\ba\/?c\b/i, "Air conditioning"),
  room(/\btvs?\b|\btelevision\b/i, "TV"),
  room(/\bmini-? ?bar\b/i, "Mini-bar"),
  room(/\ba safe\b/i, "Safe"),
  bath(/\bshowers?\b/i, "Shower"),
  bath(/\bbath ?tubs?\b|\btubs?\b/i, "Bathtub"),
  bath(/\bhair ?dryers?\b/i, "Hair dryer"),
  bath(/\btoiletries\b/i, "Toiletries"),
  near(/\bbeach\b/i, "beach"),
  near(/\bdowntown\b/i, "downtown"),
  near(/\b(?:city )?cent(?:er|re)\b|\bcentral(?:ly)?\b/i, "city center"),
  near(/\bpublic transport\w*\b|\btransit\b/i, "public transportation"),
  ...["Hilton", "Marriott", "Hyatt", "IHG", "Accor", "Best Western", "Choice Hotels"].map(
    (brand): Row => [new RegExp(`\\b${brand}\\b`, "i"), brand, "hotel.preferredBrand", brand],
  ),
  [/\bsuites?\b/i, "a suite", "hotel.preferredRoomType", "suite"],
  [/\bvillas?\b/i, "a villa", "hotel.preferredRoomType", "villa"],
  [/\bprivate rooms?\b/i, "a private room", "hotel.preferredRoomType", "private room"],
  [/\b(?:entire|whole) \w+\b|\bapartments?\b/i, "an entire home", "hotel.preferredRoomType", "entire home"],
  [/\bcancel\w*\b|\bflexible\b/i, "flexible cancellation", "hotel.preferredCancellationPolicy", "Flexible"],
  [/\brefund\w*\b/i, "refundable fares", "flight.preferredRefundability", "refundable"],
  [/\beconomy\b/i, "economy class", "flight.preferredCabin", "economy"],
  [/\bcoach\b/i, "coach class", "flight.preferredCabin", "coach"],
  [/\bbusiness class\b|\b(?:fly\w*|in) business\b/i, "business class", "flight.preferredCabin", "business"],
  [/\binsurance\b/i, "travel insurance on offer", "flight.needTravelInsurance", true],
  ...["American", "United", "Delta", "Alaska"].map(
    (airline): Row => [
      new RegExp(`\\b${airline} (?:Airlines|flights?)\\b`, "i"),
      airline,
      "flight.preferredAirline",
      `${airline} Airlines`,
    ],
  ),
  [/\bjetblue\b/i, "JetBlue", "flight.preferredAirline", "JetBlue Airways"],
  [/\blive music\b/i, "live music", "restaurant.needLiveMusic", true],
  [/\breservations?\b/i, "reservations taken", "restaurant.canReservations", true],
  [
    /\boutdoor\b|\boutside\b|\bterrace\b|\bpatio\b/i,
    "outdoor seating",
    "restaurant.preferredSeatingOptions",
    "Outdoor",
  ],
  [/\bguided tours?\b/i, "guided tours", "attraction.needGuidedTours", "Yes"],
  ...["Tea", "Pizza", "French", "Bakery", "Seafood", "Italian", "Chinese", "Indian", "Japanese", "Korean"]
    .concat(["Mexican", "Thai", "American", "Mediterranean", "BBQ", "Fast Food", "Cafe", "Desserts"])
    .map((name): Row => [new RegExp(`\\b${name}\\b`, "i"), `${name} food`, "restaurant.preferredCuisines", name]),
];

function named(value: string): string {
  return value === "TV" || value === "Wi-Fi" ? value : value.toLowerCase();
}

/** The features that a phrase names, each entry once; those of a kind of stop that it also names go before others of the same word. */
export function featuresIn(phrase: string): readonly Feature[] {
  const special = OF_OTHER_STOPS.flatMap(([kind, rows]) => (kind.test(phrase) ? rows : []));
  const specific = special.filter(([words]) => words.test(phrase));
  const general = ROWS.filter(([words]) => words.test(phrase));
  const found = specific.length > 0 ? specific : general;
  return found
    .filter(([, , entry], index) => found.findIndex((other) => other[2] === entry) === index)
    .map(([, words, entry, value]) => ({ words, entry, value }));
}
