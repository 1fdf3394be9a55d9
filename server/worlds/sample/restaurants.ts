import { dailyHours, type Hours } from "../hours";
import type { Contact, Restaurant, RestaurantDetails } from "../records";
import type { CityFacts } from "./cities";
import { contactIn } from "./contacts";
import { CUISINES, CUISINES_IN_EVERY_CITY, type Cuisine, type Format, SURE_BREAKFASTS } from "./cuisines";
import type { Namer } from "./names";
import { type Place, placeIn } from "./places";
import type { Random } from "./random";
import { clamp, dollars, toTenths } from "./rounding";

/** Dollars per person and meal at quality 0 in a city of the country's middle. */
const formatPrice: Readonly<Record<Format, number>> = {
  morning: 13,
  diner: 17,
  casual: 23,
  buffet: 21,
  "food truck": 12,
  formal: 58,
};

const numberOfRestaurants = { 1: [44, 50], 2: [52, 58], 3: [60, 68], 4: [70, 78] } as const;

/** The restaurants of one city: two of each of thirteen cuisines, enough for breakfast, and others; addresses are drawn from `contacts`. */
export function generateRestaurants(city: CityFacts, namer: Namer, random: Random, contacts: Random): Restaurant[] {
  const [fewest, most] = numberOfRestaurants[city.size];
  const wanted = random.integer(fewest, most);
  const weights = CUISINES.map((cuisine) => [cuisine, cuisine.weight] as const);
  const kitchens = [...CUISINES_IN_EVERY_CITY, ...CUISINES_IN_EVERY_CITY].map((cuisine) => kitchen(cuisine, random));
  for (const [name, format] of SURE_BREAKFASTS) {
    const cuisine = CUISINES.find((candidate) => candidate.name === name);
    if (cuisine !== undefined) kitchens.push({ cuisine, format });
  }
  while (kitchens.length < wanted) kitchens.push(kitchen(random.weighted(weights), random));
  return random.shuffled(kitchens).map((chosen, index) => {
    const contact = contactIn(city, index + 1, contacts);
    return generateRestaurant(city, chosen, { id: `R-${city.airports[0]}-${index + 1}`, contact }, namer, random);
  });
}

interface Kitchen {
  readonly cuisine: Cuisine;
  readonly format: Format;
}

function kitchen(cuisine: Cuisine, random: Random): Kitchen {
  return { cuisine, format: random.weighted(cuisine.formats) };
}

function generateRestaurant(
  city: CityFacts,
  { cuisine, format }: Kitchen,
  { id, contact }: { readonly id: string; readonly contact: Contact },
  namer: Namer,
  random: Random,
): Restaurant {
  const quality = random.normal();
  const place = placeIn(
    city,
    random.weighted([
      ["downtown", 34],
      ["center", 34],
      ["anywhere", 32],
    ]),
    random,
  );
  const details = detailsOf(format, cuisine.name, quality, place, random);
  const alongside = random.shuffled(cuisine.alongside).slice(
    0,
    random.weighted([
      [0, 38],
      [1, 40],
      [2, 22],
    ]),
  );
  const price =
    formatPrice[format] *
    cuisine.price *
    (0.4 + 0.6 * city.costLevel) *
    (place.downtown ? 1.08 : 1) *
    Math.exp(0.15 * quality + 0.15 * random.normal());
  const rating =
    3.9 + (format === "formal" ? 0.2 : 0) + 0.45 * quality + 0.3 * random.normal() - (details.smoking ? 0.35 : 0);
  return {
    id,
    name: namer.name(format === "food truck" ? truckPatterns(cuisine) : cuisine.patterns),
    city: city.name,
    cuisines: [cuisine.name, ...alongside].join(", "),
    priceMinor: Math.max(600, dollars(price)),
    rating: toTenths(clamp(rating, 1.5, 5)),
    coordinates: place.coordinates,
    hours: hoursOf(format, random),
    nameResolves: true,
    details: { ...details, ...contact },
  };
}

function truckPatterns(cuisine: Cuisine): string[] {
  return [`{adjective} {Wagon|Wheel|Cart|Trailer} ${cuisine.name}`, `{surname} ${cuisine.name} {Truck|Wagon}`];
}

/** By format; half hours. The slots of the day's rhythm are 08:00 to 08:45, 12:30 to 13:30 and 18:30 to 20:00. */
function hoursOf(format: Format, random: Random): Hours {
  const halfHours = (from: number, to: number) => random.integer(from * 2, to * 2) * 30;
  const rest = random.chance(format === "formal" ? 0.5 : 0.28)
    ? [
        random.weighted([
          [1, 6],
          [2, 3],
          [0, 2],
          [3, 1],
        ]),
      ]
    : [];
  switch (format) {
    case "morning":
      return dailyHours(halfHours(6, 7.5), random.chance(0.2) ? halfHours(20, 21) : halfHours(14, 18), rest);
    case "diner":
      return dailyHours(halfHours(6, 7.5), halfHours(20, 23), rest);
    case "casual":
      return dailyHours(halfHours(10.5, 12), halfHours(21, 23), rest);
    case "buffet":
      return dailyHours(random.chance(0.45) ? halfHours(7, 8) : halfHours(11, 12), halfHours(20.5, 22), rest);
    case "food truck":
      return dailyHours(halfHours(10.5, 12), random.chance(0.55) ? halfHours(20, 22) : halfHours(15, 17), rest);
    case "formal":
      return dailyHours(random.chance(0.3) ? halfHours(11.5, 12.5) : halfHours(17, 18), halfHours(22, 24), rest);
  }
}

function detailsOf(
  format: Format,
  cuisine: string,
  quality: number,
  place: Place,
  random: Random,
): Omit<RestaurantDetails, keyof Contact> {
  const formal = format === "formal";
  const truck = format === "food truck";
  const morning = format === "morning";
  const seating = random.some([
    ["Indoor", truck ? 0.08 : 0.97],
    ["Outdoor", truck ? 0.85 : formal ? 0.32 : 0.48],
    ["Takeout", truck ? 0.96 : formal ? 0.14 : 0.8],
    ["Delivery", formal ? 0.06 : morning ? 0.35 : 0.52],
  ]);
  const outdoor = seating.includes("Outdoor");
  return {
    diningStyles: stylesOf(format, random),
    seating: seating.length === 0 ? [truck ? "Takeout" : "Indoor"] : seating,
    payment: [
      "Credit card",
      ...random.some([
        ["Cash", formal ? 0.72 : 0.92],
        ["Mobile payment", truck ? 0.84 : 0.6],
      ]),
    ].slice(truck && random.chance(0.25) ? 1 : 0),
    reservations: random.chance(formal ? 0.94 : truck ? 0 : morning ? 0.1 : format === "buffet" ? 0.25 : 0.42),
    parking: random.some([
      ["Street parking", 0.66],
      ["Parking lot", clamp(0.28 + 0.1 * place.kmFromCenter, 0, 0.85)],
      ["Valet parking", formal ? 0.56 : 0.03],
    ]),
    petFriendly: random.chance(outdoor ? 0.58 : 0.08),
    smoking: random.chance(formal ? 0.08 : outdoor ? 0.22 : 0.08),
    liveMusic: random.chance(
      clamp(
        (morning || truck ? 0.07 : formal ? 0.34 : 0.2) + (cuisine === "Southern" ? 0.2 : 0) + 0.03 * quality,
        0.02,
        0.8,
      ),
    ),
    disabilityAccess: random.chance(truck ? 0.5 : formal ? 0.8 : 0.68),
  };
}

function stylesOf(format: Format, random: Random): string[] {
  switch (format) {
    case "formal":
      return ["Formal"];
    case "buffet":
      return random.chance(0.6) ? ["Casual", "Buffet"] : ["Buffet"];
    case "food truck":
      return ["Food truck"];
    default:
      return ["Casual"];
  }
}
