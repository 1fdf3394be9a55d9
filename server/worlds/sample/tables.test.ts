import { beforeAll, describe, expect, test } from "vitest";
import { type EntryKey, groupBy, houseRuleSchema, type MealName, preferenceEntry, RHYTHM } from "@/server/trip";
import { type Hours, widestHours } from "../hours";
import { kilometresBetween } from "../local-travel";
import type { Attraction, Lodging, Restaurant } from "../records";
import type { WorldTables } from "../world-tables";
import { SAMPLE_CITIES } from "./cities";
import { SAMPLE_LOCAL_TRAVEL } from "./places";
import { sampleTables } from "./tables";
import { filledSlots } from "./testing/matching";

const seeds = [1, 2, 3, 4, 5];
const worlds = new Map<number, WorldTables>();
let first: WorldTables;

beforeAll(() => {
  for (const seed of seeds) worlds.set(seed, sampleTables(seed));
  first = sampleTables(1);
});

function places({ lodgings, restaurants, attractions }: WorldTables): (Lodging | Restaurant | Attraction)[] {
  return [...lodgings, ...restaurants, ...attractions];
}

/** The choices of an entry, without "no preference". */
function choicesOf(key: EntryKey): string[] {
  return (preferenceEntry(key).choices ?? []).filter((choice) => choice !== "no preference");
}

test("every place has an address in its city and a phone number that is kept for invented ones", () => {
  for (const { city, address, phone } of [
    ...first.attractions,
    ...[...first.lodgings, ...first.restaurants].map(({ city, details }) => ({
      ...{ city, address: details?.address, phone: details?.phone },
    })),
  ]) {
    expect(address).toMatch(new RegExp(`^\\d+ \\S.* (Street|Avenue|Lane|Road|Boulevard|Way), ${city}$`));
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
});

test("the same seed gives the same records, another seed others", () => {
  expect(first).toEqual(worlds.get(1));
  expect(worlds.get(2)?.lodgings[0]).not.toEqual(first.lodgings[0]);
  expect(worlds.get(2)?.cities).toEqual(first.cities);
});

describe("cities", () => {
  test("at least 40, six states with four or more, each name once", () => {
    expect(SAMPLE_CITIES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SAMPLE_CITIES.map((city) => city.name)).size).toBe(SAMPLE_CITIES.length);
    const states = [...groupBy(SAMPLE_CITIES, (city) => city.state).values()];
    expect(states.filter((cities) => cities.length >= 4).length).toBeGreaterThanOrEqual(6);
  });

  test("have known zones, airport codes of their own and coordinates in the United States", () => {
    const codes = SAMPLE_CITIES.flatMap((city) => city.airports);
    expect(new Set(codes).size).toBe(codes.length);
    for (const city of SAMPLE_CITIES) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone: city.zone })).not.toThrow();
      for (const code of city.airports) expect(code).toMatch(/^[A-Z]{3}$/);
      expect(city.coordinates.latitude).toBeGreaterThan(18);
      expect(city.coordinates.latitude).toBeLessThan(72);
      expect(city.coordinates.longitude).toBeGreaterThan(-160);
      expect(city.coordinates.longitude).toBeLessThan(-66);
    }
  });
});

describe.each(seeds)("places of seed %i", (seed) => {
  let tables: WorldTables;
  beforeAll(() => {
    tables = worlds.get(seed) ?? first;
  });

  test("every city has enough of each kind", () => {
    const count = (rows: readonly { city: string }[], city: string) => rows.filter((row) => row.city === city).length;
    for (const { name } of SAMPLE_CITIES) {
      expect(count(tables.lodgings, name)).toBeGreaterThanOrEqual(25);
      expect(count(tables.lodgings, name)).toBeLessThanOrEqual(60);
      expect(count(tables.restaurants, name)).toBeGreaterThanOrEqual(40);
      expect(count(tables.restaurants, name)).toBeLessThanOrEqual(80);
      expect(count(tables.attractions, name)).toBeGreaterThanOrEqual(15);
      expect(count(tables.attractions, name)).toBeLessThanOrEqual(30);
    }
  });

  test("ids are unique, and no name of a city is part of another, so that each leads to its own record", () => {
    const all = places(tables);
    expect(new Set(all.map((place) => place.id)).size).toBe(all.length);
    for (const ofCity of groupBy(all, (place) => place.city).values()) {
      const astray = ofCity.filter(
        (place) =>
          !place.nameResolves ||
          /[(),;]/.test(place.name) ||
          ofCity.some((other) => other !== place && other.name.includes(place.name)),
      );
      expect(astray).toEqual([]);
    }
  });

  test("any two places of a city are at most 30 minutes apart without the cap", () => {
    const farthestKm = 5.21;
    expect(SAMPLE_LOCAL_TRAVEL.baseMinutes + SAMPLE_LOCAL_TRAVEL.minutesPerKm * 2 * farthestKm).toBeLessThan(30);
    const centers = new Map(SAMPLE_CITIES.map((city) => [city.name, city.coordinates]));
    const far = places(tables).filter(({ city, coordinates }) => {
      const center = centers.get(city);
      return !center || !coordinates || kilometresBetween(center, coordinates) > farthestKm;
    });
    expect(far).toEqual([]);
  });

  test("lodging is by the beach only in cities that have one", () => {
    const withBeach = new Set(
      tables.lodgings.filter(({ details }) => details?.proximity.includes("beach")).map(({ city }) => city),
    );
    expect([...withBeach].sort()).toEqual(
      SAMPLE_CITIES.filter(({ beach }) => beach)
        .map(({ name }) => name)
        .sort(),
    );
  });

  test("prices are whole dollars, ratings 0 to 5, occupancy 1 to 8, minimum nights mostly up to 3", () => {
    expect(places(tables).filter(({ priceMinor }) => priceMinor % 100 !== 0 || priceMinor < 0)).toEqual([]);
    const paid = [...tables.lodgings, ...tables.restaurants];
    expect(paid.filter(({ rating, priceMinor }) => rating <= 0 || rating > 5 || priceMinor === 0)).toEqual([]);
    const people = new Set(tables.lodgings.map(({ maximumOccupancy }) => maximumOccupancy));
    expect([Math.min(...people), Math.max(...people)]).toEqual([1, 8]);
    const short = tables.lodgings.filter(({ minimumNights }) => minimumNights <= 3);
    expect(short.length / tables.lodgings.length).toBeGreaterThan(0.9);
    const durations = tables.attractions.map(({ details }) => details?.durationMinutes ?? 0);
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...durations)).toBeLessThanOrEqual(240);
    const free = tables.attractions.filter(({ priceMinor }) => priceMinor === 0);
    expect(free.length / tables.attractions.length).toBeGreaterThan(0.3);
  });

  test("every city can feed and show a guest for seven days without repeating a place", () => {
    for (const { name } of SAMPLE_CITIES) {
      const restaurants = tables.restaurants.filter(({ city }) => city === name);
      const meals = week.flatMap((day) => mealNames.map((meal) => ({ day, meal })));
      expect(filledSlots(meals, restaurants, servesMeal)).toBe(meals.length);
      const attractions = tables.attractions.filter(({ city }) => city === name);
      const visits = week.flatMap((day) => visitNames.map((visit) => ({ day, visit })));
      expect(filledSlots(visits, attractions, takesVisit)).toBe(visits.length);
    }
  });

  test("every attraction can be visited on most days of the week", () => {
    for (const attraction of tables.attractions) {
      const days = week.filter((day) => visitNames.some((visit) => takesVisit({ day, visit }, attraction)));
      expect(days.length).toBeGreaterThanOrEqual(6);
    }
  });

  test("every city has lodging of each kind for a night or two, and some that allow each thing", () => {
    for (const { name } of SAMPLE_CITIES) {
      const lodgings = tables.lodgings.filter(({ city, minimumNights }) => city === name && minimumNights <= 2);
      for (const roomType of ["Entire home/apt", "Private room", "Shared room", "Suite", "Villa"]) {
        expect(lodgings.some((lodging) => lodging.roomType === roomType)).toBe(true);
      }
      for (const rule of houseRuleSchema.options) {
        expect(lodgings.some(({ houseRules }) => !houseRules.includes(`No ${rule}`))).toBe(true);
      }
    }
  });

  test("every city has each cuisine twice, apart in words, and each type of attraction", () => {
    for (const { name } of SAMPLE_CITIES) {
      const cuisines = tables.restaurants.filter(({ city }) => city === name).map((restaurant) => restaurant.cuisines);
      for (const cuisine of [...choicesOf("restaurant.preferredCuisines"), "American", "Mexican", "Mediterranean"]) {
        expect(cuisines.filter((text) => text.split(", ").includes(cuisine)).length).toBeGreaterThanOrEqual(2);
        const bySubstring = cuisines.filter((text) => text.toLowerCase().includes(cuisine.toLowerCase()));
        expect(bySubstring.every((text) => text.split(", ").includes(cuisine))).toBe(true);
      }
      const types = new Set(
        tables.attractions.filter(({ city }) => city === name).flatMap(({ details }) => details?.types ?? []),
      );
      for (const type of choicesOf("attraction.preferredType")) expect(types).toContain(type);
    }
  });
});

const week = [0, 1, 2, 3, 4, 5, 6];
const mealNames = Object.keys(RHYTHM.meals) as MealName[];
const visitNames = ["morning", "afternoon"] as const;

function isOpen(hours: Hours | null, day: number, from: number, to: number): boolean {
  return hours?.week[day]?.some(([open, close]) => open <= from && to <= close) ?? false;
}

function servesMeal({ day, meal }: { day: number; meal: MealName }, { hours }: Restaurant): boolean {
  const { start, minutes } = RHYTHM.meals[meal];
  return isOpen(hours, day, start, start + minutes);
}

function takesVisit(
  { day, visit }: { day: number; visit: (typeof visitNames)[number] },
  { hours, details }: Attraction,
): boolean {
  const slot = RHYTHM.visits[visit];
  const from = Math.max(slot.start, widestHours(hours)?.open ?? 0);
  const to = from + (details?.durationMinutes ?? 0);
  return to <= slot.end && isOpen(hours, day, from, to);
}

describe("every choice of the preference entries can be met", () => {
  const attributes: [EntryKey, (tables: WorldTables) => string[]][] = [
    ["flight.preferredAirline", ({ timetable }) => timetable.map(({ details }) => details?.airline ?? "")],
    ["flight.preferredCabin", ({ timetable }) => timetable.map(({ details }) => details?.cabin ?? "")],
    ["flight.preferredMealOptions", ({ timetable }) => timetable.flatMap(({ details }) => details?.meals ?? [])],
    ["flight.preferredChangePolicies", ({ timetable }) => timetable.map(({ details }) => details?.changePolicy ?? "")],
    [
      "flight.needInflightEntertainment",
      ({ timetable }) => timetable.map(({ details }) => details?.entertainment ?? ""),
    ],
    ["flight.preferredAircraftType", ({ timetable }) => timetable.map(({ details }) => details?.aircraft ?? "")],
    ["hotel.preferredBrand", ({ lodgings }) => lodgings.map(({ details }) => details?.brand ?? "")],
    ["hotel.preferredProximity", ({ lodgings }) => lodgings.flatMap(({ details }) => details?.proximity ?? [])],
    ["hotel.preferredAmenities", ({ lodgings }) => lodgings.flatMap(({ details }) => details?.amenities ?? [])],
    ["hotel.preferredServices", ({ lodgings }) => lodgings.flatMap(({ details }) => details?.services ?? [])],
    ["hotel.preferredCancellationPolicy", ({ lodgings }) => lodgings.map(({ details }) => details?.cancellation ?? "")],
    ["hotel.preferredRoomFeatures", ({ lodgings }) => lodgings.flatMap(({ details }) => details?.roomFeatures ?? [])],
    [
      "hotel.preferredBathroomFeatures",
      ({ lodgings }) => lodgings.flatMap(({ details }) => details?.bathroomFeatures ?? []),
    ],
    [
      "restaurant.preferredDiningStyle",
      ({ restaurants }) => restaurants.flatMap(({ details }) => details?.diningStyles ?? []),
    ],
    [
      "restaurant.preferredSeatingOptions",
      ({ restaurants }) => restaurants.flatMap(({ details }) => details?.seating ?? []),
    ],
    [
      "restaurant.preferredPaymentMethods",
      ({ restaurants }) => restaurants.flatMap(({ details }) => details?.payment ?? []),
    ],
    [
      "restaurant.preferredParkingOptions",
      ({ restaurants }) => restaurants.flatMap(({ details }) => details?.parking ?? []),
    ],
    ["attraction.preferredType", ({ attractions }) => attractions.flatMap(({ details }) => details?.types ?? [])],
    ["attraction.popularity", ({ attractions }) => attractions.map(({ details }) => details?.popularity ?? "")],
    [
      "attraction.specialEvents",
      ({ attractions }) => attractions.flatMap(({ details }) => details?.specialEvents ?? []),
    ],
    [
      "attraction.preferredAmenities",
      ({ attractions }) => attractions.flatMap(({ details }) => details?.amenities ?? []),
    ],
  ];
  test.each(attributes)("%s", (key, values) => {
    const present = new Set(values(first));
    expect(choicesOf(key).length).toBeGreaterThan(0);
    for (const choice of choicesOf(key)) expect(present).toContain(choice);
  });

  test("flags are set here and not there", () => {
    const { lodgings, restaurants, attractions } = first;
    const timetable = first.timetable.filter(({ mode }) => mode === "flight");
    const flags = [
      lodgings.map(({ details }) => details?.disabilityAccess),
      lodgings.map(({ details }) => details?.quietHours),
      restaurants.map(({ details }) => details?.disabilityAccess),
      restaurants.map(({ details }) => details?.reservations),
      restaurants.map(({ details }) => details?.petFriendly),
      restaurants.map(({ details }) => details?.smoking),
      restaurants.map(({ details }) => details?.liveMusic),
      attractions.map(({ details }) => details?.disabilityAccess),
      attractions.map(({ details }) => details?.guidedTours),
      timetable.map(({ details }) => details?.disabilityAccess),
      timetable.map(({ details }) => details?.insuranceOffered),
      timetable.map(({ details }) => details?.refundable),
    ];
    for (const values of flags) expect(new Set(values)).toEqual(new Set([true, false]));
  });
});
