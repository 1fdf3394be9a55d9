import { addDays, daysBetween, type LocalDate, type LocalTime, type Steps } from "@/server/trip";
import { metersBetween, type Point } from "../streets/meters";
import { CAN_ALIGHT, CAN_BOARD, runsOn, type TransitFeed } from "./feed";
import { localClock, serviceStart } from "./service-clock";

export interface LongDistanceCity {
  readonly name: string;
  readonly coordinates: Point;
  /** Of its clocks. Left out: as the feed has it for the stop. */
  readonly zone?: string | null;
}

/** A direct ride between two cities on one day; times are local at each end. */
export interface LongDistanceLeg {
  readonly origin: string;
  readonly destination: string;
  readonly originStop: string;
  readonly destinationStop: string;
  /** Local date of departure. */
  readonly date: LocalDate;
  readonly departureTime: LocalTime;
  readonly arrivalTime: LocalTime;
  /** Days from `date` to the local date of arrival. */
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  /** Between its stops, as the crow flies. */
  readonly straightKm: number;
  readonly routeName: string;
  /** The train's number ("2151"); empty where the feed has none. */
  readonly number: string;
  readonly tripId: string;
  readonly agency: string;
  /** As in the feed: 2 or 100 to 117 rail, 3 or 700 to 716 bus. */
  readonly routeType: number;
}

export interface LongDistanceOptions {
  /** Stations within so many kilometers of a city's coordinates belong to it. */
  readonly radiusKm: number;
  /** Only departures from this date on, and up to that one. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

const TRIPS_OF_A_STEP = 50;

/**
 * All direct rides between the cities, by date, time and number. Of several stations of a city on one trip the nearest to
 * its coordinates counts. A ride that two services of the feed list for one day is there once.
 */
export function* longDistanceLegs(
  feed: TransitFeed,
  cities: readonly LongDistanceCity[],
  options: LongDistanceOptions,
): Steps<readonly LongDistanceLeg[]> {
  const cityOf = nearestCity(feed, cities, options.radiusKm);
  const clock = localClock();
  const repeatsOf = repeatedTrips(feed);
  const starts = Array.from({ length: feed.services.days }, (_, day) =>
    serviceStart(addDays(feed.services.first, day), feed.zone),
  );
  yield;
  const legs = new Map<string, LongDistanceLeg>();
  for (let trip = 0; trip < feed.trips.ids.length; trip += 1) {
    if (trip % TRIPS_OF_A_STEP === 0) yield;
    const pairs = cityPairs(feed, trip, cityOf);
    if (pairs.length === 0) continue;
    for (let day = 0; day < feed.services.days; day += 1) {
      if (!runsOn(feed, feed.trips.service[trip] ?? 0, day)) continue;
      for (const later of repeatsOf.get(trip) ?? [0]) {
        for (const pair of pairs) {
          const leg = legOn(pair, (starts[day] ?? 0) + later * 1000);
          if (leg.date < (options.from ?? leg.date) || leg.date > (options.to ?? leg.date)) continue;
          const { origin, destination, date, departureTime, number, tripId } = leg;
          const key = JSON.stringify([date, departureTime, number || tripId, origin, destination]);
          if (!legs.has(key)) legs.set(key, leg);
        }
      }
    }
  }
  yield;
  return [...legs].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, leg]) => leg);

  function legOn({ from, to, trip }: CityPair, start: number): LongDistanceLeg {
    const [origin, destination] = [feed.stops[from.stop], feed.stops[to.stop]];
    const route = feed.routes[feed.patterns.route[feed.trips.pattern[trip] ?? 0] ?? 0];
    const left = clock(start + from.time * 1000, cities[from.city]?.zone ?? origin?.zone ?? feed.zone);
    const arrived = clock(start + to.time * 1000, cities[to.city]?.zone ?? destination?.zone ?? feed.zone);
    return {
      origin: cities[from.city]?.name ?? "",
      destination: cities[to.city]?.name ?? "",
      originStop: origin?.name ?? "",
      destinationStop: destination?.name ?? "",
      date: left.date,
      departureTime: left.time,
      arrivalTime: arrived.time,
      arrivalDayOffset: left.date === arrived.date ? 0 : daysBetween(left.date, arrived.date),
      // By the minutes that are shown, so that times and duration agree.
      durationMinutes: Math.floor((start / 1000 + to.time) / 60) - Math.floor((start / 1000 + from.time) / 60),
      straightKm:
        origin === undefined || destination === undefined
          ? 0
          : metersBetween(origin.latitude, origin.longitude, destination.latitude, destination.longitude) / 1000,
      routeName: route?.name ?? "",
      number: feed.trips.shortNames[trip] ?? "",
      tripId: feed.trips.ids[trip] ?? "",
      agency: route?.agency ?? "",
      routeType: route?.type ?? 0,
    };
  }
}

/** Of trips that repeat: by how many seconds each run is later than the times of its pattern. */
function repeatedTrips({ frequencies, trips, times }: TransitFeed): ReadonlyMap<number, readonly number[]> {
  const later = new Map<number, number[]>();
  for (const [row, trip] of frequencies.trip.entries()) {
    const first = times.departures[trips.firstTime[trip] ?? 0] ?? 0;
    const known = later.get(trip) ?? [];
    const headway = Math.max(1, frequencies.headway[row] ?? 1);
    for (let at = frequencies.from[row] ?? 0; at < (frequencies.to[row] ?? 0); at += headway) known.push(at - first);
    later.set(trip, known);
  }
  return later;
}

interface CityCall {
  readonly city: number;
  readonly stop: number;
  readonly time: number;
}

interface CityPair {
  readonly trip: number;
  readonly from: CityCall;
  readonly to: CityCall;
}

interface NearCity {
  readonly city: number;
  readonly meters: number;
}

/** The city of each stop, −1 for none. */
function nearestCity(feed: TransitFeed, cities: readonly LongDistanceCity[], radiusKm: number): readonly NearCity[] {
  return feed.stops.map(({ latitude, longitude }) => {
    let nearest: NearCity = { city: -1, meters: radiusKm * 1000 };
    for (const [city, { coordinates }] of cities.entries()) {
      const meters = metersBetween(coordinates.latitude, coordinates.longitude, latitude, longitude);
      if (meters <= nearest.meters) nearest = { city, meters };
    }
    return nearest;
  });
}

function cityPairs(feed: TransitFeed, trip: number, cityOf: readonly NearCity[]): CityPair[] {
  const { patterns, trips, times } = feed;
  const pattern = trips.pattern[trip] ?? 0;
  const [first, end] = [patterns.firstStop[pattern] ?? 0, patterns.firstStop[pattern + 1] ?? 0];
  const time = trips.firstTime[trip] ?? 0;
  const boarded = new Map<number, { readonly call: number; readonly meters: number }>();
  const alighted = new Map<number, { readonly call: number; readonly meters: number }>();
  for (let place = first; place < end; place += 1) {
    const near = cityOf[patterns.stops[place] ?? 0];
    if (near === undefined || near.city < 0) continue;
    const call = { call: place - first, meters: near.meters };
    const kind = patterns.stopping[place] ?? 0;
    for (const [calls, bit] of [
      [boarded, CAN_BOARD],
      [alighted, CAN_ALIGHT],
    ] as const) {
      if ((kind & bit) !== 0 && near.meters < (calls.get(near.city)?.meters ?? Number.POSITIVE_INFINITY))
        calls.set(near.city, call);
    }
  }
  const pairs: CityPair[] = [];
  for (const [origin, from] of boarded) {
    for (const [destination, to] of alighted) {
      if (origin === destination || to.call <= from.call) continue;
      pairs.push({
        trip,
        from: {
          city: origin,
          stop: patterns.stops[first + from.call] ?? 0,
          time: times.departures[time + from.call] ?? 0,
        },
        to: {
          city: destination,
          stop: patterns.stops[first + to.call] ?? 0,
          time: times.arrivals[time + to.call] ?? 0,
        },
      });
    }
  }
  return pairs;
}
