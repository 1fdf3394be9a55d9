import { formatDuration } from "@/server/trip";
import { kilometresBetween } from "../local-travel";
import { dollarsIn } from "../places/estimates/estimate";
import type { DollarRange } from "../places/estimates/tables";
import type { Road } from "../records";
import type { RegionCity } from "./read-cities";

/** Roads are longer than the great circle by this factor. */
const DETOUR = 1.3;
const KM_PER_HOUR = 80;
/** Out of one city and into the other. */
const FIXED_MINUTES = 15;
/** Longer drives are no day's work. */
const LONGEST_DRIVE_MINUTES = 14 * 60;
/** US dollars a kilometer: of one's own car fuel and tolls, of a cab its fare. */
const CAR_DOLLARS: DollarRange = [0.1, 0.3];
const TAXI_DOLLARS: DollarRange = [1.2, 2.6];

/** A road for every ordered pair of cities that are near enough. */
export function roadsBetween(cities: readonly RegionCity[], currency: string): Road[] {
  return cities.flatMap((origin) =>
    cities.flatMap((destination) =>
      origin === destination ? [] : (estimatedRoad(origin, destination, currency) ?? []),
    ),
  );
}

/** The drive from one city to another as the distance lets one guess it; null where it is no day's work. */
function estimatedRoad(origin: RegionCity, destination: RegionCity, currency: string): Road | null {
  const km = Math.round(kilometresBetween(origin.coordinates, destination.coordinates) * DETOUR);
  const minutes = FIXED_MINUTES + Math.round((km / KM_PER_HOUR) * 60);
  if (minutes > LONGEST_DRIVE_MINUTES) return null;
  const forTheWay = ([low, high]: DollarRange) => dollarsIn([low * km, high * km], currency);
  return {
    ...{ origin: origin.name, destination: destination.name, minutes, km },
    durationText: `about ${formatDuration(minutes)}`,
    distanceText: `about ${km} km`,
    estimate: { selfDriving: forTheWay(CAR_DOLLARS), taxi: forTheWay(TAXI_DOLLARS) },
  };
}
