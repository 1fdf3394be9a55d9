import { CITY_CENTER_KM, DOWNTOWN_KM } from "../area";
import type { Coordinates } from "../records";
import type { LocalTravelModel } from "../world-tables";
import type { CityFacts } from "./cities";
import type { Random } from "./random";

/** No place lies farther from the center, so that two places are at most 10.4 km and 29 minutes apart. */
const cityRadiusKm = 5.2;

/** Five minutes to get going, then 26 km/h as the crow flies. */
export const SAMPLE_LOCAL_TRAVEL: LocalTravelModel = { baseMinutes: 5, minutesPerKm: 2.3, maximumMinutes: 30 };

const airportKm = 4.4;
const airportReachKm = 1.0;
const beachReachKm = 0.6;

/** Kilometres east and north of the city's center. */
interface Point {
  readonly east: number;
  readonly north: number;
}

export interface Place {
  readonly coordinates: Coordinates;
  readonly downtown: boolean;
  readonly cityCenter: boolean;
  readonly beach: boolean;
  readonly airport: boolean;
  readonly kmFromCenter: number;
}

/** Which part of the city a place is looked for in. */
type Quarter = "downtown" | "center" | "anywhere" | "airport" | "beach";

/** A place in a quarter of the city, within its edges; "beach" is "anywhere" in a city without one. */
export function placeIn(city: CityFacts, quarter: Quarter, random: Random): Place {
  for (;;) {
    const point = rounded(city, candidate(city, quarter, random));
    if (liesWithin(city, point)) return placeAt(city, point);
  }
}

function candidate(city: CityFacts, quarter: Quarter, random: Random): Point {
  switch (quarter) {
    case "downtown":
      return inDisc({ east: 0, north: 0 }, DOWNTOWN_KM, random);
    case "center":
      return inDisc({ east: 0, north: 0 }, CITY_CENTER_KM, random);
    case "anywhere":
      return inDisc({ east: 0, north: 0 }, cityRadiusKm, random);
    case "airport":
      return inDisc(airportSide(city), airportReachKm, random);
    case "beach": {
      const shore = city.beach ? city.edges[0] : undefined;
      if (shore === undefined) return candidate(city, "anywhere", random);
      const along = random.between(-3.5, 3.5);
      const inland = shore.km - random.between(0.05, beachReachKm);
      const ahead = towards(shore.bearing, inland);
      const aside = towards(shore.bearing + 90, along);
      return { east: ahead.east + aside.east, north: ahead.north + aside.north };
    }
  }
}

/** The part of the city on the way to its airport, pulled in from the edges. */
function airportSide(city: CityFacts): Point {
  for (let km = airportKm; km > 0; km -= 0.2) {
    const point = towards(city.airportBearing, km);
    if (liesWithin(city, point)) return point;
  }
  return { east: 0, north: 0 };
}

function placeAt(city: CityFacts, point: Point): Place {
  const kmFromCenter = Math.hypot(point.east, point.north);
  const airport = airportSide(city);
  const shore = city.beach ? city.edges[0] : undefined;
  return {
    coordinates: toCoordinates(city, point),
    downtown: kmFromCenter <= DOWNTOWN_KM,
    cityCenter: kmFromCenter <= CITY_CENTER_KM,
    beach: shore !== undefined && shore.km - distanceAlong(point, shore.bearing) <= beachReachKm,
    airport: Math.hypot(point.east - airport.east, point.north - airport.north) <= airportReachKm,
    kmFromCenter,
  };
}

function liesWithin(city: CityFacts, point: Point): boolean {
  return (
    Math.hypot(point.east, point.north) <= cityRadiusKm &&
    city.edges.every((edge) => distanceAlong(point, edge.bearing) <= edge.km)
  );
}

function inDisc(center: Point, radius: number, random: Random): Point {
  const away = towards(random.between(0, 360), radius * Math.sqrt(random.fraction()));
  return { east: center.east + away.east, north: center.north + away.north };
}

function towards(bearing: number, km: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return { east: km * Math.sin(angle), north: km * Math.cos(angle) };
}

function distanceAlong(point: Point, bearing: number): number {
  const one = towards(bearing, 1);
  return point.east * one.east + point.north * one.north;
}

const kmPerDegree = 111.195;

function kmPerDegreeEast(city: CityFacts): number {
  return kmPerDegree * Math.cos((city.coordinates.latitude * Math.PI) / 180);
}

function toCoordinates(city: CityFacts, point: Point): Coordinates {
  return {
    latitude: fiveDecimals(city.coordinates.latitude + point.north / kmPerDegree),
    longitude: fiveDecimals(city.coordinates.longitude + point.east / kmPerDegreeEast(city)),
  };
}

/** The point that the rounded coordinates stand for, so that edges and quarters hold for what is written. */
function rounded(city: CityFacts, point: Point): Point {
  const { latitude, longitude } = toCoordinates(city, point);
  return {
    east: (longitude - city.coordinates.longitude) * kmPerDegreeEast(city),
    north: (latitude - city.coordinates.latitude) * kmPerDegree,
  };
}

function fiveDecimals(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
