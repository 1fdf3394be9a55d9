import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatePersonas } from "@/server/personas";
import { addDays } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { simulateTrip } from "./simulated-trip";

const CITIES = ["Seattle", "Denver", "Austin", "Boston"];
const world = memoryWorld({
  cities: CITIES.map((name) => ({ name, state: "Somewhere", coordinates: null, zone: null, airports: [] })),
});
const TODAY = "2027-01-10";
const TRAVELERS = generatePersonas("seed", 1, 50);

describe("a simulated trip", () => {
  it("goes to other cities of the world, some time after today, for a party that fits the persona", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRAVELERS), fc.integer(), (persona, seed) => {
        const trip = simulateTrip(persona, { world, today: TODAY, seed });
        expect(simulateTrip(persona, { world, today: TODAY, seed })).toEqual(trip);
        const places = [trip.origin, ...trip.destinations];
        expect(new Set(places).size).toBe(places.length);
        expect(places.filter((city) => !CITIES.includes(city))).toEqual([]);
        expect(trip.destinations.length).toBeGreaterThan(0);
        expect(trip.days).toBeGreaterThanOrEqual(2 * trip.destinations.length + 1);
        expect(trip.startDate > addDays(TODAY, 13) && trip.startDate <= addDays(TODAY, 150)).toBe(true);
        expect(trip.people).toBeGreaterThanOrEqual(persona.entries["persona.travelWithChild"] === true ? 2 : 1);
      }),
    );
  });
});
