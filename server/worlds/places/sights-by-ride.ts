import type { Steps } from "@/server/trip";
import { kilometresBetween } from "../local-travel";
import type { Coordinates } from "../records";
import { SURE_HOURS } from "../rides/sure-rides";
import { transitWalks } from "../rides/transit-walks";
import { dayKinds } from "../transit/day-kinds";
import type { TransitFeed } from "../transit/feed";
import { feedAround } from "../transit/feed-around";
import { timetableOf } from "../transit/timetable";
import { transitMatrix } from "../transit/transit-matrix";
import type { AttractionDraft } from "./drafts";
import { worthOf } from "./middle";

/** From the middle by public transport, and back: most of it is waiting for what may just have left. */
export const MINUTES_BY_RIDE = 40;
/** As the crow flies. Farther than twice as far apart no two places are, which one walks in some four hours. */
const FARTHEST_KM = 7;
/** Sights that are looked at: a large city's extract has thousands. */
const MOST_SIGHTS = 300;

/**
 * The sights that public transport joins with the middle of a city within `MINUTES_BY_RIDE`, there and back, waiting included, whenever
 * one leaves by day: on the kind of day that the timetable has most of. `sights` are those too far to walk to; the most worthwhile are looked at. In
 * steps; ways to stops are estimated.
 */
export function* sightsByRide(
  feed: TransitFeed,
  middle: Coordinates,
  sights: readonly AttractionDraft[],
): Steps<AttractionDraft[]> {
  const near = sights
    .flatMap((sight) => {
      const { coordinates } = sight;
      const isNear = coordinates !== null && kilometresBetween(middle, coordinates) <= FARTHEST_KM;
      return isNear ? [{ sight, id: sight.id, coordinates }] : [];
    })
    .toSorted((one, other) => worthOf(other.sight) - worthOf(one.sight))
    .slice(0, MOST_SIGHTS);
  const points = [{ id: "", coordinates: middle }, ...near];
  const around = feedAround(
    feed,
    points.map(({ coordinates }) => coordinates),
  );
  yield;
  const [day] = dayKinds(around, SURE_HOURS);
  if (day === undefined || around.trips.ids.length === 0) return [];
  const { first, stops, seconds, footpaths } = yield* transitWalks(around, points, null);
  const places = points.map((_, row) => {
    const [begin, end] = [first[row] ?? 0, first[row + 1] ?? 0];
    const walks = Array.from(stops.subarray(begin, end), (stop, at) => ({ stop, seconds: seconds[begin + at] ?? 0 }));
    return { access: walks, egress: walks };
  });
  const timetable = yield* timetableOf(around, day.example);
  const minutes = yield* transitMatrix(timetable, footpaths, SURE_HOURS, places);
  const isJoined = (row: number) => Math.max(minutes[row] ?? 0, minutes[row * points.length] ?? 0) <= MINUTES_BY_RIDE;
  const joined = new Set(near.filter((_, index) => isJoined(index + 1)).map(({ id }) => id));
  return sights.filter(({ id }) => joined.has(id));
}
