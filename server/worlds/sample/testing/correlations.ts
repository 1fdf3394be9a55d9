import { closedWeekdays, widestHours } from "../../hours";
import type { Lodging, RestaurantDetails } from "../../records";
import type { WorldTables } from "../../world-tables";
import { SAMPLE_CITIES } from "../cities";
import { rankCorrelation, relativeTo } from "./rank-correlation";

/** A documented correlation: the words of docs/SAMPLE_WORLD.md, the rank correlation in one world, and its band. */
export interface Correlation {
  readonly what: string;
  readonly measure: (tables: WorldTables) => number;
  readonly least: number;
  readonly most: number;
}

type Value = number | boolean;
type Details<Row extends { readonly details: unknown }> = NonNullable<Row["details"]>;

/**
 * Correlations over the rows of one table that know their details. `pair` takes two values of a row, or null to leave
 * the row out; its `price` is relative to the median of the row's group.
 */
function among<Row extends { readonly details: object | null; readonly priceMinor: number }>(
  rowsOf: (tables: WorldTables) => readonly Row[],
  groupOf: (row: Row) => string,
) {
  const pricesOf = new WeakMap<WorldTables, Map<Row, number>>();
  function prices(tables: WorldTables): Map<Row, number> {
    const known = pricesOf.get(tables) ?? relativeTo(rowsOf(tables), groupOf, (row) => row.priceMinor);
    pricesOf.set(tables, known);
    return known;
  }
  return (
    what: string,
    [least, most]: readonly [number, number],
    pair: (row: Row, details: Details<Row>, price: number) => readonly [Value, Value] | null,
  ): Correlation => ({
    what,
    least,
    most,
    measure: (tables) =>
      rankCorrelation(
        rowsOf(tables).flatMap((row) => {
          const found = row.details && pair(row, row.details, prices(tables).get(row) ?? 0);
          return found ? [found] : [];
        }),
      ),
  });
}

const lodgings = among(
  (tables) => tables.lodgings,
  ({ city, roomType }) => `${city}/${roomType}`,
);
const lodgingsOfCity = among(
  (tables) => tables.lodgings,
  ({ city }) => city,
);
const lodgingsOfType = among(
  (tables) => tables.lodgings,
  ({ roomType }) => roomType,
);
const restaurants = among(
  (tables) => tables.restaurants,
  ({ city }) => city,
);
const attractions = among(
  (tables) => tables.attractions,
  ({ city }) => city,
);
const flights = among(
  (tables) => tables.timetable.filter(({ mode }) => mode === "flight"),
  ({ origin, destination, details }) => `${origin}/${destination}/${details?.cabin}`,
);

const roomTypes = ["Shared room", "Private room", "Entire home/apt", "Suite", "Villa"];
const popularities = ["Low", "Medium", "High"];
const isHome = ({ roomType }: Lodging) => roomType === "Entire home/apt" || roomType === "Villa";
const costLevels = new Map(SAMPLE_CITIES.map((city) => [city.name, city.costLevel]));
const beachCities = new Set(SAMPLE_CITIES.filter((city) => city.beach).map((city) => city.name));
const isFormal = (details: RestaurantDetails) => details.diningStyles.includes("Formal");

export const CORRELATIONS: readonly Correlation[] = [
  lodgings(
    "More expensive lodgings are rated higher (within a city and room type)",
    [0.45, 0.65],
    ({ rating }, _, price) => [price, rating],
  ),
  lodgingsOfCity(
    "Price rises from shared room to private room, entire home, suite and villa (within a city)",
    [0.75, 0.9],
    ({ roomType }, _, price) => [roomTypes.indexOf(roomType), price],
  ),
  lodgingsOfType("Expensive cities have expensive lodgings (within a room type)", [0.4, 0.55], ({ city }, _, price) => [
    costLevels.get(city) ?? 0,
    price,
  ]),
  lodgings("Downtown costs more (within a city and room type)", [0.15, 0.35], (_, { proximity }, price) => [
    proximity.includes("downtown"),
    price,
  ]),
  lodgings(
    "By the beach costs more (beach cities, within a city and room type)",
    [0.1, 0.35],
    ({ city }, { proximity }, price) => (beachCities.has(city) ? [proximity.includes("beach"), price] : null),
  ),
  lodgings("A pool goes with stars", [0.15, 0.3], ({ rating }, { amenities }) => [rating, amenities.includes("Pool")]),
  lodgings("A concierge goes with price (within a city and room type)", [0.05, 0.2], (_, { services }, price) => [
    price,
    services.includes("Concierge"),
  ]),
  lodgings(
    "Hyatt, Marriott and Hilton cost more than Best Western and Choice Hotels (within a city and room type)",
    [0.25, 0.5],
    (_, { brand }, price) =>
      brand === null || ["IHG", "Accor"].includes(brand)
        ? null
        : [["Hyatt", "Marriott", "Hilton"].includes(brand), price],
  ),
  lodgings(
    "Branded hotels have disability access, homes rarely",
    [0.4, 0.55],
    (lodging, { brand, disabilityAccess }) =>
      brand !== null || isHome(lodging) ? [brand !== null, disabilityAccess] : null,
  ),
  lodgings("Branded hotels cancel flexibly more than homes", [0.2, 0.35], (lodging, { brand, cancellation }) =>
    brand !== null || isHome(lodging) ? [brand !== null, cancellation === "Flexible"] : null,
  ),
  lodgings(
    "Flexible cancellation costs more than strict (within a city and room type)",
    [0.15, 0.3],
    (_, { cancellation }, price) => (cancellation === "Moderate" ? null : [cancellation === "Flexible", price]),
  ),
  lodgings("Entire homes and villas ask for more nights", [0.35, 0.55], (lodging) => [
    isHome(lodging),
    lodging.minimumNights,
  ]),
  lodgings("Entire homes and villas take more people", [0.55, 0.7], (lodging) => [
    isHome(lodging),
    lodging.maximumOccupancy,
  ]),
  lodgings("Entire homes and villas forbid parties", [0.15, 0.3], (lodging) => [
    isHome(lodging),
    lodging.houseRules.includes("No parties"),
  ]),
  lodgings("Where smoking is allowed, ratings are lower (lodging)", [-0.25, -0.1], ({ houseRules, rating }) => [
    !houseRules.includes("No smoking"),
    rating,
  ]),
  lodgings("Public transportation is near in the city center", [0.4, 0.55], (_, { proximity }) => [
    proximity.includes("city center"),
    proximity.includes("public transportation"),
  ]),
  restaurants("Formal dining costs more", [0.5, 0.7], (_, details, price) => [isFormal(details), price]),
  restaurants("Formal restaurants take reservations", [0.35, 0.5], (_, details) => [
    isFormal(details),
    details.reservations,
  ]),
  restaurants("Formal restaurants have valet parking", [0.55, 0.7], (_, details) => [
    isFormal(details),
    details.parking.includes("Valet parking"),
  ]),
  restaurants("Food trucks are cheap", [-0.35, -0.2], (_, { diningStyles }, price) => [
    diningStyles.includes("Food truck"),
    price,
  ]),
  restaurants("Places that serve breakfast are cheap", [-0.7, -0.55], ({ hours }, _, price) => [
    (widestHours(hours)?.open ?? 0) <= 8 * 60,
    price,
  ]),
  restaurants("More expensive restaurants are rated higher", [0.25, 0.4], ({ rating }, _, price) => [price, rating]),
  restaurants("Where smoking is allowed, ratings are lower (restaurants)", [-0.3, -0.15], ({ rating }, { smoking }) => [
    smoking,
    rating,
  ]),
  restaurants("Pets are welcome where one sits outdoors", [0.45, 0.6], (_, { seating, petFriendly }) => [
    seating.includes("Outdoor"),
    petFriendly,
  ]),
  restaurants("Live music belongs to the evening", [0.05, 0.25], ({ hours }, { liveMusic }) => [
    (widestHours(hours)?.close ?? 0) >= 20 * 60,
    liveMusic,
  ]),
  attractions("Popular attractions are rated higher", [0.5, 0.65], (_, { popularity, rating }) => [
    popularities.indexOf(popularity),
    rating,
  ]),
  attractions("Popular museums cost more", [0.45, 0.7], ({ priceMinor }, { popularity, types }) =>
    types[0] === "museum" && priceMinor > 0 ? [popularities.indexOf(popularity), priceMinor] : null,
  ),
  attractions("Parks are free, museums are not", [0.55, 0.8], ({ priceMinor }, { types }) =>
    types[0] === "park" || types[0] === "museum" ? [types[0] === "park", priceMinor === 0] : null,
  ),
  attractions("Museums and galleries close on a weekday", [0.3, 0.5], ({ hours }, { types }) => [
    types[0] === "museum" || types[0] === "art",
    hours !== null && closedWeekdays(hours).length > 0,
  ]),
  attractions("Historical sites have guided tours, parks do not", [0.45, 0.7], (_, { types, guidedTours }) =>
    types[0] === "park" || types[0] === "historical site" ? [types[0] === "historical site", guidedTours] : null,
  ),
  attractions("Museums have disability access, trails less", [0.2, 0.4], (_, { types, disabilityAccess }) =>
    types[0] === "museum" || types[0] === "hiking" ? [types[0] === "museum", disabilityAccess] : null,
  ),
  flights("Economy fares rise with the distance", [0.8, 0.95], ({ distanceKm, priceMinor }, { cabin }) =>
    cabin === "economy" ? [distanceKm ?? 0, priceMinor] : null,
  ),
  flights("Fares rise from economy to coach to business", [0.6, 0.75], ({ priceMinor }, { cabin }) => [
    ["economy", "coach", "business"].indexOf(cabin),
    priceMinor,
  ]),
  flights("Refundable coach fares cost more (within a pair)", [0.1, 0.3], (_, { cabin, refundable }, price) =>
    cabin === "coach" ? [refundable, price] : null,
  ),
  flights("Refundable fares change for free", [0.75, 0.9], (_, { refundable, changePolicy }) => [
    refundable,
    changePolicy === "free changes",
  ]),
  flights("Sunday, Monday and Friday cost more (within a pair and cabin)", [0.65, 0.8], ({ weekdays }, _, price) => [
    weekdays.some((day) => [0, 1, 5].includes(day)),
    price,
  ]),
  flights(
    "Red-eyes over 2,400 km cost less (within a pair and cabin)",
    [-0.3, -0.1],
    ({ departureTime, arrivalDayOffset, distanceKm }, _, price) =>
      (distanceKm ?? 0) > 2400 ? [departureTime >= "21:30" && arrivalDayOffset === 1, price] : null,
  ),
  flights("JetBlue and Delta have free Wi-Fi", [0.55, 0.7], (_, { airline, cabin, entertainment }) =>
    cabin === "economy" && entertainment !== null
      ? [["JetBlue Airways", "Delta Airlines"].includes(airline), entertainment === "free Wi-Fi"]
      : null,
  ),
  flights("Alaska flies Boeing, JetBlue flies Airbus", [0.85, 1], (_, { airline, aircraft }) =>
    ["Alaska Airlines", "JetBlue Airways"].includes(airline)
      ? [airline === "Alaska Airlines", aircraft === "boeing"]
      : null,
  ),
  flights("Business class serves vegetarian meals", [0.45, 0.6], (_, { cabin, meals }) => [
    cabin === "business",
    meals.includes("vegetarian"),
  ]),
];
