import { z } from "zod";

/**
 * The 54 preference entries of APEC-Travel (Table 6 and the list of appendix A.6).
 * Six of them describe the person and cannot be asked (`askable: false`).
 * A value is one choice, a list when several are named, or "no preference"; ratings mean "at least".
 */
export const NO_PREFERENCE = "no preference";

export type EntryKind = "choice" | "boolean" | "integer";

export interface PreferenceEntry {
  readonly key: string;
  readonly label: string;
  readonly kind: EntryKind;
  readonly askable: boolean;
  readonly choices?: readonly string[];
  readonly range?: readonly [number, number];
  readonly unit?: string;
}

export const PREFERENCE_ENTRIES = [
  {
    key: "persona.job",
    label: "job",
    kind: "choice",
    askable: false,
    choices: [
      "student",
      "software engineer",
      "researcher",
      "banker",
      "teacher",
      "artist",
      "entrepreneur",
      "retiree",
      "doctor",
      "lawyer",
      "sales",
      "marketing manager",
      "journalist",
      "small business owner",
      "government employee",
    ],
  },
  { key: "persona.age", label: "age", kind: "integer", askable: false, range: [18, 70], unit: "years" },
  {
    key: "persona.interest",
    label: "interest",
    kind: "choice",
    askable: false,
    choices: ["museum", "music event", "sport games", "hiking", "foodie", "beach", "city tour", "adventure sports"],
  },
  {
    key: "persona.education",
    label: "education",
    kind: "choice",
    askable: false,
    choices: ["High school", "College", "Graduate"],
  },
  {
    key: "persona.maritalStatus",
    label: "marital status",
    kind: "choice",
    askable: false,
    choices: ["Single", "Married", "Divorced"],
  },
  { key: "persona.travelWithChild", label: "travel with child", kind: "boolean", askable: true },
  { key: "persona.travelWithPets", label: "travel with pets", kind: "boolean", askable: true },
  {
    key: "persona.travelStyle",
    label: "travel style",
    kind: "choice",
    askable: false,
    choices: ["Budget", "Mid range cost", "Luxury"],
  },
  {
    key: "persona.travelFrequency",
    label: "travel frequency",
    kind: "choice",
    askable: true,
    choices: ["Rarely", "Occasionally", "Frequently"],
  },
  { key: "persona.disability", label: "disability", kind: "boolean", askable: true },
  {
    key: "persona.budget",
    label: "budget",
    kind: "integer",
    askable: true,
    range: [500, 10000],
    unit: "USD, whole trip",
  },
  {
    key: "flight.preferredAirline",
    label: "preferred airline",
    kind: "choice",
    askable: true,
    choices: [
      "American Airlines",
      "United Airlines",
      "Delta Airlines",
      "Alaska Airlines",
      "JetBlue Airways",
      "no preference",
    ],
  },
  {
    key: "flight.avoidAirline",
    label: "avoid airline",
    kind: "choice",
    askable: true,
    choices: [
      "American Airlines",
      "United Airlines",
      "Delta Airlines",
      "Alaska Airlines",
      "JetBlue Airways",
      "no preference",
    ],
  },
  {
    key: "flight.preferredCabin",
    label: "preferred cabin",
    kind: "choice",
    askable: true,
    choices: ["economy", "coach", "business", "no preference"],
  },
  {
    key: "flight.preferredRefundability",
    label: "preferred refundability",
    kind: "choice",
    askable: true,
    choices: ["refundable", "non-refundable", "no preference"],
  },
  {
    key: "flight.preferredFlyTime",
    label: "preferred fly time",
    kind: "choice",
    askable: true,
    choices: ["morning", "afternoon", "red-eye", "no preference"],
  },
  {
    key: "flight.preferredMealOptions",
    label: "preferred meal options",
    kind: "choice",
    askable: true,
    choices: ["vegetarian", "gluten-free meals", "no preference"],
  },
  {
    key: "flight.preferredChangePolicies",
    label: "preferred change policies",
    kind: "choice",
    askable: true,
    choices: ["free changes", "change for a fee", "no preference"],
  },
  {
    key: "flight.needInflightEntertainment",
    label: "need in-flight entertainment",
    kind: "choice",
    askable: true,
    choices: ["free Wi-Fi", "paid Wi-Fi", "no preference"],
  },
  {
    key: "flight.preferredAircraftType",
    label: "preferred aircraft type",
    kind: "choice",
    askable: true,
    choices: ["boeing", "airbus", "no preference"],
  },
  {
    key: "flight.avoidAircraftType",
    label: "avoid aircraft type",
    kind: "choice",
    askable: true,
    choices: ["boeing", "airbus", "no preference"],
  },
  { key: "flight.needDisabilityAccess", label: "need disability access (flight)", kind: "boolean", askable: true },
  { key: "flight.needTravelInsurance", label: "need travel insurance", kind: "boolean", askable: true },
  {
    key: "hotel.preferredRoomType",
    label: "preferred room type",
    kind: "choice",
    askable: true,
    choices: ["entire home", "private room", "suite", "villa", "no preference"],
  },
  {
    key: "hotel.preferredHouseRules",
    label: "preferred house rules",
    kind: "choice",
    askable: true,
    choices: ["No parties", "No smoking", "No children under 10", "No pets", "Quiet hours", "no preference"],
  },
  {
    key: "hotel.preferredBrand",
    label: "preferred brand",
    kind: "choice",
    askable: true,
    choices: ["Hilton", "Marriott", "Hyatt", "IHG", "Accor", "Best Western", "Choice Hotels", "no preference"],
  },
  {
    key: "hotel.avoidBrand",
    label: "avoid brand",
    kind: "choice",
    askable: true,
    choices: ["Hilton", "Marriott", "Hyatt", "IHG", "Accor", "Best Western", "Choice Hotels", "no preference"],
  },
  {
    key: "hotel.preferredProximity",
    label: "preferred proximity",
    kind: "choice",
    askable: true,
    choices: ["downtown", "airport", "beach", "city center", "public transportation", "no preference"],
  },
  {
    key: "hotel.ratings",
    label: "hotel ratings",
    kind: "integer",
    askable: true,
    range: [1, 5],
    unit: "stars, at least",
  },
  {
    key: "hotel.preferredAmenities",
    label: "preferred amenities (hotel)",
    kind: "choice",
    askable: true,
    choices: ["Wi-Fi", "Breakfast", "Fitness center", "Pool", "Parking", "no preference"],
  },
  {
    key: "hotel.preferredServices",
    label: "preferred services",
    kind: "choice",
    askable: true,
    choices: ["Room service", "Concierge", "Laundry", "Tour desk", "no preference"],
  },
  {
    key: "hotel.preferredCancellationPolicy",
    label: "preferred cancellation policy",
    kind: "choice",
    askable: true,
    choices: ["Flexible", "Moderate", "Strict", "no preference"],
  },
  {
    key: "hotel.preferredRoomFeatures",
    label: "preferred room features",
    kind: "choice",
    askable: true,
    choices: ["Air conditioning", "TV", "Mini-bar", "Safe", "no preference"],
  },
  {
    key: "hotel.preferredBathroomFeatures",
    label: "preferred bathroom features",
    kind: "choice",
    askable: true,
    choices: ["Shower", "Bathtub", "Hair dryer", "Toiletries", "no preference"],
  },
  { key: "hotel.needDisabilityAccess", label: "need disability access (hotel)", kind: "boolean", askable: true },
  {
    key: "restaurant.preferredCuisines",
    label: "preferred cuisines",
    kind: "choice",
    askable: true,
    choices: [
      "Tea",
      "Pizza",
      "French",
      "Bakery",
      "Seafood",
      "Italian",
      "Chinese",
      "Indian",
      "Japanese",
      "Korean",
      "no preference",
    ],
  },
  {
    key: "restaurant.ratings",
    label: "restaurant ratings",
    kind: "integer",
    askable: true,
    range: [1, 5],
    unit: "stars, at least",
  },
  {
    key: "restaurant.preferredDiningStyle",
    label: "preferred dining style",
    kind: "choice",
    askable: true,
    choices: ["Casual", "Formal", "Buffet", "Food truck", "no preference"],
  },
  {
    key: "restaurant.preferredSeatingOptions",
    label: "preferred seating options",
    kind: "choice",
    askable: true,
    choices: ["Indoor", "Outdoor", "Takeout", "Delivery", "no preference"],
  },
  {
    key: "restaurant.preferredPaymentMethods",
    label: "preferred payment methods",
    kind: "choice",
    askable: true,
    choices: ["Cash", "Credit card", "Mobile payment", "no preference"],
  },
  { key: "restaurant.canReservations", label: "can take reservations", kind: "boolean", askable: true },
  {
    key: "restaurant.preferredParkingOptions",
    label: "preferred parking options",
    kind: "choice",
    askable: true,
    choices: ["Street parking", "Parking lot", "Valet parking", "no preference"],
  },
  {
    key: "restaurant.petFriendly",
    label: "pet friendly",
    kind: "choice",
    askable: true,
    choices: ["Yes", "No", "no preference"],
  },
  {
    key: "restaurant.allowSmoking",
    label: "allow smoking",
    kind: "choice",
    askable: true,
    choices: ["Yes", "No", "no preference"],
  },
  { key: "restaurant.needLiveMusic", label: "need live music", kind: "boolean", askable: true },
  {
    key: "restaurant.needDisabilityAccess",
    label: "need disability access (restaurant)",
    kind: "boolean",
    askable: true,
  },
  {
    key: "attraction.preferredType",
    label: "preferred type",
    kind: "choice",
    askable: true,
    choices: ["museum", "art", "park", "shopping", "landmark", "historical site", "zoo", "aquarium", "no preference"],
  },
  {
    key: "attraction.preferredDuration",
    label: "preferred duration",
    kind: "choice",
    askable: true,
    choices: ["Less than 1 hour", "1-2 hours", "2-3 hours", "More than 3 hours", "no preference"],
  },
  {
    key: "attraction.popularity",
    label: "popularity",
    kind: "choice",
    askable: true,
    choices: ["Low", "Medium", "High", "no preference"],
  },
  {
    key: "attraction.ratings",
    label: "attraction ratings",
    kind: "integer",
    askable: true,
    range: [1, 5],
    unit: "stars, at least",
  },
  {
    key: "attraction.needDisabilityAccess",
    label: "need disability access (attraction)",
    kind: "boolean",
    askable: true,
  },
  {
    key: "attraction.needGuidedTours",
    label: "need guided tours",
    kind: "choice",
    askable: true,
    choices: ["Yes", "No", "no preference"],
  },
  {
    key: "attraction.specialEvents",
    label: "special events",
    kind: "choice",
    askable: true,
    choices: ["Concerts", "Festivals", "Workshops", "Lectures", "no preference"],
  },
  {
    key: "attraction.preferredAmenities",
    label: "preferred amenities (attraction)",
    kind: "choice",
    askable: true,
    choices: ["Food and drink", "Restrooms", "Gift shop", "Wi-Fi", "no preference"],
  },
] as const satisfies readonly PreferenceEntry[];

export type EntryKey = (typeof PREFERENCE_ENTRIES)[number]["key"];

export const entryKeySchema = z.enum(PREFERENCE_ENTRIES.map((entry) => entry.key));

export const entryValueSchema = z.union([z.string(), z.array(z.string()), z.boolean(), z.number().int()]);
export type EntryValue = z.infer<typeof entryValueSchema>;

const byKey: ReadonlyMap<string, PreferenceEntry> = new Map(PREFERENCE_ENTRIES.map((entry) => [entry.key, entry]));

/** The entry with this key. Throws RangeError when there is none. */
export function preferenceEntry(key: EntryKey): PreferenceEntry {
  const entry = byKey.get(key);
  if (entry === undefined) throw new RangeError(`There is no preference entry ${key}.`);
  return entry;
}
