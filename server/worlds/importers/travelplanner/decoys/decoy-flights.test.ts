import fc from "fast-check";
import { expect, test } from "vitest";
import type { City, Road, ScheduledLeg } from "../../../records";
import { type DecoyInput, decoyFlights } from "./decoy-flights";

const city = (name: string, state: string): City => ({ name, state, coordinates: null, zone: null, airports: [] });
const road = (origin: string, destination: string, km: number | null): Road => {
  return { origin, destination, minutes: 60, km, durationText: "", distanceText: "" };
};

const CITIES = [city("Dallas", "Texas"), city("Austin", "Texas"), city("Reno", "Nevada"), city("Elko", "Nevada")];
/** Every pair has a road of some 1,000 km. */
const ROADS = CITIES.flatMap((from, at) =>
  CITIES.filter((to) => to !== from).map((to, other) => road(from.name, to.name, 950 + 30 * at + 10 * other)),
);

/** Nevada's clocks are two hours behind those of Texas. */
function flight(number: number): ScheduledLeg {
  return {
    id: `leg-${number}`,
    mode: "flight",
    number: `F${String(number).padStart(7, "0")}`,
    ...{ origin: "Dallas", destination: "Reno", date: "2022-03-10" },
    ...{ departureTime: "10:00", arrivalTime: "09:40", arrivalDayOffset: 0, durationMinutes: 100 },
    ...{ distanceKm: 900, priceMinor: 20_000, details: null },
  };
}

const input = (seed: number, more: Partial<DecoyInput> = {}): DecoyInput => ({
  seed,
  cities: CITIES,
  roads: ROADS,
  listed: [{ origin: "Dallas", destination: "Reno", date: "2022-03-10", flights: 3 }],
  flights: [flight(100), flight(900), flight(5000)],
  ...more,
});

test("equal seeds give equal flights, other seeds others", () => {
  expect(decoyFlights(input(7))).toEqual(decoyFlights(input(7)));
  expect(decoyFlights(input(7))).not.toEqual(decoyFlights(input(8)));
});

test("every other city of the two states gets flights of the listed day, where all listed routes are flown", () => {
  const routes = new Set(decoyFlights(input(1)).map(({ origin, destination }) => `${origin} to ${destination}`));
  expect([...routes].sort()).toEqual(["Austin to Elko", "Austin to Reno", "Dallas to Elko"]);
});

test("a route is flown as rarely as listed days of like distance are, and never where they are not", () => {
  const none = [{ origin: "Dallas", destination: "Reno", date: "2022-03-10", flights: 0 }];
  expect(decoyFlights(input(1, { listed: none }))).toEqual([]);
});

test("a route without a known distance gets none", () => {
  const roads = ROADS.map((one) => road(one.origin, one.destination, one.origin === "Dallas" ? one.km : null));
  const cities = new Set(decoyFlights(input(1, { roads })).flatMap(({ origin }) => origin));
  expect([...cities]).toEqual(["Dallas"]);
});

test("whatever the seed, decoys look like rows of the table", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const { flights } = input(seed);
      const decoys = decoyFlights(input(seed));
      const numbers = decoys.map(({ number }) => number);
      expect(new Set([...numbers, ...flights.map(({ number }) => number)]).size).toBe(numbers.length + flights.length);
      expect(numbers).toEqual([...numbers].sort());
      for (const leg of decoys) {
        expect(leg.number).toMatch(/^F\d{7}$/);
        expect(leg.date).toBe("2022-03-10");
        expect(`${leg.origin} to ${leg.destination}`).not.toBe("Dallas to Reno");
        expect(leg.departureMinutes).toBeGreaterThanOrEqual(580);
        expect(leg.departureMinutes).toBeLessThanOrEqual(620);
        expect(leg.arrivalDayOffset * 1440 + leg.arrivalMinutes).toBe(leg.departureMinutes + leg.durationMinutes - 120);
        // 200 dollars for 900 km, give or take.
        const perKm = leg.priceMinor / 100 / (leg.distanceKm ?? 0);
        expect(perKm).toBeGreaterThan((200 / 900) * 0.94);
        expect(perKm).toBeLessThan((200 / 900) * 1.06);
        expect(leg.priceMinor % 100).toBe(0);
        expect(((leg.distanceKm ?? 0) / 1.609344) % 1).toBeCloseTo(0, 9);
      }
    }),
    { numRuns: 50 },
  );
});
