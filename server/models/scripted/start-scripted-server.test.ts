import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAULTS, type Fault, MODEL_IDS } from "./model-id";
import type { ReceivedPrompt, Skill } from "./skill";
import { type ScriptedServer, startScriptedServer } from "./start-scripted-server";

const seen: ReceivedPrompt[] = [];
/** Counts in a thought; acts when it is asked to. */
const counting: Skill = (prompt) => {
  seen.push(prompt);
  if (prompt.tools.length > 0) {
    return { text: "I look.", toolCalls: [{ tool: "CitySearch", input: { state: "Texas" } }] };
  }
  return "Thought 1: One, two, three.\nAction 1: CitySearch[Texas]\nObservation 1:";
};
const skills = { "test/count": counting };

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer({ skills, firstTokenDelayMs: 150 });
});
afterAll(() => server.close());

function ask(model: string, more: object = {}, signal = AbortSignal.timeout(10_000), of = server): Promise<Response> {
  const body = { model, metadata: { prompt: "test/count" }, messages: [{ role: "user", content: "Count." }], ...more };
  return fetch(`${of.url}/chat/completions`, { method: "POST", body: JSON.stringify(body), signal });
}

async function answered(model: string, more: object = {}, of = server) {
  const response = await ask(model, more, undefined, of);
  const body = await response.json();
  return { status: response.status, body, choice: body.choices?.[0], text: String(body.choices?.[0]?.message.content) };
}

/** The events of a stream: what is JSON as such, all else as text. */
async function streamed(model: string, more: object = {}): Promise<unknown[]> {
  const text = await (await ask(model, { stream: true, stream_options: { include_usage: true }, ...more })).text();
  return text.split("\n\n").flatMap((event) => {
    const data = event.replace(/^data: /, "");
    if (data === "") return [];
    try {
      return [JSON.parse(data)];
    } catch {
      return [data];
    }
  });
}

/** What comes until the connection says no more for a while, or is cut. */
async function untilStill(model: string): Promise<{ text: string; end: "still" | "cut" | "whole" }> {
  const aborting = new AbortController();
  const response = await ask(model, { stream: true }, aborting.signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const timer = setTimeout(() => aborting.abort(), 1_000);
    try {
      const part = await reader?.read();
      if (!part || part.done) return { text, end: "whole" };
      text += part.value;
    } catch {
      return { text, end: aborting.signal.aborted ? "still" : "cut" };
    } finally {
      clearTimeout(timer);
    }
  }
}

describe("the scripted server", () => {
  it("lists its models", async () => {
    const body = await (await fetch(`${server.url}/models`)).json();
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(MODEL_IDS);
  });

  it("answers by the skill of the prompt's file, however it is worded, else says plainly that there is none", async () => {
    expect((await answered("scripted")).text).toContain("One, two");
    const reworded = await answered("scripted", { messages: [{ role: "user", content: "Please, count." }] });
    expect(reworded.text).toContain("One, two");
    const other = await answered("scripted", { metadata: { prompt: "test/other" } });
    expect(other.text).toContain("I am a scripted model");
    expect((await answered("scripted", { metadata: undefined })).text).toContain("I am a scripted model");
    expect((await answered("scripted", { metadata: { prompt: "constructor" } })).text).toContain("I am a scripted");
    expect(other.choice.finish_reason).toBe("stop");
  });

  it("streams the same answer as it gives whole, with usage where it is asked for", async () => {
    const whole = await answered("scripted");
    const events = await streamed("scripted");
    expect(events.at(-1)).toBe("[DONE]");
    const chunks = events.slice(0, -1).map((event) => Object(event));
    const texts = chunks.map(({ choices }) => choices[0]?.delta.content ?? "");
    expect(texts.filter((text) => text !== "").length).toBeGreaterThan(1);
    expect(texts.join("")).toBe(whole.text);
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.body.usage });
    expect(chunks.at(-2)).toMatchObject({ choices: [{ finish_reason: "stop" }] });
    expect(await streamed("scripted", { stream_options: null })).toHaveLength(events.length - 1);
  });

  it("calls tools by the protocol, and tells the skill what came of it", async () => {
    const tools = [{ type: "function", function: { name: "CitySearch", parameters: {} } }];
    const { choice } = await answered("scripted", { tools });
    expect(choice).toMatchObject({ finish_reason: "tool_calls", message: { content: "I look." } });
    const [call] = choice.message.tool_calls;
    expect(call).toMatchObject({ type: "function", function: { name: "CitySearch", arguments: '{"state":"Texas"}' } });
    const events = await streamed("scripted", { tools });
    expect(events).toContainEqual(
      expect.objectContaining({
        choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...call }] }, finish_reason: null }],
      }),
    );

    const messages = [
      { role: "user", content: [{ type: "text", text: "Count" }] },
      { role: "assistant", content: null, tool_calls: [call] },
      { role: "tool", tool_call_id: call.id, content: "Cities" },
    ];
    await answered("scripted", { tools, messages });
    expect(seen.at(-1)).toEqual({
      prompt: "test/count",
      messages: [
        { role: "user", content: "Count" },
        { role: "assistant", content: "", toolCalls: [{ id: call.id, tool: "CitySearch", input: { state: "Texas" } }] },
        { role: "tool", content: "Cities", callId: call.id, tool: "CitySearch" },
      ],
      tools: ["CitySearch"],
    });
  });

  it("keeps stop texts and limits", async () => {
    const { text } = await answered("scripted", { stop: ["\nObservation"] });
    expect(text).toMatch(/CitySearch\[Texas\]$/);
    const short = await answered("scripted", { max_tokens: 2 });
    expect(short).toMatchObject({ text: "Thought ", choice: { finish_reason: "length" } });
  });

  it("errs as often as its quality says, the same way each time, elsewhere with another seed", async () => {
    const whole = (await answered("scripted")).text;
    const texts = async (model: string, of = server) => {
      const seeds = Array.from({ length: 100 }, (_, seed) => seed);
      return Promise.all(seeds.map(async (seed) => (await answered(model, { seed }, of)).text));
    };
    const isWhole = (text: string) => text === whole;
    const [worse, better] = [await texts("scripted:0.5"), await texts("scripted:0.9")];
    expect(worse.filter(isWhole).length).toBeGreaterThan(30);
    expect(worse.filter(isWhole).length).toBeLessThan(70);
    expect(better.filter(isWhole).length).toBeGreaterThan(75);
    expect(worse.every((text, seed) => !isWhole(text) || isWhole(better[seed] ?? ""))).toBe(true);
    expect(worse.every((text) => whole.startsWith(text))).toBe(true);
    const never = await texts("scripted:0");
    expect(never.some(isWhole)).toBe(false);
    expect(await texts("scripted:0")).toEqual(never);
    const other = await startScriptedServer({ seed: 1, skills });
    expect(await texts("scripted:0", other)).not.toEqual(never);
    await other.close();
  });

  it.each(["gpt-4", "scripted:2", "scripted+nothing", "scripted:", "scripted+stallx"])(
    "has no model %s",
    async (model) => {
      const { status, body } = await answered(model);
      expect(status).toBe(404);
      expect(body.error).toMatchObject({ code: "model_not_found", message: expect.stringContaining("scripted:0.8") });
    },
  );

  it("refuses what is no request, and other addresses", async () => {
    expect(await answered("scripted", { messages: [] })).toMatchObject({ status: 400 });
    expect(await answered("scripted", { messages: [{ role: "tool", content: "x" }] })).toMatchObject({ status: 400 });
    const broken = await fetch(`${server.url}/chat/completions`, { method: "POST", body: "{" });
    expect(broken.status).toBe(400);
    expect((await fetch(`${server.url}/embeddings`)).status).toBe(404);
  });
});

const tools = [{ type: "function", function: { name: "CitySearch", parameters: {} } }];

/** What is seen of each fault by who asks. */
const faults: Record<Fault, () => Promise<void>> = {
  async "429"() {
    const response = await ask("scripted+429");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, null]);
  },
  async "429-retry-after"() {
    const response = await ask("scripted+429-retry-after");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1"]);
  },
  async "500"() {
    expect(await answered("scripted+500")).toMatchObject({ status: 500, body: { error: { code: "internal_error" } } });
  },
  async "context-overflow"() {
    const { status, body } = await answered("scripted+context-overflow");
    expect([status, body.error.code]).toEqual([400, "context_length_exceeded"]);
  },
  async "502"() {
    const response = await ask("scripted+502");
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
    expect(await response.text()).toContain("<html>");
  },
  async "slow-first-token"() {
    // Headers come at once, the answer after the delay, which abort ends.
    const aborting = new AbortController();
    const response = await ask("scripted+slow-first-token", { stream: true }, aborting.signal);
    aborting.abort();
    await expect(response.text()).rejects.toThrow();
    expect((await answered("scripted+slow-first-token")).text).toContain("One, two");
  },
  async stall() {
    const { text, end } = await untilStill("scripted+stall");
    expect(end).toBe("still");
    expect(text).not.toBe("");
    expect(text).not.toContain('finish_reason":"stop');
  },
  async "cut-stream"() {
    const { text, end } = await untilStill("scripted+cut-stream");
    expect(end).toBe("cut");
    expect(text).not.toContain("[DONE]");
  },
  async "malformed-chunk"() {
    const events = await streamed("scripted+malformed-chunk");
    expect(events.filter((event) => typeof event === "string")).toEqual([
      expect.stringContaining('{"id": "chatcmpl-,'),
      "[DONE]",
    ]);
  },
  async "wrong-content-type"() {
    for (const stream of [true, false]) {
      const response = await ask("scripted+wrong-content-type", { stream });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html"]);
    }
  },
  async "no-finish"() {
    const events = await streamed("scripted+no-finish");
    expect(events.at(-1)).toBe("[DONE]");
    expect(JSON.stringify(events)).not.toContain('"finish_reason":"');
  },
  async "no-usage"() {
    expect(JSON.stringify(await streamed("scripted+no-usage"))).not.toContain("prompt_tokens");
    expect((await answered("scripted+no-usage")).body).not.toHaveProperty("usage");
  },
  async "malformed-json"() {
    const { text } = await answered("scripted+malformed-json");
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    const { choice } = await answered("scripted+malformed-json", { tools });
    expect(choice.message.tool_calls[0].function.arguments).toBe('{"state":"Texas"');
  },
  async "unknown-tool"() {
    expect((await answered("scripted+unknown-tool")).text).toContain("Action 1: TeleportSearch[Dallas]");
    const { choice } = await answered("scripted+unknown-tool", { tools });
    expect(choice.message.tool_calls[0].function.name).toBe("TeleportSearch");
  },
  async "wrong-arguments"() {
    expect((await answered("scripted+wrong-arguments")).text).toContain("Action 1: CitySearch[]");
    const { choice } = await answered("scripted+wrong-arguments", { tools });
    expect(choice.message.tool_calls[0].function).toEqual({ name: "CitySearch", arguments: '{"where":7}' });
  },
  async "endless-loop"() {
    const again = {
      messages: [{ role: "user", content: "Count.\nAction 4: CitySearch[Ohio]\nObservation 4: Cities" }],
    };
    expect((await answered("scripted+endless-loop", again)).text).toContain("Action 4: CitySearch[Ohio]");
    const call = { id: "a", type: "function", function: { name: "CitySearch", arguments: '{"state":"Ohio"}' } };
    const messages = [
      { role: "user", content: "Count." },
      { role: "assistant", content: "", tool_calls: [call] },
      { role: "tool", tool_call_id: "a", content: "Cities" },
    ];
    const { choice } = await answered("scripted+endless-loop", { tools, messages });
    expect(choice.message.tool_calls[0].function).toEqual(call.function);
    const shown = { role: "system", content: "Act so:\nAction 1: CitySearch[Ohio]" };
    const first = { messages: [{ role: "user", content: "Count." }, shown] };
    expect((await answered("scripted+endless-loop", first)).text).toContain("Action 1: CitySearch[Texas]");
  },
  async "empty-answer"() {
    expect(await answered("scripted+empty-answer")).toMatchObject({ text: "", choice: { finish_reason: "stop" } });
  },
  async "1mb-answer"() {
    expect((await answered("scripted+1mb-answer")).text).toHaveLength(1 << 20);
    expect((await streamed("scripted+1mb-answer")).length).toBeLessThan(300);
  },
  async refusal() {
    const refused = await answered("scripted+refusal");
    expect(refused).toMatchObject({
      text: expect.stringContaining("can't help"),
      choice: { finish_reason: "content_filter" },
    });
  },
};

describe("faults on demand", () => {
  it.each(FAULTS)("%s", (fault) => faults[fault]());

  it("go by after as many requests of the same prompt as were asked for", async () => {
    const statuses = async (prompt: string) => {
      const messages = [{ role: "user", content: prompt }];
      const asked = [1, 2, 3].map(() => () => ask("scripted:0.9+500x2", { messages }));
      const found: number[] = [];
      for (const request of asked) found.push((await request()).status);
      return found;
    };
    expect(await statuses("Count one.")).toEqual([500, 500, 200]);
    expect(await statuses("Count two.")).toEqual([500, 500, 200]);
  });
});
