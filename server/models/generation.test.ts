import { afterEach, describe, expect, test } from "vitest";
import { memoryCache } from "./cache/memory-cache";
import { modelOfRole } from "./config/roles";
import { modelsByRole } from "./index";
import type { Prompt } from "./models";
import { checkReach } from "./reach/check-reach";
import { callOnce, configFor, QUESTION } from "./testing/call-models";
import { chunk, faultServers, type Reply, refuses, says, stream, USAGE } from "./testing/fault-server";

const { serve, close } = faultServers();
afterEach(close);

const PROMPT: Prompt = { ...QUESTION, temperature: 0.5, stop: ["\nObservation"], maxTokens: 20 };

async function sentWith(settings: Readonly<Record<string, unknown>>, prompt = PROMPT) {
  const { baseUrl, received } = await serve(says("To Orlando."));
  const { event } = await callOnce(configFor(baseUrl, settings), { prompt });
  return { body: received[0] ?? {}, event };
}

describe("generation settings", () => {
  test("left out, the prompt says", async () => {
    const { body } = await sentWith({});
    expect(body).toMatchObject({ temperature: 0.5, stop: ["\nObservation"], max_tokens: 20, seed: 1_009 });
    for (const name of ["top_p", "presence_penalty", "frequency_penalty"]) expect(body).not.toHaveProperty(name);
  });

  test("given, they take the place of what the prompt says, and stops are added", async () => {
    const { body, event } = await sentWith({
      generation: {
        ...{ temperature: 0.7, topP: 0.8, presencePenalty: 1.5, frequencyPenalty: -1, seed: 7 },
        ...{ maxTokens: 4_000, maxTokensName: "max_completion_tokens", stop: ["<|end|>"] },
      },
    });
    expect(body).toMatchObject({
      ...{ temperature: 0.7, top_p: 0.8, presence_penalty: 1.5, frequency_penalty: -1, seed: 7 },
      ...{ max_completion_tokens: 4_000, stop: ["\nObservation", "<|end|>"] },
    });
    expect(body).not.toHaveProperty("max_tokens");
    expect(event.temperature).toBe(0.7);
  });

  test("null, they are never sent", async () => {
    const { body, event } = await sentWith({
      generation: { temperature: null, maxTokens: null, stop: null, seed: null },
    });
    expect(Object.keys(body).sort()).toEqual(["messages", "model", "stream", "stream_options"]);
    expect(event.temperature).toBeNull();
  });

  test.each([
    ["a temperature beyond every server's", { generation: { temperature: 3 } }],
    ["an unknown one", { generation: { topK: 3 } }],
    ["a field that the gateway writes", { extraBody: { messages: [] } }],
    ["a field that has a setting", { extraBody: { temperature: 1 } }],
    ["a body without end", { extraBody: { long: "x".repeat(20_000) } }],
    ["the key's header", { headers: { Authorization: { variable: "KEY" } } }],
    ["a secret that is in the file", { headers: { "x-api-key": "sk-1" } }],
    ["a header of two lines", { headers: { "x-title": "a\r\nb: c" } }],
  ])("refuse %s", (_, settings) => {
    expect(() => configFor("http://127.0.0.1:9/v1", settings)).toThrow();
  });

  test("are part of what the cache knows an answer by", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const cache = memoryCache();
    const settings = [{}, { generation: { temperature: 1 } }, { extraBody: { top_k: 3 } }, { extraBody: { top_k: 3 } }];
    for (const one of settings) await callOnce(configFor(baseUrl, one), { cache });
    expect(received).toHaveLength(3);
  });
});

describe("further fields and headers", () => {
  const ENVIRONMENT = { ROUTE: "east-marker" };
  const SETTINGS = {
    generation: { temperature: 1 },
    extraBody: { chat_template_kwargs: { enable_thinking: false } },
    headers: { "X-Route": { variable: "ROUTE" }, "X-Title": "Dragoman" },
  };

  test("are sent with each request, and to the list of models", async () => {
    const headers: unknown[] = [];
    const noting =
      (reply: Reply): Reply =>
      (response, request) => {
        headers.push([request.headers["x-route"], request.headers["x-title"]]);
        reply(response, request);
      };
    const { baseUrl, received } = await serve(noting(says("To Orlando.")), noting(refuses(200)));
    const config = configFor(baseUrl, SETTINGS);
    await callOnce(config, { environment: ENVIRONMENT });
    const model = modelOfRole(config, "agent");
    if (model !== null) await checkReach(model, ENVIRONMENT);
    expect(received[0]).toMatchObject({ chat_template_kwargs: { enable_thinking: false } });
    expect(headers).toEqual([
      ["east-marker", "Dragoman"],
      ["east-marker", "Dragoman"],
    ]);
  });

  test("without its variable the server is not asked", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const { answer } = await callOnce(configFor(baseUrl, SETTINGS));
    expect(answer).toMatchObject({ problem: { message: expect.stringContaining("ROUTE") } });
    expect(received).toHaveLength(0);
  });

  test("a header's value is in no sentence, no event and no identity; its name is, with all else that is set", async () => {
    const body = JSON.stringify({ error: { message: "Who is east-marker?" } });
    const { baseUrl } = await serve(refuses(400, { "content-type": "application/json" }, body));
    const config = configFor(baseUrl, SETTINGS);
    const call = await callOnce(config, { environment: ENVIRONMENT });
    const identity = modelsByRole(config);
    expect(JSON.stringify([call, identity])).not.toContain("marker");
    expect(identity.agent).toEqual({
      ...{
        name: "tiny",
        model: "tiny",
        scripted: false,
        generation: SETTINGS.generation,
        extraBody: SETTINGS.extraBody,
      },
      headers: ["X-Route", "X-Title"],
    });
    expect(modelsByRole(configFor(baseUrl)).agent).toEqual({ name: "tiny", model: "tiny", scripted: false });
  });
});

describe("thoughts", () => {
  const thinks = (delta: Record<string, unknown>) => {
    return stream(
      chunk({ delta }),
      chunk({ delta: { content: "To Orlando." } }),
      chunk({ finish: "stop", usage: USAGE }),
    );
  };

  test.each([
    ["in the text", { content: "<think>Warm?</think>\n" }],
    ["in a field of their own", { reasoning_content: "Warm?" }],
    ["in the field's other name", { reasoning: "Warm?" }],
  ])("%s are kept in the event and are no answer", async (_, delta) => {
    const { baseUrl } = await serve(thinks(delta));
    const shown: string[] = [];
    const cache = memoryCache();
    const { answer, event } = await callOnce(configFor(baseUrl), { cache, onText: (piece) => shown.push(piece) });
    expect(answer).toMatchObject({ value: { text: "To Orlando." } });
    expect([event.reasoning, event.answer?.text, shown.join("")]).toEqual(["Warm?", "To Orlando.", "To Orlando."]);
    expect((await callOnce(configFor(baseUrl), { cache })).event).toMatchObject({ cached: true, reasoning: "Warm?" });
  });

  test("alone are no answer", async () => {
    const { baseUrl } = await serve(says("<think>Action 1: CitySearch[Florida]"));
    const { answer } = await callOnce(configFor(baseUrl));
    expect(answer).toMatchObject({
      problem: { code: "bad_model_answer", message: expect.stringContaining("reasoned, but gave no answer") },
    });
  });

  test("are left out of an event where there were none", async () => {
    const { baseUrl } = await serve(says("To Orlando."));
    const { event } = await callOnce(configFor(baseUrl));
    expect(Object.keys(event)).not.toContain("reasoning");
    expect(Object.keys(event)).not.toContain("adapted");
  });
});

test("an answer of which the server counts nothing has unknown tokens, and costs are unknown", async () => {
  const uncounted = { prompt_tokens: 11, completion_tokens: 0 };
  const { baseUrl } = await serve(
    stream(chunk({ delta: { content: "To Orlando." } }), chunk({ finish: "stop", usage: uncounted })),
  );
  const price = { inputPerMillion: 1, outputPerMillion: 1 };
  const { event } = await callOnce(configFor(baseUrl, { price }));
  expect(event).toMatchObject({ promptTokens: 11, completionTokens: "unknown", costUsd: "unknown" });
});
