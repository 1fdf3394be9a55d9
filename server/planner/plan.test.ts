import { describe, expect, it } from "vitest";
import { type Itinerary, type PlanResult, ProblemError, requestSchema, usd, weekday } from "@/server/trip";
import { type PlanOptions, plan } from "./plan";
import { smallWorld } from "./testing/small-world";

const world = smallWorld();
const START = "2026-06-05";

type Wanted = Partial<Record<keyof typeof requestSchema.shape, unknown>>;

function ask(wanted: Wanted, options: Partial<PlanOptions> = {}): PlanResult {
  const request = requestSchema.parse({
    origin: "Boston",
    destination: { kind: "region", region: "Texas", cityCount: 2 },
    returnTo: "Boston",
    dates: { kind: "fixed", start: START, days: 5 },
    people: 2,
    demands: {},
    ...wanted,
  });
  return plan(request, world, { objective: "cost", ...options });
}

function planned(wanted: Wanted, options: Partial<PlanOptions> = {}): Itinerary & { others: Itinerary[] } {
  const answer = ask(wanted, options);
  if (answer.status !== "plan") throw new Error(answer.explanation);
  expect(answer.proven).toBe(true);
  return { ...answer.itinerary, others: answer.otherTrips };
}

function refused(wanted: Wanted) {
  const answer = ask(wanted);
  if (answer.status === "plan") throw new Error("There is a plan.");
  return answer;
}

function cities(...names: (string | object)[]) {
  return { kind: "cities", cities: names.map((name) => (typeof name === "string" ? { name } : name)) };
}

const nightsIn = ({ days }: Itinerary) => days.map((day) => day.city);

describe("a plan", () => {
  it("keeps the order, nights and days of named cities", () => {
    const route = { ...cities("Cedar", { name: "Alder", arriveOnDay: 4 }), ordered: true };
    expect(nightsIn(planned({ destination: route }))).toEqual(["Cedar", "Cedar", "Cedar", "Alder", "Boston"]);
    const nights = cities({ name: "Birch", nights: 3 }, "Alder");
    expect(nightsIn(planned({ destination: nights })).filter((city) => city === "Birch").length).toBe(3);
  });

  it("stays in the last city when the trip does not return, with a full last day", () => {
    const { days } = planned({ returnTo: null, destination: cities("Alder") });
    expect(days.at(-1)).toMatchObject({ from: "Alder", city: "Alder" });
    expect(days.at(-1)?.stops.filter((stop) => stop.kind === "meal").length).toBe(3);
    expect(days.flatMap((day) => day.stops).filter((stop) => stop.kind === "stay").length).toBe(4);
  });

  it("may end in another city than it began", () => {
    const { days } = planned({ returnTo: "Cedar", destination: cities("Alder") });
    expect(days.at(-1)).toMatchObject({ from: "Alder", city: "Cedar" });
  });

  it("takes the best start of a window", () => {
    const dates = { kind: "window", from: "2026-06-02", to: "2026-06-20", days: 3 };
    const flying = { transportation: "no self-driving" };
    const { days } = planned({ dates, destination: cities("Alder"), demands: flying });
    // Flights of 10 June cost a quarter.
    expect(days.some(({ date, from, city }) => date === "2026-06-10" && from !== city)).toBe(true);
  });

  it("starts on the weekday that was asked for", () => {
    const dates = { kind: "window", from: "2026-06-02", to: "2026-06-20", days: 3, startsOn: 5 };
    expect(weekday(planned({ dates, destination: cities("Alder") }).days[0]?.date ?? "")).toBe(5);
    const without = { ...dates, to: "2026-06-05" };
    expect(refused({ dates: without, destination: cities("Alder") }).conflicts).toEqual([["dates"]]);
  });

  it("arrives in time where asked to", () => {
    const wanted = { destination: cities("Alder"), demands: { transportation: "no self-driving" } };
    const late = refused({ ...wanted, arriveBy: [{ day: 1, time: "11:00" }] });
    expect(late.conflicts).toEqual([["times"]]);
    expect(late.relaxations[0]).toMatchObject({ demand: "times", change: "drop arrive by 11:00 on day 1" });
    const { days } = planned({ ...wanted, arriveBy: [{ day: 1, time: "12:00" }] });
    expect(days[0]?.stops[0]).toMatchObject({ kind: "leg", mode: "flight" });
  });

  it("says why each stop is there and what was rejected", () => {
    const { days, cost } = planned({ demands: { cuisines: ["Thai"], houseRule: ["smoking"], budget: usd(5000) } });
    const stops = days.flatMap((day) => day.stops);
    expect(stops.every((stop) => stop.reasons.length > 0)).toBe(true);
    const thai = stops.find((stop) =>
      stop.reasons.some(({ because }) => because.kind === "demand" && because.demand === "cuisines"),
    );
    expect(thai?.name).toContain("Table 7");
    expect(
      thai?.alternatives.some(({ breaks, costChange }) => breaks.includes("cuisines") && costChange.amountMinor < 0),
    ).toBe(true);
    const room = stops.find((stop) => stop.kind === "stay" && stop.nights > 1);
    expect(room?.alternatives.find(({ breaks }) => breaks.includes("houseRule"))?.name).toContain("Room");
    expect(cost.total.amountMinor).toBe(stops.reduce((sum, stop) => sum + stop.cost.amountMinor, 0));
  });

  it("comes with other trips: other cities or the other way to travel", () => {
    const { days, others } = planned({}, { otherTrips: 3 });
    const name = (trip: Pick<Itinerary, "days">) =>
      [...new Set(trip.days.map((day) => day.city))].sort().join() +
      trip.days.flatMap((day) => day.stops).some((stop) => stop.kind === "leg" && stop.mode === "self-driving");
    expect(new Set([{ days }, ...others].map(name)).size).toBe(4);
    const costs = others.map((trip) => trip.cost.total.amountMinor);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  it("fills its days when preferences or time decide, and prefers what is preferred", () => {
    for (const objective of ["preferences", "time"] as const) {
      const { days } = planned(
        { destination: cities("Alder"), dates: { kind: "fixed", start: START, days: 3 } },
        { objective },
      );
      expect(days[1]?.stops.filter((stop) => stop.kind === "visit").length).toBe(2);
      expect(days[0]?.stops.filter((stop) => stop.kind === "meal").length).toBeGreaterThan(0);
    }
    const preferences = [{ entry: "restaurant.preferredCuisines", value: "Thai", weight: 1 }];
    const { days } = planned({ preferences }, { objective: "preferences" });
    const thai = days.flatMap((day) => day.stops).filter((stop) => stop.name.includes("Table 7"));
    expect(thai.length).toBe(2);
    expect(thai[0]?.reasons.some(({ because }) => because.kind === "preference")).toBe(true);
  });

  it("is the same every time", () => {
    expect(ask({}, { objective: "preferences" })).toEqual(ask({}, { objective: "preferences" }));
  });
});

describe("no plan", () => {
  it("names two disjoint conflicts and every way out", () => {
    // No lodging allows both pets and smoking; with no flights and a dollar, no budget holds either.
    const { conflicts, relaxations } = refused({ demands: { houseRule: ["pets", "smoking"], budget: usd(1) } });
    expect(conflicts).toEqual([["budget"], ["houseRule"]]);
    expect(relaxations.map(({ demand, also }) => [demand, ...also.map((other) => other.demand)])).toEqual([
      ["budget", "houseRule"],
    ]);
  });

  it("blames the destinations for unknown, too few, repeated and home cities", () => {
    for (const destination of [
      cities("Nowhere"),
      cities("Boston"),
      cities("Alder", "Alder"),
      { kind: "region", region: "Texas", cityCount: 4 },
      { kind: "region", region: "Atlantis", cityCount: 1 },
    ]) {
      expect(refused({ destination, dates: { kind: "fixed", start: START, days: 9 } }).conflicts).toEqual([
        ["destinations"],
      ]);
    }
    expect(refused({ origin: "Nowhere" }).conflicts).toEqual([["destinations"]]);
  });

  it("blames the dates where another length, or a wider window, would do", () => {
    for (const days of [1, 2]) {
      expect(refused({ dates: { kind: "fixed", start: START, days } }).conflicts).toEqual([["dates"]]);
    }
    const window = { kind: "window", from: START, to: "2026-06-07", days: 5 };
    expect(refused({ dates: window }).conflicts).toEqual([["dates"]]);
    const long = refused({ destination: cities("Alder"), dates: { kind: "fixed", start: START, days: 60 } });
    expect(long.conflicts).toEqual([["dates"]]);
  });

  it("is never an answer to the size of a budget or a party alone", () => {
    expect(planned({ people: 30, demands: { budget: usd(10 ** 12) } }).people).toBe(30);
    const { conflicts, relaxations } = refused({ demands: { budget: usd(0) } });
    expect(conflicts).toEqual([["budget"]]);
    expect(relaxations[0]?.cost).toEqual(planned({}).cost.total);
  });

  it("is not claimed when the time runs out", () => {
    expect(ask({}, { timeLimitMs: -1 }).proven).toBe(false);
  });
});

it("can be cancelled", () => {
  expect(() => ask({}, { isCancelled: () => true })).toThrow(ProblemError);
});
