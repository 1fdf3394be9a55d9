import { beforeAll, describe, expect, test } from "vitest";
import { addDays, minutesOfDay } from "@/server/trip";
import { memoryWorld } from "../memory-world";
import type { World } from "../world";
import type { WorldTables } from "../world-tables";
import { SAMPLE_CITIES } from "./cities";
import { SAMPLE_FORMULAS, sampleTables } from "./tables";

let tables: WorldTables;
let flights: WorldTables["timetable"];
let world: World;
beforeAll(() => {
  tables = sampleTables(1);
  flights = tables.timetable.filter(({ mode }) => mode === "flight");
  world = memoryWorld({ ...tables, ...SAMPLE_FORMULAS });
});

const pairs = SAMPLE_CITIES.flatMap((origin) =>
  SAMPLE_CITIES.filter((destination) => destination !== origin).map((destination) => ({ origin, destination })),
);
const busy = pairs.filter(({ origin, destination }) => origin.size === 4 && destination.size === 4);

describe("the timetable", () => {
  test("has several flights every day between metropolises, fewer between towns, none on some pairs", () => {
    const monday = "2030-05-06";
    for (const { origin, destination } of busy) {
      for (let day = 0; day < 7; day++) {
        const every = world.scheduledLegs(origin.name, destination.name, addDays(monday, day));
        const legs = every.filter(({ mode }) => mode === "flight");
        const km = legs[0]?.distanceKm;
        if (km === undefined && world.road(origin.name, destination.name)) continue;
        expect(new Set(legs.map((leg) => leg.number)).size).toBeGreaterThanOrEqual(2);
      }
    }
    const flown = new Set(flights.map((leg) => `${leg.origin}/${leg.destination}`));
    expect(flown.size / pairs.length).toBeGreaterThan(0.5);
    expect(flown.size / pairs.length).toBeLessThan(0.9);
  });

  test("gives each fare an id of its own, and each flight number one departure", () => {
    expect(new Set(tables.timetable.map((leg) => leg.id)).size).toBe(tables.timetable.length);
    const departures = new Set(
      tables.timetable.map((leg) => `${leg.number} ${leg.origin} ${leg.destination} ${leg.departureTime}`),
    );
    expect(departures.size).toBe(new Set(tables.timetable.map((leg) => leg.number)).size);
  });

  test("flies in the morning, in the afternoon, in the evening and overnight", () => {
    const share = (from: string, to: string) =>
      flights.filter(({ departureTime }) => departureTime >= from && departureTime < to).length / flights.length;
    expect(share("06:00", "12:00")).toBeGreaterThan(0.2);
    expect(share("12:00", "17:00")).toBeGreaterThan(0.2);
    expect(share("17:00", "21:30")).toBeGreaterThan(0.1);
    const redEyes = flights.filter(({ departureTime }) => departureTime >= "21:30");
    expect(redEyes.length).toBeGreaterThan(100);
    for (const { arrivalDayOffset, arrivalTime } of redEyes) {
      expect(arrivalDayOffset).toBe(1);
      expect(minutesOfDay(arrivalTime)).toBeGreaterThanOrEqual(4 * 60 + 50);
    }
  });

  /** Minutes since 1970 of a local time, by trying the zone's offsets: another way than the world's own. */
  function instant(date: string, time: string, zone: string): number {
    const asUtc = Date.parse(`${date}T${time}:00Z`) / 60_000;
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
    const found = Array.from({ length: 20 }, (_, hours) => asUtc + hours * 60).find(
      (minutes) => format.format(minutes * 60_000) === `${date} ${time}`,
    );
    if (found === undefined) throw new Error(`${date} ${time} does not exist in ${zone}`);
    return found;
  }

  test.each(["2030-01-15", "2030-07-16", "2030-03-09", "2030-11-02"])(
    "arrives after its duration on %s, by the clocks",
    (date) => {
      const zones = new Map(SAMPLE_CITIES.map((city) => [city.name, city.zone]));
      const origins = ["Phoenix", "New York", "Honolulu", "Los Angeles", "El Paso", "Anchorage"];
      let checked = 0;
      for (const origin of origins) {
        for (const { name: destination } of SAMPLE_CITIES) {
          for (const leg of world.scheduledLegs(origin, destination, date)) {
            const departure = instant(date, leg.departureTime, zones.get(origin) ?? "");
            const arrival = instant(addDays(date, leg.arrivalDayOffset), leg.arrivalTime, zones.get(destination) ?? "");
            expect(arrival - departure).toBe(leg.durationMinutes);
            checked += 1;
          }
        }
      }
      expect(checked).toBeGreaterThan(200);
    },
  );

  test("lets Arizona keep its clocks in summer", () => {
    const [winter, summer] = ["2030-01-15", "2030-07-16"].map(
      (date) => world.scheduledLegs("Phoenix", "New York", date)[0],
    );
    expect(winter?.number).toBe(summer?.number);
    expect(minutesOfDay(summer?.arrivalTime ?? "") - minutesOfDay(winter?.arrivalTime ?? "")).toBe(60);
  });
});

describe("roads", () => {
  test("lead both ways in the same time, in at most 14 hours, and say so in words", () => {
    for (const road of tables.roads) {
      expect(world.road(road.destination, road.origin)).toMatchObject({ minutes: road.minutes, km: road.km });
      expect(road.minutes).toBeLessThanOrEqual(14 * 60);
      const hours = /(\d+) hours?/.exec(road.durationText)?.[1] ?? "0";
      const minutes = /(\d+) mins?/.exec(road.durationText)?.[1] ?? "0";
      expect(Number(hours) * 60 + Number(minutes)).toBe(road.minutes);
      expect(Number(road.distanceText.replace(" km", "").replace(",", ""))).toBe(road.km);
    }
  });

  test("reach every city but those of Hawaii and Alaska", () => {
    const reached = new Set(tables.roads.map((road) => road.destination));
    const missing = SAMPLE_CITIES.filter((city) => !reached.has(city.name)).map((city) => city.name);
    expect(missing.sort()).toEqual(["Anchorage", "Honolulu"]);
  });

  /** Driving distances in km as road maps give them. */
  const known: [string, string, number][] = [
    ["Los Angeles", "San Francisco", 615],
    ["Dallas", "Houston", 385],
    ["Denver", "Aspen", 260],
    ["Miami", "Key West", 265],
    ["Tampa", "New Orleans", 1050],
    ["Milwaukee", "Detroit", 600],
    ["Cleveland", "Detroit", 272],
    ["New York", "Boston", 345],
    ["Seattle", "Spokane", 450],
    ["Nashville", "Memphis", 341],
    ["Charlotte", "Asheville", 210],
    ["Chicago", "St. Louis", 478],
    ["Las Vegas", "Phoenix", 485],
    ["Portland", "Seattle", 280],
  ];
  test.each(known)("%s to %s is about %i km, by a quarter at most", (origin, destination, km) => {
    const road = world.road(origin, destination);
    expect((road?.km ?? 0) / km).toBeGreaterThan(0.75);
    expect((road?.km ?? 0) / km).toBeLessThan(1.25);
  });
});

describe("trains and buses", () => {
  const ground = () => tables.timetable.filter(({ mode }) => mode !== "flight");

  test("run every day along roads, and leave what there was as it is", () => {
    const roads = new Map(tables.roads.map((road) => [`${road.origin}/${road.destination}`, road]));
    for (const { origin, destination, weekdays, distanceKm } of ground()) {
      expect(roads.get(`${origin}/${destination}`)?.km).toBe(distanceKm);
      expect(weekdays).toHaveLength(7);
    }
    expect(tables.timetable.slice(0, flights.length)).toEqual(flights);
  });

  test("reach every city that a road reaches, within the day between neighbors", () => {
    const served = new Set(ground().map(({ origin }) => origin));
    expect([...new Set(tables.roads.map(({ origin }) => origin))].filter((city) => !served.has(city))).toEqual([]);
    const toEugene = world.scheduledLegs("Portland", "Eugene", "2030-05-06").filter(({ mode }) => mode !== "flight");
    expect(new Set(toEugene.map(({ mode }) => mode))).toEqual(new Set(["train", "bus"]));
  });

  test("arrive by midnight, or in the morning where one sleeps on them", () => {
    for (const { arrivalDayOffset, arrivalTime, durationMinutes } of ground()) {
      expect(arrivalDayOffset).toBeLessThanOrEqual(1);
      expect(durationMinutes).toBeLessThan(1440);
      if (arrivalDayOffset === 1) expect(arrivalTime >= "05:00" && arrivalTime < "18:00").toBe(true);
    }
  });

  test("cost less than flying the same way, by and large, and a bus less than a train", () => {
    const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    const perKm = (mode: string) =>
      median(
        tables.timetable.flatMap((leg) =>
          leg.mode === mode && leg.distanceKm !== null && leg.distanceKm > 300 && leg.distanceKm < 520
            ? [leg.priceMinor / leg.distanceKm]
            : [],
        ),
      );
    expect(perKm("bus")).toBeLessThan(perKm("train"));
    expect(perKm("train")).toBeLessThan(perKm("flight"));
  });
});
