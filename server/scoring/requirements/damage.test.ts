import { describe, expect, it } from "vitest";
import { type Itinerary, itinerarySchema, usd } from "@/server/trip";
import { recount, removeStop, stopOf } from "./testing/damage";
import { texasItinerary } from "./testing/texas-trip";
import { broken } from "./testing/verify-texas";

type Damage = (itinerary: Itinerary) => void;

const day = (itinerary: Itinerary, number: number) => {
  const found = itinerary.days[number - 1];
  if (found === undefined) throw new Error(`The itinerary has no day ${number}.`);
  return found;
};

/** Each kind of damage with exactly the checks that must find it. */
function finds(cases: readonly (readonly [name: string, expected: string[], damage: Damage])[]) {
  it.each(cases)("%s", (_, expected, damage) => {
    const itinerary = texasItinerary();
    damage(itinerary);
    expect(itinerarySchema.safeParse(itinerary).success).toBe(true);
    expect(broken(itinerary)).toEqual(expected);
  });
}

describe("damage to the route and the dates", () => {
  finds([
    ["another origin", ["legs", "route"], (trip) => Object.assign(day(trip, 1), { from: "Tulsa" })],
    ["another origin in the head", ["route"], (trip) => Object.assign(trip, { origin: "Tulsa" })],
    ["a break between two days", ["legs", "route"], (trip) => Object.assign(day(trip, 4), { from: "Waco" })],
    [
      "a night elsewhere",
      ["destinations", "legs", "meals", "nights", "route"],
      (trip) => Object.assign(day(trip, 3), { city: "Waco" }),
    ],
    ["an end elsewhere", ["legs", "route"], (trip) => Object.assign(day(trip, 5), { city: "Waco" })],
    [
      "no way back",
      ["lock", "meals", "route"],
      (trip) => {
        Object.assign(day(trip, 5), { city: "Houston" });
        removeStop(trip, "day-5-leg");
        recount(trip);
      },
    ],
    [
      "two days swapped",
      ["dates", "minimumNights", "route", "times"],
      (trip) => trip.days.splice(1, 3, day(trip, 4), day(trip, 3), day(trip, 2)),
    ],
    [
      "a day too few",
      ["dates", "lock", "nights", "route"],
      (trip) => {
        trip.days.pop();
        recount(trip);
      },
    ],
    [
      "another start",
      ["cost", "dates", "legs", "openingHours", "records", "times"],
      (trip) => {
        for (const [index, one] of trip.days.entries()) one.date = `2026-06-0${index + 1}`;
      },
    ],
    [
      "a date left out",
      ["cost", "dates", "legs", "openingHours", "records", "times"],
      (trip) => Object.assign(day(trip, 5), { date: "2026-05-10" }),
    ],
    ["a wrong day number", ["dates"], (trip) => Object.assign(day(trip, 3), { number: 7 })],
    [
      "no days at all",
      ["cuisines", "dates", "destinations", "lock", "route"],
      (trip) => {
        trip.days = [];
        recount(trip);
      },
    ],
  ]);
});

describe("damage to the travel", () => {
  finds([
    [
      "a flight of another date",
      ["cost", "legs", "lock", "records"],
      (trip) => Object.assign(stopOf(trip, "leg", "day-5-leg"), { recordId: "f3" }),
    ],
    [
      "a train that is a flight",
      ["cost", "legs", "records"],
      (trip) => Object.assign(stopOf(trip, "leg", "day-1-leg"), { mode: "train" }),
    ],
    ["another number", ["records"], (trip) => Object.assign(stopOf(trip, "leg", "day-1-leg"), { number: "F9" })],
    [
      "a shorter flight",
      ["records"],
      (trip) => Object.assign(stopOf(trip, "leg", "day-1-leg"), { durationMinutes: 100 }),
    ],
    ["a longer road", ["records"], (trip) => Object.assign(stopOf(trip, "leg", "day-3-leg"), { distanceKm: 300 })],
    [
      "a leg between other cities",
      ["cost", "legs", "records", "times"],
      (trip) => Object.assign(stopOf(trip, "leg", "day-3-leg"), { to: "Denver" }),
    ],
    [
      "no leg on a moving day",
      ["legs"],
      (trip) => {
        removeStop(trip, "day-3-leg");
        recount(trip);
      },
    ],
    [
      "a leg on a full day",
      ["legs", "records", "times"],
      (trip) => {
        day(trip, 4).stops.push(structuredClone(stopOf(trip, "leg", "day-3-leg")));
        recount(trip);
      },
    ],
    [
      "the own car between flights",
      ["modes", "transportation"],
      (trip) => {
        Object.assign(stopOf(trip, "leg", "day-3-leg"), {
          mode: "self-driving",
          recordId: "drive:Austin:Houston",
          cost: usd(13),
        });
        recount(trip);
      },
    ],
    [
      "a drive of more than a day",
      ["legs", "lock", "records", "times"],
      (trip) => {
        Object.assign(stopOf(trip, "leg", "day-5-leg"), {
          mode: "taxi",
          recordId: "taxi:Houston:Denver",
          cost: usd(1_660),
          units: 1,
          number: null,
        });
        recount(trip);
      },
    ],
    [
      "a departure moved",
      ["records", "times"],
      (trip) =>
        Object.assign(stopOf(trip, "leg", "day-5-leg"), {
          start: { date: "2026-05-08", time: "12:30", zone: "America/Chicago" },
        }),
    ],
    ["too few seats", ["people"], (trip) => Object.assign(stopOf(trip, "leg", "day-1-leg"), { units: 2 })],
  ]);
});

describe("damage to the nights", () => {
  const move = (trip: Itinerary, ids: readonly string[], change: object) => {
    for (const id of ids) Object.assign(stopOf(trip, "stay", id), change);
  };
  const austin = ["day-1-stay", "day-2-stay"];

  finds([
    [
      "a night without lodging",
      ["lock", "minimumNights", "nights"],
      (trip) => {
        removeStop(trip, "day-1-stay");
        recount(trip);
      },
    ],
    [
      "a night too many",
      ["minimumNights", "nights", "records"],
      (trip) => {
        day(trip, 5).stops.push(structuredClone(stopOf(trip, "stay", "day-4-stay")));
        recount(trip);
      },
    ],
    [
      "a lodging of another city",
      ["cost", "lock", "minimumNights", "nights", "people"],
      (trip) => move(trip, ["day-1-stay"], { recordId: "bay", name: "Bay Villa", city: "Houston" }),
    ],
    [
      "a lodging said to be elsewhere",
      ["cost", "houseRule", "lock", "minimumNights", "records", "roomType"],
      (trip) => move(trip, ["day-1-stay"], { recordId: "bay", name: "Bay Villa" }),
    ],
    [
      "fewer nights than asked for",
      ["lock", "minimumNights"],
      (trip) => move(trip, austin, { recordId: "long", name: "Long Stay" }),
    ],
    ["nights counted wrong", ["minimumNights"], (trip) => move(trip, ["day-4-stay"], { night: 1 })],
    ["a forbidden pet", ["houseRule", "lock"], (trip) => move(trip, austin, { recordId: "den", name: "Pet-Free Den" })],
    ["a shared room", ["lock", "roomType"], (trip) => move(trip, austin, { recordId: "dorm", name: "Dormitory" })],
    ["too few rooms", ["people"], (trip) => move(trip, ["day-1-stay"], { rooms: 1 })],
    ["another name", ["records"], (trip) => move(trip, ["day-1-stay"], { name: "Oak Palace" })],
    [
      "a lodging that does not exist",
      ["cost", "houseRule", "lock", "minimumNights", "records", "roomType"],
      (trip) => move(trip, ["day-1-stay"], { recordId: "none" }),
    ],
  ]);
});

describe("damage to meals and visits", () => {
  const change = (trip: Itinerary, id: string, given: object) => Object.assign(stopOf(trip, "meal", id), given);
  const times = (date: string, start: string, end: string) => ({
    start: { date, time: start, zone: "America/Chicago" },
    end: { date, time: end, zone: "America/Chicago" },
  });

  finds([
    [
      "a meal missing on a full day",
      ["meals"],
      (trip) => {
        removeStop(trip, "day-2-lunch");
        recount(trip);
      },
    ],
    [
      "a restaurant twice",
      ["meals"],
      (trip) => change(trip, "day-2-dinner", { recordId: "noodle", name: "Noodle Bar" }),
    ],
    ["dinner twice", ["meals"], (trip) => change(trip, "day-2-lunch", { meal: "dinner" })],
    [
      "a restaurant of another city",
      ["meals"],
      (trip) => change(trip, "day-4-lunch", { recordId: "brunch", name: "Brunch Only", city: "Austin" }),
    ],
    [
      "dinner where the day began",
      ["meals"],
      (trip) =>
        change(trip, "day-3-dinner", {
          recordId: "brunch",
          name: "Brunch Only",
          city: "Austin",
          ...times("2026-05-06", "13:00", "14:00"),
        }),
    ],
    [
      "a restaurant that does not exist",
      ["cost", "records"],
      (trip) => change(trip, "day-2-lunch", { recordId: "none" }),
    ],
    [
      "a name that two restaurants have",
      ["records"],
      (trip) => change(trip, "day-2-lunch", { recordId: "twin-a", name: "Twin" }),
    ],
    [
      "a wanted cuisine gone",
      ["cuisines"],
      (trip) => change(trip, "day-1-dinner", { recordId: "burger", name: "Burger" }),
    ],
    [
      "dinner where it is lunch time only",
      ["openingHours"],
      (trip) => change(trip, "day-2-dinner", { recordId: "brunch", name: "Brunch Only" }),
    ],
    [
      "nothing to visit on a full day",
      ["lock", "visits"],
      (trip) => {
        removeStop(trip, "day-2-visit");
        recount(trip);
      },
    ],
    [
      "an attraction twice",
      ["cost", "lock", "visits"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-2-visit"), { recordId: "lake", name: "Lake" }),
    ],
    [
      "an attraction of another city",
      ["cost", "lock", "visits"],
      (trip) =>
        Object.assign(stopOf(trip, "visit", "day-2-visit"), { recordId: "port", name: "Port", city: "Houston" }),
    ],
    [
      "a museum that is closed on Mondays",
      ["cost", "openingHours", "visits"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-1-visit"), { recordId: "museum", name: "Museum" }),
    ],
    [
      "a visit before the doors open",
      ["openingHours", "times"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-2-visit"), times("2026-05-05", "08:50", "11:15")),
    ],
    [
      "a visit that overlaps a meal",
      ["times"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-2-visit"), times("2026-05-05", "10:00", "13:00")),
    ],
    [
      "no time to get there",
      ["times"],
      (trip) => Object.assign(stopOf(trip, "meal", "day-2-breakfast"), times("2026-05-05", "08:00", "09:00")),
    ],
    [
      "a visit too soon before the flight",
      ["times"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-5-visit"), times("2026-05-08", "12:00", "13:30")),
    ],
    [
      "a visit too soon after the flight",
      ["times"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-1-visit"), times("2026-05-04", "12:00", "13:30")),
    ],
    ["a night out", ["times"], (trip) => change(trip, "day-4-dinner", times("2026-05-07", "22:00", "23:00"))],
    [
      "a visit that ends before it begins",
      ["times"],
      (trip) => Object.assign(stopOf(trip, "visit", "day-5-visit"), times("2026-05-08", "11:00", "10:00")),
    ],
    [
      "the clock of another zone",
      ["times"],
      (trip) => change(trip, "day-2-lunch", { start: { date: "2026-05-05", time: "12:30", zone: "America/Denver" } }),
    ],
    ["no time at all", ["openingHours", "times"], (trip) => change(trip, "day-2-lunch", { start: null, end: null })],
    ["two stops of one id", ["records"], (trip) => change(trip, "day-2-lunch", { id: "day-2-dinner" })],
  ]);
});

describe("damage to the money", () => {
  finds([
    ["a wrong price", ["cost"], (trip) => (stopOf(trip, "meal", "day-2-lunch").cost = usd(59))],
    [
      "a wrong price with the sums to match",
      ["cost"],
      (trip) => {
        stopOf(trip, "leg", "day-1-leg").cost = usd(300);
        recount(trip);
      },
    ],
    ["a sum that is off by one cent", ["cost"], (trip) => (trip.cost.meals.amountMinor += 1)],
    ["a total that is off by one cent", ["cost"], (trip) => (trip.cost.total.amountMinor -= 1)],
    ["another currency", ["cost"], (trip) => (stopOf(trip, "stay", "day-1-stay").cost.currency = "EUR")],
    ["records of another day", ["records"], (trip) => (trip.world.hash = "older")],
    ["a plan for fewer people", ["people"], (trip) => (trip.people = 2)],
  ]);
});
