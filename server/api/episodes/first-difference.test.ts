import { describe, expect, it } from "vitest";
import type { Event, EventOf, RecordedEvent } from "@/server/episodes";
import { firstDifference } from "./first-difference";
import { modelCall } from "./testing/agent-episode";

type Call = EventOf<"modelCalled">;

const answered: Call = {
  ...modelCall(1),
  messages: [
    { role: "user", content: "Plan a trip." },
    { role: "assistant", content: "", toolCalls: [{ id: "a1", tool: "CitySearch", input: { state: "Texas" } }] },
    { role: "tool", content: "Austin", callId: "a1", tool: "CitySearch" },
  ],
  answer: { text: "Next.", toolCalls: [{ id: "a2", tool: "FlightSearch", input: { to: "Austin" } }], finish: "stop" },
};
const called: EventOf<"toolCalled"> = {
  type: "toolCalled",
  callId: "a2",
  tool: "FlightSearch",
  input: { to: "Austin", from: "Reno" },
};
const found: EventOf<"toolAnswered"> = { type: "toolAnswered", callId: "a2", ok: true, output: [{ flight: "F1" }] };
const EVENTS: readonly Event[] = [answered, called, found];

/** The same words by another model, elsewhere and at another price. */
const byAnother: readonly Event[] = [
  {
    ...answered,
    ...{ requestedModel: "qwen", servedModel: "Qwen/Qwen3-8B", temperature: 0.7, latencyMs: 9_000, ttftMs: "unknown" },
    ...{ promptTokens: "unknown", completionTokens: 3, costUsd: "unknown", meteredUsd: 1, meteredTokens: 7 },
    ...{ retries: 2, cached: true, fallbackBecause: "It was down." },
    messages: [
      { role: "user", content: "Plan a trip." },
      { role: "assistant", content: "", toolCalls: [{ id: "z9", tool: "CitySearch", input: { state: "Texas" } }] },
      { role: "tool", content: "Austin", callId: "z9", tool: "CitySearch" },
    ],
    answer: { text: "Next.", toolCalls: [{ id: "z8", tool: "FlightSearch", input: { to: "Austin" } }], finish: "stop" },
  },
  { type: "toolCalled", callId: "z8", tool: "FlightSearch", input: { from: "Reno", to: "Austin" } },
  { type: "toolAnswered", callId: "z8", ok: true, output: [{ flight: "F1" }] },
];

function between(left: readonly Event[], right: readonly Event[]) {
  const stored = new Map([
    ["left", left],
    ["right", right],
  ]);
  const events = async (id: string, page: { readonly after: number; readonly limit: number }) =>
    (stored.get(id) ?? [])
      .map((event, sequence): RecordedEvent => ({ sequence, atMs: sequence * (id === "left" ? 1 : 50), event }))
      .slice(page.after + 1, page.after + 1 + page.limit);
  return firstDifference({ events }, "left", "right");
}

const changed = (at: number, event: Event) => EVENTS.map((one, index) => (index === at ? event : one));

describe("the first difference of two episodes", () => {
  it("is none where only models, ids, times and costs differ", async () => {
    expect(await between(EVENTS, byAnother)).toEqual({ same: 3, left: null, right: null });
  });

  const changes: readonly (readonly [what: string, at: number, event: Event])[] = [
    ["a prompt", 0, { ...answered, messages: [{ role: "user", content: "Plan two trips." }] }],
    ["an answer", 0, { ...answered, answer: { text: "Stop.", toolCalls: [], finish: "stop" } }],
    ["a failure", 0, { ...answered, answer: null, problem: { code: "timeout", message: "Slow." } }],
    ["the input of a tool", 1, { ...called, input: { to: "Dallas", from: "Reno" } }],
    ["what a tool found", 2, { ...found, output: [] }],
  ];
  it.each(changes)("is %s", async (_, at, event) => {
    expect(await between(EVENTS, changed(at, event))).toMatchObject({
      same: at,
      left: { sequence: at },
      right: { sequence: at },
    });
  });

  it("is where one of them ends, and looks beyond the first page", async () => {
    const many = Array.from({ length: 120 }, (_, index): Event => ({ type: "thought", text: String(index) }));
    expect(await between(many, many.slice(0, 70))).toMatchObject({ same: 70, left: { sequence: 70 }, right: null });
    expect(await between(many, many)).toEqual({ same: 120, left: null, right: null });
  });
});
