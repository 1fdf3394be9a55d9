import type { Contact, Lodging, LodgingDetails } from "../records";
import type { CityFacts } from "./cities";
import { contactIn } from "./contacts";
import type { Namer } from "./names";
import { type Place, placeIn } from "./places";
import type { Random } from "./random";
import { clamp, dollars, toTenths } from "./rounding";

type RoomType = "Entire home/apt" | "Private room" | "Shared room" | "Suite" | "Villa";

interface RoomTypeFacts {
  readonly weight: number;
  /** Dollars per night at quality 0 in a city of the country's middle. */
  readonly price: number;
  /** How many people it takes, with weights. */
  readonly occupancy: readonly (readonly [people: number, weight: number])[];
  readonly minimumNights: readonly (readonly [nights: number, weight: number])[];
  /** Chance that it is run as a hotel. */
  readonly hotel: number;
  readonly patterns: readonly string[];
}

const ROOM_TYPES: Readonly<Record<RoomType, RoomTypeFacts>> = {
  "Entire home/apt": {
    weight: 36,
    price: 138,
    occupancy: [
      [2, 25],
      [3, 15],
      [4, 35],
      [5, 8],
      [6, 17],
    ],
    minimumNights: [
      [1, 26],
      [2, 42],
      [3, 24],
      [4, 4],
      [5, 3],
      [7, 1],
    ],
    hotel: 0,
    patterns: [
      "{adjective} {noun} {Loft|Cottage|Bungalow|Flat|Townhouse|Apartment|Studio}",
      "{surname} {Cottage|Carriage House|Townhouse|Row House|Loft}",
      "The {adjective} {noun} House",
    ],
  },
  "Private room": {
    weight: 36,
    price: 84,
    occupancy: [
      [1, 12],
      [2, 68],
      [3, 12],
      [4, 8],
    ],
    minimumNights: [
      [1, 76],
      [2, 20],
      [3, 4],
    ],
    hotel: 0.6,
    patterns: [
      "{Garden|Attic|Corner|Blue|Sunny|Quiet} Room at {surname} House",
      "{surname} {Guesthouse|Guest Room}",
      "{adjective} {noun} Bed and Breakfast",
    ],
  },
  "Shared room": {
    weight: 8,
    price: 38,
    occupancy: [
      [1, 80],
      [2, 20],
    ],
    minimumNights: [
      [1, 90],
      [2, 10],
    ],
    hotel: 0,
    patterns: ["{adjective} {noun} {Hostel|Bunkhouse|Backpackers}", "{surname} Street Hostel"],
  },
  Suite: {
    weight: 14,
    price: 182,
    occupancy: [
      [2, 45],
      [3, 15],
      [4, 40],
    ],
    minimumNights: [
      [1, 72],
      [2, 23],
      [3, 5],
    ],
    hotel: 0.85,
    patterns: ["{adjective} {noun} Suite", "{surname} {Garden|Terrace|Tower|Parlor} Suite"],
  },
  Villa: {
    weight: 6,
    price: 325,
    occupancy: [
      [4, 25],
      [6, 45],
      [8, 30],
    ],
    minimumNights: [
      [1, 8],
      [2, 42],
      [3, 38],
      [4, 8],
      [5, 4],
    ],
    hotel: 0,
    patterns: ["Villa {surname}", "{adjective} {noun} Villa", "{surname} {Manor|Estate}"],
  },
};

/** Every city has these for a night or two. */
const IN_EVERY_CITY: readonly RoomType[] = [
  "Entire home/apt",
  "Entire home/apt",
  "Private room",
  "Private room",
  "Shared room",
  "Shared room",
  "Suite",
  "Suite",
  "Villa",
];

/** The brands of the preference entries, with the dearness of each. */
const BRANDS: readonly (readonly [brand: string, price: number])[] = [
  ["Hilton", 1.16],
  ["Marriott", 1.18],
  ["Hyatt", 1.22],
  ["IHG", 1.08],
  ["Accor", 1.12],
  ["Best Western", 0.9],
  ["Choice Hotels", 0.84],
];

const numberOfLodgings = { 1: [28, 33], 2: [34, 40], 3: [42, 48], 4: [52, 58] } as const;

/** The lodgings of one city, every room type among them for a night or two; addresses are drawn from `contacts`. */
export function generateLodgings(city: CityFacts, namer: Namer, random: Random, contacts: Random): Lodging[] {
  const [fewest, most] = numberOfLodgings[city.size];
  const weights = Object.entries(ROOM_TYPES).map(([type, facts]) => [type as RoomType, facts.weight] as const);
  const sure = IN_EVERY_CITY.map((roomType) => ({ roomType, shortStays: true }));
  const rest = Array.from({ length: random.integer(fewest, most) - sure.length }, () => ({
    roomType: random.weighted(weights),
    shortStays: false,
  }));
  return random.shuffled([...sure, ...rest]).map((kind, index) => {
    const contact = contactIn(city, index + 1, contacts);
    return generateLodging(city, kind, { id: `L-${city.airports[0]}-${index + 1}`, contact }, namer, random);
  });
}

interface Kind {
  readonly roomType: RoomType;
  /** Takes guests for one or two nights, whatever is usual. */
  readonly shortStays: boolean;
}

function generateLodging(
  city: CityFacts,
  { roomType, shortStays }: Kind,
  { id, contact }: { readonly id: string; readonly contact: Contact },
  namer: Namer,
  random: Random,
): Lodging {
  const facts = ROOM_TYPES[roomType];
  const hotel = random.chance(facts.hotel);
  const brand = hotel && random.chance(0.55) ? random.pick(BRANDS) : null;
  const place = placeIn(
    city,
    random.weighted([
      ["downtown", 24],
      ["center", 24],
      ["anywhere", 32],
      ["airport", hotel ? 16 : 5],
      ["beach", city.beach ? 24 : 0],
    ]),
    random,
  );
  const quality = random.normal();
  const minimumNights = shortStays ? random.integer(1, 2) : random.weighted(facts.minimumNights);
  const details = detailsOf(roomType, hotel, brand?.[0] ?? null, quality, place, random);
  const houseRules = rulesOf(roomType, random);
  const price =
    facts.price *
    city.costLevel *
    Math.exp(0.24 * quality + 0.16 * random.normal()) *
    (brand?.[1] ?? 1) *
    (place.downtown ? 1.22 : place.cityCenter ? 1.06 : 0.96) *
    (place.beach ? 1.2 : 1) *
    (details.amenities.includes("Pool") ? 1.07 : 1) *
    { Flexible: 1.08, Moderate: 1, Strict: 0.93 }[details.cancellation];
  return {
    id,
    name: namer.name(hotel ? hotelPatterns(city, brand?.[0]) : facts.patterns),
    city: city.name,
    roomType,
    priceMinor: dollars(price),
    minimumNights,
    maximumOccupancy: random.weighted(facts.occupancy),
    rating: toTenths(
      clamp(3.95 + 0.5 * quality + 0.32 * random.normal() - (houseRules.includes("No smoking") ? 0 : 0.2), 1.5, 5),
    ),
    houseRules,
    coordinates: place.coordinates,
    nameResolves: true,
    details: { ...details, ...contact },
  };
}

function hotelPatterns(city: CityFacts, brand: string | undefined): string[] {
  if (brand !== undefined) {
    return [
      `${brand} ${city.name} {adjective} {noun}`,
      `${brand} ${city.name} at {surname} {Square|Park|Place|Center}`,
    ];
  }
  return ["Hotel {surname}", "The {adjective} {noun} {Hotel|Inn}", "{surname} {Inn|Lodge|House Hotel}"];
}

/** What the house forbids, as published: "No smoking & No parties"; empty when it forbids nothing. */
function rulesOf(roomType: RoomType, random: Random): string {
  const home = roomType === "Entire home/apt" || roomType === "Villa";
  return random
    .some([
      ["No smoking", 0.62],
      ["No parties", home ? 0.5 : 0.3],
      ["No visitors", roomType === "Shared room" ? 0.4 : 0.13],
      ["No pets", home ? 0.34 : 0.48],
      ["No children under 10", roomType === "Shared room" ? 0.45 : 0.13],
    ])
    .join(" & ");
}

function detailsOf(
  roomType: RoomType,
  hotel: boolean,
  brand: string | null,
  quality: number,
  place: Place,
  random: Random,
): Omit<LodgingDetails, keyof Contact> {
  const shared = roomType === "Shared room";
  const villa = roomType === "Villa";
  const suite = roomType === "Suite";
  /** A chance that rises with quality. */
  const rising = (middle: number, slope = 0.12) => clamp(middle + slope * quality, 0.02, 0.98);
  const flexible = clamp((hotel ? 0.52 : 0.28) - (villa ? 0.15 : 0), 0.05, 0.9);
  return {
    brand,
    proximity: [
      ...(place.downtown ? ["downtown"] : []),
      ...(place.cityCenter ? ["city center"] : []),
      ...(place.airport ? ["airport"] : []),
      ...(place.beach ? ["beach"] : []),
      ...(random.chance(clamp(0.95 - 0.17 * place.kmFromCenter, 0.1, 0.95)) ? ["public transportation"] : []),
    ],
    amenities: random.some([
      ["Wi-Fi", 0.93],
      ["Breakfast", hotel ? rising(0.55, 0.08) : roomType === "Private room" ? 0.4 : 0.12],
      ["Fitness center", hotel ? rising(0.52, 0.16) : 0.08],
      ["Pool", villa ? 0.72 : hotel ? rising(0.42, 0.2) : rising(0.14)],
      ["Parking", clamp((hotel ? 0.6 : 0.5) + 0.09 * (place.kmFromCenter - 2), 0.1, 0.95)],
    ]),
    services: random.some([
      ["Room service", hotel ? rising(suite ? 0.55 : 0.35, 0.16) : 0.02],
      ["Concierge", hotel ? rising(0.4, 0.18) : villa ? 0.3 : 0.03],
      ["Laundry", hotel ? 0.6 : 0.5],
      ["Tour desk", hotel ? rising(0.32) : shared ? 0.35 : 0.06],
    ]),
    cancellation: random.weighted([
      ["Flexible", flexible],
      ["Moderate", 0.35],
      ["Strict", 0.65 - flexible + (villa ? 0.2 : 0)],
    ]),
    roomFeatures: random.some([
      ["Air conditioning", shared ? 0.6 : rising(0.85, 0.05)],
      ["TV", shared ? 0.15 : 0.82],
      ["Mini-bar", hotel ? rising(suite ? 0.62 : 0.32, 0.18) : rising(0.07, 0.03)],
      ["Safe", hotel ? rising(0.62) : shared ? 0.6 : 0.18],
    ]),
    bathroomFeatures: random.some([
      ["Shower", 0.96],
      ["Bathtub", villa || suite ? 0.75 : shared ? 0.06 : rising(0.38)],
      ["Hair dryer", shared ? 0.2 : rising(0.7)],
      ["Toiletries", hotel ? 0.88 : rising(shared ? 0.15 : 0.5)],
    ]),
    quietHours: random.chance(shared ? 0.7 : hotel ? 0.3 : 0.42),
    disabilityAccess: random.chance(hotel ? 0.74 : villa ? 0.3 : shared ? 0.3 : 0.24),
  };
}
