import { describe, expect, it } from "vitest";
import type { Event, EventOf } from "@/server/episodes";
import { figuresOf, neededSearches } from "./episode-figures";

const modelCalled = (given: Partial<EventOf<"modelCalled">> = {}): Event => ({
  type: "modelCalled",
  ...{
    role: "agent",
    requestedModel: "m",
    servedModel: "m",
    messages: [],
    temperature: 0,
    answer: null,
    problem: null,
  },
  ...{ promptTokens: 100, completionTokens: 10, ttftMs: 1, latencyMs: 2, costUsd: 0.5 },
  ...{ fallbackBecause: null, retries: 1, cached: false },
  ...given,
});
const call = (callId: string, tool: string, ok: boolean, output: EventOf<"toolAnswered">["output"] = null): Event[] => [
  { type: "toolCalled", callId, tool, input: null },
  { type: "toolAnswered", callId, ok, output },
];

describe("figuresOf", () => {
  it("counts calls, retries, tokens and cost, and what was written down by the search that it comes from", () => {
    const events = [
      ...[modelCalled(), modelCalled()],
      ...call("1", "FlightSearch", true),
      ...call("2", "NotebookWrite", true, { note: 1, description: "flights", tool: "FlightSearch", cut: false }),
      ...call("3", "NotebookWrite", false, { code: "bad_input", message: "Nothing to write." }),
    ];
    expect(figuresOf(events)).toEqual({
      ...{ modelCalls: 2, retries: 2, tokens: 220, costUsd: 1 },
      toolCalls: { FlightSearch: 1, NotebookWrite: 2 },
      written: { FlightSearch: 1 },
    });
  });

  it("does not know a sum of which it does not know a part", () => {
    const events = [modelCalled(), modelCalled({ completionTokens: "unknown", costUsd: "unknown" })];
    expect(figuresOf(events)).toMatchObject({ tokens: "unknown", costUsd: "unknown" });
  });
});

describe("neededSearches", () => {
  it("is each leg by air and by road, and the lists of each city on the way", () => {
    const legs = [
      { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
      { origin: "Austin", destination: "Waco", date: "2022-03-12" },
      { origin: "Waco", destination: "Dallas", date: "2022-03-14" },
    ];
    expect(neededSearches(legs)).toEqual({
      FlightSearch: 3,
      DistanceMatrix: 3,
      AttractionSearch: 2,
      RestaurantSearch: 2,
      AccommodationSearch: 2,
    });
  });
});
