import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelMessage, ModelToolCall } from "@/server/episodes";
import type { ModelSettings } from "../config/models-config";
import type { OfferedTool } from "../models";
import { eventStreamFetch } from "./event-stream-fetch";
import { jsonSchemaOf, messagesFor, type Request } from "./request";

const PROVIDER = "openaiCompatible";

/** Making one compiles schemas, which takes longer than all else about a call. */
const made = new WeakMap<ModelSettings, { readonly key: string | undefined; readonly model: ProviderModel }>();

/** The AI SDK's model of one server. It is called below the SDK's own retry loop: the gateway's is the only one. */
export function providerModel(settings: ModelSettings, key: string | undefined): ProviderModel {
  const known = made.get(settings);
  if (known !== undefined && known.key === key) return known.model;
  const model = makeModel(settings, key);
  made.set(settings, { key, model });
  return model;
}

function makeModel({ baseUrl, model, structuredOutput }: ModelSettings, key: string | undefined) {
  return createOpenAICompatible({
    name: PROVIDER,
    baseURL: baseUrl,
    apiKey: key,
    includeUsage: true,
    supportsStructuredOutputs: structuredOutput === "schema",
    fetch: eventStreamFetch,
  }).chatModel(model);
}

export type ProviderModel = ReturnType<typeof makeModel>;
type ProviderOptions = Parameters<ProviderModel["doStream"]>[0];
type ProviderMessage = ProviderOptions["prompt"][number];
type ProviderTool = NonNullable<ProviderOptions["tools"]>[number];

/** A request in the AI SDK's terms. */
export async function providerOptions(
  settings: ModelSettings,
  request: Request,
  abortSignal: AbortSignal,
): Promise<ProviderOptions> {
  const { prompt, shape } = request;
  const inJson = shape !== null && settings.structuredOutput !== "words";
  return {
    prompt: messagesFor(settings, request).map(providerMessage),
    tools: prompt.tools === undefined ? undefined : await Promise.all(prompt.tools.map(providerTool)),
    temperature: prompt.temperature ?? 0,
    seed: request.serverSeed,
    stopSequences: prompt.stop === undefined ? undefined : [...prompt.stop],
    maxOutputTokens: prompt.maxTokens,
    responseFormat: inJson ? { type: "json", schema: shape } : undefined,
    // Strict mode refuses schemas with optional fields; the answer is checked here anyway.
    providerOptions: { [PROVIDER]: { strictJsonSchema: false } },
    abortSignal,
  };
}

function providerMessage(message: ModelMessage): ProviderMessage {
  switch (message.role) {
    case "system":
      return { role: "system", content: message.content };
    case "user":
      return { role: "user", content: [{ type: "text", text: message.content }] };
    case "assistant": {
      const calls = message.toolCalls ?? [];
      const text = message.content === "" ? [] : [{ type: "text" as const, text: message.content }];
      return { role: "assistant", content: [...text, ...calls.map(providerToolCall)] };
    }
    case "tool": {
      const { callId, tool, content } = message;
      const output = { type: "text" as const, value: content };
      return { role: "tool", content: [{ type: "tool-result", toolCallId: callId, toolName: tool, output }] };
    }
  }
}

function providerToolCall({ id, tool, input }: ModelToolCall) {
  return { type: "tool-call" as const, toolCallId: id, toolName: tool, input };
}

async function providerTool({ name, description, inputSchema }: OfferedTool): Promise<ProviderTool> {
  return { type: "function", name, description, inputSchema: await jsonSchemaOf(inputSchema) };
}
