import { addDays, daysBetween, type LocalDate, ProblemError } from "@/server/trip";
import type { TransitFeed } from "../feed";
import { bad } from "./zip-archive";

/** Several feeds as one; their stops and services stay apart. @throws ProblemError when they run by different clocks. */
export function mergeFeeds(feeds: readonly TransitFeed[]): TransitFeed {
  const [first, ...others] = feeds;
  if (first === undefined) throw new Error("there is no feed to merge");
  return others.reduce(merged, first);
}

function merged(one: TransitFeed, other: TransitFeed): TransitFeed {
  if (one.zone !== other.zone) {
    const message = `Its clocks are ${other.zone}, those of the feed before are ${one.zone}; feeds of one world have one zone.`;
    throw new ProblemError(bad(other.files[0]?.name ?? "", message));
  }
  const stations = one.stops.reduce((most, { station }) => Math.max(most, station + 1), one.entrances.length + 1);
  const shift = {
    file: one.files.length,
    station: one.entrances.reduce((most, { station }) => Math.max(most, station + 1), stations),
    stop: one.stops.length,
    route: one.routes.length,
    pattern: one.patterns.route.length,
    patternStop: one.patterns.stops.length,
    trip: one.trips.ids.length,
    time: one.times.arrivals.length,
    service: one.services.bits.length / one.services.bytesPerService,
  };
  return {
    files: [...one.files, ...other.files],
    zone: one.zone,
    stops: [
      ...one.stops,
      ...other.stops.map((stop) => ({ ...stop, station: stop.station + shift.station, file: stop.file + shift.file })),
    ],
    entrances: [
      ...one.entrances,
      ...other.entrances.map((entrance) => ({ ...entrance, station: entrance.station + shift.station })),
    ],
    routes: [...one.routes, ...other.routes.map((route) => ({ ...route, file: route.file + shift.file }))],
    patterns: {
      route: joined(one.patterns.route, other.patterns.route, shift.route),
      direction: directionsJoined(one.patterns.direction, other.patterns.direction),
      firstStop: joined(one.patterns.firstStop.subarray(0, shift.pattern), other.patterns.firstStop, shift.patternStop),
      stops: joined(one.patterns.stops, other.patterns.stops, shift.stop),
      stopping: bytesJoined(one.patterns.stopping, other.patterns.stopping),
    },
    trips: {
      ids: [...one.trips.ids, ...other.trips.ids],
      shortNames: [...one.trips.shortNames, ...other.trips.shortNames],
      headsigns: [...one.trips.headsigns, ...other.trips.headsigns],
      access: bytesJoined(one.trips.access, other.trips.access),
      pattern: joined(one.trips.pattern, other.trips.pattern, shift.pattern),
      service: joined(one.trips.service, other.trips.service, shift.service),
      firstTime: joined(one.trips.firstTime, other.trips.firstTime, shift.time),
    },
    times: {
      arrivals: joined(one.times.arrivals, other.times.arrivals, 0),
      departures: joined(one.times.departures, other.times.departures, 0),
    },
    services: servicesJoined(one.services, other.services),
    frequencies: {
      trip: joined(one.frequencies.trip, other.frequencies.trip, shift.trip),
      from: joined(one.frequencies.from, other.frequencies.from, 0),
      to: joined(one.frequencies.to, other.frequencies.to, 0),
      headway: joined(one.frequencies.headway, other.frequencies.headway, 0),
    },
    transfers: {
      from: joined(one.transfers.from, other.transfers.from, shift.stop),
      to: joined(one.transfers.to, other.transfers.to, shift.stop),
      seconds: joined(one.transfers.seconds, other.transfers.seconds, 0),
    },
  };
}

function joined(one: Int32Array, other: Int32Array, shift: number): Int32Array {
  const all = new Int32Array(one.length + other.length);
  all.set(one);
  all.set(shift === 0 ? other : other.map((value) => value + shift), one.length);
  return all;
}

function directionsJoined(one: Int8Array, other: Int8Array): Int8Array {
  const all = new Int8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function bytesJoined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

type ServiceTable = TransitFeed["services"];

function servicesJoined(one: ServiceTable, other: ServiceTable): ServiceTable {
  const first: LocalDate = [one.first, other.first].toSorted()[0] ?? one.first;
  const ends = [one, other].map(({ first: start, days }) => daysBetween(first, addDays(start, days)));
  const days = Math.max(...ends);
  const bytesPerService = (days + 7) >> 3;
  const counts = [one, other].map((table) => table.bits.length / table.bytesPerService);
  const bits = new Uint8Array(counts.reduce((sum, count) => sum + count, 0) * bytesPerService);
  let service = 0;
  for (const [index, table] of [one, other].entries()) {
    const shift = daysBetween(first, table.first);
    for (let own = 0; own < (counts[index] ?? 0); own += 1) {
      for (let day = 0; day < table.days; day += 1) {
        if (((table.bits[own * table.bytesPerService + (day >> 3)] ?? 0) & (1 << (day & 7))) === 0) continue;
        const place = service * bytesPerService + ((day + shift) >> 3);
        bits[place] = (bits[place] ?? 0) | (1 << ((day + shift) & 7));
      }
      service += 1;
    }
  }
  return { first, days, bytesPerService, bits };
}
