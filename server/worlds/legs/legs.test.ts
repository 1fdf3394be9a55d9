import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScheduledLeg } from "../records";
import { flight, timetableLeg } from "../testing";
import { legColumns } from "../testing/small-world";
import { columnarLegs } from "./columnar-legs";
import { listedLegs } from "./listed-legs";
import { weeklyTimetable } from "./weekly-timetable";

const cities = ["Austin", "Zürich", "austin", "St. Louis", ""];
const dates = ["2022-03-01", "2022-03-02", "2022-03-31", "2021-12-31"];
const numbers = ["F1", "F2", "F10", "", "Ü", "🚄 7"];
const clock = fc.constantFrom("00:00", "07:05", "23:59", "24:00");

const someLegs = fc
  .array(
    fc.record({
      mode: fc.constantFrom("flight" as const, "train" as const),
      number: fc.constantFrom(...numbers),
      origin: fc.constantFrom(...cities),
      destination: fc.constantFrom(...cities),
      date: fc.constantFrom(...dates),
      departureTime: clock,
      arrivalTime: clock,
      arrivalDayOffset: fc.integer({ min: -1, max: 2 }),
      durationMinutes: fc.nat(3000),
      distanceKm: fc.option(fc.nat(9_000_000).map((metres) => metres / 1000)),
      priceMinor: fc.nat(2_000_000_00),
    }),
    { maxLength: 60 },
  )
  .map((legs): ScheduledLeg[] => legs.map((leg, row) => flight({ ...leg, id: `leg-${row}` })));

test("sorted columns answer as the list in file order does", () => {
  fc.assert(
    fc.property(someLegs, (legs) => {
      const columns = columnarLegs(legColumns(legs));
      const list = listedLegs(legs);
      for (const origin of [...cities, "Nowhere"]) {
        for (const destination of [...cities, "Nowhere"]) {
          expect(columns.scheduledDates(origin, destination)).toEqual(list.scheduledDates(origin, destination));
          for (const date of [...dates, "2022-03-03", ""]) {
            expect(columns.scheduledLegs(origin, destination, date)).toEqual(
              list.scheduledLegs(origin, destination, date),
            );
          }
        }
      }
      for (const number of [...numbers, "F3"]) expect(columns.legByNumber(number)).toEqual(list.legByNumber(number));
    }),
    { numRuns: 200 },
  );
});

test("a timetable makes legs for the asked date, at the month's fare in whole units", () => {
  const factors = [1, 1, 1, 1, 1, 1, 1.25, 1, 1, 1, 1, 1];
  const leg = timetableLeg({ id: "DAL-AUS-1", weekdays: [1, 5], priceMinor: 99_00 });
  const timetable = weeklyTimetable([leg], factors, []);
  // 2026-03-13 and 2026-07-03 are Fridays, 2026-03-14 is a Saturday.
  expect(timetable.scheduledLegs("Dallas", "Austin", "2026-03-13")).toMatchObject([
    { id: "DAL-AUS-1@2026-03-13", date: "2026-03-13", number: leg.number, priceMinor: 99_00 },
  ]);
  expect(timetable.scheduledLegs("Dallas", "Austin", "2026-07-03")).toMatchObject([{ priceMinor: 124_00 }]);
  expect(timetable.scheduledLegs("Dallas", "Austin", "2026-03-14")).toEqual([]);
  expect(timetable.scheduledDates("Dallas", "Austin")).toBeNull();
});
