import { describe, expect, it } from "vitest";
import { type Itinerary, requestSchema } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { agentConformance } from "../testing/agent-conformance";
import { conformanceTask, eventsOf } from "../testing/conformance-trip";
import { greedy } from "./greedy";

agentConformance(greedy);

const places = ["Dallas", "Austin", "Waco"];
const roads = places.flatMap((origin) =>
  places.filter((destination) => destination !== origin).map((destination) => road({ origin, destination, km: 300 })),
);
const world = memoryWorld({
  cities: places.map((name) => city({ name })),
  scheduledLegs: [
    flight({ date: "2022-03-10", priceMinor: 14_00 }),
    flight({ date: "2022-03-10", priceMinor: 12_00, id: "cheap" }),
    flight({ date: "2022-03-12", origin: "Austin", destination: "Waco", priceMinor: 16_00 }),
  ],
  roads,
  lodgings: places.flatMap((name) => [
    lodging({ city: name, priceMinor: 90_00 }),
    lodging({ city: name, name: `Cheap of ${name}`, priceMinor: 50_00, minimumNights: 9, maximumOccupancy: 2 }),
  ]),
  restaurants: places.flatMap((name) => [
    restaurant({ city: name, priceMinor: 20_00 }),
    restaurant({ city: name, name: `Diner of ${name}`, priceMinor: 10_00 }),
  ]),
  attractions: places.flatMap((name) => Array.from({ length: 20 }, () => attraction({ city: name }))),
});

async function trip(people: number, seed = 0): Promise<Itinerary> {
  const request = requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "region", region: "Texas", cityCount: 2 },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: "2022-03-10", days: 5 },
    people,
    demands: { budget: { amountMinor: 1, currency: "USD" } },
  });
  const events = await eventsOf(greedy, { ...conformanceTask, request }, { world, seed });
  const proposed = events.find((event) => event.type === "planProposed");
  if (!proposed) throw new Error("Nothing was proposed.");
  return proposed.itinerary;
}

describe("greedy", () => {
  it("visits the first cities of the state other than the origin, two days each, and goes home on the last", async () => {
    const { days } = await trip(1);
    expect(days.map((day) => [day.from, day.city])).toEqual([
      ["Dallas", "Austin"],
      ["Austin", "Austin"],
      ["Austin", "Waco"],
      ["Waco", "Waco"],
      ["Waco", "Dallas"],
    ]);
  });

  it("takes the cheapest way for one traveler: a flight, or the road when it is cheaper or there is no flight", async () => {
    const { days } = await trip(1);
    const legs = days.flatMap((day) => day.stops).filter((stop) => stop.kind === "leg");
    expect(legs.map((leg) => [leg.mode, leg.recordId])).toEqual([
      ["flight", "cheap"],
      ["self-driving", "drive:Austin:Waco"],
      ["self-driving", "drive:Waco:Dallas"],
    ]);
  });

  it("eats in the cheapest restaurant and sleeps in the cheapest lodging, whatever rule that breaks", async () => {
    const { days } = await trip(1);
    const stops = days.flatMap((day) => day.stops);
    const meals = stops.filter((stop) => stop.kind === "meal");
    expect(meals).toHaveLength(15);
    expect(new Set(meals.map((meal) => meal.name))).toEqual(
      new Set(["Diner of Austin", "Diner of Waco", "Diner of Dallas"]),
    );
    const stays = stops.filter((stop) => stop.kind === "stay");
    expect(stays.map((stay) => [stay.name, stay.night, stay.nights])).toEqual([
      ["Cheap of Austin", 1, 2],
      ["Cheap of Austin", 2, 2],
      ["Cheap of Waco", 1, 2],
      ["Cheap of Waco", 2, 2],
    ]);
  });

  it("pays for the whole party", async () => {
    const { cost } = await trip(3);
    expect(cost).toMatchObject({
      legs: { amountMinor: 3 * 12_00 + 2 * 15_00 },
      stays: { amountMinor: 4 * 2 * 50_00 },
      meals: { amountMinor: 15 * 3 * 10_00 },
    });
    expect(cost.total.amountMinor).toBe(
      cost.legs.amountMinor + cost.stays.amountMinor + cost.meals.amountMinor + cost.visits.amountMinor,
    );
  });

  it("draws its attractions from the seed", async () => {
    const visits = async (seed: number) =>
      (await trip(1, seed)).days.flatMap((day) => day.stops).filter((stop) => stop.kind === "visit");
    expect((await visits(1)).map((visit) => visit.recordId)).not.toEqual(
      (await visits(2)).map((visit) => visit.recordId),
    );
  });

  it("says so when there is no city to visit", async () => {
    const request = requestSchema.parse({
      origin: "Dallas",
      destination: { kind: "region", region: "Ohio", cityCount: 1 },
      returnTo: "Dallas",
      dates: { kind: "fixed", start: "2022-03-10", days: 3 },
      people: 1,
      demands: {},
    });
    const events = await eventsOf(greedy, { ...conformanceTask, request }, { world });
    expect(events.map((event) => event.type)).toEqual(["task", "requestChanged", "error", "ended"]);
  });
});
