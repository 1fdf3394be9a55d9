import { describe, expect, it } from "vitest";
import { addDays, fail, todayHere } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { city, timetableLeg } from "@/server/worlds/testing";
import { callTool } from "./call-tool";
import { toolContext } from "./testing/tool-context";

async function observed(name: string, input: unknown, context = toolContext()): Promise<string> {
  return (await callTool(name, input, context)).observation;
}

const flightToAustin = { origin: "Dallas", destination: "Austin", date: "2022-03-10" };

describe("what searches find", () => {
  it("is a line that says what it is, and a table", async () => {
    expect(await observed("FlightSearch", flightToAustin)).toBe(
      "Flights from Dallas to Austin on 2022-03-10:\n" +
        "Flight Number | Price | Departure Time | Arrival Time | Date | Origin | Destination | Distance\n" +
        "F1 | 120 | 09:00 | 11:00 | 2022-03-10 | Dallas | Austin | 322 km",
    );
    expect(await observed("CitySearch", { state: "Texas" })).toBe("Cities in Texas:\nCity\nDallas\nAustin");
  });

  it("keeps a record on one line and a cell between bars, whatever is in it", async () => {
    const restaurants = (await observed("RestaurantSearch", { city: "Austin" })).split("\n");
    expect(restaurants).toHaveLength(4);
    expect(restaurants[2]).toMatch(/^Salt \/ Smoke \| /);
    const [, , first] = (await observed("AccommodationSearch", { city: "Austin" })).split("\n");
    expect(first).toMatch(/^Two lines, a room \| 100 \| Entire home\/apt \| .* \| Austin$/);
  });

  it("is a sentence for a way by road, at the price of one car or one cab", async () => {
    const way = { origin: "Dallas", destination: "Austin" };
    expect(await observed("DistanceMatrix", { ...way, mode: "self-driving" })).toBe(
      "Self-driving, from Dallas to Austin, duration: 3 hours 2 mins, distance: 312 km, cost: 15",
    );
    expect(await observed("DistanceMatrix", { ...way, mode: "taxi" })).toBe(
      "Taxi, from Dallas to Austin, duration: 3 hours 2 mins, distance: 312 km, cost: 312",
    );
  });

  it("may be nothing, which is said and marked", async () => {
    const none = await callTool("FlightSearch", { ...flightToAustin, date: "2022-03-11" }, toolContext());
    expect(none).toMatchObject({ ok: true, failure: null, empty: true });
    expect(none.observation).toBe("There is no flight from Dallas to Austin on 2022-03-11.");
    const overADay = { origin: "Austin", destination: "Santa Fe", mode: "taxi" };
    expect(await observed("DistanceMatrix", overADay)).toBe("No valid route from Austin to Santa Fe for taxi.");
    expect(await observed("AttractionSearch", { city: "Dallas" })).toBe("There is no attraction in Dallas.");
  });

  it("takes a state in parentheses away from a city, and finds cities that have places only", async () => {
    expect(await observed("RestaurantSearch", { city: "Austin (Texas)" })).toContain("Restaurants in Austin:");
    expect(await observed("AccommodationSearch", { city: "Nowhere Listed" })).toContain("Accommodations in Nowhere");
  });
});

describe("what is wrong with a call", () => {
  it.each([
    ["RestaurantSearch", { city: "Austn" }, 'There is no city "Austn" here. Did you mean "Austin"?'],
    ["RestaurantSearch", { city: "austin" }, 'Did you mean "Austin"?'],
    ["RestaurantSearch", { city: "Austin, Texas" }, 'Did you mean "Austin"?'],
    ["RestaurantSearch", { city: "Vladivostok" }, "Write a city that a search has named."],
    ["CitySearch", { state: "Texsa" }, 'Did you mean "Texas"?'],
    ["CitySearch", { state: "Dallas" }, '"Dallas" is a city'],
    ["CitySearch", { state: "Bavaria" }, "The states are: Texas, New Mexico."],
    ["FlightSearch", { ...flightToAustin, date: "March 10" }, "Write the date as YYYY-MM-DD"],
    ["FlightSearch", { ...flightToAustin, date: "2022-02-30" }, "Write the date as YYYY-MM-DD"],
    ["FlightSearch", { ...flightToAustin, date: "2023-03-10" }, "write a date from 2022-03-10 to 2022-03-12"],
    ["FlightSearch", { origin: "Dallas", date: "2022-03-10" }, 'The argument "destination" is missing.'],
    ["FlightSearch", ["Dallas", "Austin"], "It takes 3 arguments and was given 2."],
    ["DistanceMatrix", { origin: "Dallas", destination: "Austin", mode: "bus" }, 'Write "self-driving" or "taxi".'],
    ["NotebookWrite", { description: "Flights" }, "search for something first"],
  ])("%s %j is said", async (name, input, said) => {
    const answer = await callTool(name, input, toolContext());
    expect(answer).toMatchObject({ ok: false, failure: "argument error" });
    expect(answer.observation).toContain(said);
    expect(answer.observation).toContain(`It is called as ${name}[`);
  });

  it("tells which tools there are when one is unknown", async () => {
    const answer = await callTool("FlightSerch", {}, toolContext());
    expect(answer).toMatchObject({ ok: false, failure: "invalid action" });
    expect(answer.observation).toContain("Did you mean FlightSearch?");
    expect(answer.observation).toContain("AccommodationSearch[City]");
  });

  it("does not search days that have passed where time passes", async () => {
    const world = memoryWorld({
      cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
      timetable: [timetableLeg()],
    });
    const context = toolContext({ world });
    const search = (date: string) => callTool("FlightSearch", { ...flightToAustin, date }, context);
    const past = await search(addDays(todayHere(), -2));
    expect(past).toMatchObject({ ok: false, failure: "argument error" });
    expect(past.observation).toContain("has passed");
    expect(await search(addDays(todayHere(), 2))).toMatchObject({ ok: true, empty: false });
  });
});

describe("writing", () => {
  it("puts what the last search found into the notebook, for the planner", async () => {
    const context = toolContext();
    const flights = await observed("FlightSearch", flightToAustin, context);
    expect(await observed("NotebookWrite", { description: "Flights out" }, context)).toBe(
      'Note 1 of the notebook: what FlightSearch found, as "Flights out".',
    );
    expect(context.notebook.notes).toEqual([{ description: "Flights out", tool: "FlightSearch", content: flights }]);
    expect(await observed("Planner", { query: "Go." }, context)).toBe("trip: Go. (1 notes)");
    expect(await observed("DailyPlanner", { query: "Day 1." }, context)).toBe("day: Day 1. (1 notes)");
  });

  it("keeps the last search that worked", async () => {
    const context = toolContext();
    await observed("CitySearch", { state: "Texas" }, context);
    await observed("RestaurantSearch", { city: "Vladivostok" }, context);
    await observed("NotebookWrite", { description: "Cities" }, context);
    expect(context.notebook.notes[0]?.tool).toBe("CitySearch");
  });

  it.each([
    ["model_unavailable", null],
    ["bad_input", "argument error"],
  ] as const)("tells a planner's %s from a wrong call", async (code, failure) => {
    const context = toolContext({ writePlan: async () => fail({ code, message: "No plan for now." }) });
    const answer = await callTool("Planner", { query: "Go." }, context);
    expect(answer).toMatchObject({ ok: false, failure, output: { code } });
    expect(answer.observation).toContain("No plan for now.");
  });
});
