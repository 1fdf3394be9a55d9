import { expect, test } from "vitest";
import { breaksOf, keyOfBreak, keyOfFree } from "./breaks";
import type { Itinerary, MealStop } from "./itinerary";
import { usd } from "./money";
import type { Check, Fault } from "./plan-result";

const lunch: MealStop = {
  ...{ kind: "meal", id: "day-2-lunch", recordId: "lotus", name: "Lotus", city: "Austin", meal: "lunch" },
  ...{ start: null, end: null, cost: usd(20), locked: false, reasons: [], alternatives: [] },
};

function itinerary(stops: MealStop[]): Itinerary {
  const day = { number: 2, date: "2026-03-25", from: "Austin", city: "Austin", stops };
  const cost = { legs: usd(0), stays: usd(0), meals: usd(20), visits: usd(0), total: usd(20) };
  return { world: { name: "memory", hash: "memory" }, origin: "Dallas", people: 1, days: [day], cost };
}

function fault(given: Partial<Fault>): Fault {
  return { text: "", stops: [], day: null, ...given };
}

test("a break at a stop is known by its record, so that it is the same after a re-plan gave the stop another id", () => {
  const check = { name: "openingHours" };
  const key = keyOfBreak(check, fault({ stops: ["day-2-lunch"], day: 2 }), itinerary([lunch]));
  const renamed = itinerary([{ ...lunch, id: "added-lotus" }]);
  expect(keyOfBreak(check, fault({ stops: ["added-lotus"], day: 2, text: "other words" }), renamed)).toBe(key);
  expect(keyOfBreak(check, fault({ stops: ["added-lotus"], day: 3 }), renamed)).not.toBe(key);
});

test("the budget stays broken by whatever amount; other faults of the whole trip are told apart by their sentence", () => {
  const key = (name: string, text: string) => keyOfBreak({ name }, fault({ text }), itinerary([]));
  expect(key("budget", "$100 too much.")).toBe(key("budget", "$90 too much."));
  expect(key("cuisines", "No meal is Thai.")).not.toBe(key("cuisines", "No meal is Indian."));
});

test("what is missing has the key of what is kept free", () => {
  const key = (name: string, text: string) => keyOfBreak({ name }, fault({ text, day: 2 }), itinerary([]));
  expect(key("meals", "Day 2 has no dinner.")).toBe(keyOfFree({ day: 2, slot: "dinner" }));
  expect(key("visits", "Day 2 in Austin has nothing to visit.")).toBe(keyOfFree({ day: 2, slot: "visits" }));
  expect(key("nights", "Night 2 has no lodging.")).toBe(keyOfFree({ day: 2, slot: "stay" }));
});

test("only what is broken breaks: a preference has no faults and breaks nothing, unless it is insisted on", () => {
  const check = (name: string, kept: boolean | null): Check => ({
    ...{ name, kept, label: name, evidence: "", stops: [] },
    faults: kept === false ? [fault({ text: name })] : [],
  });
  const wish: Check = { ...check("restaurant.preferredCuisines", false), faults: [] };
  const checks = [check("budget", false), check("route", true), wish, check("hotel.ratings", false)];
  const breaks = breaksOf({ checks, itinerary: itinerary([]), keptOnPurpose: ["budget|trip|"] });
  expect(breaks.map(({ check: { name }, onPurpose }) => [name, onPurpose])).toEqual([
    ["budget", true],
    ["hotel.ratings", false],
  ]);
});
