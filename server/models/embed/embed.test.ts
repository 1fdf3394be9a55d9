import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createBudget } from "../budget/budget";
import { memoryCache } from "../cache/memory-cache";
import type { CachedVectors } from "../cache/response-cache";
import { modelsConfigSchema } from "../config/models-config";
import { memoryFindings } from "../findings/findings";
import { type OpenOptions, openModels } from "../open-models";
import { type ScriptedServer, startScriptedServer } from "../scripted";
import { configFor } from "../testing/call-models";
import { faultServers, refuses, says } from "../testing/fault-server";

const TEXTS = ["Find trains to Wuhan", "Find the trains to Wuhan", "Eat dumplings"];
const JSON_TYPE = { "content-type": "application/json" };

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer({ skills: {} });
});
afterAll(() => server.close());
const { serve, close } = faultServers();
afterEach(close);

function embedder(settings: Readonly<Record<string, unknown>> = {}, baseUrl = server.url) {
  const { models } = configFor(baseUrl, { model: "scripted", ...settings });
  return modelsConfigSchema.parse({ models, roles: { embedder: "tiny" } });
}

function embed(config: OpenOptions["config"], options: Partial<OpenOptions> = {}, texts: readonly string[] = TEXTS) {
  const findings = memoryFindings();
  const models = openModels({ config, purpose: "benchmark", seed: 1, environment: {}, findings, ...options });
  return models.embed(texts, { signal: new AbortController().signal });
}

test("gives a vector for each text, with a record of what was asked and what it took", async () => {
  const price = { inputPerMillion: 1_000_000, outputPerMillion: 7 };
  const { vectors, event } = await embed(embedder({ price }));
  expect(vectors).toMatchObject({ ok: true, value: [{ length: 64 }, { length: 64 }, { length: 64 }] });
  expect(event).toMatchObject({
    ...{ role: "embedder", requestedModel: "tiny", servedModel: "scripted", problem: null, answer: null, retries: 0 },
    ...{ vectors: { count: 3, dimensions: 64 }, promptTokens: 15, completionTokens: 0, costUsd: 15, meteredUsd: 15 },
  });
  expect(event.messages.map(({ content }) => content)).toEqual(TEXTS);
});

test("is asked again after a fault of the server, in groups of 32 texts", async () => {
  const texts = Array.from({ length: 70 }, (_, index) => `Text ${index}`);
  const { vectors, event } = await embed(embedder({ model: "scripted+500x1" }), {}, texts);
  expect(vectors).toMatchObject({ ok: true, value: { length: 70 } });
  expect(event).toMatchObject({ retries: 3, vectors: { count: 70, dimensions: 64 } });
});

test("is the same from the cache, which asks no server and costs nothing", async () => {
  const vectorCache = memoryCache<CachedVectors>();
  const price = { inputPerMillion: 1, outputPerMillion: 0 };
  const first = await embed(embedder({ price }), { vectorCache });
  const gone = embedder({ price }, "http://127.0.0.1:9/v1");
  const again = await embed(gone, { vectorCache });
  expect(again.vectors).toEqual(first.vectors);
  expect(again.event).toMatchObject({ cached: true, costUsd: 0, meteredUsd: 0, promptTokens: 15, meteredTokens: 15 });
  expect((await embed(gone, { vectorCache }, ["Another text"])).vectors.ok).toBe(false);
});

test("keeps to the budget", async () => {
  const budget = createBudget({ costUsd: null, tokens: 10 });
  expect((await embed(embedder(), { budget })).vectors).toMatchObject({ problem: { code: "over_budget" } });
  const dollars = createBudget({ costUsd: 1, tokens: null });
  expect((await embed(embedder(), { budget: dollars })).event.problem?.message).toContain("has no price");
});

test.each([
  ["without the route", refuses(404), "model_unavailable", "does not know the address or the model (404)"],
  ["that answers in words", says("Hello."), "model_unavailable", "a part that cannot be read"],
  [
    "that gives fewer vectors than texts",
    refuses(200, JSON_TYPE, '{"data":[{"embedding":[1,2]}]}'),
    "bad_model_answer",
    "one vector for each text",
  ],
  [
    "that gives vectors of two lengths",
    refuses(200, JSON_TYPE, '{"data":[{"embedding":[1]},{"embedding":[1]},{"embedding":[1,2]}]}'),
    "bad_model_answer",
    "one vector for each text",
  ],
])("says what is wrong with a server %s", async (_, reply, code, message) => {
  const { baseUrl } = await serve(reply);
  const { vectors, event } = await embed(embedder({}, baseUrl));
  expect(vectors).toMatchObject({ ok: false, problem: { code, message: expect.stringContaining(message) } });
  expect(event).toMatchObject({ problem: { code }, servedModel: null });
  expect(event.vectors).toBeUndefined();
});

test("has no model by default: one that answers makes no vectors", async () => {
  const { vectors, event } = await embed(configFor(server.url, { model: "scripted" }));
  expect(vectors).toMatchObject({
    problem: { code: "model_unavailable", message: expect.stringContaining("embedder") },
  });
  expect(event).toMatchObject({ requestedModel: "none", problem: { code: "model_unavailable" } });
});

test("needs its key, and gives up when it is stopped", async () => {
  const { event } = await embed(embedder({ keyVariable: "TINY_KEY" }));
  expect(event.problem?.message).toContain("TINY_KEY");
  const models = openModels({ config: embedder(), purpose: "benchmark", seed: 1, environment: {} });
  const { vectors } = await models.embed(TEXTS, { signal: AbortSignal.abort() });
  expect(vectors).toMatchObject({ problem: { code: "cancelled" } });
});
