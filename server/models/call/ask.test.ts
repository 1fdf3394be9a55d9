import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createBudget } from "../budget/budget";
import { memoryCache } from "../cache/memory-cache";
import { type ModelsConfig, modelsConfigSchema } from "../config/models-config";
import { openModels } from "../open-models";
import { callOnce, configFor, QUESTION } from "../testing/call-models";
import {
  begin,
  chunk,
  type FaultServer,
  faultServers,
  type Reply,
  refuses,
  says,
  stream,
} from "../testing/fault-server";
import { serverSeed } from "./request";

const { serve, close } = faultServers();
afterEach(close);

const PRICE = { inputPerMillion: 1_000_000, outputPerMillion: 1_000_000 };
const uncountedAnswer = stream(chunk({ delta: { content: "To Orlando." } }), chunk({ finish: "stop" }));
const cutStream: Reply = (response) => {
  begin(response).write(chunk({ delta: { content: "To Orl" } }), () => response.destroy());
};

/** "large" falls back to "small". */
function twoModels(
  large: FaultServer,
  small: FaultServer,
  settings: Readonly<Record<string, unknown>> = {},
): ModelsConfig {
  const largeModel = configFor(large.baseUrl, { model: "large", ...settings }).models.tiny;
  const smallModel = configFor(small.baseUrl, { model: "small", ...settings }).models.tiny;
  const models = { large: { ...largeModel, fallback: "small" }, small: smallModel };
  return modelsConfigSchema.parse({ models, roles: { default: "large" } });
}

describe("fallback", () => {
  test("a traveler is served by the fallback, and the event says why", async () => {
    const [large, small] = [await serve(refuses(500)), await serve(says("To Orlando."))];
    const { answer, event } = await callOnce(twoModels(large, small), { purpose: "traveler" });
    expect(answer).toMatchObject({ ok: true });
    expect(event).toMatchObject({
      requestedModel: "large",
      fallbackBecause: expect.stringContaining('"large" failed (500'),
      retries: 2,
    });
  });

  test("where the fallback fails too, its own serves, and the event says why of both", async () => {
    const [large, small, last] = [
      await serve(refuses(500)),
      await serve(refuses(401)),
      await serve(says("To Orlando.")),
    ];
    const { models, roles } = twoModels(large, small);
    const chain = {
      ...models,
      small: { ...models.small, fallback: "last" },
      last: configFor(last.baseUrl).models.tiny,
    };
    const config = modelsConfigSchema.parse({ models: chain, roles });
    const { answer, event } = await callOnce(config, { purpose: "traveler" });
    expect(answer).toMatchObject({ ok: true });
    expect(event).toMatchObject({
      requestedModel: "large",
      fallbackBecause: expect.stringMatching(/"large" .*"small" /),
    });
    expect([large, small, last].map(({ received }) => received.length)).toEqual([3, 1, 1]);
  });

  test("a benchmark never falls back", async () => {
    const [large, small] = [await serve(refuses(500)), await serve(says("To Orlando."))];
    const { answer, event } = await callOnce(twoModels(large, small), { purpose: "benchmark" });
    expect(answer).toMatchObject({ ok: false, problem: { code: "model_unavailable" } });
    expect([event.fallbackBecause, small.received.length]).toEqual([null, 0]);
  });

  test("after text was given on, neither another attempt nor another model restarts the answer", async () => {
    const [large, small] = [await serve(cutStream), await serve(says("To Orlando."))];
    const shown: string[] = [];
    const onText = (piece: string) => shown.push(piece);
    const { answer } = await callOnce(twoModels(large, small), { purpose: "traveler", onText });
    expect(answer).toMatchObject({ ok: false });
    expect([shown.join(""), large.received.length, small.received.length]).toEqual(["To Orl", 1, 0]);
  });

  test("the budget is asked again before the fallback", async () => {
    const [large, small] = [await serve(cutStream), await serve(says("To Orlando."))];
    const config = twoModels(large, small, { price: PRICE, retries: { limit: 0 } });
    // Room for one call as it is expected: its prompt and the ten tokens that it may write.
    const budget = createBudget({ costUsd: 60, tokens: null });
    const prompt = { ...QUESTION, maxTokens: 10 };
    const { answer } = await callOnce(config, { purpose: "traveler", budget, prompt });
    expect(answer).toMatchObject({ ok: false, problem: { code: "over_budget" } });
    expect([large.received.length, small.received.length]).toEqual([1, 0]);
  });

  test.each([
    ["whose dollars are used up", { price: PRICE }],
    ["without a price", { price: undefined }],
  ])("of a model %s is one that costs nothing, also between attempts", async (_, settings) => {
    const [large, small] = [await serve(cutStream), await serve(says("To Orlando."))];
    const config = twoModels(large, small, { price: { inputPerMillion: 0, outputPerMillion: 0 } });
    const models = { ...config.models, large: { ...config.models.large, ...settings } };
    const budget = createBudget({ costUsd: 60, tokens: null });
    const asked = { purpose: "traveler" as const, budget, prompt: { ...QUESTION, maxTokens: 10 } };
    const priced = modelsConfigSchema.parse({ ...config, models });
    for (const requests of [1, 2]) {
      const { answer, event } = await callOnce(priced, asked);
      expect(answer).toMatchObject({ ok: true });
      expect(event).toMatchObject({ requestedModel: "large", fallbackBecause: expect.stringMatching(/limit/) });
      expect(small.received).toHaveLength(requests);
    }
    expect(large.received).toHaveLength(settings.price === undefined ? 0 : 1);
    const benchmark = await callOnce(priced, { ...asked, purpose: "benchmark" });
    expect(benchmark.answer).toMatchObject({ problem: { code: "over_budget" } });
  });
});

describe("budget", () => {
  test("what the server counted is used up", async () => {
    const { baseUrl } = await serve(says("To Orlando."));
    const budget = createBudget({ costUsd: null, tokens: 5_000 });
    await callOnce(configFor(baseUrl, { price: PRICE }), { budget });
    expect(budget.used).toEqual({ tokens: 14, costUsd: 14 });
  });

  test("attempts that the server refused use nothing up", async () => {
    const { baseUrl } = await serve(refuses(500), says("To Orlando."));
    const budget = createBudget({ costUsd: null, tokens: 5_000 });
    await callOnce(configFor(baseUrl), { budget });
    expect(budget.used.tokens).toBe(14);
  });

  describe("where the server does not count", () => {
    const uncounted = (text: string, usage?: Record<string, unknown>) =>
      stream(chunk({ delta: { content: text } }), chunk({ finish: "stop", usage }));

    test.each([
      ["nothing", undefined],
      ["prompts of no tokens", { prompt_tokens: 0, completion_tokens: 0 }],
    ])("and tells %s, as much is charged as the text may have come to, and figures are unknown", async (_, usage) => {
      const { baseUrl } = await serve(uncounted("To Orlando.", usage));
      const budget = createBudget({ costUsd: null, tokens: null });
      const { event } = await callOnce(configFor(baseUrl, { price: PRICE }), { budget });
      expect(event).toMatchObject({ promptTokens: "unknown", completionTokens: "unknown", costUsd: "unknown" });
      // Half the bytes of both texts, at least.
      expect(event.meteredTokens).toBeGreaterThanOrEqual(("Where to?".length + "To Orlando.".length) / 2);
      expect(budget.used).toEqual({ tokens: event.meteredTokens, costUsd: event.meteredUsd });
      const { event: longer } = await callOnce(configFor((await serve(uncounted("漢".repeat(1_000)))).baseUrl));
      expect(longer.meteredTokens).toBeGreaterThanOrEqual(1_500);
    });

    test("half of it, the other half is charged as it tells", async () => {
      const { baseUrl } = await serve(uncounted("To Orlando.", { prompt_tokens: 5 }));
      const { event } = await callOnce(configFor(baseUrl, { price: PRICE }));
      expect(event).toMatchObject({ meteredTokens: 11, meteredUsd: 11 });
    });

    test("tools, their calls and the wanted shape are charged too", async () => {
      const uncountedCall = stream(
        chunk({
          delta: {
            tool_calls: [
              { index: 0, id: "1", type: "function", function: { name: "Search", arguments: '{"city":"Orlando"}' } },
            ],
          },
        }),
        chunk({ finish: "tool_calls" }),
      );
      const plain = await callOnce(configFor((await serve(uncounted("."))).baseUrl));
      const inputSchema = z.object({ city: z.string() });
      const prompt = { ...QUESTION, tools: [{ name: "Search", description: "Finds a city.", inputSchema }] };
      const called = await callOnce(configFor((await serve(uncountedCall)).baseUrl), { prompt });
      const most = (text: string) => text.length / 2;
      const more = (called.event.meteredTokens ?? 0) - (plain.event.meteredTokens ?? 0);
      expect(more).toBeGreaterThanOrEqual(most("Search") + most("Finds a city.") + most('Search{"city":"Orlando"}'));
    });
  });

  test("every attempt that a server may have worked for is charged, and none that it refused", async () => {
    const { baseUrl } = await serve(refuses(500), cutStream, says("To Orlando."));
    const budget = createBudget({ costUsd: null, tokens: null });
    const { event } = await callOnce(configFor(baseUrl, { price: PRICE }), { budget });
    expect(event).toMatchObject({ retries: 2, promptTokens: 11, completionTokens: 3, costUsd: 14 });
    // What the cut answer may have cost, and the whole one as the server counted it.
    expect(event.meteredTokens).toBeGreaterThan(1_000);
    expect(budget.used).toEqual({ tokens: event.meteredTokens, costUsd: event.meteredUsd });
    const refused = await callOnce(configFor((await serve(refuses(500))).baseUrl, { price: PRICE }));
    expect(refused.event).toMatchObject({ meteredUsd: 0, meteredTokens: 0 });
  });

  test("an answer that runs on is charged as far as it came", async () => {
    const { baseUrl } = await serve(says("All work and no play. ".repeat(5_000)));
    const { event } = await callOnce(configFor(baseUrl, { price: PRICE }));
    expect(event.meteredTokens).toBeGreaterThan(8_192 * 4);
  });

  test("an answer of the cache costs nothing, and its tokens count as they did", async () => {
    const { baseUrl } = await serve(uncountedAnswer);
    const cache = memoryCache();
    const first = await callOnce(configFor(baseUrl, { price: PRICE }), { cache });
    const again = await callOnce(configFor(baseUrl, { price: PRICE }), { cache });
    expect(again.event).toMatchObject({ meteredUsd: 0, meteredTokens: first.event.meteredTokens });
  });

  test("a kept answer from before charges were kept counts the tokens that its server counted", async () => {
    const { baseUrl } = await serve(says("To Orlando."));
    const cacheFolder = mkdtempSync(join(tmpdir(), "dragoman-answers-"));
    const config = { ...configFor(baseUrl, { price: PRICE }), cacheFolder };
    const first = await callOnce(config);
    for (const name of readdirSync(cacheFolder, { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".json")) continue;
      const kept: unknown = JSON.parse(readFileSync(join(cacheFolder, name), "utf8"));
      writeFileSync(join(cacheFolder, name), JSON.stringify({ ...Object(kept), meteredTokens: undefined }));
    }
    const { event } = await callOnce(config);
    expect(event).toMatchObject({ cached: true, meteredUsd: 0, meteredTokens: 11 + 3 });
    expect(first.event.meteredTokens).toBe(event.meteredTokens);
    rmSync(cacheFolder, { recursive: true });
  });

  test("a model without a price cannot be held to a limit in dollars", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const { answer } = await callOnce(configFor(baseUrl), { budget: createBudget({ costUsd: 5, tokens: null }) });
    expect(answer).toMatchObject({
      problem: { code: "over_budget", message: expect.stringContaining("has no price") },
    });
    expect(received).toHaveLength(0);
  });
});

describe("cache", () => {
  test("the same question is answered without a server, and costs nothing", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."), says("To Miami."));
    const cache = memoryCache();
    const config = configFor(baseUrl, { price: PRICE });
    const first = await callOnce(config, { cache });
    const shown: string[] = [];
    const again = await callOnce(config, { cache, onText: (piece) => shown.push(piece) });
    expect(again.answer).toEqual(first.answer);
    expect(again.event).toMatchObject({ cached: true, costUsd: 0, promptTokens: 11, servedModel: "served-model" });
    expect([received.length, shown]).toEqual([1, ["To Orlando."]]);
  });

  test.each([
    ["sample", { ...QUESTION, sample: 1 }],
    ["temperature", { ...QUESTION, temperature: 0.7 }],
    ["stop", { ...QUESTION, stop: ["\n"] }],
    ["length", { ...QUESTION, maxTokens: 5 }],
    ["message", { messages: [{ role: "user" as const, content: "Where from?" }] }],
  ])("another %s is another question", async (_name, prompt) => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const cache = memoryCache();
    await callOnce(configFor(baseUrl), { cache });
    await callOnce(configFor(baseUrl), { cache, prompt });
    expect(received).toHaveLength(2);
  });

  test("the folder of the configuration keeps answers for the next process", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const cacheFolder = mkdtempSync(join(tmpdir(), "dragoman-answers-"));
    const config = { ...configFor(baseUrl), cacheFolder };
    await callOnce(config);
    expect((await callOnce(config)).event.cached).toBe(true);
    expect(received).toHaveLength(1);
    rmSync(cacheFolder, { recursive: true });
  });

  test("failures are not kept", async () => {
    const { baseUrl } = await serve(refuses(400), says("To Orlando."));
    const cache = memoryCache();
    expect((await callOnce(configFor(baseUrl), { cache })).answer.ok).toBe(false);
    expect((await callOnce(configFor(baseUrl), { cache })).answer.ok).toBe(true);
  });
});

describe("stopping", () => {
  test("before the call", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const { answer, event } = await callOnce(configFor(baseUrl), { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ problem: { code: "cancelled" } });
    expect(event.problem?.code).toBe("cancelled");
    expect(received).toHaveLength(0);
  });

  test("in the middle of an answer", async () => {
    const { baseUrl, received } = await serve((response) => {
      begin(response).write(chunk({ delta: { content: "To" } }));
    });
    const stop = new AbortController();
    const { answer } = await callOnce(configFor(baseUrl), { signal: stop.signal, onText: () => stop.abort() });
    expect(answer).toMatchObject({ problem: { code: "cancelled" } });
    expect(received).toHaveLength(1);
  });

  test("while it waits to try again", async () => {
    const stop = new AbortController();
    const { baseUrl } = await serve((response) => {
      response.on("close", () => setImmediate(() => stop.abort()));
      response.writeHead(429, { "retry-after": "20" }).end();
    });
    const config = configFor(baseUrl, { retries: { longestWaitMs: 30_000 } });
    const { answer } = await callOnce(config, { signal: stop.signal });
    expect(answer).toMatchObject({ problem: { code: "cancelled" } });
  });
});

describe("what is sent", () => {
  test("messages, tools, limits and a seed of the run's own", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const messages = [
      { role: "system" as const, content: "You plan trips." },
      { role: "user" as const, content: "Where to?" },
      {
        role: "assistant" as const,
        content: "",
        toolCalls: [{ id: "1", tool: "CitySearch", input: { state: "Florida" } }],
      },
      { role: "tool" as const, callId: "1", tool: "CitySearch", content: "Orlando" },
    ];
    const prompt = { messages, temperature: 0.5, sample: 2, stop: ["Observation"], maxTokens: 100 };
    await callOnce(configFor(baseUrl), { prompt });
    expect(received[0]).toMatchObject({
      model: "tiny",
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.5,
      seed: serverSeed(1, 2),
      stop: ["Observation"],
      max_tokens: 100,
      messages: [
        { role: "system", content: "You plan trips." },
        { role: "user", content: "Where to?" },
        { role: "assistant", tool_calls: [{ function: { name: "CitySearch", arguments: '{"state":"Florida"}' } }] },
        { role: "tool", tool_call_id: "1", content: "Orlando" },
      ],
    });
  });

  test("tools, with the shape of their arguments", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const inputSchema = z.object({ state: z.string().describe("Florida") });
    const tools = [{ name: "CitySearch", description: "Finds cities.", inputSchema }];
    await callOnce(configFor(baseUrl), { prompt: { ...QUESTION, tools } });
    const parameters = { type: "object", properties: { state: { type: "string" } }, required: ["state"] };
    const offered = { name: "CitySearch", description: "Finds cities.", parameters };
    expect(received[0]).toMatchObject({ tools: [{ type: "function", function: offered }] });
  });

  test.each([
    ["schema", { type: "json_schema", json_schema: { schema: { required: ["city"] } } }, 1],
    ["json", { type: "json_object" }, 2],
    ["words", undefined, 2],
  ])("the wanted shape as %s", async (structuredOutput, format, messages) => {
    const { baseUrl, received } = await serve(says('{"city":"Orlando"}'));
    const models = openModels({ config: configFor(baseUrl, { structuredOutput }), purpose: "benchmark", seed: 1 });
    const { signal } = new AbortController();
    const { value, events } = await models.object("reader", QUESTION, z.object({ city: z.string() }), { signal });
    expect(value).toEqual({ ok: true, value: { city: "Orlando" } });
    if (format === undefined) expect(received[0]).not.toHaveProperty("response_format");
    else expect(received[0]).toMatchObject({ response_format: format });
    // What is told in words is part of the record.
    expect([events[0]?.messages.length, z.array(z.unknown()).parse(received[0]?.messages).length]).toEqual([
      messages,
      messages,
    ]);
  });

  test("a key that is missing is reported before anything is sent", async () => {
    const { baseUrl, received } = await serve(says("To Orlando."));
    const { answer } = await callOnce(configFor(baseUrl, { keyVariable: "TINY_KEY" }));
    expect(answer).toMatchObject({
      problem: { code: "model_unavailable", message: expect.stringContaining("TINY_KEY") },
    });
    expect(received).toHaveLength(0);
  });

  test("a role without a model is reported by its name", async () => {
    const models = openModels({ config: { models: {}, roles: {} }, purpose: "benchmark", seed: 1 });
    expect([models.has("judge"), models.nameOf("judge")]).toEqual([false, null]);
    const { answer } = await models.call("judge", QUESTION, { signal: new AbortController().signal });
    expect(answer).toMatchObject({
      problem: { code: "model_unavailable", message: expect.stringContaining('"judge"') },
    });
  });
});

test("who waits for the next minute can leave", async () => {
  const { baseUrl, received } = await serve(says("To Orlando."));
  const config = configFor(baseUrl, { requestsPerMinute: 1 });
  await callOnce(config);
  const leaving = new AbortController();
  const waiting = callOnce(config, { signal: leaving.signal });
  leaving.abort();
  expect((await waiting).answer).toMatchObject({ problem: { code: "cancelled" } });
  expect(received).toHaveLength(1);
});

test("no more calls are under way at a model than it may have at the same time", async () => {
  let running = 0;
  let most = 0;
  const { baseUrl } = await serve((response, request) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      says("To Orlando.")(response, request);
    }, 5);
  });
  const config = configFor(baseUrl, { concurrency: 3 });
  await Promise.all(Array.from({ length: 12 }, () => callOnce(config)));
  expect(most).toBe(3);
});
