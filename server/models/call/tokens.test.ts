import { afterEach, describe, expect, it } from "vitest";
import { memoryCache } from "../cache/memory-cache";
import { memoryFindings } from "../findings/findings";
import { callOnce, configFor, QUESTION } from "../testing/call-models";
import { chunk, event, faultServers, type Reply, refuses, says, stream, USAGE } from "../testing/fault-server";

const { serve, close } = faultServers();
afterEach(close);

const prompt = { ...QUESTION, tokens: true };

/** A piece of a stream with what a server says of its tokens, in the choice and next to it. */
function withTokens(text: string, ofChoice: object, nextTo: object = {}): string {
  const choice = { index: 0, delta: { content: text }, finish_reason: null, ...ofChoice };
  return event(JSON.stringify({ id: "1", object: "chat.completion.chunk", model: "m", choices: [choice], ...nextTo }));
}
const logprobs = (...content: object[]) => ({ logprobs: { content } });
const finish = chunk({ finish: "stop", usage: USAGE });

/** As vLLM answers with `return_token_ids`. */
const vllm = stream(
  withTokens("To", { token_ids: [11], ...logprobs({ token: "To", logprob: -0.5 }) }, { prompt_token_ids: [1, 2, 3] }),
  withTokens(" Oslo.", { token_ids: [12, 13], ...logprobs({ logprob: -0.25 }, { logprob: -2 }) }),
  finish,
);

describe("the tokens of an answer", () => {
  it("are kept as the server reports them", async () => {
    const { baseUrl, received } = await serve(vllm);
    const { answer, event: called } = await callOnce(configFor(baseUrl), { prompt });
    const tokens = { promptIds: [1, 2, 3], ids: [11, 12, 13], logprobs: [-0.5, -0.25, -2] };
    expect(answer).toMatchObject({ ok: true, value: { text: "To Oslo.", tokens } });
    expect(called.answer?.tokens).toEqual(tokens);
    expect(received[0]).toMatchObject({ logprobs: true, return_token_ids: true });
  });

  it("are neither requested nor kept unless the prompt wants them", async () => {
    const { baseUrl, received } = await serve(vllm);
    const { answer } = await callOnce(configFor(baseUrl));
    expect(answer.ok && answer.value).not.toHaveProperty("tokens");
    expect(received[0]).not.toHaveProperty("logprobs");
    expect(received[0]).not.toHaveProperty("return_token_ids");
  });

  it.each<[string, Reply, object | undefined]>([
    ["nothing", says("To Oslo."), undefined],
    [
      "log-probabilities alone",
      stream(withTokens("To Oslo.", logprobs({ logprob: -1 })), finish),
      { promptIds: null, ids: null, logprobs: [-1] },
    ],
    [
      "ids next to log-probabilities, as llama.cpp does",
      stream(withTokens("To Oslo.", logprobs({ id: 5, logprob: -1 })), finish),
      { promptIds: null, ids: [5], logprobs: [-1] },
    ],
  ])("are what there is from a server that reports %s", async (_, reply, tokens) => {
    const { baseUrl } = await serve(reply);
    const { answer } = await callOnce(configFor(baseUrl), { prompt });
    expect(answer.ok && answer.value.tokens).toEqual(tokens);
  });

  it("are read from an answer that comes whole", async () => {
    const whole = {
      ...{ id: "1", model: "m", prompt_token_ids: [1], usage: USAGE },
      choices: [
        {
          ...{ index: 0, message: { role: "assistant", content: "To Oslo." }, finish_reason: "stop" },
          ...{ token_ids: [2, 3], ...logprobs({ logprob: -1 }, { logprob: -2 }) },
        },
      ],
    };
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(whole));
    });
    const { answer } = await callOnce(configFor(baseUrl), { prompt });
    expect(answer).toMatchObject({ value: { tokens: { promptIds: [1], ids: [2, 3], logprobs: [-1, -2] } } });
  });

  it("are done without where the server refuses to report them, and it is not asked again", async () => {
    const refusal = JSON.stringify({ error: { message: "Unrecognized request argument: return_token_ids" } });
    const { baseUrl, received } = await serve(refuses(400, {}, refusal), says("To Oslo."));
    const findings = memoryFindings();
    const { answer, event: called } = await callOnce(configFor(baseUrl), { prompt, findings });
    expect(answer).toMatchObject({ ok: true, value: { text: "To Oslo." } });
    expect(called.adapted).toEqual([
      "The server does not take return_token_ids: it is left out, and token ids are unknown.",
    ]);
    await callOnce(configFor(baseUrl), { prompt, findings });
    expect(received.map((body) => "return_token_ids" in body)).toEqual([true, false, false]);
    expect(received.map((body) => "logprobs" in body)).toEqual([true, true, true]);
  });

  it("come out of the cache too, and not from an answer that was kept without", async () => {
    const { baseUrl, received } = await serve(says("To Oslo."), vllm);
    const cache = memoryCache();
    await callOnce(configFor(baseUrl), { cache });
    await callOnce(configFor(baseUrl), { cache, prompt });
    const { answer, event: called } = await callOnce(configFor(baseUrl), { cache, prompt });
    expect([received.length, called.cached]).toEqual([2, true]);
    expect(answer.ok && answer.value.tokens?.ids).toEqual([11, 12, 13]);
  });
});
