import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callTool, createNotebook, type ToolName, toRecords } from "@/server/tools";
import { fail } from "@/server/trip";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { factsIn } from "./facts";

async function observed(world: World, tool: ToolName, input: Record<string, string>) {
  const answer = await callTool(tool, input, {
    world,
    notebook: createNotebook(),
    writePlan: async () => fail({ code: "internal", message: "Nothing is planned here." }),
    signal: new AbortController().signal,
  });
  return answer;
}

const name = fc
  .string({ unit: fc.constantFrom("a", "B", "é", "'", " ", ",", ";", ":", "&", "(", ")", "-", "1"), maxLength: 14 })
  .map((middle) => `N${middle}n`);
const dollars = fc.integer({ min: 1, max: 2_000 });
const cities = [city({ name: "Dallas" }), city({ name: "Austin" })];

describe("factsIn", () => {
  it("reads restaurants, attractions and accommodations as the tools show them", async () => {
    const rows = fc.array(fc.tuple(name, dollars, fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, async (made) => {
        const world = memoryWorld({
          cities,
          restaurants: made.map(([called, price]) =>
            restaurant({ city: "Austin", name: called, priceMinor: price * 100, cuisines: "Tea, Pizza, Indian" }),
          ),
          attractions: made.map(([called]) => attraction({ city: "Austin", name: called })),
          lodgings: made.map(([called, price, nights]) =>
            lodging({
              city: "Austin",
              name: called,
              priceMinor: price * 100,
              minimumNights: nights,
              houseRules: "No pets & No smoking",
            }),
          ),
        });
        const austin = { city: "Austin" };
        const texts = await Promise.all(
          (["RestaurantSearch", "AttractionSearch", "AccommodationSearch"] as const).map((tool) =>
            observed(world, tool, austin),
          ),
        );
        const facts = factsIn(texts.map(({ observation }) => observation).join("\n\n"));
        const once = (all: readonly object[]) =>
          [...new Set(all.map((one) => JSON.stringify(one)))].map((one) => JSON.parse(one));
        expect(facts.restaurants).toEqual(
          once(made.map(([called, cost]) => ({ name: called, city: "Austin", cost, cuisines: "Tea, Pizza, Indian" }))),
        );
        expect(facts.attractions).toEqual(once(made.map(([called]) => ({ name: called, city: "Austin" }))));
        expect(facts.lodgings).toEqual(
          once(
            made.map(([called, price, minimumNights]) => ({
              ...{
                name: called,
                city: "Austin",
                price,
                roomType: "Entire home/apt",
                houseRules: "No pets & No smoking",
              },
              ...{ minimumNights, maximumOccupancy: 2 },
            })),
          ),
        );
      }),
    );
  });

  it("reads flights and roads, and which ways were looked for in vain", async () => {
    const world = memoryWorld({
      cities,
      scheduledLegs: [flight({ number: "F1234567", priceMinor: 120_00 })],
      roads: [road({ km: 312.5, minutes: 182 })],
    });
    const there = { origin: "Dallas", destination: "Austin" };
    const back = { origin: "Austin", destination: "Dallas" };
    const answers = [
      await observed(world, "FlightSearch", { ...there, date: "2022-03-10" }),
      await observed(world, "DistanceMatrix", { ...there, mode: "self-driving" }),
      await observed(world, "DistanceMatrix", { ...there, mode: "taxi" }),
      await observed(world, "FlightSearch", { ...back, date: "2022-03-10" }),
      await observed(world, "DistanceMatrix", { ...back, mode: "taxi" }),
    ];
    const facts = factsIn(answers.map(({ observation }) => observation).join("\n\n"));
    expect(facts.flights).toEqual([
      { ...there, number: "F1234567", price: 120, departure: "09:00", arrival: "11:00", date: "2022-03-10" },
    ]);
    expect(facts.roads).toEqual([
      { ...there, mode: "self-driving", cost: 15 },
      { ...there, mode: "taxi", cost: 312 },
    ]);
    expect(facts.legs).toEqual([
      { ...there, date: "2022-03-10" },
      { ...there, date: null },
      { ...back, date: "2022-03-10" },
      { ...back, date: null },
    ]);
  });

  it("reads the cities of a state up to the next step of a scratchpad", () => {
    const text =
      "Observation 1: Cities in Texas:\nCity\nDallas\nSan Angelo\n\nThought 2: Two cities.\nAction 2: Planner[x]";
    expect([...factsIn(text).cities]).toEqual([["Texas", ["Dallas", "San Angelo"]]]);
  });

  it("reads the same from readable records", () => {
    const rows = [
      { Name: "Tea; and: Cake", "Average Cost": 20, Cuisines: "Tea, Cafe", "Aggregate Rating": 4.1, City: "Austin" },
      { Name: "Blue Door", "Average Cost": 31, Cuisines: "French", "Aggregate Rating": 3.9, City: "Austin" },
    ];
    expect(factsIn(`What was collected:\n${toRecords(rows)}\n\nWrite day 2.`).restaurants).toEqual([
      { name: "Tea; and: Cake", city: "Austin", cost: 20, cuisines: "Tea, Cafe" },
      { name: "Blue Door", city: "Austin", cost: 31, cuisines: "French" },
    ]);
  });

  it("knows nothing that the text does not say", () => {
    fc.assert(
      fc.property(fc.lorem({ mode: "sentences" }), (text) => {
        const { flights, roads, restaurants, attractions, lodgings, cities: known, legs } = factsIn(text);
        expect([flights, roads, restaurants, attractions, lodgings, [...known], legs].flat()).toEqual([]);
      }),
    );
  });
});
