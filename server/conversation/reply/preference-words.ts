import { topicOf } from "@/server/elicitation";
import { type EntryKey, type EntryValue, entryLabelInSentence, formatMoney, NO_PREFERENCE, usd } from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** How one value of an entry is told; of yes and no, each in words of its own. */
type Wording =
  | ((value: string) => string)
  | { readonly yes: string; readonly no: string }
  | Readonly<Record<string, string>>;

const access = (what: string): Wording => ({ yes: `accessible ${what}`, no: `no need for accessible ${what}` });
const stars = (what: string) => (value: string) => `at least ${value} ${value === "1" ? "star" : "stars"} for ${what}`;

const INTERESTS: ReadonlyMap<string, string> = new Map([
  ["museum", "museums"],
  ["music event", "music events"],
  ["foodie", "good food"],
  ["beach", "beaches"],
  ["city tour", "city tours"],
]);
/** Cuisines that name no country. */
const DISHES: ReadonlyMap<string, string> = new Map([
  ["Tea", "tea houses"],
  ["Pizza", "pizza"],
  ["Bakery", "bakeries"],
  ["Seafood", "seafood"],
  ["Cafe", "cafés"],
  ["Fast Food", "fast food"],
  ["BBQ", "barbecue"],
  ["Desserts", "desserts"],
]);

/** Each entry as a part of a sentence: "business class", "a pool at the hotel". */
const WORDINGS: Readonly<Record<EntryKey, Wording>> = {
  "persona.job": (value) => `${value} by profession`,
  "persona.age": (value) => `${value} years old`,
  "persona.interest": (value) => `an interest in ${INTERESTS.get(value) ?? value}`,
  "persona.education": (value) => `${value} education`,
  "persona.maritalStatus": (value) => value,
  "persona.travelWithChild": { yes: "traveling with a child", no: "no children" },
  "persona.travelWithPets": { yes: "traveling with a pet", no: "no pets" },
  "persona.travelStyle": {
    budget: "traveling on a budget",
    "mid range cost": "mid-range travel",
    luxury: "luxury travel",
  },
  "persona.travelFrequency": (value) => `traveling ${value}`,
  "persona.disability": { yes: "a disability to plan around", no: "no disability to plan around" },
  "persona.budget": (value) => `a budget of ${formatMoney(usd(Number(value)))}`,
  "flight.preferredAirline": (value) => `flying ${value}`,
  "flight.avoidAirline": (value) => `not flying ${value}`,
  "flight.preferredCabin": { economy: "economy class", coach: "coach class", business: "business class" },
  "flight.preferredRefundability": (value) => `${value} tickets`,
  "flight.preferredFlyTime": (value) => `${value} flights`,
  "flight.preferredMealOptions": {
    vegetarian: "vegetarian meals on board",
    "gluten-free meals": "gluten-free meals on board",
  },
  "flight.preferredChangePolicies": {
    "free changes": "free flight changes",
    "change for a fee": "flight changes for a fee",
  },
  "flight.needInflightEntertainment": (value) => `${value} on board`,
  "flight.preferredAircraftType": { boeing: "Boeing aircraft", airbus: "Airbus aircraft" },
  "flight.avoidAircraftType": { boeing: "no Boeing aircraft", airbus: "no Airbus aircraft" },
  "flight.needDisabilityAccess": access("flights"),
  "flight.needTravelInsurance": { yes: "travel insurance", no: "no travel insurance" },
  "hotel.preferredRoomType": {
    "entire home": "an entire home",
    "private room": "a private room",
    suite: "a suite",
    villa: "a villa",
  },
  "hotel.preferredHouseRules": (value) => `${value} where you stay`,
  "hotel.preferredBrand": (value) => `${value} hotels`,
  "hotel.avoidBrand": (value) => `no ${value} hotels`,
  "hotel.preferredProximity": {
    downtown: "a hotel downtown",
    airport: "a hotel near the airport",
    beach: "a hotel near the beach",
    "city center": "a hotel in the city center",
    "public transportation": "a hotel near public transportation",
  },
  "hotel.ratings": stars("hotels"),
  "hotel.preferredAmenities": {
    "wi-fi": "Wi-Fi at the hotel",
    breakfast: "breakfast at the hotel",
    "fitness center": "a fitness center at the hotel",
    pool: "a pool at the hotel",
    parking: "parking at the hotel",
  },
  "hotel.preferredServices": {
    "room service": "room service",
    concierge: "a concierge",
    laundry: "laundry service",
    "tour desk": "a tour desk at the hotel",
  },
  "hotel.preferredCancellationPolicy": (value) => `${value} hotel cancellation`,
  "hotel.preferredRoomFeatures": {
    "air conditioning": "air conditioning in the room",
    tv: "a TV in the room",
    "mini-bar": "a mini-bar in the room",
    safe: "a safe in the room",
  },
  "hotel.preferredBathroomFeatures": {
    shower: "a shower",
    bathtub: "a bathtub",
    "hair dryer": "a hair dryer in the bathroom",
    toiletries: "toiletries in the bathroom",
  },
  "hotel.needDisabilityAccess": access("hotels"),
  "restaurant.preferredCuisines": (value) => DISHES.get(value) ?? `${value} food`,
  "restaurant.ratings": stars("restaurants"),
  "restaurant.preferredDiningStyle": {
    casual: "casual dining",
    formal: "formal dining",
    buffet: "buffets",
    "food truck": "food trucks",
  },
  "restaurant.preferredSeatingOptions": {
    indoor: "eating indoors",
    outdoor: "eating outdoors",
    takeout: "takeout",
    delivery: "food delivery",
  },
  "restaurant.preferredPaymentMethods": (value) => `paying by ${value}`,
  "restaurant.canReservations": { yes: "restaurants that take reservations", no: "no need for reservations" },
  "restaurant.preferredParkingOptions": (value) => `${value} at restaurants`,
  "restaurant.petFriendly": { yes: "pet-friendly restaurants", no: "no need for pet-friendly restaurants" },
  "restaurant.allowSmoking": { yes: "restaurants that allow smoking", no: "no smoking at restaurants" },
  "restaurant.needLiveMusic": { yes: "live music at restaurants", no: "no need for live music" },
  "restaurant.needDisabilityAccess": access("restaurants"),
  "attraction.preferredType": {
    museum: "museums",
    art: "art",
    park: "parks",
    shopping: "shopping",
    landmark: "landmarks",
    "historical site": "historical sites",
    zoo: "zoos",
    aquarium: "aquariums",
  },
  "attraction.preferredDuration": (value) => `visits of ${value}`,
  "attraction.popularity": {
    low: "lesser-known attractions",
    medium: "attractions of medium popularity",
    high: "famous attractions",
  },
  "attraction.ratings": stars("attractions"),
  "attraction.needDisabilityAccess": access("attractions"),
  "attraction.needGuidedTours": { yes: "guided tours", no: "no guided tours" },
  "attraction.specialEvents": (value) => value,
  "attraction.preferredAmenities": {
    "food and drink": "food and drink at attractions",
    restrooms: "restrooms at attractions",
    "gift shop": "gift shops",
    "wi-fi": "Wi-Fi at attractions",
  },
};

/** Entries whose values are names. */
const NAMED: ReadonlySet<EntryKey> = new Set([
  ...(["flight.preferredAirline", "flight.avoidAirline", "hotel.preferredBrand", "hotel.avoidBrand"] as const),
  ...(["restaurant.preferredCuisines", "flight.needInflightEntertainment"] as const),
]);

/** What is known of a preference, as a part of a sentence: "a pool or parking at the hotel", "no preference about the hotel brand". */
export function preferenceWords(entry: EntryKey, value: EntryValue): string {
  if (value === NO_PREFERENCE) return `${NO_PREFERENCE} about ${topicOf(entry) ?? entryLabelInSentence(entry)}`;
  const values = Array.isArray(value) ? value : [value];
  return or.format(values.map((each) => oneValue(entry, each)));
}

function oneValue(entry: EntryKey, value: string | number | boolean): string {
  const wording = WORDINGS[entry];
  const text = String(value);
  const plain = NAMED.has(entry) ? text : text.toLowerCase();
  if (typeof wording === "function") return wording(plain);
  const key = typeof value === "boolean" ? (value ? "yes" : "no") : text.toLowerCase();
  return new Map(Object.entries(wording)).get(key) ?? `${text} (${entryLabelInSentence(entry)})`;
}
