import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { finish, formatProblem } from "@/server/trip";
import { feedDates } from "./feed-dates";
import { readGtfs } from "./gtfs/read-gtfs";
import { longDistanceLegs } from "./long-distance";
import { compareJourneys } from "./testing/compare-journeys";

const published = "../shared/data/real";
const absent = !existsSync(published);
if (absent) console.log(`The feeds are not at ${published}; what is stated of them is not checked.`);

async function read(file: string) {
  const result = await readGtfs([`${published}/${file}.gtfs.zip`]);
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value.feed;
}

describe.skipIf(absent)("published feeds", () => {
  test.each([
    [
      "monaco/cam-monaco",
      { trips: 10_344, times: 137_978, days: 56, from: "2025-12-20", to: "2026-02-13" },
      "2026-01-14",
    ],
    [
      "washington-dc/wmata",
      { trips: 16_514, times: 352_668, days: 78, from: "2026-04-29", to: "2026-09-06" },
      "2026-05-13",
    ],
    [
      "berlin-moabit/vbb-cut",
      { trips: 348, times: 8_865, days: 206, from: "2020-11-19", to: "2021-06-12" },
      "2020-12-02",
    ],
    [
      "portland/trimet-2routes-2021",
      { trips: 2_341, times: 43_813, days: 84, from: "2021-10-17", to: "2022-01-08" },
      "2021-11-03",
    ],
  ])("%s has what its publisher wrote, and journeys as the naive search finds them", async (file, stated, date) => {
    const feed = await read(file);
    const { from, to, tripsByDay } = feedDates(feed);
    expect({
      trips: feed.trips.ids.length,
      times: feed.times.arrivals.length,
      days: tripsByDay.filter((count) => count > 0).length,
      from,
      to,
    }).toEqual(stated);
    const { compared, found, different } = compareJourneys(feed, date, 100);
    expect({ compared, different }).toEqual({ compared: 100, different: [] });
    expect(found).toBeGreaterThan(30);
  });

  test("Amtrak's trains leave and arrive by the clocks of their stations", async () => {
    const feed = await read("rail/amtrak-2021-10-06");
    const cities = [
      { name: "Washington", coordinates: { latitude: 38.9072, longitude: -77.0369 } },
      { name: "New York", coordinates: { latitude: 40.7506, longitude: -73.9939 } },
      { name: "Chicago", coordinates: { latitude: 41.8781, longitude: -87.6298 } },
      { name: "Emeryville", coordinates: { latitude: 37.8405, longitude: -122.2917 } },
    ];
    const legs = finish(longDistanceLegs(feed, cities, { radiusKm: 8, from: "2021-10-13", to: "2021-10-13" }));
    const of = (origin: string, destination: string) =>
      legs.filter((leg) => leg.origin === origin && leg.destination === destination);
    // The California Zephyr: two nights and three zones.
    expect(of("Chicago", "Emeryville")).toMatchObject([
      {
        number: "5",
        routeName: "California Zephyr",
        departureTime: "14:00",
        arrivalTime: "16:10",
        arrivalDayOffset: 2,
        durationMinutes: 3_130,
      },
    ]);
    expect(of("Washington", "New York").length).toBeGreaterThan(15);
    expect(of("Washington", "Chicago")).toMatchObject([
      { number: "51", routeName: "Cardinal", departureTime: "10:59", arrivalTime: "10:00", arrivalDayOffset: 1 },
      { number: "29", routeName: "Capitol Limited", departureTime: "16:05", arrivalTime: "08:45", arrivalDayOffset: 1 },
    ]);
  });
});
