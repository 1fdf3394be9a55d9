import { beforeAll, describe, expect, test } from "vitest";
import { addDays, isLocalDate, localTimeSchema } from "@/server/trip";
import type { World } from "../world";

const oddNames = ["", " ", "No Such Place", "__proto__", "constructor", "\0", "🏝"];

/** The promises of `World`, checked on any implementation through its lookups alone. */
export function worldConformance(name: string, makeWorld: () => World | Promise<World>): void {
  describe(`${name} conforms to World`, () => {
    let world: World;
    let cities: readonly string[];
    beforeAll(async () => {
      world = await makeWorld();
      cities = [...new Set(world.gazetteer.cities.map((city) => city.name))];
    });

    test("describes itself", () => {
      const { hash, dates, complete, incompleteBecause, currency, source } = world.describe();
      expect(hash).not.toBe("");
      expect(source).not.toBe("");
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(incompleteBecause === null).toBe(complete);
      if (dates !== null) {
        expect(isLocalDate(dates.from) && isLocalDate(dates.to)).toBe(true);
        expect(dates.from <= dates.to).toBe(true);
      }
    });

    test("finds cities by name and by state, in file order", () => {
      const { gazetteer } = world;
      expect(gazetteer.cities.length).toBeGreaterThan(0);
      expect(new Set(gazetteer.states)).toEqual(new Set(gazetteer.cities.map((city) => city.state)));
      for (const city of gazetteer.cities) {
        expect(gazetteer.city(city.name)).toBe(gazetteer.cities.find(({ name }) => name === city.name));
      }
      for (const state of gazetteer.states) {
        expect(gazetteer.citiesOf(state)).toEqual(gazetteer.cities.filter((city) => city.state === state));
      }
    });

    test("lists the places of a city under their own city, with ids of their own", () => {
      const ids = new Set<string>();
      let places = 0;
      for (const city of cities) {
        for (const place of [...world.lodgings(city), ...world.restaurants(city), ...world.attractions(city)]) {
          expect(place.city).toBe(city);
          expect(place.priceMinor).toBeGreaterThanOrEqual(0);
          ids.add(place.id);
          places += 1;
        }
      }
      expect(places).toBeGreaterThan(0);
      expect(ids.size).toBe(places);
    });

    test("lists legs under their own origin, destination and date", () => {
      const { dates } = world.describe();
      for (const [origin, destination] of pairsWithLegs(world, cities)) {
        const days = world.scheduledDates(origin, destination) ?? ["2031-01-01", "2031-01-02"];
        expect(days).toEqual([...new Set(days)].sort());
        for (const date of days) {
          const legs = world.scheduledLegs(origin, destination, date);
          if (dates !== null) {
            expect(legs.length).toBeGreaterThan(0);
            expect(date >= dates.from && date <= dates.to).toBe(true);
          }
          for (const leg of legs) {
            expect(leg).toMatchObject({ origin, destination, date });
            expect(localTimeSchema.safeParse(leg.departureTime).success).toBe(true);
            expect(localTimeSchema.safeParse(leg.arrivalTime).success).toBe(true);
          }
          expect(new Set(legs.map((leg) => leg.id)).size).toBe(legs.length);
        }
      }
    });

    test("has dated legs on the listed dates only, or the same legs every week", () => {
      for (const [origin, destination] of pairsWithLegs(world, cities)) {
        const days = world.scheduledDates(origin, destination);
        if (days === null) {
          const numbers = (date: string) => world.scheduledLegs(origin, destination, date).map((leg) => leg.number);
          expect(numbers("2031-03-12")).toEqual(numbers("2031-03-19"));
        } else {
          const after = addDays(days.at(-1) ?? "", 1);
          expect(world.scheduledLegs(origin, destination, after)).toEqual([]);
        }
      }
    });

    test("finds a dated leg by its number, the first in file order", () => {
      for (const [origin, destination] of pairsWithLegs(world, cities)) {
        for (const date of world.scheduledDates(origin, destination) ?? []) {
          for (const leg of world.scheduledLegs(origin, destination, date)) {
            const found = world.legByNumber(leg.number);
            expect(found?.number).toBe(leg.number);
            if (found === undefined) continue;
            expect(world.scheduledLegs(found.origin, found.destination, found.date)).toContainEqual(found);
          }
        }
      }
    });

    test("gives roads one way, and minutes with kilometres", () => {
      for (const origin of cities.slice(0, 40)) {
        for (const destination of cities.slice(0, 40)) {
          const road = world.road(origin, destination);
          if (road === undefined) continue;
          expect(road).toMatchObject({ origin, destination });
          if (road.minutes !== null) expect(road.km).not.toBeNull();
        }
      }
    });

    test("gives whole minutes between places of a city, or null", () => {
      for (const city of cities.slice(0, 10)) {
        const places = [...world.lodgings(city), ...world.restaurants(city), ...world.attractions(city)].slice(0, 20);
        for (const from of places) {
          expect(world.localTravelMinutes(city, from.id, "no such id")).toBeNull();
          for (const to of places) {
            const minutes = world.localTravelMinutes(city, from.id, to.id);
            if (minutes !== null) expect(Number.isInteger(minutes) && minutes >= 0).toBe(true);
          }
        }
      }
    });

    test("answers names and dates that do not exist with nothing", () => {
      const city = cities[0] ?? "";
      for (const odd of oddNames) {
        expect(world.gazetteer.city(odd)).toBeUndefined();
        expect(world.gazetteer.citiesOf(odd)).toEqual([]);
        expect(world.lodgings(odd)).toEqual([]);
        expect(world.restaurants(odd)).toEqual([]);
        expect(world.attractions(odd)).toEqual([]);
        expect(world.road(odd, city)).toBeUndefined();
        expect(world.scheduledLegs(odd, city, "2022-03-10")).toEqual([]);
        expect(world.scheduledLegs(city, odd, "2022-03-10")).toEqual([]);
        expect(world.scheduledDates(odd, city) ?? []).toEqual([]);
        expect(world.legByNumber(odd)).toBeUndefined();
        expect(world.localTravelMinutes(city, odd, odd)).toBeNull();
      }
      for (const [origin, destination] of pairsWithLegs(world, cities).slice(0, 3)) {
        for (const date of ["", "2022-02-30", "tomorrow", "0001-01-01x"]) {
          expect(world.scheduledLegs(origin, destination, date)).toEqual([]);
        }
      }
      expect(world.lodgings(city.toUpperCase() === city ? city.toLowerCase() : city.toUpperCase())).toEqual([]);
    });
  });
}

/** Up to 60 ordered pairs of cities that have a leg. */
function pairsWithLegs(world: World, cities: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (const origin of cities) {
    for (const destination of cities) {
      const dates = world.scheduledDates(origin, destination);
      const hasLegs =
        dates === null ? world.scheduledLegs(origin, destination, "2031-01-01").length > 0 : dates.length > 0;
      if (hasLegs) pairs.push([origin, destination]);
      if (pairs.length === 60) return pairs;
    }
  }
  return pairs;
}
