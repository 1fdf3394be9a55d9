import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "@/server/trip";
import { findJourney, type Journey } from "./journeys";
import { earliestArrival, type JourneyQuery } from "./raptor";
import { feedOf, SMALL_FEED } from "./testing/gtfs-files";
import { allRuns, naiveJourneys } from "./testing/naive-journeys";
import { randomTables } from "./testing/random-timetable";
import { timetableOf } from "./timetable";
import { NO_JOURNEY, transitMatrix } from "./transit-matrix";
import { footpathsOf } from "./walks";

const walks = fc.uniqueArray(fc.record({ stop: fc.nat(6), seconds: fc.integer({ min: 0, max: 600 }) }), {
  selector: ({ stop }) => stop,
  minLength: 1,
  maxLength: 3,
});

/** That each leg begins where and not before the one before ends, and that the rides run. */
function expectWhole({ departure, arrival, legs }: Journey, query: JourneyQuery): void {
  expect(departure).toBeGreaterThanOrEqual(query.departure);
  let time = departure;
  let at: unknown = null;
  for (const leg of legs) {
    expect(leg.departure).toBeGreaterThanOrEqual(time);
    expect(leg.arrival).toBeGreaterThanOrEqual(leg.departure);
    if (at !== null) expect(leg.from).toBe(at);
    at = leg.to;
    time = leg.arrival;
  }
  expect(time).toBe(arrival);
}

describe("journeys", () => {
  test("arrive when the naive search does, over small random timetables", () => {
    let found = 0;
    fc.assert(
      fc.property(
        randomTables,
        fc.record({ departure: fc.integer({ min: 7 * 3600, max: 26 * 3600 }), access: walks, egress: walks }),
        fc.boolean(),
        fc.constantFrom("2026-03-10", "2026-03-12"),
        fc.constantFrom(0, 60, 120),
        (tables, query, accessible, date, changeSeconds) => {
          const feed = feedOf(tables);
          const timetable = finish(timetableOf(feed, date, { accessible }));
          const footpaths = footpathsOf(feed, { changeSeconds });
          const expected = naiveJourneys(allRuns(feed, date, accessible), footpaths)(query);
          expect(earliestArrival(timetable, footpaths, query)?.arrival ?? null).toBe(expected);
          const journey = findJourney(timetable, footpaths, query);
          expect(journey?.arrival ?? null).toBe(expected);
          if (journey === null) return;
          found += 1;
          expectWhole(journey, query);
        },
      ),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(40);
  });

  test("take no longer than the matrix says, and as long at one moment", () => {
    fc.assert(
      fc.property(
        randomTables,
        fc.array(fc.record({ access: walks, egress: walks }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 7 * 3600 + 1800, max: 10 * 3600 }),
        fc.constantFrom(60, 120),
        (tables, places, from, changeSeconds) => {
          const feed = feedOf(tables);
          const timetable = finish(timetableOf(feed, "2026-03-10"));
          const footpaths = footpathsOf(feed, { changeSeconds });
          const window = { from, to: from + 900 };
          const matrix = finish(transitMatrix(timetable, footpaths, window, places));
          for (const [origin, { access }] of places.entries()) {
            for (const [destination, { egress }] of places.entries()) {
              if (origin === destination) continue;
              let worst: number | null = 0;
              for (let departure = window.from; departure <= window.to && worst !== null; departure += 1) {
                const arrival = earliestArrival(timetable, footpaths, { departure, access, egress })?.arrival;
                worst = arrival === undefined ? null : Math.max(worst, arrival - departure);
              }
              const expected = worst === null || worst >= 65_535 ? NO_JOURNEY : Math.ceil(worst / 60);
              expect(matrix[origin * places.length + destination]).toBe(expected);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("say line, times, headsign and how often", () => {
    const feed = feedOf(SMALL_FEED);
    const timetable = finish(timetableOf(feed, "2026-01-13"));
    const query = {
      departure: 8 * 3600 + 300,
      access: [{ stop: 0, seconds: 120 }],
      egress: [{ stop: 2, seconds: 60 }],
    };
    const journey = findJourney(timetable, footpathsOf(feed), query);
    expect(journey).toMatchObject({ departure: 29_280, arrival: 30_060 });
    expect(journey?.legs).toMatchObject([
      { kind: "walk", from: null, to: { name: "Alpha" }, departure: 29_280, arrival: 29_400 },
      {
        kind: "ride",
        route: { name: "T1", agency: "City Trams" },
        headsign: "Gamma",
        departure: 29_400,
        arrival: 30_000,
        stops: [{ name: "Alpha" }, { name: "Beta" }, { name: "Gamma" }],
        headwayMinutes: 10,
        access: "no",
      },
      { kind: "walk", from: { name: "Gamma" }, to: null, departure: 30_000, arrival: 30_060 },
    ]);
    expect(findJourney(timetable, footpathsOf(feed), { ...query, walkSeconds: 600 })?.legs).toHaveLength(1);
    // Gamma isn't accessible, Beta is because its station is.
    const accessible = finish(timetableOf(feed, "2026-01-13", { accessible: true }));
    expect(findJourney(accessible, footpathsOf(feed), query)).toBeNull();
    const toBeta = { ...query, egress: [{ stop: 1, seconds: 0 }] };
    expect(findJourney(accessible, footpathsOf(feed), toBeta)?.legs.at(-1)).toMatchObject({ access: "unknown" });
  });

  test("of the night before run past midnight", () => {
    const feed = feedOf(SMALL_FEED);
    const query = { departure: 3600, access: [{ stop: 2, seconds: 0 }], egress: [{ stop: 3, seconds: 0 }] };
    // Saturday's bus at 25:10 leaves on Sunday at 1:10; on Saturday none does, since Friday has no service.
    const onSunday = finish(timetableOf(feed, "2026-01-18"));
    const onSaturday = finish(timetableOf(feed, "2026-01-17"));
    expect(findJourney(onSunday, footpathsOf(feed), query)?.legs).toMatchObject([{ departure: 4_200, arrival: 5_400 }]);
    expect(findJourney(onSaturday, footpathsOf(feed), query)?.departure).toBe(86_400 + 4_200);
  });
});
