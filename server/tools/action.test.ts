import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAction, parseAction } from "./action";
import { exampleInput, tools } from "./tools";

const flights = { tool: "FlightSearch", input: { origin: "Dallas", destination: "Austin", date: "2022-03-10" } };

describe("parseAction", () => {
  it.each([
    "FlightSearch[Dallas, Austin, 2022-03-10]",
    "FlightSearch[Dallas,Austin,2022-03-10].",
    "  flightsearch [ Dallas ,  Austin, 2022-03-10 ]",
    "FlightSearch[Dallas, Austin, 2022-03-10",
    "FlightSearch(Dallas, Austin, 2022-03-10)",
    "FlightSearch: Dallas, Austin, 2022-03-10",
    "FlightSearch Dallas, Austin, 2022-03-10",
    `FlightSearch["Dallas", 'Austin', “2022-03-10”]`,
    "Action 3: FlightSearch[Dallas, Austin, 2022-03-10]",
    "**Action 3:** `FlightSearch[Dallas, Austin, 2022-03-10]`",
    "FlightSearch[Dallas, Austin, 2022-03-10]\nObservation 3: Flights [many]",
    "FlightSearch[Dallas, Austin, 2022-03-10] to see whether [cheap] ones exist",
    "Sure! Action: FlightSearch[Dallas, Austin, 2022-03-10]",
    "I will look (once more) for a flight. **Action 2:** `FlightSearch[Dallas, Austin, 2022-03-10]`",
    "Let me check.\n\nAction: FlightSearch\nAction Input: Dallas, Austin, 2022-03-10\nThat should do.",
    `Action: FlightSearch\nAction Input: {"origin": "Dallas", "destination": "Austin", "date": "2022-03-10"}`,
    `Action: FlightSearch\n**Action Input:** \`\`\`{"Origin": "Dallas", "destination": "Austin", "date": "2022-03-10"}`,
    `Action: FlightSearch\nAction Input: origin="Dallas", destination="Austin", date="2022-03-10"`,
    `FlightSearch(origin="Dallas", destination="Austin", date="2022-03-10")`,
    `FlightSearch(date='2022-03-10', origin='Dallas', destination='Austin')`,
    "FlightSearch[origin=Dallas, destination=Austin, date=2022-03-10]",
    `FlightSearch[{"origin": "Dallas", "destination": "Austin", "date": "2022-03-10"}]`,
    `FlightSearch({"origin": "Dallas", "destination": "Austin", "date": "2022-03-10"}) and then on`,
    `\`\`\`python\nFlightSearch(origin="Dallas", destination="Austin", date="2022-03-10")\n\`\`\``,
    "Action:\n```\nFlightSearch[Dallas, Austin, 2022-03-10]\n```",
  ])("reads %s", (text) => {
    expect(parseAction(text)).toEqual({ ok: true, value: flights });
  });

  it("gives the only argument all commas, quotes and brackets in pairs", () => {
    const query = `I'd like "cheap" food, 3 days [or 5], from Dallas, please`;
    expect(parseAction(`Planner[${query}]`)).toEqual({ ok: true, value: { tool: "Planner", input: { query } } });
  });

  it("keeps commas and brackets in named arguments that are quoted", () => {
    const read = parseAction(`FlightSearch(origin="New York, NY (JFK)", destination='Austin', date="2022-03-10")`);
    expect(read).toMatchObject({ value: { input: { origin: "New York, NY (JFK)", destination: "Austin" } } });
  });

  it("leaves the name of an argument that is wrong or missing to the tool", () => {
    expect(parseAction(`FlightSearch(origin="Dallas")`)).toMatchObject({ value: { input: { origin: "Dallas" } } });
    const wrong = parseAction(`CitySearch[{"region": "Texas"}]`);
    expect(wrong).toEqual({ ok: true, value: { tool: "CitySearch", input: { region: "Texas" } } });
  });

  it("takes what looks like a name and is none as part of the argument", () => {
    expect(parseAction("CitySearch[x=Texas]")).toMatchObject({ value: { input: { state: "x=Texas" } } });
  });

  it("tells an unknown tool by its input too", () => {
    const read = parseAction(`Action: TeleportSearch\nAction Input: {"to": "Dallas"}`);
    expect(read).toEqual({ ok: true, value: { tool: "TeleportSearch", input: ['{"to": "Dallas"}'] } });
  });

  it("leaves a wrong number of arguments as they are", () => {
    const read = parseAction("FlightSearch[Dallas, Austin]");
    expect(read).toEqual({ ok: true, value: { tool: "FlightSearch", input: ["Dallas", "Austin"] } });
  });

  it("reads actions of tools that are not ours as one argument", () => {
    const read = parseAction("Finish[Day 1: from A, to B]");
    expect(read).toEqual({ ok: true, value: { tool: "Finish", input: ["Day 1: from A, to B"] } });
  });

  it.each(["", "I think we are done.", "[]", "Let us search for flights", "42"])("finds no action in %j", (text) => {
    expect(parseAction(text)).toMatchObject({ ok: false, problem: { code: "bad_input" } });
  });

  it("reads back whatever formatAction writes", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[ ,"'`“”‘’[\]()\\\na]{0,12}$/),
      fc.constantFrom("Action 1: x[y]\nObservation 1: z", "New York, NY", "\u2028", "a\\"),
      fc.constantFrom("origin=x", "state = y", '{"city": 1}', "Action: CitySearch[a]", "```\nx\n```"),
    );
    const actions = fc.constantFrom(...tools).chain((tool) =>
      fc.record(Object.fromEntries(Object.keys(exampleInput(tool)).map((key) => [key, texts]))).map((input) => ({
        tool: tool.name,
        input,
      })),
    );
    fc.assert(
      fc.property(actions, (action) => {
        expect(parseAction(`Action 1: ${formatAction(action)}\nObservation 1: [x]`)).toEqual({
          ok: true,
          value: action,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseAction(text).ok === "boolean"));
    fc.assert(fc.property(fc.string(), (text) => typeof parseAction(`Planner["${text}`).ok === "boolean"));
  });
});
