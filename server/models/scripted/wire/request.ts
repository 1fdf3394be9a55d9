import { z } from "zod";
import { type ModelMessage, type ModelToolCall, parseJson } from "@/server/episodes";
import type { ReceivedPrompt } from "../skill";

const textPart = z.object({ type: z.literal("text"), text: z.string() });
/** Text as one string, or in parts. */
const contentSchema = z
  .union([z.string(), z.array(textPart).transform((parts) => parts.map(({ text }) => text).join(""))])
  .nullish()
  .transform((content) => content ?? "");

const toolCallSchema = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) });
const messageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "developer", "user"]), content: contentSchema }),
  z.object({ role: z.literal("assistant"), content: contentSchema, tool_calls: z.array(toolCallSchema).nullish() }),
  z.object({ role: z.literal("tool"), content: contentSchema, tool_call_id: z.string() }),
]);

/** The body of POST /v1/chat/completions, as far as it makes a difference here; further fields are allowed. */
export const completionRequestSchema = z.object({
  model: z.string(),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  seed: z.number().nullish(),
  stop: z.union([z.string().transform((stop) => [stop]), z.array(z.string())]).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  /** The name of the prompt's file. */
  metadata: z.object({ prompt: z.string().max(200).optional() }).nullish(),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).nullish(),
});
export type CompletionRequest = z.infer<typeof completionRequestSchema>;

/** The body of POST /v1/embeddings. */
export const embeddingRequestSchema = z.object({
  model: z.string(),
  input: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1).max(2_048)]),
});
export type EmbeddingRequest = z.infer<typeof embeddingRequestSchema>;

/** What a skill sees of a request. */
export function receivedPrompt({ messages, tools, metadata }: CompletionRequest): ReceivedPrompt {
  const toolOf = new Map<string, string>();
  const received = (message: CompletionRequest["messages"][number]): ModelMessage => {
    const { role, content } = message;
    if (role === "user") return { role, content };
    if (role === "tool") {
      const callId = message.tool_call_id;
      return { role, content, callId, tool: toolOf.get(callId) ?? "" };
    }
    if (role !== "assistant") return { role: "system", content };
    const toolCalls = (message.tool_calls ?? []).map(readToolCall);
    for (const { id, tool } of toolCalls) toolOf.set(id, tool);
    return { role, content, ...(toolCalls.length > 0 && { toolCalls }) };
  };
  return {
    prompt: metadata?.prompt ?? null,
    messages: messages.map(received),
    tools: (tools ?? []).map((tool) => tool.function.name),
  };
}

/** Arguments that are no JSON stay the text that they are. */
function readToolCall({ id, function: called }: z.infer<typeof toolCallSchema>): ModelToolCall {
  const input = parseJson(called.arguments, z.json(), {});
  return { id, tool: called.name, input: input.ok ? input.value : called.arguments };
}
