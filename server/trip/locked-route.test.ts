import { expect, it } from "vitest";
import type { Itinerary, Stop } from "./itinerary";
import { withRouteLocked } from "./locked-route";
import { usd } from "./money";
import { type Lock, requestSchema } from "./request";

const base = {
  start: null,
  end: null,
  cost: usd(10),
  locked: false,
  reasons: [],
  alternatives: [],
  city: "Austin",
};
const night: Stop = { ...base, kind: "stay", id: "night", recordId: "inn", name: "Inn", night: 1, nights: 1, rooms: 1 };
const lunch: Stop = { ...base, kind: "meal", id: "lunch", recordId: "grill", name: "Grill", meal: "lunch" };
const itinerary: Itinerary = {
  world: { name: "sample", hash: "abc" },
  origin: "Boston",
  people: 1,
  days: [{ number: 2, date: "2027-03-02", from: "Austin", city: "Austin", stops: [lunch, night] }],
  cost: { legs: usd(0), stays: usd(10), meals: usd(10), visits: usd(0), total: usd(20) },
};
const request = (locks: Lock[]) =>
  requestSchema.parse({
    origin: "Boston",
    destination: { kind: "region", region: "Texas", cityCount: 1 },
    returnTo: "Boston",
    dates: { kind: "fixed", start: "2027-03-01", days: 3 },
    people: 1,
    demands: {},
    locks,
  });

it("locks nights and ways, and leaves meals and visits free", () => {
  const expected: Lock = { kind: "stay", day: 2, recordId: "inn", onPurpose: false };
  expect(withRouteLocked(request([]), itinerary).locks).toEqual([expected]);
});

it("keeps a lock that is there, with what it is meant to break", () => {
  const held: Lock = { kind: "stay", day: 2, recordId: "inn", onPurpose: true };
  expect(withRouteLocked(request([held]), itinerary).locks).toEqual([held]);
});
