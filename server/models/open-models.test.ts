import { afterEach, expect, test } from "vitest";
import { eventSchema } from "@/server/episodes";
import { callOnce, configFor } from "./testing/call-models";
import { calls, chunk, type FaultServer, type Reply, says, startFaultServer, stream } from "./testing/fault-server";

let server: FaultServer | undefined;
afterEach(async () => server?.close());

async function serve(...replies: [Reply, ...Reply[]]): Promise<FaultServer> {
  server = await startFaultServer(...replies);
  return server;
}

test("an answer comes with the record of what was sent, what came and what it took", async () => {
  const { baseUrl } = await serve(says("To Orlando."));
  const config = configFor(baseUrl, { price: { inputPerMillion: 1, outputPerMillion: 10 } });
  const { answer, event } = await callOnce(config);
  expect(answer).toEqual({ ok: true, value: { text: "To Orlando.", toolCalls: [], finish: "stop" } });
  expect(eventSchema.parse(event)).toMatchObject({
    type: "modelCalled",
    role: "planner",
    requestedModel: "tiny",
    servedModel: "served-model",
    messages: [{ role: "user", content: "Where to?" }],
    temperature: 0,
    promptTokens: 11,
    completionTokens: 3,
    costUsd: 41 / 1_000_000,
    fallbackBecause: null,
    retries: 0,
    cached: false,
    problem: null,
  });
});

test("without the server's count, tokens and cost are unknown, not 0", async () => {
  const { baseUrl } = await serve(stream(chunk({ delta: { content: "Yes." } }), chunk({ finish: "stop" })));
  const config = configFor(baseUrl, { price: { inputPerMillion: 1, outputPerMillion: 10 } });
  const { event } = await callOnce(config);
  expect(event).toMatchObject({ promptTokens: "unknown", completionTokens: "unknown", costUsd: "unknown" });
});

test("a count with one half missing is unknown in that half", async () => {
  const usage = { prompt_tokens: 5 };
  const { baseUrl } = await serve(stream(chunk({ delta: { content: "Yes." } }), chunk({ finish: "stop", usage })));
  const { event } = await callOnce(configFor(baseUrl));
  expect(event).toMatchObject({ promptTokens: 5, completionTokens: "unknown" });
});

test("calls of tools come back as they were made, and none is executed", async () => {
  const { baseUrl } = await serve(calls(["CitySearch", '{"state":"Florida"}'], ["FlightSearch", '{"from":']));
  const { answer } = await callOnce(configFor(baseUrl));
  expect(answer).toMatchObject({
    ok: true,
    value: {
      finish: "tool calls",
      toolCalls: [
        { id: "call-0", tool: "CitySearch", input: { state: "Florida" } },
        { id: "call-1", tool: "FlightSearch", input: '{"from":' },
      ],
    },
  });
});
