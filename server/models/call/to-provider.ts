import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelMessage, ModelToolCall } from "@/server/episodes";
import type { Access } from "../config/access";
import type { ModelSettings } from "../config/models-config";
import type { OfferedTool } from "../models";
import { eventStreamFetch } from "./event-stream-fetch";
import { messagesFor } from "./messages-for";
import { jsonSchemaOf, type Request } from "./request";
import { TOKENS_OF_STREAM } from "./token-reader";
import { samplingOf, sentOf, type Way } from "./way";

const PROVIDER = "openaiCompatible";

/** Making one compiles schemas, which takes longer than all else about a call. */
const made = new WeakMap<ModelSettings, { readonly by: string; readonly model: ProviderModel }>();

/** The AI SDK's model of one server. It is called below the SDK's own retry loop: the gateway's is the only one. */
export function providerModel(settings: ModelSettings, access: Access, way: Way): ProviderModel {
  const by = JSON.stringify([access, [...way.refused]]);
  const known = made.get(settings);
  if (known?.by === by) return known.model;
  const model = makeModel(settings, access, way);
  made.set(settings, { by, model });
  return model;
}

function makeModel({ baseUrl, model, extraBody }: ModelSettings, { key, headers }: Access, way: Way) {
  return createOpenAICompatible({
    name: PROVIDER,
    baseURL: baseUrl,
    apiKey: key,
    headers,
    includeUsage: !way.refused.has("stream") && !way.refused.has("stream_options"),
    supportsStructuredOutputs: way.structuredOutput === "schema",
    fetch: eventStreamFetch,
    metadataExtractor: TOKENS_OF_STREAM,
    transformRequestBody({ max_tokens, stream, ...body }) {
      return {
        ...body,
        ...(!way.refused.has("stream") && { stream }),
        ...(way.maxTokensName !== null && { [way.maxTokensName]: max_tokens }),
        ...extraBody,
      };
    },
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
  way: Way,
  abortSignal: AbortSignal,
): Promise<ProviderOptions> {
  const { shape } = request;
  const tools = way.toolsInWords ? undefined : request.prompt.tools;
  const inJson = shape !== null && way.structuredOutput !== "words";
  const { stop, maxTokens, ...sampling } = samplingOf(settings, request, way);
  return {
    prompt: (await messagesFor(way, request)).map(providerMessage),
    tools: tools === undefined ? undefined : await Promise.all(tools.map(providerTool)),
    ...sampling,
    stopSequences: stop === undefined ? undefined : [...stop],
    maxOutputTokens: maxTokens,
    responseFormat: inJson ? { type: "json", schema: shape } : undefined,
    // Strict mode refuses schemas with optional fields; the answer is checked here anyway.
    providerOptions: {
      [PROVIDER]: {
        strictJsonSchema: false,
        ...tokenOptions(settings, request, way),
        ...scriptedOptions(settings, request.prompt),
      },
    },
    abortSignal,
  };
}

/** Fields that have a server report the tokens of its answer: log-probabilities by the protocol, ids as vLLM names them. */
function tokenOptions(settings: ModelSettings, request: Request, way: Way): Record<string, true> {
  const sent = sentOf(settings, request, way);
  const fields = (["logprobs", "return_token_ids"] as const).filter((name) => sent.includes(name));
  return Object.fromEntries(fields.map((name) => [name, true]));
}

/** A further field of the request, which only a scripted server is sent: it recognizes a prompt by its file's name. */
function scriptedOptions({ scripted }: ModelSettings, { name }: Request["prompt"]) {
  return scripted && name !== undefined ? { metadata: { prompt: name } } : {};
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
