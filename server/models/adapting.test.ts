import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { memoryFindings, savedFindings } from "./findings/findings";
import type { Prompt } from "./models";
import { openModels } from "./open-models";
import { callOnce, configFor, QUESTION } from "./testing/call-models";
import { type FaultServer, faultServers, type Reply, says } from "./testing/fault-server";

const { serve, close } = faultServers();
afterEach(close);

const JSON_TYPE = { "content-type": "application/json" };
const refusing = (status: number, body: object): Reply => {
  return (response) => void response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
};

/** Refuses requests with this field, and answers the others. */
async function serverWithout(field: string, refusal: Reply, answer: Reply = says("To Orlando.")): Promise<FaultServer> {
  const server: FaultServer = await serve((response, request) => {
    const body = server.received.at(-1) ?? {};
    const given = JSON.stringify(body[field] ?? null);
    (given !== "null" && given !== "false" ? refusal : answer)(response, request);
  });
  return server;
}

const WHOLE: Prompt = { ...QUESTION, temperature: 0.5, stop: ["\nObservation"], maxTokens: 20 };
const GENERATION = { topP: 0.9, presencePenalty: 0.1, frequencyPenalty: 0.1 };

const openAi = (param: string, message: string) => {
  return refusing(400, {
    error: { message, type: "invalid_request_error", param, code: "unsupported_value" },
  });
};

describe("what a server refuses is left out, and the request repeated once", () => {
  test.each([
    [
      "temperature",
      openAi("temperature", "Unsupported value: 'temperature' does not support 0.5 with this model."),
      "temperature",
    ],
    ["stop", openAi("stop", "Unsupported parameter: 'stop' is not supported with this model."), "stop"],
    [
      "seed",
      refusing(422, { detail: [{ type: "extra_forbidden", loc: ["body", "seed"], msg: "Extra inputs" }] }),
      "seed",
    ],
    ["top_p", refusing(400, { error: "top_p is not supported" }), "top_p"],
    ["presence_penalty", refusing(400, { message: "Unknown field: presence_penalty" }), "presence_penalty"],
    [
      "frequency_penalty",
      refusing(501, { error: { message: "frequency_penalty: not supported" } }),
      "frequency_penalty",
    ],
    [
      "stream_options",
      refusing(400, { error: { message: "Unrecognized request argument: stream_options" } }),
      "stream_options",
    ],
  ])("%s", async (field, refusal, name) => {
    const server = await serverWithout(field, refusal);
    const findings = memoryFindings();
    const config = configFor(server.baseUrl, { generation: GENERATION });
    const { answer, event } = await callOnce(config, { prompt: WHOLE, findings });
    expect(answer).toMatchObject({ ok: true, value: { text: "To Orlando." } });
    expect(event).toMatchObject({ retries: 1, adapted: [expect.stringContaining(`does not take ${name}:`)] });
    const [first, second] = server.received;
    expect(Object.keys(first ?? {}).filter((key) => !(key in (second ?? {})))).toEqual([field]);

    const again = await callOnce(config, { prompt: WHOLE, findings });
    expect(again.event).toMatchObject({ retries: 0, adapted: event.adapted });
    expect(server.received).toHaveLength(3);
  });

  test("max_tokens goes by its newer name", async () => {
    const said =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const server = await serverWithout("max_tokens", openAi("max_tokens", said));
    const { event } = await callOnce(configFor(server.baseUrl), { prompt: WHOLE });
    expect(server.received[1]).toMatchObject({ max_completion_tokens: 20 });
    expect(event.adapted).toEqual(["The server does not take max_tokens: max_completion_tokens is sent."]);
  });

  test("several in one call, as with models that reason", async () => {
    const server: FaultServer = await serve((response, request) => {
      const body = server.received.at(-1) ?? {};
      const wrong = ["temperature", "max_tokens", "stop"].find((name) => body[name] !== undefined);
      const reply = wrong === undefined ? says("To Orlando.") : openAi(wrong, `Unsupported: '${wrong}'.`);
      reply(response, request);
    });
    const { answer, event } = await callOnce(configFor(server.baseUrl), { prompt: WHOLE });
    expect(answer.ok).toBe(true);
    expect([event.temperature, event.adapted?.length, server.received.length]).toEqual([null, 3, 4]);
  });

  test("where the answer's end is not sent, it is cut there all the same", async () => {
    const answer = says("Action 1: CitySearch[Florida]\nObservation 1: Orlando");
    const { baseUrl } = await serverWithout("stop", openAi("stop", "Unsupported parameter: 'stop'."), answer);
    expect((await callOnce(configFor(baseUrl), { prompt: WHOLE })).answer).toMatchObject({
      value: { text: "Action 1: CitySearch[Florida]" },
    });
  });

  test("a refusal of something else is no reason to leave anything out", async () => {
    const server = await serve(refusing(400, { error: { message: "The model is sleeping." } }));
    const { answer } = await callOnce(configFor(server.baseUrl), { prompt: WHOLE });
    expect(answer).toMatchObject({
      problem: { code: "model_unavailable", message: expect.stringContaining("sleeping") },
    });
    expect(server.received).toHaveLength(1);
  });

  test("what did not help is not remembered", async () => {
    const server = await serve(openAi("temperature", "Unsupported value: 'temperature'."));
    const findings = memoryFindings();
    const config = configFor(server.baseUrl);
    expect((await callOnce(config, { prompt: WHOLE, findings })).answer.ok).toBe(false);
    expect((await findings.refusedBy({ baseUrl: server.baseUrl, model: "tiny" })).size).toBe(0);
    expect(server.received).toHaveLength(2);
  });

  test("the data folder keeps it for the next process", async () => {
    const folder = mkdtempSync(join(tmpdir(), "dragoman-findings-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    const server = await serverWithout("seed", refusing(400, { error: { message: "Unknown parameter: seed" } }));
    for (const requests of [2, 3]) {
      await callOnce(configFor(server.baseUrl), { findings: savedFindings() });
      expect(server.received).toHaveLength(requests);
    }
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

describe("structured output and tools", () => {
  const city = z.object({ city: z.string() });
  const objectFrom = (server: FaultServer) => {
    const models = openModels({
      ...{ config: configFor(server.baseUrl), purpose: "benchmark", seed: 1, environment: {} },
      findings: memoryFindings(),
    });
    return models.object("reader", QUESTION, city, { signal: new AbortController().signal });
  };

  test("without JSON schemas the shape is told in words, with JSON mode, and without that in words alone", async () => {
    const refusal = refusing(400, { error: { message: "response_format is not supported" } });
    const server = await serverWithout("response_format", refusal, says('{"city": "Orlando"}'));
    const { value, events } = await objectFrom(server);
    expect(value).toEqual({ ok: true, value: { city: "Orlando" } });
    expect(server.received.map((body) => Object(body.response_format).type)).toEqual([
      "json_schema",
      "json_object",
      undefined,
    ]);
    expect(JSON.stringify(server.received[2]?.messages)).toContain("JSON schema");
    expect(events[0]?.adapted).toHaveLength(2);
  });

  test.each([
    [400, "registry.ollama.ai/library/tiny does not support tools"],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    [500, "tools param requires --jinja flag"],
    [404, "No endpoints found that support tool use."],
  ])("without tools (%i, %s) they are described in words, and calls read out of the text", async (status, message) => {
    const written = 'I will look.\n<tool_call>{"name": "CitySearch", "arguments": {"state": "Florida"}}</tool_call>';
    const server = await serverWithout("tools", refusing(status, { error: { message } }), says(written));
    const inputSchema = z.object({ state: z.string() });
    const tools = [{ name: "CitySearch", description: "Finds cities.", inputSchema }];
    const before = { id: "1", tool: "CitySearch", input: { state: "Ohio" } };
    const prompt: Prompt = {
      messages: [
        ...QUESTION.messages,
        { role: "assistant", content: "", toolCalls: [before] },
        { role: "tool", content: "Columbus", callId: "1", tool: "CitySearch" },
      ],
      tools,
    };
    const { answer, event } = await callOnce(configFor(server.baseUrl), { prompt });
    expect(answer).toMatchObject({
      value: {
        text: "I will look.",
        toolCalls: [{ tool: "CitySearch", input: { state: "Florida" } }],
        finish: "tool calls",
      },
    });
    const told = JSON.stringify(server.received[1]?.messages);
    expect(told).toContain("Finds cities.");
    expect(told).toContain("Ohio");
    expect(told).not.toContain("tool_call_id");
    expect(JSON.stringify(event.messages)).toContain("Finds cities.");
  });
});

describe("a server that does not stream", () => {
  const message = { role: "assistant", content: "To Orlando.", reasoning_content: "Where is it warm?" };
  const whole = refusing(200, {
    ...{ id: "1", object: "chat.completion", created: 0, model: "served-model" },
    choices: [{ index: 0, message, finish_reason: "stop" }],
    usage: { prompt_tokens: 11, completion_tokens: 3 },
  });

  test("is read whole where it ignores that it should", async () => {
    const { baseUrl } = await serve(whole);
    const { answer, event } = await callOnce(configFor(baseUrl));
    expect(answer).toEqual({ ok: true, value: { text: "To Orlando.", toolCalls: [], finish: "stop" } });
    expect(event).toMatchObject({ servedModel: "served-model", promptTokens: 11, reasoning: "Where is it warm?" });
  });

  test("is not asked to stream where it refuses to", async () => {
    const refusal = refusing(400, { error: { message: "stream: streaming is not supported" } });
    const server = await serverWithout("stream", refusal, whole);
    const { answer, event } = await callOnce(configFor(server.baseUrl));
    expect(answer.ok).toBe(true);
    expect(event.adapted).toEqual([expect.stringContaining("the answer is taken whole")]);
    expect(Object.keys(server.received[1] ?? {})).not.toContain("stream");
  });

  test("whose tools are called, calls them", async () => {
    const call = { id: "1", type: "function", function: { name: "CitySearch", arguments: '{"state":"Ohio"}' } };
    const choices = [{ index: 0, message: { content: null, tool_calls: [call] }, finish_reason: "tool_calls" }];
    const { baseUrl } = await serve(refusing(200, { id: "1", created: 0, model: "m", choices }));
    expect((await callOnce(configFor(baseUrl))).answer).toMatchObject({
      value: { toolCalls: [{ tool: "CitySearch", input: { state: "Ohio" } }], finish: "tool calls" },
    });
  });

  test("and sends other JSON is told from one that answers", async () => {
    const { baseUrl } = await serve(refusing(200, { status: "ok" }));
    expect((await callOnce(configFor(baseUrl, { retries: { limit: 0 } }))).answer).toMatchObject({
      problem: { message: expect.stringContaining("answered with application/json in place of a stream") },
    });
  });
});

describe("a prompt that is longer than the context", () => {
  test.each([
    [
      "OpenAI",
      400,
      {
        error: {
          message:
            "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
          ...{ type: "invalid_request_error", param: "messages", code: "context_length_exceeded" },
        },
      },
    ],
    [
      "vLLM",
      400,
      {
        object: "error",
        message:
          "This model's maximum context length is 8192 tokens. However, you requested 9020 tokens (9000 in the messages, 20 in the completion). Please reduce the length of the messages or completion.",
      },
    ],
    [
      "vLLM, older",
      400,
      { error: { message: "The decoder prompt (length 9000) is longer than the maximum model length of 8192." } },
    ],
    [
      "llama.cpp",
      400,
      {
        error: {
          ...{ code: 400, type: "exceed_context_size_error", n_prompt_tokens: 9000, n_ctx: 8192 },
          message: "the request exceeds the available context size, try increasing it",
        },
      },
    ],
    ["Ollama", 400, { error: { message: "the input length exceeds the context length" } }],
    ["SGLang", 400, { message: "The input (9000 tokens) is longer than the model's context length (8192 tokens)." }],
    [
      "a server that says so as if all were well",
      200,
      { error: { message: "Cannot truncate prompt: the request exceeds the context length." } },
    ],
    ["a hosted model", 400, { error: { message: "prompt is too long: 210000 tokens > 200000 maximum" } }],
  ])("in the words of %s", async (_, status, body) => {
    const server = await serve(refusing(status, body));
    const { answer, event } = await callOnce(configFor(server.baseUrl), { prompt: WHOLE });
    expect(answer).toMatchObject({
      problem: { code: "context_overflow", message: expect.stringMatching(/longer than its context/) },
    });
    expect(event.problem?.code).toBe("context_overflow");
    expect(server.received).toHaveLength(1);
  });

  test("is not sent where its length alone says so", async () => {
    const server = await serve(says("To Orlando."));
    const prompt: Prompt = { messages: [{ role: "user", content: "Where to? ".repeat(6_000) }] };
    const { answer } = await callOnce(configFor(server.baseUrl), { prompt });
    expect(answer).toMatchObject({
      problem: { code: "context_overflow", message: expect.stringMatching(/at least 10000/) },
    });
    expect(server.received).toHaveLength(0);
    const roomy = await callOnce(configFor(server.baseUrl, { contextTokens: 20_000 }), { prompt });
    expect(roomy.answer.ok).toBe(true);
  });

  test("is another thing than an answer that may not be so long", async () => {
    const said = "max_tokens is too large: 20. This model supports at most 10 completion tokens.";
    const server = await serverWithout("max_tokens", openAi("max_tokens", said));
    expect((await callOnce(configFor(server.baseUrl), { prompt: WHOLE })).answer.ok).toBe(true);
  });
});
