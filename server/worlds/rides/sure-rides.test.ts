import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, finish, type LocalDate } from "@/server/trip";
import type { TransitFeed } from "../transit/feed";
import { csvTable, feedOf, type GtfsTables, SMALL_FEED } from "../transit/testing/gtfs-files";
import { allRuns, naiveJourneys } from "../transit/testing/naive-journeys";
import { footpathsOf, type StopWalk } from "../transit/walks";
import { decodeSureRides, encodeSureRides, sureRideMinutesOf, sureRides } from "./sure-rides";
import { NO_WALKS, type TransitWalks } from "./transit";

const HOUR = 3_600;

/** A line that runs there and back in a rhythm, for a part of the day, on some days. */
const line = fc.record({
  stops: fc.uniqueArray(fc.nat(5), { minLength: 2, maxLength: 4 }),
  headway: fc.constantFrom(300, 420, 900, 1_200, 2_400),
  from: fc.constantFrom(5, 6, 9, 17),
  to: fc.constantFrom(18, 23, 25, 31),
  hops: fc.array(fc.integer({ min: 60, max: 600 }), { minLength: 3, maxLength: 3 }),
  service: fc.constantFrom("daily", "daily", "week", "sunday"),
});

/** Some lines through six stops 330 m apart. The clocks change on 8 March. */
const lines: fc.Arbitrary<GtfsTables> = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => {
  const trips: (string | number)[][] = [];
  const times: (string | number)[][] = [];
  for (const { stops, headway, from, to, hops, service } of all) {
    for (const way of [stops, stops.toReversed()]) {
      for (let start = from * HOUR + way.length; start < to * HOUR; start += headway) {
        const id = `t${trips.length}`;
        trips.push(["r", service, id]);
        let time = start;
        for (const [call, stop] of way.entries()) {
          times.push([id, clock(time), clock(time), `s${stop}`, call + 1]);
          time += hops[call] ?? 0;
        }
      }
    }
  }
  return {
    "agency.txt": "agency_name,agency_timezone\nLines,America/New_York\n",
    "stops.txt": csvTable(
      "stop_id,stop_name,stop_lat,stop_lon",
      Array.from({ length: 6 }, (_, index) => [`s${index}`, `Stop ${index}`, 40 + index * 0.003, -74]),
    ),
    "routes.txt": "route_id,route_short_name,route_type\nr,R,3\n",
    "trips.txt": csvTable("route_id,service_id,trip_id", trips),
    "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence", times),
    "calendar.txt": csvTable(
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
      [
        ["daily", 1, 1, 1, 1, 1, 1, 1, 20260305, 20260312],
        ["week", 1, 1, 1, 1, 1, 0, 0, 20260305, 20260312],
        ["sunday", 0, 0, 0, 0, 0, 0, 1, 20260305, 20260312],
      ],
    ),
  };
});

function clock(seconds: number): string {
  return [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

const aroundPlace: fc.Arbitrary<StopWalk[]> = fc.uniqueArray(
  fc.record({ stop: fc.nat(5), seconds: fc.integer({ min: 0, max: 900 }) }),
  { selector: ({ stop }) => stop, minLength: 1, maxLength: 3 },
);

function walksOf(places: readonly (readonly StopWalk[])[], feed: TransitFeed): TransitWalks {
  const first = [0];
  for (const around of places) first.push((first.at(-1) ?? 0) + around.length);
  return {
    ids: places.map((_, index) => `p${index}`),
    first: Int32Array.from(first),
    stops: Int32Array.from(places.flat(), ({ stop }) => stop),
    seconds: Int32Array.from(places.flat(), ({ seconds }) => seconds),
    footpaths: footpathsOf(feed),
  };
}

function lookUp(feed: TransitFeed, walks: TransitWalks) {
  const sure = decodeSureRides(encodeSureRides(finish(sureRides(feed, walks))));
  return sureRideMinutesOf([{ feed, walks, stepFreeWalks: NO_WALKS, sure, stepFreeSure: sure }]);
}

describe("sure rides", () => {
  test("arrive in time whichever minute one leaves, on each date, and never earlier for who leaves later", () => {
    let looked = 0;
    fc.assert(
      fc.property(
        lines,
        fc.array(aroundPlace, { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 6 * 60, max: 22 * 60 }),
        (tables, places, day, from) => {
          const feed = feedOf(tables);
          const walks = walksOf(places, feed);
          const minutes = lookUp(feed, walks);
          const date = addDays("2026-03-05", day);
          const naive = naiveJourneys(allRuns(feed, date), walks.footpaths);
          for (const [origin, access] of places.entries()) {
            for (const [destination, egress] of places.entries()) {
              if (origin === destination) continue;
              let before = 0;
              for (let departure = from; departure <= from + 60; departure += 1) {
                const sure = minutes("", `p${origin}`, `p${destination}`, date, departure);
                if (sure === null) continue;
                looked += 1;
                const arrival = naive({ departure: departure * 60, access, egress });
                expect(arrival ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual((departure + sure) * 60);
                expect(departure + sure).toBeGreaterThanOrEqual(before);
                before = departure + sure;
              }
            }
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(looked).toBeGreaterThan(500);
  });

  test("are those of a line in rhythm, on the dates on which it runs", () => {
    const trips = Array.from({ length: 120 }, (_, index) => ({ id: `x${index}`, start: 6 * HOUR + index * 600 }));
    const feed = feedOf({
      ...SMALL_FEED,
      "trips.txt": csvTable("route_id,service_id,trip_id", [
        ...trips.map(({ id }) => ["r1", "week", id]),
        ["r2", "weekend", "n1"],
      ]),
      "stop_times.txt": csvTable("trip_id,arrival_time,departure_time,stop_id,stop_sequence", [
        ...trips.flatMap(({ id, start }) => [
          [id, clock(start), clock(start), "A", 1],
          [id, clock(start + 360), clock(start + 360), "C", 2],
        ]),
        ["n1", "25:10:00", "25:10:00", "C", 1],
        ["n1", "25:30:00", "25:30:00", "D", 2],
      ]),
    });
    const [alpha, gamma] = [
      [{ stop: 0, seconds: 120 }],
      [{ stop: feed.stops.findIndex(({ name }) => name === "Gamma"), seconds: 60 }],
    ];
    const minutes = lookUp(feed, walksOf([alpha, gamma], feed));
    const on = (date: LocalDate, at: number) => minutes("", "p0", "p1", date, at);
    // Two minutes to the stop, ten at most until a tram leaves, six aboard, one from the stop.
    expect(on("2026-01-13", 9 * 60 + 3)).toBe(19);
    expect(on("2026-01-13", 23 * 60)).toBeNull();
    expect(on("2026-01-17", 9 * 60 + 3)).toBeNull();
    // That Wednesday runs as a Saturday does.
    expect(on("2026-01-14", 9 * 60 + 3)).toBeNull();
    expect(on("2026-02-03", 9 * 60 + 3)).toBeNull();
    expect(minutes("", "p1", "p0", "2026-01-13", 9 * 60 + 3)).toBeNull();
  });
});
