import type { Attributes } from "@opentelemetry/api";
import { SpanKind } from "@opentelemetry/api";
import { ATTR_ERROR_TYPE } from "@opentelemetry/semantic-conventions";
import type { Event, EventOf, ModelAnswer } from "../event";
import type { EpisodeSpan } from "./episode-spans";
import { inputMessages, outputMessages } from "./messages";
import type { TracedEpisode } from "./traced-episode";

/** A span as the semantic conventions of GenAI want it (github.com/open-telemetry/semantic-conventions-genai, agent and client spans). */
export interface GenAiSpan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** A code of few values where it failed; null where it did not. */
  readonly error: string | null;
}

export interface GenAiSettings {
  /** Whether what models, tools and people said goes along. */
  readonly withContents: boolean;
}

type Header = TracedEpisode["header"];

/** Agents work here, and models are asked by the protocol of OpenAI, no matter who serves them. */
const OWN_PROVIDER = "dragoman";
const MODEL_PROVIDER = "openai";

export function genAiSpan(header: Header, span: EpisodeSpan, settings: GenAiSettings): GenAiSpan {
  const { name, kind = SpanKind.INTERNAL, attributes, error } = particularsOf(header, span, settings);
  const failed = error === null ? {} : { [ATTR_ERROR_TYPE]: error };
  return { name, kind, error, attributes: { "gen_ai.conversation.id": header.id, ...defined(attributes), ...failed } };
}

type Particulars = Pick<GenAiSpan, "name" | "attributes" | "error"> & { readonly kind?: SpanKind };

function particularsOf(header: Header, { id, events }: EpisodeSpan, settings: GenAiSettings): Particulars {
  const own = events.map(({ event }) => event);
  const [first] = own;
  if (id === null) return episodeParticulars(header, own);
  switch (first?.type) {
    case "toolCalled":
      return toolParticulars(first, find(own, "toolAnswered"), settings);
    case "modelCalled":
      return modelParticulars(first, settings);
    case "spanBegan":
      return partParticulars(first, find(own, "spanEnded"), settings);
    default:
      return { name: "work", attributes: {}, error: null };
  }
}

function agentAttributes(name: string): Attributes {
  return {
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.provider.name": OWN_PROVIDER,
    "gen_ai.agent.name": name,
  };
}

function episodeParticulars({ agent, runId, world, seed }: Header, events: readonly Event[]): Particulars {
  const reason = find(events, "ended")?.reason ?? "cut";
  return {
    name: `invoke_agent ${agent}`,
    attributes: {
      ...agentAttributes(agent),
      "dragoman.run.id": runId ?? undefined,
      "dragoman.world.name": world.name,
      "dragoman.world.hash": world.hash,
      "dragoman.seed": seed,
      "dragoman.end.reason": reason,
    },
    error: reason === "done" ? null : reason,
  };
}

function partParticulars(
  { kind, name, goal }: EventOf<"spanBegan">,
  ended: EventOf<"spanEnded"> | undefined,
  { withContents }: GenAiSettings,
): Particulars {
  const isAgent = kind === "agent";
  return {
    name: isAgent ? `invoke_agent ${name}` : name,
    attributes: {
      ...(isAgent ? agentAttributes(name) : { "dragoman.span.kind": kind }),
      "dragoman.span.goal": withContents ? goal : undefined,
    },
    error: ended === undefined ? "cut" : ended.status === "failed" ? "failed" : null,
  };
}

function toolParticulars(
  { tool, callId, input }: EventOf<"toolCalled">,
  answered: EventOf<"toolAnswered"> | undefined,
  { withContents }: GenAiSettings,
): Particulars {
  return {
    name: `execute_tool ${tool}`,
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": tool,
      "gen_ai.tool.type": "function",
      "gen_ai.tool.call.id": callId,
      ...(withContents && {
        "gen_ai.tool.call.arguments": JSON.stringify(input),
        "gen_ai.tool.call.result": answered && JSON.stringify(answered.output),
      }),
    },
    error: answered === undefined ? "cut" : answered.ok ? null : "failed",
  };
}

function modelParticulars(call: EventOf<"modelCalled">, { withContents }: GenAiSettings): Particulars {
  const { requestedModel, servedModel, answer, problem, vectors } = call;
  const operation = call.role === "embedder" ? "embeddings" : "chat";
  return {
    name: `${operation} ${requestedModel}`,
    kind: SpanKind.CLIENT,
    attributes: {
      "gen_ai.operation.name": operation,
      "gen_ai.embeddings.dimension.count": vectors?.dimensions,
      "gen_ai.provider.name": MODEL_PROVIDER,
      "gen_ai.request.model": requestedModel,
      "gen_ai.response.model": servedModel ?? undefined,
      "gen_ai.request.temperature": call.temperature ?? undefined,
      "gen_ai.response.finish_reasons": answer === null ? undefined : [FINISHES[answer.finish]],
      "gen_ai.usage.input_tokens": known(call.promptTokens),
      "gen_ai.usage.output_tokens": known(call.completionTokens),
      "gen_ai.response.time_to_first_chunk": seconds(known(call.ttftMs)),
      "dragoman.model.role": call.role,
      "dragoman.model.retries": call.retries,
      "dragoman.model.cached": call.cached,
      "dragoman.cost.usd": known(call.costUsd),
      ...(withContents && {
        "gen_ai.input.messages": JSON.stringify(inputMessages(call.messages)),
        "gen_ai.output.messages": answer === null ? undefined : JSON.stringify(outputMessages(answer, FINISHES)),
      }),
    },
    error: problem?.code ?? null,
  };
}

/** As the conventions write them. */
const FINISHES: Record<ModelAnswer["finish"], string> = {
  stop: "stop",
  length: "length",
  "tool calls": "tool_call",
  "content filter": "content_filter",
};

function known(figure: number | "unknown"): number | undefined {
  return figure === "unknown" ? undefined : figure;
}

function seconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1000;
}

function defined(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

function find<T extends Event["type"]>(events: readonly Event[], type: T): EventOf<T> | undefined {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.findLast(isWanted);
}
