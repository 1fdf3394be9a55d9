import type { Event, ModelMessage, TimedEvent } from "@/server/episodes";
import { type ModelRole, modelRoleSchema } from "@/server/views";
import type { InspectEvent, InspectMessage, InspectOutput, InspectSample } from "./log-schema";

type ModelCall = Extract<InspectEvent, { event: "model" }>;
type ToolCall = Extract<InspectEvent, { event: "tool" }>;

/** The work that a sample tells of, as far as it has a counterpart here: calls of models and tools, spans, thoughts, errors. */
export function eventsOfSample({ events, messages, started_at }: InspectSample): TimedEvent[] {
  const start = Date.parse(started_at ?? events[0]?.timestamp ?? "1970-01-01T00:00:00Z");
  const timed = events.length > 0 ? new Conversion(start).ofEvents(events) : ofMessages(messages);
  // No event comes before the one before it.
  let latest = 0;
  return [...timed]
    .sort((a, b) => a.atMs - b.atMs)
    .map(({ atMs, event }) => {
      latest = Math.max(latest, atMs);
      return { atMs: latest, event };
    });
}

class Conversion {
  private calls = 0;

  constructor(private readonly start: number) {}

  ofEvents(events: readonly InspectEvent[]): TimedEvent[] {
    return events.flatMap((event) => this.ofEvent(event));
  }

  private ofEvent(event: InspectEvent): TimedEvent[] {
    const atMs = this.at(event.timestamp);
    const inSpan = event.span_id ? { spanId: idOf(event.span_id) } : {};
    switch (event.event) {
      case "model":
        return [
          { atMs: this.at(event.completed ?? event.timestamp), event: { ...modelCalled(event), ...this.own(event) } },
        ];
      case "tool": {
        const span = this.own(event);
        const callId = event.id || span.spanId;
        const ended = this.at(event.completed ?? event.timestamp);
        return [
          {
            atMs,
            event: { type: "toolCalled", callId, tool: event.function || "none", input: event.arguments, ...span },
          },
          { atMs: ended, event: { ...answered(event, callId), ...span } },
        ];
      }
      case "span_begin": {
        const outer = event.parent_id ? { parentId: idOf(event.parent_id) } : {};
        return [
          {
            atMs,
            event: {
              type: "spanBegan",
              kind: kindOf(event.type),
              name: event.name.slice(0, 200) || "span",
              spanId: idOf(event.id),
              ...outer,
            },
          },
        ];
      }
      case "span_end":
        return [{ atMs, event: { type: "spanEnded", status: "ok", spanId: idOf(event.id) } }];
      case "error":
        return [{ atMs, event: { type: "error", code: "internal", message: event.error.message, ...inSpan } }];
      case "info": {
        const thought = thoughtIn(event.data);
        return thought === null ? [] : [{ atMs, event: { type: "thought", text: thought, ...inSpan } }];
      }
    }
  }

  /** A call is a span of its own within the one that it lies in. */
  private own({ span_id }: { span_id?: string | null }): { spanId: string; parentId?: string } {
    this.calls += 1;
    const spanId = `call-${this.calls}`;
    return span_id ? { spanId, parentId: idOf(span_id) } : { spanId };
  }

  private at(timestamp: string): number {
    return Math.max(0, Date.parse(timestamp) - this.start);
  }
}

const LONGEST_ID = 64;
const idOf = (id: string) => id.slice(0, LONGEST_ID);

function kindOf(type: string | null | undefined): "agent" | "subtask" | "step" {
  return type === "agent" || type === "subtask" ? type : "step";
}

function answered({ result, error, failed }: ToolCall, callId: string): Event {
  if (error == null) return { type: "toolAnswered", callId, ok: failed !== true, output: result };
  return { type: "toolAnswered", callId, ok: false, output: { message: error.message } };
}

function modelCalled({
  model,
  role,
  input,
  config,
  output,
  retries,
  error,
  cache,
  timestamp,
  completed,
}: ModelCall): Event {
  const { usage } = output;
  const [first] = output.choices;
  const isAnswer = error == null && first !== undefined;
  const reasoning = first === undefined ? "" : thoughtsOf(first.message);
  return {
    type: "modelCalled",
    role: roleOf(role),
    requestedModel: model || "unknown",
    servedModel: output.model || null,
    messages: input.map(messageOf),
    temperature: config.temperature ?? null,
    ...(reasoning !== "" && { reasoning }),
    answer: isAnswer
      ? { text: textOf(first.message), toolCalls: callsOf(first.message), finish: finishOf(first.stop_reason) }
      : null,
    problem: isAnswer ? null : { code: "model_unavailable", message: error ?? "The model gave no answer." },
    promptTokens: usage == null ? "unknown" : promptTokens(usage),
    completionTokens: usage?.output_tokens ?? "unknown",
    ttftMs: "unknown",
    latencyMs: completed == null ? 0 : Math.max(0, Date.parse(completed) - Date.parse(timestamp)),
    costUsd: usage?.total_cost ?? "unknown",
    fallbackBecause: null,
    retries: retries ?? 0,
    cached: cache === "read",
  };
}

/** What was written to a cache or read from it is counted apart from the rest. */
function promptTokens(usage: NonNullable<InspectOutput["usage"]>): number {
  return usage.input_tokens + (usage.input_tokens_cache_read ?? 0) + (usage.input_tokens_cache_write ?? 0);
}

function roleOf(role: string | null | undefined): ModelRole {
  return modelRoleSchema.safeParse(role).data ?? "agent";
}

function finishOf(reason: string): "stop" | "length" | "tool calls" | "content filter" {
  switch (reason) {
    case "max_tokens":
    case "model_length":
      return "length";
    case "tool_calls":
      return "tool calls";
    case "content_filter":
      return "content filter";
    default:
      return "stop";
  }
}

function messageOf(message: InspectMessage): ModelMessage {
  const content = textOf(message);
  const { role } = message;
  if (role === "tool") return { role, content, callId: message.tool_call_id ?? "", tool: message.function ?? "" };
  if (role !== "assistant") return { role, content };
  const toolCalls = callsOf(message);
  return toolCalls.length === 0 ? { role, content } : { role, content, toolCalls };
}

function callsOf({ tool_calls }: InspectMessage) {
  return (tool_calls ?? []).map((call) => ({ id: call.id, tool: call.function, input: call.arguments }));
}

/** The words of a message, without thoughts and pictures. */
export function textOf({ content }: InspectMessage): string {
  if (typeof content === "string") return content;
  return content.flatMap((part) => (part.type === "text" && part.text !== undefined ? [part.text] : [])).join("\n");
}

function thoughtsOf({ content }: InspectMessage): string {
  return typeof content === "string" ? "" : content.flatMap(({ reasoning }) => reasoning ?? []).join("\n");
}

/** Where no events were kept: the conversation itself. */
function ofMessages(messages: readonly InspectMessage[]): TimedEvent[] {
  const results = new Map(
    messages.flatMap((each) => (each.role === "tool" ? [[each.tool_call_id ?? "", textOf(each)]] : [])),
  );
  return messages
    .filter(({ role }) => role === "assistant")
    .flatMap((message): Event[] => {
      const text = textOf(message);
      const calls = callsOf(message).flatMap(({ id, tool, input }): Event[] => {
        const callId = id || "call";
        return [
          { type: "toolCalled", callId, tool: tool || "none", input },
          { type: "toolAnswered", callId, ok: true, output: results.get(id) ?? null },
        ];
      });
      return [...(text === "" ? [] : [{ type: "thought", text } as const]), ...calls];
    })
    .map((event) => ({ atMs: 0, event }));
}

/** A thought as an exported log has it. */
function thoughtIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "thought") return null;
  return "text" in data && typeof data.text === "string" ? data.text : null;
}
