import type { ModelAnswer, ModelMessage, ModelToolCall } from "../event";

/** Part of a message in the JSON schemas of `gen_ai.input.messages` and `gen_ai.output.messages`. */
type Part =
  | { readonly type: "text"; readonly content: string }
  | { readonly type: "tool_call"; readonly id: string; readonly name: string; readonly arguments: unknown }
  | { readonly type: "tool_call_response"; readonly id: string; readonly response: string };

interface Message {
  readonly role: ModelMessage["role"];
  readonly parts: readonly Part[];
}

export function inputMessages(messages: readonly ModelMessage[]): Message[] {
  return messages.map((message) => ({ role: message.role, parts: partsOf(message) }));
}

export function outputMessages(
  { text, toolCalls, finish }: ModelAnswer,
  finishes: Record<ModelAnswer["finish"], string>,
): (Message & { readonly finish_reason: string })[] {
  return [{ role: "assistant", parts: [...textPart(text), ...callParts(toolCalls)], finish_reason: finishes[finish] }];
}

function partsOf(message: ModelMessage): Part[] {
  switch (message.role) {
    case "tool":
      return [{ type: "tool_call_response", id: message.callId, response: message.content }];
    case "assistant":
      return [...textPart(message.content), ...callParts(message.toolCalls ?? [])];
    default:
      return textPart(message.content);
  }
}

function textPart(content: string): Part[] {
  return content === "" ? [] : [{ type: "text", content }];
}

function callParts(calls: readonly ModelToolCall[]): Part[] {
  return calls.map(({ id, tool, input }) => ({ type: "tool_call", id, name: tool, arguments: input }));
}
