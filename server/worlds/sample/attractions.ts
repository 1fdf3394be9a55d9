import { dailyHours, type Hours } from "../hours";
import type { Attraction, AttractionDetails } from "../records";
import { ATTRACTION_TYPES, type AttractionType, TYPES_IN_EVERY_CITY } from "./attraction-types";
import type { CityFacts } from "./cities";
import { contactIn } from "./contacts";
import type { Namer } from "./names";
import { placeIn } from "./places";
import type { Random } from "./random";
import { clamp, dollars, toTenths } from "./rounding";

const numberOfAttractions = { 1: [20, 22], 2: [22, 24], 3: [25, 27], 4: [28, 30] } as const;

/** The attractions of one city: each type of the preference entries at least once. */
export function generateAttractions(city: CityFacts, namer: Namer, random: Random): Attraction[] {
  const [fewest, most] = numberOfAttractions[city.size];
  const wanted = random.integer(fewest, most);
  const weights = ATTRACTION_TYPES.filter((type) => type.name !== "beach" || city.beach).map(
    (type) => [type, type.weight] as const,
  );
  const types: AttractionType[] = [...TYPES_IN_EVERY_CITY];
  while (types.length < wanted) types.push(random.weighted(weights));
  return random.shuffled(types).map((type, index) => generateAttraction(city, type, index + 1, namer, random));
}

function generateAttraction(
  city: CityFacts,
  type: AttractionType,
  number: number,
  namer: Namer,
  random: Random,
): Attraction {
  /** What draws people: popularity, rating and entry price follow it. */
  const appeal = random.normal();
  const place = placeIn(
    city,
    type.name === "beach"
      ? "beach"
      : random.weighted([
          ["downtown", 30],
          ["center", 34],
          ["anywhere", 36],
        ]),
    random,
  );
  const free = random.chance(clamp(type.free - 0.08 * appeal, 0, 1));
  const price = type.price * (0.5 + 0.5 * city.costLevel) * Math.exp(0.26 * appeal + 0.16 * random.normal());
  const name = namer.name(type.patterns);
  return {
    id: `A-${city.airports[0]}-${number}`,
    name,
    city: city.name,
    ...contactIn(city, number, random),
    website: `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example`,
    coordinates: place.coordinates,
    priceMinor: free ? 0 : Math.max(300, dollars(price)),
    hours: hoursOf(type, random),
    nameResolves: true,
    details: detailsOf(type, appeal, random),
  };
}

function hoursOf(type: AttractionType, random: Random): Hours {
  const [open, close] = type.hours;
  const late = random.weighted([
    [0, 70],
    [0.5, 30],
  ]);
  const closed = random.chance(type.closes)
    ? [
        random.weighted([
          [1, 7],
          [2, 3],
        ]),
      ]
    : [];
  return dailyHours((open + late) * 60, close * 60, closed);
}

function detailsOf(type: AttractionType, appeal: number, random: Random): AttractionDetails {
  const [shortest, longest] = type.minutes;
  const crowd = appeal + 0.6 * random.normal();
  const indoors = type.indoors;
  return {
    types: [type.name, ...random.some(type.also)],
    durationMinutes: clamp(Math.round((random.between(shortest, longest) + 10 * appeal) / 15) * 15, 30, 240),
    popularity: crowd < -0.6 ? "Low" : crowd < 0.55 ? "Medium" : "High",
    rating: toTenths(clamp(4.05 + 0.38 * appeal + 0.32 * random.normal(), 1.5, 5)),
    guidedTours: random.chance(clamp(type.tours + 0.06 * appeal, 0.02, 0.98)),
    specialEvents: random.some(type.events),
    amenities: random.some([
      ["Food and drink", clamp((indoors ? 0.52 : 0.34) + 0.12 * appeal, 0.05, 0.95)],
      ["Restrooms", indoors ? 0.96 : 0.72],
      ["Gift shop", clamp((indoors ? 0.58 : 0.16) + 0.12 * appeal, 0.03, 0.95)],
      ["Wi-Fi", indoors ? 0.6 : 0.18],
    ]),
    disabilityAccess: random.chance(indoors ? 0.84 : 0.56),
  };
}
