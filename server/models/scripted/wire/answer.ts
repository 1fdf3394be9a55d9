import type { ScriptedReply } from "../skill";
import type { CompletionRequest } from "./request";

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly text: string;
  /** `input` is JSON in text, or what is left of it. */
  readonly toolCalls: readonly { readonly id: string; readonly tool: string; readonly input: string }[];
  readonly finish: "stop" | "length" | "tool_calls" | "content_filter";
}

/** There is no tokenizer here: usage counts four characters as a token. */
const charactersPerToken = 4;

export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** The reply as this request wants it: ended by its stop texts and its limit of tokens. `id` names its tool calls. */
export function wireAnswer(reply: ScriptedReply, { stop, max_tokens }: CompletionRequest, id: string): WireAnswer {
  const toolCalls = (reply.toolCalls ?? []).map(({ tool, input }, index) => {
    return { id: `call-${id}-${index}`, tool, input: JSON.stringify(input) };
  });
  const stops = (stop ?? []).map((text) => reply.text.indexOf(text)).filter((at) => at >= 0);
  const text = reply.text.slice(0, Math.min(reply.text.length, ...stops));
  const most = (max_tokens ?? Number.POSITIVE_INFINITY) * charactersPerToken;
  if (text.length > most) return { text: text.slice(0, most), toolCalls: [], finish: "length" };
  return { text, toolCalls, finish: toolCalls.length > 0 ? "tool_calls" : "stop" };
}
