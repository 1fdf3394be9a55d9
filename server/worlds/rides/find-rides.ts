import { finish, type LocalDate, Recent, type Steps } from "@/server/trip";
import type { TransitFeed } from "../transit/feed";
import { daysInFeed } from "../transit/feed-dates";
import { findJourney, type Journey } from "../transit/journeys";
import { localClock, secondsOfDay, serviceStart } from "../transit/service-clock";
import { type Timetable, timetableOf } from "../transit/timetable";
import type { StopWalk } from "../transit/walks";
import type { World } from "../world";
import { kindOfRoute, type Ride, type RideLeg } from "./ride";
import type { TransitWalks, WorldTransit } from "./transit";

export type FindRide = NonNullable<World["rides"]>;

/** Timetables that are kept; a trip asks for its days one after the other. */
const KEPT_DATES = 8;

/** The rides of cities that have public transport; each place is in one of them. `accessible`: those that a wheelchair can take. */
export function* findRidesOf(
  transits: readonly WorldTransit[],
  walkMinutes: World["localTravelMinutes"],
  { accessible = false } = {},
): Steps<FindRide> {
  const finders: FindRide[] = [];
  for (const { feed, walks, stepFreeWalks } of transits) {
    finders.push(yield* findRides(feed, accessible ? stepFreeWalks : walks, walkMinutes, { accessible }));
  }
  return (...journey) => {
    for (const find of finders) {
      const ride = find(...journey);
      if (ride !== null) return ride;
    }
    return null;
  };
}

/**
 * Finds rides that are faster than `walkMinutes`, by a minute at least. A date's timetable is made when it is first asked for. Times of day are those
 * of the feed's zone, which is the city's. `accessible`: only by stops and vehicles that a wheelchair can use.
 */
function* findRides(
  feed: TransitFeed,
  walks: TransitWalks,
  walkMinutes: World["localTravelMinutes"],
  { accessible = false } = {},
): Steps<FindRide> {
  const rows = new Map(walks.ids.map((id, row) => [id, row]));
  const timetables = new Recent<Timetable>(KEPT_DATES);
  const clock = localClock();
  const dayOf = daysInFeed(feed);
  yield;

  function timetableOn(date: LocalDate): Timetable {
    const kept = timetables.get(date);
    if (kept !== undefined) return kept;
    const made = finish(timetableOf(feed, date, { accessible }));
    timetables.set(date, made);
    return made;
  }
  function stopsAround(row: number): StopWalk[] {
    const around: StopWalk[] = [];
    for (let at = walks.first[row] ?? 0; at < (walks.first[row + 1] ?? 0); at += 1) {
      around.push({ stop: walks.stops[at] ?? 0, seconds: walks.seconds[at] ?? 0 });
    }
    return around;
  }
  return (city, fromId, toId, date, departureMinutes) => {
    const [origin, destination] = [rows.get(fromId), rows.get(toId)];
    if (origin === undefined || destination === undefined || dayOf(date).kind !== "in feed") return null;
    const departure = secondsOfDay(date, departureMinutes, feed.zone);
    const walk = walkMinutes(city, fromId, toId);
    const journey = findJourney(timetableOn(date), walks.footpaths, {
      departure,
      access: stopsAround(origin),
      egress: stopsAround(destination),
      walkSeconds: walk === null ? undefined : walk * 60,
    });
    if (journey === null) return null;
    const start = serviceStart(date, feed.zone);
    const ride = rideOf(journey, departure, (seconds) => clock(start + seconds * 1000, feed.zone).time);
    return ride === null || (walk !== null && ride.waitMinutes + ride.minutes >= walk) ? null : ride;
  };
}

/** Null for a journey on foot. */
function rideOf(
  { departure, arrival, legs }: Journey,
  asked: number,
  timeAt: (seconds: number) => string,
): Ride | null {
  const rides: RideLeg[] = [];
  let onFoot = 0;
  for (const leg of legs) {
    if (leg.kind === "walk") {
      onFoot += leg.arrival - leg.departure;
      continue;
    }
    rides.push({
      line: leg.route.name,
      kind: kindOfRoute(leg.route.type),
      from: leg.from.name,
      to: leg.to.name,
      departure: timeAt(leg.departure),
      arrival: timeAt(leg.arrival),
      headwayMinutes: leg.headwayMinutes,
      minutesOnFootBefore: Math.ceil(onFoot / 60),
      stops: leg.stops.map(({ latitude, longitude }) => ({ latitude, longitude })),
    });
    onFoot = 0;
  }
  if (rides.length === 0) return null;
  const minutes = Math.ceil((arrival - departure) / 60);
  return {
    legs: rides,
    minutesOnFootAfter: Math.ceil(onFoot / 60),
    waitMinutes: Math.ceil((arrival - asked) / 60) - minutes,
    minutes,
  };
}
