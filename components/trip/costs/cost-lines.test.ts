import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Itinerary, sumMoney, usd } from "@/server/trip";
import { leg, roundTrip, stay } from "../../testing/itineraries";
import { COST_PARTS, costLines, dayCosts } from "./cost-lines";

function withStops(...days: Itinerary["days"][number]["stops"][]): Itinerary {
  const trip = roundTrip(
    "Chicago",
    days.slice(1).map((_, index) => `City ${index}`),
  );
  return {
    ...trip,
    days: days.map((stops, index) => ({ number: index + 1, date: "2026-03-14", from: "A", city: "A", stops })),
  };
}

describe("costLines", () => {
  it("spells out seats, cars, rooms and nights", () => {
    const night = (number: number) =>
      stay("Miami", "Inn", { id: `night-${number}`, night: number, nights: 3, rooms: 2, cost: usd(240) });
    const trip = withStops(
      [leg("Chicago", "Miami", "flight", { units: 2, cost: usd(178) }), night(1)],
      [night(2)],
      [leg("Miami", "Tampa", "self-driving", { units: 1, distanceKm: 449.7, cost: usd(23) }), night(3)],
    );
    expect(costLines(trip).map(({ label, how, cost }) => [label, how, cost])).toEqual([
      ["Chicago to Miami", "2 seats × $89", usd(178)],
      ["Inn", "2 rooms × 3 nights × $120", usd(720)],
      ["Miami to Tampa", "Drive, 1 car, 450 km", usd(23)],
    ]);
  });

  it("names no price of one that would not be right", () => {
    const trip = withStops(
      [leg("A", "B", "taxi", { units: 3, cost: usd(100) })],
      [stay("B", "Inn", { rooms: 3, cost: usd(100) })],
    );
    expect(costLines(trip).map(({ how }) => how)).toEqual(["Taxi, 3 taxis", "3 rooms × 1 night"]);
  });

  it("keeps two stays in the same lodging apart", () => {
    const one = (id: string) => stay("Miami", "Inn", { id, cost: usd(100) });
    expect(costLines(withStops([one("a")], [one("b")]))).toHaveLength(2);
  });

  it("adds up to the stops, by thing and by day", () => {
    const cost = fc.integer({ min: 0, max: 100_000 }).map((amountMinor) => ({ amountMinor, currency: "USD" }));
    const stop = fc.oneof(
      cost.map((price) => leg("A", "B", "flight", { cost: price, units: 2 })),
      fc
        .tuple(cost, fc.constantFrom("Inn", "Lodge"), fc.integer({ min: 1, max: 3 }))
        .map(([price, name, night]) => stay("A", name, { cost: price, night, nights: 3 })),
    );
    fc.assert(
      fc.property(fc.array(fc.array(stop, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), (days) => {
        const trip = withStops(...days.map((stops, day) => stops.map((some, at) => ({ ...some, id: `${day}-${at}` }))));
        const all = sumMoney(trip.days.flatMap(({ stops }) => stops.map((some) => some.cost)));
        expect(sumMoney(costLines(trip).map((line) => line.cost))).toEqual(all);
        expect(sumMoney(dayCosts(trip).map(({ total }) => total))).toEqual(all);
        expect(sumMoney(dayCosts(trip).flatMap(({ parts }) => COST_PARTS.map((part) => parts[part])))).toEqual(all);
      }),
    );
  });
});
