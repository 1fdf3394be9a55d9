import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import type { ToolAnswer } from "@/server/tools";
import type { Route } from "./route";
import { evaluateTransport } from "./transport";

const route = (limit: Route["limit"]): Route => ({
  limit,
  days: [
    { number: 1, date: "2022-03-10", from: "Dallas", city: "Austin" },
    { number: 2, date: "2022-03-11", from: "Austin", city: "Austin" },
    { number: 3, date: "2022-03-12", from: "Austin", city: "Dallas" },
  ],
});

/** What a route comes to where these ways exist: "FlightSearch Dallas", "DistanceMatrix Austin". */
async function evaluated(ways: readonly string[], limit: Route["limit"] = null) {
  // biome-ignore lint/correctness/useYield: no event is looked at here.
  async function* callTool(tool: string, input: unknown): AsyncGenerator<Event, ToolAnswer> {
    const origin = typeof input === "object" && input !== null && "origin" in input ? input.origin : "";
    return { ok: true, output: null, observation: "", failure: null, empty: !ways.includes(`${tool} ${origin}`) };
  }
  const steps = evaluateTransport(route(limit), callTool);
  const step = await steps.next();
  return step.done ? step.value : null;
}

describe("evaluateTransport", () => {
  it("finds nothing against a route that can be driven or flown, and does not mix the two", async () => {
    const ways = ["FlightSearch Dallas", "FlightSearch Austin", "DistanceMatrix Dallas", "DistanceMatrix Austin"];
    const { problem, constraints } = (await evaluated(ways)) ?? {};
    expect(problem).toBeNull();
    expect(constraints).toEqual([expect.stringContaining("or on none")]);
  });

  it("adds a constraint for a leg that only one means of transportation serves", async () => {
    const { problem, constraints } = (await evaluated(["FlightSearch Dallas", "DistanceMatrix Austin"])) ?? {};
    expect(problem).toBeNull();
    expect(constraints).toEqual([
      expect.stringContaining("Do not drive yourselves"),
      "From Dallas to Austin there is no road: take a flight.",
      "From Austin to Dallas there is no flight that may be taken: go by road.",
    ]);
  });

  it("sends a leg back that only the limit of the request closes", async () => {
    expect((await evaluated(["FlightSearch Dallas", "DistanceMatrix Austin"], "no flight"))?.problem).toBe(
      "there is neither a flight nor a road from Dallas to Austin on 2022-03-10.",
    );
  });

  it("tells of the other legs all the same: after the last retry the route is kept", async () => {
    const { problem, constraints } = (await evaluated(["FlightSearch Dallas"])) ?? {};
    expect(problem).toContain("from Austin to Dallas");
    expect(constraints).toEqual([
      expect.stringContaining("Do not drive yourselves"),
      "From Dallas to Austin there is no road: take a flight.",
    ]);
  });
});
