import type { Attraction, City, Lodging, Restaurant, Road, ScheduledLeg } from "../records";
import type { TimetableLeg } from "../world-tables";

/** Records for tests: sensible defaults, and ids and names that are different each time. */
let made = 0;

function next(): number {
  made += 1;
  return made;
}

export function city(given: Partial<City> & Pick<City, "name">): City {
  return { state: "Texas", coordinates: null, zone: null, airports: [], ...given };
}

/** A flight of two hours at $100, Dallas to Austin unless said otherwise. */
export function flight(given: Partial<ScheduledLeg> = {}): ScheduledLeg {
  const index = next();
  return {
    id: `flight-${index}`,
    mode: "flight",
    number: `F${String(index).padStart(7, "0")}`,
    origin: "Dallas",
    destination: "Austin",
    date: "2022-03-10",
    departureTime: "09:00",
    arrivalTime: "11:00",
    arrivalDayOffset: 0,
    durationMinutes: 120,
    distanceKm: 800,
    priceMinor: 100_00,
    details: null,
    ...given,
  };
}

/** A flight like `flight` that leaves every day of the week. */
export function timetableLeg(given: Partial<TimetableLeg> = {}): TimetableLeg {
  const { date: _, ...leg } = flight();
  return { ...leg, weekdays: [0, 1, 2, 3, 4, 5, 6], ...given };
}

/** Three hours and 300 km by road, Dallas to Austin unless said otherwise; the published text follows the numbers. */
export function road(given: Partial<Road> = {}): Road {
  const { minutes = 180, km = 300 } = given;
  return {
    origin: "Dallas",
    destination: "Austin",
    minutes,
    km,
    durationText: minutes === null ? "" : `${Math.floor(minutes / 60)} hours ${minutes % 60} mins`,
    distanceText: km === null ? "" : `${km.toLocaleString("en-US")} km`,
    ...given,
  };
}

/** An entire home for two at $100 a night, from one night on, with no house rules. */
export function lodging(given: Partial<Lodging> & Pick<Lodging, "city">): Lodging {
  const index = next();
  return {
    id: `lodging-${index}`,
    name: `Lodging ${index}`,
    roomType: "Entire home/apt",
    priceMinor: 100_00,
    minimumNights: 1,
    maximumOccupancy: 2,
    rating: 4,
    houseRules: "",
    coordinates: null,
    nameResolves: true,
    details: null,
    ...given,
  };
}

/** An American restaurant at $20 a head. */
export function restaurant(given: Partial<Restaurant> & Pick<Restaurant, "city">): Restaurant {
  const index = next();
  return {
    id: `restaurant-${index}`,
    name: `Restaurant ${index}`,
    cuisines: "American",
    priceMinor: 20_00,
    rating: 4,
    coordinates: null,
    hours: null,
    nameResolves: true,
    details: null,
    ...given,
  };
}

/** A free attraction that is always open. */
export function attraction(given: Partial<Attraction> & Pick<Attraction, "city">): Attraction {
  const index = next();
  return {
    id: `attraction-${index}`,
    name: `Attraction ${index}`,
    address: "",
    phone: "",
    website: "",
    coordinates: null,
    priceMinor: 0,
    hours: null,
    nameResolves: true,
    details: null,
    ...given,
  };
}
