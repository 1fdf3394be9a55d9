import { afterEach, describe, expect, test } from "vitest";
import { modelOfRole } from "../config/roles";
import { memoryFindings } from "../findings/findings";
import { startScriptedServer } from "../scripted";
import { callOnce, configFor } from "../testing/call-models";
import { chunk, type FaultServer, faultServers, refuses, says, stream, USAGE } from "../testing/fault-server";
import { checkModel } from "./check-model";

const { serve, close } = faultServers();
afterEach(close);

const JSON_TYPE = { "content-type": "application/json" };

/** Answers as a good server does, but for these fields, which it refuses as OpenAI's models that reason do. */
async function serverWithout(...fields: readonly string[]): Promise<FaultServer> {
  const server: FaultServer = await serve((response, request) => {
    const body = server.received.at(-1) ?? {};
    const wrong = fields.find((field) => body[field] !== undefined);
    const message = `Unsupported parameter: '${wrong}' is not supported with this model.`;
    const refusal = JSON.stringify({ error: { message, param: wrong, code: "unsupported_parameter" } });
    const reply = wrong === undefined ? says('{"city": "Oslo"}') : refuses(400, JSON_TYPE, refusal);
    reply(response, request);
  });
  return server;
}

async function check(
  baseUrl: string,
  settings: Readonly<Record<string, unknown>> = {},
  uses?: { readonly answers: boolean; readonly vectors: boolean },
) {
  const model = modelOfRole(configFor(baseUrl, settings), "agent");
  if (model === null) throw new Error("There is a default.");
  const findings = memoryFindings();
  await findings.learn({ baseUrl, model: "tiny" }, ["top_p"]);
  const checked = await checkModel(model, { signal: new AbortController().signal, uses, environment: {}, findings });
  return { ...checked, known: findings, states: Object.fromEntries(checked.findings.map((f) => [f.what, f.state])) };
}

describe("models check", () => {
  test("finds that the scripted server takes everything", async () => {
    const server = await startScriptedServer();
    const { problem, states } = await check(server.url, { model: "scripted", scripted: true });
    await server.close();
    expect(problem).toBeNull();
    expect(states).toEqual({
      ...{ stream: "works", "count of tokens": "works", temperature: "works", seed: "works", stop: "works" },
      ...{ max_tokens: "works", json_schema: "works", tools: "works", n: "works", "long prompt": "works" },
    });
  });

  test("asks a model for vectors where it is to make them, and for nothing else where that is all", async () => {
    const server = await startScriptedServer();
    const scripted = { model: "scripted", scripted: true };
    const both = await check(server.url, scripted, { answers: true, vectors: true });
    expect(both.findings.at(-1)).toMatchObject({
      what: "embeddings",
      state: "works",
      said: "vectors of 64 dimensions",
    });
    expect((await check(server.url, scripted, { answers: false, vectors: true })).states).toEqual({
      embeddings: "works",
    });
    await server.close();
    const { baseUrl } = await serve(refuses(404));
    const { findings, problem } = await check(baseUrl, {}, { answers: false, vectors: true });
    expect(problem).toBeNull();
    expect(findings).toMatchObject([{ what: "embeddings", state: "refused", instead: "words are counted" }]);
  });

  test("finds what a server refuses, and calls go round it from the first on", async () => {
    const server = await serverWithout("temperature", "stop", "max_tokens", "tools", "n");
    const { states, known, findings } = await check(server.baseUrl);
    expect(states).toMatchObject({
      ...{ temperature: "refused", stop: "refused", max_tokens: "refused", max_completion_tokens: "works" },
      ...{ seed: "works", tools: "refused", n: "refused", json_schema: "works" },
    });
    expect(findings.find(({ what }) => what === "temperature")).toMatchObject({
      said: expect.stringContaining("Unsupported parameter: 'temperature'"),
      instead: "it is left out",
    });
    const before = server.received.length;
    const { event } = await callOnce(configFor(server.baseUrl), { findings: known });
    expect([event.retries, event.temperature, server.received.length - before]).toEqual([0, null, 1]);
  });

  test("takes a server's own fault for no refusal", async () => {
    const server: FaultServer = await serve((response, request) => {
      const isSeeded = server.received.at(-1)?.seed !== undefined;
      (isSeeded ? refuses(503) : says('{"city": "Oslo"}'))(response, request);
    });
    const { states, known } = await check(server.baseUrl);
    expect(states.seed).toBe("not found out");
    expect((await known.refusedBy({ baseUrl: server.baseUrl, model: "tiny" })).has("seed")).toBe(false);
  });

  test("sends one thing at a time", async () => {
    const server = await serverWithout();
    await check(server.baseUrl);
    const fields = ["temperature", "seed", "stop", "max_tokens", "response_format", "tools", "n"];
    for (const body of server.received) expect(fields.filter((field) => field in body).length).toBeLessThanOrEqual(1);
  });

  test("tells a form of answer that is ignored from one that works", async () => {
    const { baseUrl } = await serve(says("I like Oslo."));
    const { states, known } = await check(baseUrl);
    expect(states).toMatchObject({ json_schema: "ignored", json_object: "ignored", tools: "ignored" });
    expect([...(await known.refusedBy({ baseUrl, model: "tiny" }))].sort()).toEqual(["json_object", "json_schema"]);
  });

  test("tells what does not stream, thinks or count", async () => {
    const message = { role: "assistant", content: "ready", reasoning_content: "Am I?" };
    const whole = JSON.stringify({ id: "1", created: 0, model: "m", choices: [{ message, finish_reason: "stop" }] });
    const { baseUrl } = await serve(refuses(200, JSON_TYPE, whole));
    expect((await check(baseUrl)).states).toMatchObject({
      ...{ stream: "ignored", "count of tokens": "ignored", thoughts: "works" },
    });
    const options = await serverWithout("stream_options");
    const { states } = await check(options.baseUrl);
    expect(states).toMatchObject({ stream_options: "refused", stream: "works" });
  });

  test("notices a server that cuts prompts in silence", async () => {
    const cuts = stream(chunk({ delta: { content: "ready" } }), chunk({ finish: "stop", usage: USAGE }));
    const { baseUrl } = await serve(cuts);
    const { findings } = await check(baseUrl, { contextTokens: 32_768 });
    expect(findings.at(-1)).toMatchObject({
      what: "long prompt",
      state: "ignored",
      said: expect.stringMatching(/cuts prompts/),
    });
    expect((await check(baseUrl, { contextTokens: 4_096 })).states).not.toHaveProperty("long prompt");
  });

  test.each([
    ["that is not there", refuses(404), /does not know the address/],
    ["that refuses the key", refuses(401), /refused the key/],
    ["that is broken", refuses(500), /failed \(500/],
  ])("says why a server %s cannot be asked, and forgets nothing of it", async (_, reply, problem) => {
    const { baseUrl } = await serve(reply);
    const checked = await check(baseUrl);
    expect(checked).toMatchObject({ problem: expect.stringMatching(problem), findings: [] });
    expect([...(await checked.known.refusedBy({ baseUrl, model: "tiny" }))]).toEqual(["top_p"]);
  });
});
