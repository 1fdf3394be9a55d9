import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Episode, type Event, inSpan, inToolSpan, SpanNumbers } from "..";
import { type OtlpReceiver, type ReceivedSpan, spansOf, startOtlpReceiver } from "../testing/otlp-receiver";
import { openTracing, PATIENT_CLOSE_MS } from "./open-tracing";

const modelCall: Event = {
  type: "modelCalled",
  ...{ role: "planner", requestedModel: "small", servedModel: "small-7b", temperature: 0, problem: null },
  messages: [{ role: "user", content: "Plan a trip to Austin." }],
  answer: { text: "Day 1: Austin", toolCalls: [], finish: "stop" },
  ...{ promptTokens: 900, completionTokens: "unknown", ttftMs: 250, latencyMs: 400, costUsd: 0.002 },
  ...{ fallbackBecause: null, retries: 0, cached: false },
};

const STARTED_AT = "2026-03-01T10:00:00.000Z";
/** In nanoseconds since 1970. */
const atMs = (ms: number) => BigInt(Date.parse(STARTED_AT) + ms) * 1_000_000n;

/** A sub-agent in a subtask calls a tool, which asks a model; an event each 100 ms. */
async function exampleEpisode(): Promise<Episode> {
  const called = { type: "toolCalled", callId: "call-1", tool: "Planner", input: { query: "Austin" } } as const;
  async function* planner(): AsyncGenerator<Event, void> {
    yield modelCall;
    yield { type: "toolAnswered", callId: "call-1", ok: false, output: "Nothing." };
  }
  async function* subAgent(): AsyncGenerator<Event, void> {
    yield* inSpan({ kind: "agent", name: "Hotel agent" }, () => inToolSpan(called, planner));
  }
  async function* work(): AsyncGenerator<Event, void> {
    yield { type: "thought", text: "Let me see." };
    yield* inSpan({ kind: "subtask", name: "Find a hotel", goal: "In Austin." }, subAgent);
    yield {
      type: "scored",
      scorer: "rules",
      value: 1,
      delivered: true,
      passed: true,
      parts: {},
      tallies: {},
      evidence: [],
    };
    yield { type: "ended", reason: "done" };
  }
  const numbers = new SpanNumbers();
  const events: Episode["events"][number][] = [];
  for await (const event of work()) {
    events.push({ sequence: events.length, atMs: events.length * 100, event: numbers.numbered(event) });
  }
  return {
    header: {
      ...{ format: "dragoman-episode", version: 4, id: "episode-1", runId: "run-1", agent: "tdag", seed: 7 },
      ...{ world: { name: "sample", source: "test", hash: "abc" }, startedAt: STARTED_AT },
    },
    events,
  };
}

describe("episodes as traces", () => {
  let receiver: OtlpReceiver;
  beforeEach(async () => {
    receiver = await startOtlpReceiver();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-key=abc");
    vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await receiver.stop();
  });

  const problems: string[] = [];
  async function sent(): Promise<ReceivedSpan[]> {
    const tracing = openTracing((problem) => problems.push(problem));
    tracing.send(await exampleEpisode());
    await tracing.close(PATIENT_CLOSE_MS);
    return receiver.spans();
  }

  it("have the tree, times and attributes of the GenAI conventions", async () => {
    const spans = await sent();
    expect(receiver.requests.map(({ path, headers }) => [path, headers["x-key"]])).toEqual([["/v1/traces", "abc"]]);
    expect(receiver.requests[0]?.body.resourceSpans[0]?.resource.attributes).toMatchObject({
      "service.name": "dragoman",
      "deployment.environment.name": "test",
    });
    const [episode, subtask, agent, tool, chat] = spans;
    expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
      ["invoke_agent tdag", 1],
      ["Find a hotel", 1],
      ["invoke_agent Hotel agent", 1],
      ["execute_tool Planner", 1],
      ["chat small", 3],
    ]);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(5);
    expect(episode?.parentSpanId ?? "").toBe("");
    expect(spans.slice(1).map(({ parentSpanId }) => parentSpanId)).toEqual([
      ...[episode?.spanId, subtask?.spanId, agent?.spanId, tool?.spanId],
    ]);
    // thought 0, subtask 100, agent 200, tool 300, model 400, answered 500, ends 600 and 700, scored 800, ended 900.
    expect(spans.map(({ startTimeUnixNano, endTimeUnixNano }) => [startTimeUnixNano, endTimeUnixNano])).toEqual([
      [atMs(0), atMs(900)],
      [atMs(100), atMs(700)],
      [atMs(200), atMs(600)],
      [atMs(300), atMs(500)],
      [atMs(0), atMs(400)],
    ]);
    expect(episode?.attributes).toMatchObject({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "tdag",
      "gen_ai.conversation.id": "episode-1",
      "dragoman.run.id": "run-1",
    });
    expect(agent?.attributes).toMatchObject({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "Hotel agent",
    });
    expect(tool?.attributes).toMatchObject({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "Planner",
      "gen_ai.tool.call.id": "call-1",
      "error.type": "failed",
    });
    expect(tool?.status.code).toBe(2);
    expect(chat?.attributes).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "openai",
      "gen_ai.request.model": "small",
      "gen_ai.response.model": "small-7b",
      "gen_ai.usage.input_tokens": 900,
      "gen_ai.response.time_to_first_chunk": 0.25,
    });
    // What no server reported is left out, never 0.
    expect(chat?.attributes).not.toHaveProperty("gen_ai.usage.output_tokens");
    expect(episode?.events).toEqual([
      {
        name: "gen_ai.evaluation.result",
        timeUnixNano: atMs(800),
        attributes: { "gen_ai.evaluation.name": "rules", "gen_ai.evaluation.score.value": 1 },
      },
    ]);
  });

  it("hold nothing of what was said, unless that is asked for", async () => {
    const contents = (spans: unknown) =>
      JSON.stringify(spans, (_, value) => (typeof value === "bigint" ? `${value}` : value));
    expect(contents(await sent())).not.toContain("Austin");
    vi.stubEnv("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT", "true");
    receiver.requests.length = 0;
    const [, subtask, , tool, chat] = await sent();
    expect(subtask?.attributes["dragoman.span.goal"]).toBe("In Austin.");
    expect(tool?.attributes["gen_ai.tool.call.arguments"]).toBe('{"query":"Austin"}');
    expect(JSON.parse(String(chat?.attributes["gen_ai.input.messages"]))).toEqual([
      { role: "user", parts: [{ type: "text", content: "Plan a trip to Austin." }] },
    ]);
    expect(JSON.parse(String(chat?.attributes["gen_ai.output.messages"]))).toEqual([
      { role: "assistant", parts: [{ type: "text", content: "Day 1: Austin" }], finish_reason: "stop" },
    ]);
  });

  it("are lost where nobody takes them, which is said once and hurts nobody", async () => {
    receiver.status = 400;
    const reported: string[] = [];
    const tracing = openTracing((problem) => reported.push(problem));
    const episode = await exampleEpisode();
    tracing.send(episode);
    tracing.send(episode);
    await tracing.close(PATIENT_CLOSE_MS);
    expect(receiver.requests).toHaveLength(1);
    expect(reported).toEqual([expect.stringMatching(/^Traces could not be sent to http:\/\/127\.0\.0\.1:\d+: /)]);
  });

  it("go out one after another, however many are sent at once, and all of them before the end", async () => {
    const reported: string[] = [];
    const tracing = openTracing((problem) => reported.push(problem));
    const { header, events } = await exampleEpisode();
    // The exporter itself takes thirty at a time and refuses the rest.
    for (let index = 0; index < 50; index++) tracing.send({ header: { ...header, id: `episode-${index}` }, events });
    await tracing.close(PATIENT_CLOSE_MS);
    const ids = receiver.requests.map(({ body }) => spansOf(body)[0]?.attributes["gen_ai.conversation.id"]);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => `episode-${index}`));
    expect({ reported, together: receiver.mostTogether }).toEqual({ reported: [], together: 1 });
  });

  it("are not made where no endpoint is set", async () => {
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "");
    expect(await sent()).toEqual([]);
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
    vi.stubEnv("OTEL_SDK_DISABLED", "true");
    expect(await sent()).toEqual([]);
    expect(problems).toEqual([]);
  });
});
