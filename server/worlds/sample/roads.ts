import { kilometresBetween } from "../local-travel";
import type { Coordinates, Road } from "../records";
import type { CityFacts } from "./cities";

/** Roads are longer than the great circle by this factor, the middle of what American roads show. */
const detour = 1.22;
const kmPerHour = 98;
/** Out of one city and into the other. */
const fixedMinutes = 15;
/** Longer drives are no day's work, and no road is listed. */
const longestDriveMinutes = 14 * 60;

/** Water that no road crosses: a straight way that meets the line goes around by `cape`. */
interface Barrier {
  readonly cape: Coordinates;
  readonly far: Coordinates;
}

const BARRIERS: readonly Barrier[] = [
  // Lake Michigan, around by Gary.
  { cape: { latitude: 41.62, longitude: -87.25 }, far: { latitude: 45.8, longitude: -87.0 } },
  // Western Lake Erie, around by Toledo.
  { cape: { latitude: 41.65, longitude: -83.5 }, far: { latitude: 42.3, longitude: -81.0 } },
  // The Gulf of Mexico, around by the bend of Florida.
  { cape: { latitude: 30.2, longitude: -83.9 }, far: { latitude: 25.0, longitude: -87.0 } },
];

/** The one road out of Key West reaches the mainland here. */
const keysGateway: Coordinates = { latitude: 25.45, longitude: -80.48 };

/** Islands and places that no road of the country reaches. */
const withoutRoad = new Set(["Hawaii", "Alaska"]);

/** A road for every ordered pair of cities at most 14 hours of driving apart. */
export function generateRoads(cities: readonly CityFacts[]): Road[] {
  return cities.flatMap((origin) =>
    cities.flatMap((destination) => {
      if (origin === destination || withoutRoad.has(origin.state) || withoutRoad.has(destination.state)) return [];
      const km = Math.round(straightKm(origin, destination) * detour);
      const minutes = Math.round((km / kmPerHour) * 60) + fixedMinutes;
      if (minutes > longestDriveMinutes) return [];
      return [
        {
          origin: origin.name,
          destination: destination.name,
          minutes,
          km,
          durationText: durationText(minutes),
          distanceText: `${km.toLocaleString("en-US")} km`,
        },
      ];
    }),
  );
}

function straightKm(origin: CityFacts, destination: CityFacts): number {
  if (origin.name === "Key West")
    return legKm(origin.coordinates, keysGateway) + legKm(keysGateway, destination.coordinates);
  if (destination.name === "Key West") return straightKm(destination, origin);
  return legKm(origin.coordinates, destination.coordinates);
}

function legKm(from: Coordinates, to: Coordinates): number {
  const barrier = BARRIERS.find(({ cape, far }) => cross(from, to, cape, far));
  if (barrier === undefined) return kilometresBetween(from, to);
  return kilometresBetween(from, barrier.cape) + kilometresBetween(barrier.cape, to);
}

/** Whether the segments a–b and c–d meet, on the plain of degrees. */
function cross(a: Coordinates, b: Coordinates, c: Coordinates, d: Coordinates): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side(from: Coordinates, to: Coordinates, point: Coordinates): boolean {
  return (
    (to.longitude - from.longitude) * (point.latitude - from.latitude) >
    (to.latitude - from.latitude) * (point.longitude - from.longitude)
  );
}

/** As the published tables write it: "10 hours 55 mins". */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours === 0 ? null : `${hours} ${hours === 1 ? "hour" : "hours"}`,
    rest === 0 ? null : `${rest} ${rest === 1 ? "min" : "mins"}`,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
