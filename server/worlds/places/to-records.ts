import type { Steps } from "@/server/trip";
import type { Hours } from "../hours";
import { addressOf, answerOf, phoneOf, websiteOf, wheelchairOf } from "./contact-tags";
import { cuisinesOf } from "./cuisines";
import type { AttractionDraft, LodgingDraft, PlaceDrafts, RestaurantDraft } from "./drafts";
import { attractionPrice, lodgingPrice, restaurantPrice, starsOf, visitMinutes } from "./estimates/estimate";
import type { Location } from "./geography/locate";
import type { HoursState } from "./hours/hours-state";
import type { HoursReader } from "./hours/read-hours";
import { type AttractionKind, kindsOf, type LodgingKind, type RestaurantKind } from "./kinds";
import { otherNamesOf } from "./names";
import type { ListedHours, Place, Tags } from "./place";

/** The drafts of a city's records, in the order of the places. Steps: each is some milliseconds. */
export function* toRecords(places: readonly Place[], location: Location, hours: HoursReader): Steps<PlaceDrafts> {
  const lodgings: LodgingDraft[] = [];
  const restaurants: RestaurantDraft[] = [];
  const attractions: AttractionDraft[] = [];
  for (const place of places) {
    const kinds = kindsOf(place.tags);
    if (kinds === null) continue;
    const state = place.hours === undefined ? yield* hours.read(place.tags.opening_hours) : listedHours(place.hours);
    const base = commonOf(place, location, state);
    // One object can be a hotel and a restaurant; ids stay apart within a city.
    const idOf = (isFirst: boolean, kind: string) => (isFirst ? place.source.id : `${place.source.id}#${kind}`);
    const { lodging, restaurant, attraction } = kinds;
    if (lodging !== null) lodgings.push(lodgingOf(base, lodging, place.tags, location));
    if (restaurant !== null) {
      const id = idOf(lodging === null, restaurant);
      restaurants.push({ ...restaurantOf(base, restaurant, place.tags, location), id });
    }
    if (attraction !== null) {
      const id = idOf(lodging === null && restaurant === null, attraction);
      attractions.push({ ...attractionOf(base, attraction, place.tags, location), id });
    }
    yield;
  }
  const { city: name, region, countryName, coordinates, zone, otherNames } = location;
  const state = region ?? countryName;
  const city = { name, state, coordinates, zone, airports: [], ...(otherNames.length > 0 && { otherNames }) };
  return { city, lodgings, restaurants, attractions };
}

function listedHours({ kind, text }: ListedHours): HoursState {
  return kind === "prose" ? { kind: "not understood", text } : { kind: "known", hours: ALWAYS };
}

const ALWAYS: Hours = { week: Array.from({ length: 7 }, () => [[0, 1440]] as const) };

type Common = ReturnType<typeof commonOf>;

function commonOf({ tags, coordinates, source, hours: listed }: Place, location: Location, hours: HoursState) {
  return {
    id: source.id,
    name: tags.name ?? "",
    city: location.city,
    coordinates,
    nameResolves: true,
    source,
    otherNames: otherNamesOf(tags),
    address: addressOf(tags, location.city, location.country),
    phone: phoneOf(tags),
    website: websiteOf(tags),
    hoursText: listed?.text ?? tags.opening_hours ?? null,
    hours,
    wheelchair: wheelchairOf(tags),
  };
}

/** People per room: an estimate of what the kind usually has. */
const OCCUPANCY: Readonly<Record<LodgingKind, number>> = {
  hotel: 2,
  motel: 2,
  guest_house: 2,
  hostel: 1,
  apartment: 4,
  chalet: 4,
  alpine_hut: 1,
  resort: 2,
};

function roomTypeOf(kind: LodgingKind): string {
  if (kind === "hostel" || kind === "alpine_hut") return "Shared room";
  return kind === "apartment" || kind === "chalet" ? "Entire home/apt" : "Private room";
}

function lodgingOf(common: Common, kind: LodgingKind, tags: Tags, location: Location): LodgingDraft {
  const price = lodgingPrice(kind, tags, location);
  const rooms = Number(tags.rooms ?? "");
  return {
    ...common,
    kind,
    roomType: roomTypeOf(kind),
    priceMinor: price.highMinor,
    minimumNights: 1,
    maximumOccupancy: OCCUPANCY[kind],
    rating: 0,
    houseRules: tags.smoking === "no" ? "No smoking" : "",
    stars: starsOf(tags),
    rooms: Number.isInteger(rooms) && rooms > 0 && rooms < 10_000 ? rooms : null,
    estimate: { price, minutes: false },
    details: {
      address: common.address,
      phone: common.phone,
      brand: tags.brand ?? null,
      proximity: [],
      amenities: [
        ...some(answerOf(tags.internet_access), "Wi-Fi"),
        ...some(answerOf(tags.swimming_pool), "Pool"),
        ...some(answerOf(tags.air_conditioning), "Air conditioning"),
        ...some(answerOf(tags.parking), "Parking"),
      ],
      services: some(answerOf(tags.breakfast), "Breakfast"),
      roomFeatures: [],
      bathroomFeatures: [],
      disabilityAccess: common.wheelchair === "yes",
    },
  };
}

const DINING_STYLES: Readonly<Record<RestaurantKind, string>> = {
  restaurant: "Restaurant",
  cafe: "Cafe",
  fast_food: "Fast food",
  bar: "Bar",
  pub: "Pub",
  biergarten: "Beer garden",
  ice_cream: "Ice cream",
  food_court: "Food court",
};
/** Said of a place without a cuisine, as far as its kind tells one. */
const CUISINE_OF_KIND: Readonly<Partial<Record<RestaurantKind, string>>> = {
  cafe: "Cafe",
  fast_food: "Fast Food",
  ice_cream: "Desserts",
};

function restaurantOf(common: Common, kind: RestaurantKind, tags: Tags, location: Location): RestaurantDraft {
  const price = restaurantPrice(kind, tags, location);
  return {
    ...common,
    kind,
    cuisines: cuisinesOf(tags.cuisine) || (CUISINE_OF_KIND[kind] ?? ""),
    cuisineText: (tags.cuisine ?? "").slice(0, 255),
    priceMinor: price.highMinor,
    rating: 0,
    estimate: { price, minutes: false },
    details: {
      address: common.address,
      phone: common.phone,
      diningStyles: [DINING_STYLES[kind]],
      seating: [
        ...some(answerOf(tags.indoor_seating), "Indoor"),
        ...some(answerOf(tags.outdoor_seating), "Outdoor"),
        ...some(answerOf(tags.takeaway), "Takeout"),
        ...some(answerOf(tags.delivery), "Delivery"),
      ],
      payment: [
        ...some(answerOf(tags["payment:credit_cards"] ?? tags["payment:cards"]), "Credit card"),
        ...some(answerOf(tags["payment:cash"]), "Cash"),
        ...some(answerOf(tags["payment:contactless"]), "Mobile payment"),
      ],
      parking: [],
      reservations: answerOf(tags.reservation),
      petFriendly: answerOf(tags.dog),
      smoking: tags.smoking === "outside" ? false : answerOf(tags.smoking),
      liveMusic: answerOf(tags.live_music),
      disabilityAccess: common.wheelchair === "yes",
    },
  };
}

/** What people call it, and the words by which they wish for it (the entry `attraction.preferredType`). */
const TYPES: Readonly<Record<AttractionKind, readonly string[]>> = {
  museum: ["museum"],
  gallery: ["gallery", "art"],
  zoo: ["zoo"],
  aquarium: ["aquarium"],
  theme_park: ["theme park"],
  water_park: ["water park"],
  viewpoint: ["viewpoint", "landmark"],
  castle: ["castle", "historical site"],
  fort: ["fort", "historical site"],
  archaeological_site: ["archaeological site", "historical site"],
  ruins: ["ruins", "historical site"],
  monument: ["monument", "landmark"],
  memorial: ["memorial", "landmark"],
  theatre: ["theater", "music"],
  arts_centre: ["arts center", "art"],
  casino: ["casino"],
  planetarium: ["planetarium", "museum"],
  place_of_worship: ["place of worship", "historical site"],
  garden: ["garden", "park"],
  park: ["park"],
  nature_reserve: ["nature reserve", "hiking"],
  beach: ["beach"],
  attraction: ["landmark"],
};

function attractionOf(common: Common, kind: AttractionKind, tags: Tags, location: Location): AttractionDraft {
  const price = attractionPrice(kind, tags, location);
  return {
    ...common,
    kind,
    priceMinor: price?.highMinor ?? 0,
    estimate: { price, minutes: true },
    details: {
      types: TYPES[kind],
      durationMinutes: visitMinutes(kind),
      popularity: popularityOf(tags),
      amenities: some(answerOf(tags.toilets), "Restrooms"),
      disabilityAccess: common.wheelchair === "yes",
    },
  };
}

/** Also an estimate: what an encyclopedia or a list of monuments has, more people come to see. */
function popularityOf(tags: Tags): "Low" | "Medium" | "High" {
  const signs = [tags.wikipedia ?? tags.wikidata, tags.heritage ?? tags["ref:whc"]].filter(
    (sign) => sign !== undefined,
  );
  return signs.length === 2 ? "High" : signs.length === 1 ? "Medium" : "Low";
}

const some = (answer: boolean | null, word: string) => (answer === true ? [word] : []);
