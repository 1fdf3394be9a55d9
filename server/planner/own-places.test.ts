import { expect, it } from "vitest";
import { verifyItinerary } from "@/server/scoring";
import { isBroken, type Objective, OWN_PLACES_CHECK, type OwnPlace, requestSchema, usd } from "@/server/trip";
import { plan } from "./plan";
import { smallWorld } from "./testing/small-world";

const world = smallWorld();
/** The dearer lodging, the dearest tables, sights that come last in their file, and one place elsewhere. */
const OWN: OwnPlace[] = [
  { kind: "stay", recordId: "Birch-home", name: "Birch Home", city: "Birch" },
  { kind: "meal", recordId: "Birch-table-10", name: "Birch Table 10", city: "Birch" },
  { kind: "meal", recordId: "Birch-table-9", name: "Birch Table 9", city: "Birch" },
  { kind: "visit", recordId: "Birch-sight-3", name: "Birch Sight 3", city: "Birch" },
  { kind: "visit", recordId: "Cedar-sight-0", name: "Cedar Sight 0", city: "Cedar" },
];

function planned(objective: Objective, ownPlaces?: readonly OwnPlace[], budget: number | null = null) {
  const request = requestSchema.parse({
    ...{
      origin: "Boston",
      returnTo: "Boston",
      people: 1,
      destination: { kind: "cities", cities: [{ name: "Birch" }] },
    },
    dates: { kind: "fixed", start: "2026-06-05", days: 3 },
    demands: { budget: budget === null ? null : usd(budget) },
    ownPlaces,
  });
  const answer = plan(request, world, { objective, otherTrips: 0 });
  if (answer.status !== "plan") throw new Error(answer.explanation);
  const stops = answer.itinerary.days.flatMap((day) => day.stops);
  return { ...answer, request, stops, names: new Set(stops.map(({ name }) => name)) };
}

it.each(["preferences", "time"] as const)(
  "saved places come first under the objective %s, and say why",
  (objective) => {
    const without = planned(objective);
    const { names, stops, itinerary, request, proven } = planned(objective, OWN);
    expect(proven).toBe(true);
    for (const { name, city } of OWN) expect([name, names.has(name)]).toEqual([name, city === "Birch"]);
    expect(OWN.every(({ name }) => without.names.has(name))).toBe(false);
    const table = stops.find(({ name }) => name === "Birch Table 10");
    expect(table?.reasons.map(({ text }) => text)).toContain("You saved it as a place to go to.");

    const checks = verifyItinerary(request, itinerary, world);
    expect(checks.filter(isBroken)).toEqual([]);
    expect(checks.find(({ name }) => name === OWN_PLACES_CHECK)).toMatchObject({
      kept: false,
      evidence:
        "4 of 5 places: Birch Home, Birch Table 10, Birch Table 9, Birch Sight 3. Not in the plan: Cedar Sight 0.",
    });
  },
);

it("they are wishes: the cheapest trip buys none of them, and a budget holds", () => {
  const cheapest = planned("cost");
  const wished = planned("cost", OWN);
  expect(wished.itinerary.cost.total).toEqual(cheapest.itinerary.cost.total);
  const budget = Math.ceil(cheapest.itinerary.cost.total.amountMinor / 100);
  const bound = planned("preferences", OWN, budget);
  expect(bound.itinerary.cost.total.amountMinor).toBeLessThanOrEqual(budget * 100);
  expect(bound.names.has("Birch Home")).toBe(false);
});
