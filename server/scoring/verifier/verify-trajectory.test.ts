import { describe, expect, it } from "vitest";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import { texasItinerary, texasRequest } from "../requirements/testing/texas-trip";
import { texas } from "../requirements/testing/texas-world";
import type { Trajectory, VerifiedTask } from "./trajectory";
import { verifyTrajectory } from "./verify-trajectory";

const world = memoryWorld({
  cities: [city({ name: "Dallas" }), city({ name: "Austin" }), city({ name: "Houston" })],
  scheduledLegs: [flight({ number: "F100", priceMinor: 120_00 })],
  restaurants: [restaurant({ city: "Austin", name: "Salt Lick", priceMinor: 20_00 })],
  attractions: [attraction({ city: "Austin", name: "Zilker Park" })],
  lodgings: [lodging({ city: "Austin", name: "Oak Tree House", priceMinor: 80_00 })],
});
const task: VerifiedTask = {
  ...{
    id: "1",
    text: "From Dallas to Austin for 2 people, budget $900. Is Pine Lodge at $40 free?",
    today: "2022-03-01",
  },
  ...{ request: null, rules: { kind: "requirements" }, solvable: null },
};

type Call = Trajectory["turns"][number]["calls"][number];
const search = (tool: string, input: Record<string, string>, ...rows: Record<string, string | number>[]): Call => {
  return { tool, input, ok: true, output: { summary: "Found", rows } };
};
const lodgings = (price = 80) =>
  search(
    "AccommodationSearch",
    { city: "Austin" },
    { Name: "Oak Tree House", Price: price, "Review Rate": 4.5, City: "Austin" },
  );
const flights = search(
  "FlightSearch",
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  {
    "Flight Number": "F100",
    Price: 120,
    "Departure Time": "08:00",
    "Arrival Time": "09:10",
    Date: "2022-03-10",
    Origin: "Dallas",
    Destination: "Austin",
  },
);
const meals = search(
  "RestaurantSearch",
  { city: "Austin" },
  { Name: "Salt Lick", "Average Cost": 20, Cuisines: "BBQ", City: "Austin" },
);
const noFlights = search("FlightSearch", { origin: "Austin", destination: "Dallas", date: "2022-03-12" });

/** The rubrics of the words after these calls. */
function judge(words: string, calls: readonly Call[] = [lodgings(), flights, meals]) {
  const turns = [
    { text: "", calls: [...calls] },
    { text: words, calls: [] },
  ];
  const verdict = verifyTrajectory(task, { turns, final: { kind: "none", text: "" } }, world);
  const [, said] = verdict.turns;
  return { grounded: said?.grounded.holds, consistent: said?.consistent.holds, claims: said?.claims ?? 0 };
}

describe("the rubrics of a turn", () => {
  it.each([
    "Oak Tree House in Austin costs $80 per night and is rated 4.5.",
    "**Oak Tree House** (Austin): USD 80.00/night",
    "Oak Tree House is eighty dollars a night.",
    "Flight F100 leaves at 8 am, arrives at 9:10 and costs $120 each.",
    "Flight F100 for 2 people costs $240 altogether on March 10th, 2022.",
    "I found 1 restaurant in Austin: Salt Lick, $20 per person.",
    "$120 + $120 = $240 for both tickets.",
    "The budget is $900 for 2 people.",
    "Let me check whether there are flights from Austin to Dallas.",
    "next: look at flights from Austin to Houston",
  ])("hold for %s", (words) => {
    expect(judge(words)).toMatchObject({ grounded: true, consistent: true });
  });

  it.each([
    ["another price", "Oak Tree House costs $70 per night.", "consistent"],
    ["another rating", "Oak Tree House is rated 3.5.", "consistent"],
    ["another city", "Oak Tree House in Dallas is fine.", "consistent"],
    ["another departure", "Flight F100 leaves at 10:00.", "consistent"],
    ["another date", "Flight F100 on 2022-03-11 leaves at 08:00.", "consistent"],
    ["a wrong sum", "Oak Tree House: $80 + $20 = $140.", "consistent"],
    ["another currency", "Oak Tree House costs €80 per night.", "consistent"],
    ["what is there, as if it were not", "Oak Tree House is sold out.", "consistent"],
    ["another cuisine", "Salt Lick serves BBQ food. Oak Tree House costs $20.", "consistent"],
    ["a place of the prompt", "Pine Lodge is available for $40.", "grounded"],
    ["an invented place", "Then visit the Golden Heron Gallery.", "grounded"],
    ["a place of the world that nobody looked up", "Then visit Zilker Park.", "grounded"],
    ["an invented flight", "Flight F999 is best.", "grounded"],
    ["hours that no tool shows", "Salt Lick is open until 22:00.", "grounded"],
    ["the budget as a price", "A night costs $900.", "grounded"],
    ["another count", "I found 7 restaurants in Austin.", "grounded"],
  ] as const)("do not hold for %s", (_, words, rubric) => {
    expect(judge(words)[rubric]).toBe(false);
  });

  it("ask for the observation before the words", () => {
    const turns = [{ text: "Oak Tree House costs $80.", calls: [lodgings()] }];
    const { turns: judged } = verifyTrajectory(task, { turns, final: { kind: "none", text: "" } }, world);
    expect(judged[0]?.grounded.holds).toBe(false);
  });

  it("take the later of two answers to one question", () => {
    const calls = [lodgings(80), lodgings(95)];
    expect(judge("Oak Tree House costs $95 per night.", calls).consistent).toBe(true);
    expect(judge("Oak Tree House costs $80 per night.", calls).consistent).toBe(false);
  });

  it("hold a failed call, a notebook, code and an echo of the question for nothing", () => {
    const said = "Pine Lodge costs $40.";
    const row = { columns: ["name", "price"], result: [["Pine Lodge", 40]], query: "", error: "", cut: null };
    const empty: Call[] = [
      { ...lodgings(), ok: false, output: said },
      { tool: "NotebookWrite", input: { description: said }, ok: true, output: said },
      { tool: "execute_python", input: { code: said }, ok: true, output: said },
      { tool: "execute_sql", input: { statement: "SELECT 'Pine Lodge' AS name, 40 AS price" }, ok: true, output: row },
    ];
    for (const call of empty) expect(judge(said, [call]).grounded).toBe(false);
  });

  it("know what a search did not find", () => {
    const calls = [noFlights];
    expect(judge("There are no flights from Austin to Dallas on 2022-03-12.", calls)).toMatchObject({
      grounded: true,
      consistent: true,
    });
    expect(judge("There is a flight from Austin to Dallas on 2022-03-12.", calls).consistent).toBe(false);
    expect(judge("There are no flights from Dallas to Austin on 2022-03-10.").consistent).toBe(false);
  });
});

describe("the rubrics of a trajectory", () => {
  const finals: Trajectory["final"][] = [
    { kind: "none", text: "" },
    { kind: "none", text: task.text },
    { kind: "none", text: "Done." },
    { kind: "noPlan", relaxations: [], text: "There is no plan." },
    { kind: "days", days: [], text: "" },
    { kind: "actions", actions: ["over()"], text: "" },
  ];
  it.each(finals)("give nothing for $kind, “$text”", (final) => {
    const { reward, trajectory } = verifyTrajectory(task, { turns: [{ text: "", calls: [flights] }], final }, world);
    expect(reward).toBe(0);
    expect(trajectory.complete.holds).toBe(false);
  });

  it("want something done about calls that fail", () => {
    const failed = { ...flights, ok: false, output: { code: "not_found", message: "There is no such city." } };
    const wayOut = (...calls: Call[]) =>
      verifyTrajectory(task, { turns: [{ text: "", calls }], final: { kind: "none", text: "" } }, world).trajectory
        .wayOut;
    expect(wayOut(failed, flights).holds).toBe(true);
    expect(wayOut(flights, failed).holds).toBe(false);
    expect(wayOut(failed, failed, failed, flights).evidence[0]).toContain("failed 3 times");
  });
});

describe("the last words", () => {
  const request = { ...task, text: "A trip to Texas.", request: texasRequest };
  /** What contradicts the plan in its last words; that nothing was observed is another rubric. */
  const contradicted = (text: string) => {
    const final = { kind: "itinerary" as const, itinerary: texasItinerary(), text };
    const { trajectory, turns } = verifyTrajectory(request, { turns: [], final }, texas);
    return { holds: turns[0]?.consistent.holds, isSound: Object.values(trajectory).every(({ holds }) => holds) };
  };

  it.each([
    "The whole trip costs $2,772 in total.",
    "Total: $2,772, within your budget of $4,000, with $1,228 left.",
    "Day 3: Taxi from Austin to Houston: $266 altogether",
    "On day 3 you have dinner at Pier in Houston; it comes to $60 for all 3.",
    "Lodging comes to $880 in total.",
    "You sleep at Bay Villa in Houston for $240.\nYou leave Austin for Houston by taxi at 09:00. That is $266 for everyone.",
  ])("may tell the plan as it is: %s", (text) => {
    expect(contradicted(text)).toEqual({ holds: true, isSound: true });
  });

  it.each([
    "The whole trip costs $2,500 in total.",
    "Day 3: Taxi from Austin to Houston: $200 altogether",
    "Lodging comes to $800 in total.",
    "On day 2 you have dinner at Pier.",
  ])("may not tell it otherwise: %s", (text) => {
    expect(contradicted(text).holds).toBe(false);
  });

  it("may not call a plan within the budget that is not", () => {
    const { demands } = texasRequest;
    const poor = {
      ...request,
      request: { ...texasRequest, demands: { ...demands, budget: { amountMinor: 2_000_00, currency: "USD" } } },
    };
    const final = { kind: "itinerary" as const, itinerary: texasItinerary(), text: "This is within your budget." };
    const { trajectory, turns } = verifyTrajectory(poor, { turns: [], final }, texas);
    expect([trajectory.constraints.holds, turns[0]?.consistent.holds]).toEqual([false, false]);
  });
});
