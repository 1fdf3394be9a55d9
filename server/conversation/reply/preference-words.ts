import { topicOf } from "@/server/elicitation";
import {
  type EntryKey,
  type EntryValue,
  entryLabelInSentence,
  formatMoney,
  NO_PREFERENCE,
  type Strength,
  usd,
} from "@/server/trip";

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** How one value of an entry is told; of yes and no, each in words of its own. */
type Wording =
  | ((value: string) => string)
  | { readonly yes: string; readonly no: string }
  | Readonly<Record<string, string>>;

const access = (what: string): Wording => ({ yes: `step-free ${what}`, no: `no step-free ${what} needed` });
const stars = (what: string) => (value: string) => `${what} of at least ${value} ${value === "1" ? "star" : "stars"}`;

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
  "persona.travelWithChild": { yes: "a child comes along", no: "no children" },
  "persona.travelWithPets": { yes: "a pet comes along", no: "no pets" },
  "persona.travelStyle": {
    budget: "travelling on a budget",
    "mid range cost": "a mid-range style of travel",
    luxury: "a luxurious style of travel",
  },
  "persona.travelFrequency": (value) => `travelling ${value}`,
  "persona.disability": { yes: "a disability to plan around", no: "no disability to plan around" },
  "persona.budget": (value) => `a budget of ${formatMoney(usd(Number(value)))}`,
  "flight.preferredAirline": (value) => `flying with ${value}`,
  "flight.avoidAirline": (value) => `not flying with ${value}`,
  "flight.preferredCabin": { economy: "economy class", coach: "coach class", business: "business class" },
  "flight.preferredRefundability": (value) => `${value} tickets`,
  "flight.preferredFlyTime": (value) => `${value} flights`,
  "flight.preferredMealOptions": {
    vegetarian: "vegetarian meals on board",
    "gluten-free meals": "gluten-free meals on board",
  },
  "flight.preferredChangePolicies": {
    "free changes": "flights that can be changed free of charge",
    "change for a fee": "flights that can be changed for a fee",
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
  "hotel.preferredBrand": (value) => `${value} for the hotel`,
  "hotel.avoidBrand": (value) => `not ${value} for the hotel`,
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
    laundry: "a laundry service",
    "tour desk": "a tour desk at the hotel",
  },
  "hotel.preferredCancellationPolicy": (value) => `${value} cancellation of the hotel`,
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
    delivery: "food delivered",
  },
  "restaurant.preferredPaymentMethods": (value) => `paying by ${value}`,
  "restaurant.canReservations": { yes: "restaurants that take reservations", no: "no need to reserve tables" },
  "restaurant.preferredParkingOptions": (value) => `${value} at restaurants`,
  "restaurant.petFriendly": { yes: "restaurants that welcome pets", no: "no need for restaurants that welcome pets" },
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
    low: "sights that few know",
    medium: "sights of medium popularity",
    high: "sights that everybody knows",
  },
  "attraction.ratings": stars("sights"),
  "attraction.needDisabilityAccess": access("sights"),
  "attraction.needGuidedTours": { yes: "guided tours", no: "no guided tours" },
  "attraction.specialEvents": (value) => value,
  "attraction.preferredAmenities": {
    "food and drink": "food and drink at sights",
    restrooms: "restrooms at sights",
    "gift shop": "gift shops",
    "wi-fi": "Wi-Fi at sights",
  },
};

/** Entries whose values are names. */
const NAMED: ReadonlySet<EntryKey> = new Set([
  ...(["flight.preferredAirline", "flight.avoidAirline", "hotel.preferredBrand", "hotel.avoidBrand"] as const),
  ...(["restaurant.preferredCuisines", "flight.needInflightEntertainment"] as const),
]);

/**
 * What is known of a preference, as a part of a sentence: "a pool or parking at the hotel", "no preference about the hotel brand",
 * "business class (must)", "no shopping", and "rather no shopping" where it is only avoided.
 */
export function preferenceWords(entry: EntryKey, value: EntryValue, strength: Strength = "want"): string {
  if (value === NO_PREFERENCE) return `${NO_PREFERENCE} about ${topicOf(entry) ?? entryLabelInSentence(entry)}`;
  const words = (Array.isArray(value) ? value : [value]).map((each) => oneValue(entry, each));
  switch (strength) {
    case "want":
      return or.format(words);
    case "must":
      return `${or.format(words)} (must)`;
    case "must not":
      return `no ${or.format(words.map(withoutArticle))}`;
    case "avoid":
      return `rather no ${or.format(words.map(withoutArticle))}`;
  }
}

function withoutArticle(words: string): string {
  return words.replace(/^an? /, "");
}

function oneValue(entry: EntryKey, value: string | number | boolean): string {
  const wording = WORDINGS[entry];
  const text = String(value);
  const plain = NAMED.has(entry) ? text : text.toLowerCase();
  if (typeof wording === "function") return wording(plain);
  const key = typeof value === "boolean" ? (value ? "yes" : "no") : text.toLowerCase();
  return new Map(Object.entries(wording)).get(key) ?? `${text} (${entryLabelInSentence(entry)})`;
}
