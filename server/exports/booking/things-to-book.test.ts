import { describe, expect, test } from "vitest";
import { type Day, type Itinerary, type LegMode, type Stop, usd } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, lodging, restaurant } from "@/server/worlds/testing";
import { thingsToBook } from "./things-to-book";

const RESTAURANT_DETAILS = {
  ...{ diningStyles: [], seating: [], payment: [], parking: [], petFriendly: false, smoking: false, liveMusic: false },
  ...{ disabilityAccess: true, reservations: true, address: "8 Willow Lane", phone: "555 0142" },
};
const inn = lodging({ city: "Austin" });
const withTables = restaurant({ city: "Austin", details: RESTAURANT_DETAILS });
const diner = restaurant({ city: "Austin", details: { ...RESTAURANT_DETAILS, reservations: false } });
const museum = attraction({ city: "Austin", priceMinor: 12_00, phone: "555 0100" });
const park = attraction({ city: "Austin" });
const world = memoryWorld({
  cities: [city({ name: "Austin" })],
  lodgings: [inn],
  restaurants: [withTables, diner],
  attractions: [museum, park],
});

const OWN = { start: null, end: null, locked: false, reasons: [], alternatives: [] };

function leg(id: string, mode: LegMode, from: string, to: string): Stop {
  const facts = { number: mode === "flight" ? "F1" : null, durationMinutes: null, distanceKm: null, units: 2 };
  return {
    kind: "leg",
    ...OWN,
    id,
    recordId: `${mode}:${from}`,
    name: "A leg",
    cost: usd(50),
    mode,
    from,
    to,
    ...facts,
  };
}

function night(number: number, nights: number): Stop {
  const place = { id: `night-${number}`, recordId: inn.id, name: inn.name, city: "Austin", cost: usd(100) };
  return { kind: "stay", ...OWN, ...place, night: number, nights, rooms: 1 };
}

const meal = ({ id, name }: { id: string; name: string }, of: "breakfast" | "dinner" = "dinner"): Stop => ({
  kind: "meal",
  ...OWN,
  id: `meal-${id}-${of}`,
  recordId: id,
  name,
  city: "Austin",
  cost: usd(40),
  meal: of,
});
const visit = ({ id, name }: { id: string; name: string }): Stop => ({
  kind: "visit",
  ...OWN,
  id: `visit-${id}`,
  recordId: id,
  name,
  city: "Austin",
  cost: usd(24),
});

function trip(...days: Stop[][]): Itinerary {
  const none = usd(0);
  return {
    world: { name: "test", hash: "0" },
    origin: "Dallas",
    people: 2,
    days: days.map(
      (stops, index): Day => ({
        number: index + 1,
        date: `2026-06-0${index + 1}`,
        from: "Austin",
        city: "Austin",
        stops,
      }),
    ),
    cost: { legs: none, stays: none, meals: none, visits: none, total: none },
  };
}

describe("what has to be booked", () => {
  test("flights are, by seat", () => {
    expect(thingsToBook(trip([leg("a", "flight", "Dallas", "Austin")]), world)).toMatchObject([
      {
        kind: "flight",
        what: "Flight F1, Dallas to Austin",
        forWhom: "2 seats",
        date: "2026-06-01",
        bookBy: "2026-05-11",
      },
    ]);
  });

  test("nights in one lodging are one thing, until check-out", () => {
    expect(thingsToBook(trip([night(1, 2)], [night(2, 2)]), world)).toMatchObject([
      { kind: "stay", forWhom: "1 room, 2 nights", date: "2026-06-01", until: "2026-06-03", cost: usd(200) },
    ]);
  });

  test("one car serves all legs between which nobody flies", () => {
    const drive = (id: string, from: string, to: string) => leg(id, "self-driving", from, to);
    const there = [drive("a", "Dallas", "Austin")];
    const on = [drive("b", "Austin", "Waco")];
    const after = [leg("c", "flight", "Waco", "Reno"), drive("d", "Reno", "Elko")];
    expect(thingsToBook(trip(there, on, after), world)).toMatchObject([
      { kind: "car", what: "Car, Dallas to Austin to Waco", until: "2026-06-02", cost: usd(100), day: 1 },
      { kind: "flight" },
      { kind: "car", what: "Car, Reno to Elko", until: null, day: 3 },
    ]);
  });

  test("tables are where they can be reserved, and nobody reserves breakfast", () => {
    const things = thingsToBook(trip([meal(withTables, "breakfast"), meal(diner), meal(withTables)]), world);
    expect(things).toMatchObject([{ kind: "table", what: `${withTables.name}, dinner`, forWhom: "table for 2" }]);
  });

  test("visits are where tickets or tours are sold", () => {
    expect(thingsToBook(trip([visit(park), visit(museum)]), world)).toMatchObject([
      { kind: "tickets", what: museum.name, phone: "555 0100" },
    ]);
  });

  test("what was booked before is shown as such", () => {
    const booked = { ...visit(park), recordId: "booked:1" };
    expect(thingsToBook(trip([booked]), world)).toMatchObject([{ kind: "tickets", bookedBefore: true }]);
  });
});
