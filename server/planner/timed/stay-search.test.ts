import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/server/trip";
import { memoryWorld, type ScheduledLeg } from "@/server/worlds";
import { DAY, minuteOf } from "./clock";
import { countDays } from "./day-count";
import { planTimed } from "./plan-timed";
import type { TimedProblem } from "./problem";
import { timetableOf } from "./timetable";

const CITIES = ["Alder", "Birch", "Cedar"];
const FIRST = "2023-07-03";
const START = minuteOf(FIRST, "00:00");

const train = fc.record({
  pair: fc.constantFrom([0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]),
  day: fc.integer({ min: 0, max: 4 }),
  hour: fc.integer({ min: 0, max: 20 }),
  hours: fc.integer({ min: 1, max: 3 }),
  priceMinor: fc.integer({ min: 1, max: 9 }).map((price) => price * 100),
});

const cases = fc.record({
  trains: fc.array(train, { minLength: 4, maxLength: 14 }),
  days: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 }),
  dayCount: fc.constantFrom("24 hours" as const, "noon" as const),
  minimize: fc.constantFrom("time" as const, "money" as const),
  budgetMinor: fc.option(fc.integer({ min: 1, max: 20 }).map((price) => price * 100)),
});

test("a trip through cities is the best of all that the trains allow", () => {
  fc.assert(
    fc.property(cases, ({ trains, days, dayCount, minimize, budgetMinor }) => {
      const legs = trains.map(({ pair: [from = 0, to = 0], day, hour, hours, priceMinor }, index): ScheduledLeg => {
        const clock = (at: number) => `${String(at).padStart(2, "0")}:00`;
        return {
          ...{
            id: `T${index}`,
            number: `T${index}`,
            mode: "train",
            origin: CITIES[from] ?? "",
            destination: CITIES[to] ?? "",
          },
          ...{
            date: addDays(FIRST, day),
            departureTime: clock(hour),
            arrivalTime: clock(hour + hours),
            arrivalDayOffset: 0,
          },
          ...{ durationMinutes: hours * 60, distanceKm: null, priceMinor, details: null },
        };
      });
      const world = memoryWorld({
        cities: CITIES.map((name) => ({ name, state: "", coordinates: null, zone: null, airports: [] })),
        scheduledLegs: legs,
      });
      const problem: TimedProblem = {
        start: { city: "Alder", place: null, time: START },
        stays: days.map((asked, index) => ({ city: CITIES[index + 1] ?? "", days: asked })),
        ...{ dayCount, visits: [], arrivalPlaces: {}, returnTo: "Alder", minimize, latestEnd: null, budgetMinor },
        rules: { openingHours: false, sleep: false, meals: [], sameDay: false, outings: null },
        ...{ goodEnough: 0, tooMuch: null },
      };

      const values: number[] = [];
      const timetable = timetableOf(world);
      const go = (city: string, time: number, cost: number, left: readonly number[]): void => {
        if (budgetMinor !== null && cost > budgetMinor) return;
        if (city === "Alder" && left.every((rest) => rest <= 0)) values.push(minimize === "time" ? time - START : cost);
        for (const next of timetable.departures(city, time)) {
          const { days: counted } = countDays(dayCount, time, next.departure);
          const index = CITIES.indexOf(city) - 1;
          const after = left.map((rest, at) => (at === index ? rest - counted : rest));
          go(next.to, next.arrival, cost + next.priceMinor, after);
        }
      };
      go("Alder", START, 0, days);

      const result = planTimed(problem, world, { timeLimitMs: 20_000 });
      const value = result.ok && result.value.status === "plan" ? result.value.value : null;
      expect(value).toBe(values.length === 0 ? null : Math.min(...values));
      if (result.ok && result.value.status === "plan" && result.value.proven !== true) {
        expect(dayCount).toBe("noon");
        expect(result.value.proven.bound).toBeLessThan(result.value.value);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["24 hours", 8, 32, 1, 8],
  ["24 hours", 8, 31, 0, 8],
  ["noon", 8, 20, 1, 8],
  ["noon", 8, 19, 0, 8],
  ["noon", 13, 36, 1, 24],
  ["noon", 13, 35, 0, 13],
] as const)("%s: from hour %i to hour %i counts %i", (rule, from, to, days, begin) => {
  expect(countDays(rule, START + from * 60, START + to * 60)).toEqual({ days, begin: START + begin * 60 });
  expect(START % DAY).toBe(0);
});
