import type { Itinerary, TripRequest } from "@/server/trip";
import type { DrawnWay, PlaceCoordinates } from "@/server/views";
import { type DrawWalk, type Ride, type World, worldOfTrip } from "@/server/worlds";
import { recordOf } from "../stops/record-of";
import { coordinatesOf } from "./coordinates";
import { wayBetween } from "./way-between";

type Part = DrawnWay["parts"][number];

/** Digits of a degree: about a meter. */
const STEPS_PER_DEGREE = 1e5;

/**
 * The ways between the stops of each day in one city as lines: walks by the streets, rides from stop to stop of the line. None where a
 * place is not known, or where nobody walks (worlds that know neither streets nor distances).
 */
export function drawnWays(itinerary: Itinerary, request: TripRequest, world: World, walk: DrawWalk): DrawnWay[] {
  if (world.describe().localTravel !== "on foot") return [];
  const known = worldOfTrip(world, request);
  return itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop): DrawnWay[] => {
      const way = wayBetween(known, stop, day);
      if (way === null) return [];
      const [from, to] = [way.from, way.to].map((end) => coordinatesOf(known, end, recordOf(known, end, day.date)));
      if (from == null || to == null || way.minutes === 0) return [];
      const parts = way.ride === null ? [onFoot(walk, from, to)] : partsOfRide(walk, from, to, way.ride);
      return [{ day: day.number, stopId: stop.id, parts: parts.filter(({ points }) => points.length > 1) }];
    }),
  );
}

/** On foot to where the first line leaves, by each line, and on foot between them and to the place. */
function partsOfRide(walk: DrawWalk, from: PlaceCoordinates, to: PlaceCoordinates, { legs }: Ride): Part[] {
  const parts: Part[] = [];
  let at = from;
  for (const { kind, line, stops } of legs) {
    const [board, alight] = [stops[0], stops.at(-1)];
    if (board === undefined || alight === undefined) continue;
    parts.push(onFoot(walk, at, board));
    parts.push({ by: kind, line, points: rounded(stops.map(pair)), isEstimate: false });
    at = alight;
  }
  return [...parts, onFoot(walk, at, to)];
}

function onFoot(walk: DrawWalk, from: PlaceCoordinates, to: PlaceCoordinates): Part {
  const { coordinates, estimated } = walk(from, to);
  return { by: "foot", line: "", points: rounded(coordinates), isEstimate: estimated };
}

function pair({ longitude, latitude }: PlaceCoordinates): readonly [number, number] {
  return [longitude, latitude];
}

/** Without those that fall on the one before. */
function rounded(points: readonly (readonly [longitude: number, latitude: number])[]): Part["points"] {
  const kept: Part["points"] = [];
  for (const [longitude, latitude] of points) {
    const [x, y] = [round(longitude), round(latitude)];
    const last = kept.at(-1);
    if (last?.[0] !== x || last[1] !== y) kept.push([x, y]);
  }
  return kept;
}

function round(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}
