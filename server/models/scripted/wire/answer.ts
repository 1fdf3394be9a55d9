import type { ScriptedReply } from "../skill";
import { vectorOfWords } from "../vector";
import type { CompletionRequest, EmbeddingRequest } from "./request";

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly id: string;
  readonly model: string;
  readonly promptTokens: number;
  readonly text: string;
  /** `input` is JSON in text, or what is left of it. */
  readonly toolCalls: readonly { readonly id: string; readonly tool: string; readonly input: string }[];
  readonly finish: "stop" | "length" | "tool_calls" | "content_filter";
}

/** There is no tokenizer here: usage counts four characters as a token. */
const CHARACTERS_PER_TOKEN = 4;

export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** The reply as this request wants it: ended by its stop texts and its limit of tokens. `id` names it and its tool calls. */
export function wireAnswer(reply: ScriptedReply, request: CompletionRequest, id: string, asked: string): WireAnswer {
  const { model, stop, max_tokens: maxTokens } = request;
  const about = { id, model, promptTokens: tokensIn(asked) };
  const stops = (stop ?? []).map((text) => reply.text.indexOf(text)).filter((at) => at >= 0);
  const text = reply.text.slice(0, Math.min(reply.text.length, ...stops));
  const most = (maxTokens ?? Number.POSITIVE_INFINITY) * CHARACTERS_PER_TOKEN;
  if (text.length > most) return { ...about, text: text.slice(0, most), toolCalls: [], finish: "length" };
  const toolCalls = (reply.toolCalls ?? []).map(({ tool, input }, index) => {
    return { id: `call-${id}-${index}`, tool, input: JSON.stringify(input) };
  });
  return { ...about, text, toolCalls, finish: toolCalls.length > 0 ? "tool_calls" : "stop" };
}

function head({ id, model }: WireAnswer, object: string) {
  // No time of day: the same request gets the same bytes.
  return { id: `chatcmpl-${id}`, object, created: 0, model };
}

function usageOf({ promptTokens, text, toolCalls }: WireAnswer) {
  const completion = tokensIn(text) + toolCalls.reduce((sum, { tool, input }) => sum + tokensIn(tool + input), 0);
  return { prompt_tokens: promptTokens, completion_tokens: completion, total_tokens: promptTokens + completion };
}

function called({ toolCalls }: WireAnswer) {
  return toolCalls.map(({ id, tool, input }) => ({ id, type: "function", function: { name: tool, arguments: input } }));
}

/** The body of an answer that is not streamed. */
export function completionBody(answer: WireAnswer) {
  const calls = called(answer);
  const message = { role: "assistant", content: answer.text, ...(calls.length > 0 && { tool_calls: calls }) };
  const choices = [{ index: 0, message, finish_reason: answer.finish }];
  return { ...head(answer, "chat.completion"), choices, usage: usageOf(answer) };
}

/** The chunks of a streamed answer: `pieces` are those of the text, then the calls of tools. A long text comes in larger pieces, at most some 250. */
export function streamedParts(answer: WireAnswer) {
  const chunkHead = head(answer, "chat.completion.chunk");
  const chunk = (delta: object, finish: string | null = null) => {
    return { ...chunkHead, choices: [{ index: 0, delta, finish_reason: finish }] };
  };
  const size = Math.max(16, Math.ceil(answer.text.length / 250));
  const texts = Array.from({ length: Math.ceil(answer.text.length / size) }, (_, index) => {
    return chunk({ content: answer.text.slice(index * size, (index + 1) * size) });
  });
  const calls = called(answer).map((call, index) => chunk({ tool_calls: [{ index, ...call }] }));
  return {
    opening: chunk({ role: "assistant", content: "" }),
    pieces: [...texts, ...calls],
    finish: chunk({}, answer.finish),
    usage: { ...chunkHead, choices: [], usage: usageOf(answer) },
  };
}

/** The body that has the vectors of texts. */
export function embeddingsBody({ model, input }: EmbeddingRequest) {
  const data = input.map((text, index) => ({ object: "embedding", index, embedding: vectorOfWords(text) }));
  const tokens = input.reduce((sum, text) => sum + tokensIn(text), 0);
  return { object: "list", data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } };
}
