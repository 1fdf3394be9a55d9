import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ModelCall } from "./models";
import { openModels } from "./open-models";
import { callOnce, configFor, QUESTION, SOON } from "./testing/call-models";
import {
  begin,
  calls,
  chunk,
  event,
  faultServers,
  type Reply,
  refuses,
  says,
  startFaultServer,
  stream,
  USAGE,
} from "./testing/fault-server";

/** Every row of the fault table in docs/MODELS.md is a test here, by its name. */
const { serve, close } = faultServers();
afterEach(close);

const HTML = "<html><body><h1>502 Bad Gateway</h1><p>nginx</p></body></html>";
const SOME_TEXT = chunk({ delta: { content: "To Orl" } });

const cutStream: Reply = (response) => {
  begin(response).write(SOME_TEXT, () => response.destroy());
};
const stall: Reply = (response) => {
  begin(response).write(SOME_TEXT);
};
const silence: Reply = () => {};

/** The call was answered after so many retries. */
function answered({ answer, event }: ModelCall, retries: number): void {
  expect(answer).toMatchObject({ ok: true, value: { text: "To Orlando." } });
  expect(event).toMatchObject({ retries, problem: null });
}

/** The call failed; the event keeps what was sent and the sentence. */
function failed({ answer, event }: ModelCall, code: string, message: RegExp): void {
  expect(answer).toMatchObject({ ok: false, problem: { code, message: expect.stringMatching(message) } });
  expect(event).toMatchObject({
    messages: QUESTION.messages,
    answer: null,
    problem: { code, message: expect.stringMatching(message) },
    promptTokens: "unknown",
    costUsd: "unknown",
  });
}

const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  "429 with retry-after": async () => {
    const { baseUrl } = await serve(refuses(429, { "retry-after-ms": "40" }), says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 1);
    const patient = await serve(refuses(429, { "retry-after": "3600" }));
    failed(await callOnce(configFor(patient.baseUrl)), "model_unavailable", /is asked too often \(429\)/);
    expect(patient.received).toHaveLength(1);
  },
  "429 without retry-after": async () => {
    const busy = refuses(429);
    const { baseUrl } = await serve(busy, busy, busy, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 3);
    const always = await serve(busy);
    failed(await callOnce(configFor(always.baseUrl)), "model_unavailable", /tried 5 times/);
  },
  "500": async () => {
    const broken = refuses(500, { "content-type": "application/json" }, '{"error":{"message":"CUDA out of memory."}}');
    const { baseUrl } = await serve(broken, broken, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 2);
    const always = await serve(broken);
    failed(
      await callOnce(configFor(always.baseUrl)),
      "model_unavailable",
      /failed \(500, CUDA out of memory\)\. It was tried 3 times/,
    );
    expect(always.received).toHaveLength(3);
  },
  "502 with a page of HTML": async () => {
    const { baseUrl } = await serve(refuses(502, { "content-type": "text/html" }, HTML));
    const call = await callOnce(configFor(baseUrl));
    failed(call, "model_unavailable", /failed \(502, Bad Gateway\)/);
    expect(JSON.stringify(call)).not.toContain("<");
  },
  "slow first token": async () => {
    const { baseUrl } = await serve(silence, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl, SOON)), 1);
  },
  stall: async () => {
    const { baseUrl } = await serve(stall, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl, SOON)), 1);
    const shown: string[] = [];
    const again = await serve(stall, says("To Orlando."));
    const call = await callOnce(configFor(again.baseUrl, SOON), { onText: (piece) => shown.push(piece) });
    failed(call, "model_unavailable", /stalled mid-answer/);
    expect([shown, again.received.length]).toEqual([["To Orl"], 1]);
  },
  "cut stream": async () => {
    const { baseUrl } = await serve(cutStream, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 1);
    const shown: string[] = [];
    const again = await serve(cutStream, says("To Orlando."));
    const call = await callOnce(configFor(again.baseUrl), { onText: (piece) => shown.push(piece) });
    failed(call, "model_unavailable", /closed the connection/);
    expect([shown, again.received.length]).toEqual([["To Orl"], 1]);
  },
  "end without a finish": async () => {
    const { baseUrl } = await serve(stream(SOME_TEXT), says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 1);
    const always = await serve(stream(SOME_TEXT));
    failed(await callOnce(configFor(always.baseUrl)), "model_unavailable", /cut the answer off/);
  },
  "error inside a stream": async () => {
    const { baseUrl } = await serve(stream(SOME_TEXT, event('{"error":{"message":"engine died"}}')));
    failed(await callOnce(configFor(baseUrl)), "model_unavailable", /in the middle of the answer: engine died/);
  },
  "malformed chunk": async () => {
    const malformed = stream(SOME_TEXT, event('{"choices":[{"del'), chunk({ finish: "stop" }));
    const { baseUrl } = await serve(malformed, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 1);
    const always = await serve(malformed);
    failed(await callOnce(configFor(always.baseUrl)), "model_unavailable", /cannot be read/);
  },
  "malformed JSON": async () => {
    const schema = z.object({ city: z.string() });
    const { baseUrl, received } = await serve(says('{"city": "Orl'), says('```json\n{"city": "Orlando"}\n```'));
    const models = openModels({ config: configFor(baseUrl), purpose: "benchmark", seed: 1 });
    const repaired = await models.object("reader", QUESTION, schema, { signal: new AbortController().signal });
    expect(repaired.value).toEqual({ ok: true, value: { city: "Orlando" } });
    expect(repaired.events).toHaveLength(2);
    expect(received[1]).toMatchObject({ messages: [{}, { content: '{"city": "Orl' }, { role: "user" }] });

    const always = await serve(says("I'd rather tell you a story."));
    const stubborn = openModels({ config: configFor(always.baseUrl), purpose: "benchmark", seed: 1 });
    const { value } = await stubborn.object("reader", QUESTION, schema, { signal: new AbortController().signal });
    expect(value).toMatchObject({ ok: false, problem: { code: "bad_model_answer" } });
    expect(always.received).toHaveLength(2);
  },
  "unknown tool": async () => {
    const { baseUrl } = await serve(calls(["TimeMachine", '{"year":1885}']));
    const { answer } = await callOnce(configFor(baseUrl));
    expect(answer).toMatchObject({ ok: true, value: { toolCalls: [{ tool: "TimeMachine", input: { year: 1885 } }] } });
  },
  "wrong arguments": async () => {
    const { baseUrl } = await serve(calls(["CitySearch", '["Florida", 3]'], ["CitySearch", "Florida"]));
    const { answer } = await callOnce(configFor(baseUrl));
    expect(answer).toMatchObject({
      ok: true,
      value: { toolCalls: [{ input: ["Florida", 3] }, { input: "Florida" }] },
    });
  },
  "endless loop": async () => {
    const endless: Reply = (response) => {
      begin(response);
      const writing = setInterval(() => response.write(SOME_TEXT), 10);
      response.on("close", () => clearInterval(writing));
    };
    const { baseUrl, received } = await serve(endless);
    const timeouts = { wholeMs: 300 };
    failed(await callOnce(configFor(baseUrl, { timeouts })), "model_unavailable", /did not finish within 300 ms/);
    expect(received).toHaveLength(1);
  },
  "empty answer": async () => {
    const empty = stream(chunk({ finish: "stop", usage: USAGE }));
    const { baseUrl } = await serve(empty, says("To Orlando."));
    answered(await callOnce(configFor(baseUrl)), 1);
    const always = await serve(empty);
    failed(await callOnce(configFor(always.baseUrl)), "bad_model_answer", /empty answer/);
  },
  "1 MB answer": async () => {
    const long = "All work and no play. ".repeat(50_000);
    const { baseUrl, received } = await serve(says(long));
    failed(await callOnce(configFor(baseUrl)), "bad_model_answer", /wrote more than 65536 characters/);
    expect(received).toHaveLength(1);
    const roomy = await callOnce(configFor(baseUrl, { contextTokens: 200_000 }));
    expect(roomy.answer).toMatchObject({ ok: true, value: { text: long } });
  },
  "prompt too long": async () => {
    const said = '{"error":{"message":"This model\'s maximum context length is 8192 tokens."}}';
    const { baseUrl, received } = await serve(refuses(400, { "content-type": "application/json" }, said));
    failed(await callOnce(configFor(baseUrl)), "context_overflow", /longer than its context of 8192 tokens/);
    expect(received).toHaveLength(1);
    const prompt = { messages: [{ role: "user" as const, content: "Where to? ".repeat(6_000) }] };
    const { answer } = await callOnce(configFor(baseUrl), { prompt });
    expect(answer).toMatchObject({ problem: { code: "context_overflow" } });
    expect(received).toHaveLength(1);
  },
  "refused parameter": async () => {
    const said = '{"error":{"message":"Unsupported value: \'temperature\' does not support 0 with this model."}}';
    const { baseUrl, received } = await serve(
      refuses(400, { "content-type": "application/json" }, said),
      says("To Orlando."),
    );
    const call = await callOnce(configFor(baseUrl));
    answered(call, 1);
    expect(call.event.adapted).toEqual(["The server does not take temperature: it is left out."]);
    expect(received.map((body) => "temperature" in body)).toEqual([true, false]);
  },
  "answer in one piece": async () => {
    const choices = [{ index: 0, message: { role: "assistant", content: "To Orlando." }, finish_reason: "stop" }];
    const whole = JSON.stringify({ id: "1", created: 0, model: "served-model", choices, usage: USAGE });
    const { baseUrl } = await serve(refuses(200, { "content-type": "application/json" }, whole));
    answered(await callOnce(configFor(baseUrl)), 0);
  },
  "thoughts in the text": async () => {
    const { baseUrl } = await serve(says("<think>Where is it warm?</think>To Orlando."));
    const call = await callOnce(configFor(baseUrl));
    answered(call, 0);
    expect(call.event.reasoning).toBe("Where is it warm?");
    const alone = await serve(says("<think>Where is it warm?"));
    failed(await callOnce(configFor(alone.baseUrl)), "bad_model_answer", /reasoned, but gave no answer/);
  },
  "wrong content type": async () => {
    const page: Reply = (response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(HTML);
    };
    const { baseUrl } = await serve(page);
    failed(await callOnce(configFor(baseUrl)), "model_unavailable", /answered with text\/html in place of a stream/);
  },
  refusal: async () => {
    const declines = stream(
      chunk({ delta: { refusal: "I cannot help with that." } }),
      chunk({ finish: "stop", usage: USAGE }),
    );
    const { baseUrl, received } = await serve(declines);
    const { answer } = await callOnce(configFor(baseUrl));
    const refusal = { text: "I cannot help with that.", toolCalls: [], finish: "content filter" };
    expect(answer).toEqual({ ok: true, value: refusal });
    const models = openModels({ config: configFor(baseUrl), purpose: "benchmark", seed: 1 });
    const options = { signal: new AbortController().signal };
    const { value } = await models.object("reader", QUESTION, z.object({ city: z.string() }), options);
    expect(value).toMatchObject({
      ok: false,
      problem: { code: "bad_model_answer", message: expect.stringMatching(/declined/) },
    });
    expect(received).toHaveLength(2);
  },
  "wrong key": async () => {
    const said = '{"error":{"message":"Incorrect API key provided: sk-secret."}}';
    const { baseUrl, received } = await serve(refuses(401, { "content-type": "application/json" }, said));
    const environment = { TINY_KEY: "sk-secret" };
    const call = await callOnce(configFor(baseUrl, { keyVariable: "TINY_KEY" }), { environment });
    failed(call, "model_unavailable", /refused the key \(401\)\. Check the value of the variable TINY_KEY/);
    expect(JSON.stringify(call)).not.toContain("sk-secret");
    expect(received).toHaveLength(1);
  },
  "no server": async () => {
    const { baseUrl, close } = await startFaultServer(says("To Orlando."));
    await close();
    failed(
      await callOnce(configFor(baseUrl)),
      "model_unavailable",
      /cannot be reached, or closed the connection \(ECONNREFUSED\)/,
    );
  },
};

describe("faults", () => {
  test.each(Object.entries(FAULTS))("%s", (_name, run) => run());

  test("are those of the table in docs/MODELS.md", () => {
    const page = readFileSync(new URL("../../docs/MODELS.md", import.meta.url), "utf8");
    const documented = page.split("## When a model fails")[1]?.split("\n## ")[0] ?? "";
    const rows = [...documented.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, name]) => name);
    expect(rows.slice(2).sort()).toEqual(Object.keys(FAULTS).sort());
  });
});
