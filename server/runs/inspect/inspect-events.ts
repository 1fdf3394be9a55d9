import type { EventOf, ModelMessage, ModelToolCall, RecordedEvent } from "@/server/episodes";

/** An object as JSON has it. */
export type Json = Record<string, unknown>;

/**
 * The events of an episode as inspect_ai has them (`src/inspect_ai/event`): calls of models and of tools, spans, scores and errors; all
 * others as `info` with the event as it is. `startedAt`: of the episode, in milliseconds.
 */
export function inspectEvents(events: readonly RecordedEvent[], startedAt: number): Json[] {
  const answers = new Map<string, RecordedEvent & { event: EventOf<"toolAnswered"> }>();
  for (const { event, ...rest } of events)
    if (event.type === "toolAnswered") answers.set(event.callId, { ...rest, event });
  const timeOf = (atMs: number) => new Date(startedAt + atMs).toISOString();
  return events.flatMap(({ event, atMs, sequence }): Json[] => {
    const { spanId, parentId } = event;
    const base = (ms: number, span: string | undefined) => ({
      uuid: String(sequence),
      timestamp: timeOf(ms),
      working_start: ms / 1_000,
      ...(span !== undefined && { span_id: span }),
    });
    switch (event.type) {
      case "modelCalled":
        // Their model events are for answers.
        if (event.role === "embedder")
          return [{ ...base(atMs, spanId), event: "info", source: "dragoman", data: event }];
        // It is recorded at its end.
        return [
          { ...base(Math.max(0, atMs - event.latencyMs), parentId), ...modelEvent(event), completed: timeOf(atMs) },
        ];
      case "toolCalled": {
        const answer = answers.get(event.callId);
        const completed = answer === undefined ? {} : { completed: timeOf(answer.atMs) };
        return [{ ...base(atMs, parentId), ...toolEvent(event, answer?.event), ...completed }];
      }
      case "toolAnswered":
        return [];
      case "spanBegan": {
        const outer = parentId === undefined ? {} : { parent_id: parentId };
        return [
          { ...base(atMs, spanId), event: "span_begin", id: spanId, ...outer, type: event.kind, name: event.name },
        ];
      }
      case "spanEnded":
        return [{ ...base(atMs, spanId), event: "span_end", id: spanId }];
      case "scored": {
        const { value, evidence } = event;
        const score = { value, explanation: evidence.join("\n"), history: [] };
        return [
          { ...base(atMs, spanId), event: "score", score, target: "", scorer: event.scorer, intermediate: false },
        ];
      }
      case "error": {
        const error = { message: event.message, traceback: "", traceback_ansi: "" };
        return [{ ...base(atMs, spanId), event: "error", error }];
      }
      default:
        return [{ ...base(atMs, spanId), event: "info", source: "dragoman", data: event }];
    }
  });
}

/** What a call took; null where its server did not tell. */
export function usageOf({
  promptTokens,
  completionTokens,
  costUsd,
}: EventOf<"modelCalled">): Record<string, number> | null {
  if (promptTokens === "unknown" || completionTokens === "unknown") return null;
  return {
    input_tokens: promptTokens,
    output_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    ...(costUsd !== "unknown" && { total_cost: costUsd }),
  };
}

export function inspectMessage(message: ModelMessage): Json {
  const { role, content } = message;
  if (role === "tool") return { role, content, tool_call_id: message.callId, function: message.tool };
  if (role !== "assistant") return { role, content };
  return { role, content, ...callsOf(message.toolCalls ?? []) };
}

function modelEvent(call: EventOf<"modelCalled">): Json {
  const {
    requestedModel,
    servedModel,
    role,
    messages,
    temperature,
    answer,
    problem,
    reasoning,
    latencyMs,
    retries,
    cached,
  } = call;
  const model = servedModel ?? requestedModel;
  const usage = usageOf(call);
  return {
    event: "model",
    model: requestedModel,
    role,
    input: messages.map(inspectMessage),
    tools: [],
    tool_choice: "auto",
    config: temperature === null ? {} : { temperature },
    output: {
      model,
      choices: answer === null ? [] : [choiceOf(answer, reasoning, model)],
      completion: answer?.text ?? "",
      ...(usage !== null && { usage }),
      time: latencyMs / 1_000,
    },
    retries,
    ...(problem !== null && { error: problem.message }),
    ...(cached && { cache: "read" }),
    working_time: latencyMs / 1_000,
  };
}

const STOP_REASONS = {
  stop: "stop",
  length: "max_tokens",
  "tool calls": "tool_calls",
  "content filter": "content_filter",
} as const;

function choiceOf(
  answer: NonNullable<EventOf<"modelCalled">["answer"]>,
  reasoning: string | undefined,
  model: string,
): Json {
  const words = { type: "text", text: answer.text };
  const content = reasoning === undefined ? answer.text : [{ type: "reasoning", reasoning }, words];
  const message = { role: "assistant", content, source: "generate", model, ...callsOf(answer.toolCalls) };
  return { message, stop_reason: STOP_REASONS[answer.finish] };
}

function callsOf(calls: readonly ModelToolCall[]): Json {
  if (calls.length === 0) return {};
  return {
    tool_calls: calls.map(({ id, tool, input }) => ({
      id,
      function: tool,
      arguments: argumentsOf(input),
      type: "function",
    })),
  };
}

function toolEvent({ callId, tool, input }: EventOf<"toolCalled">, answer: EventOf<"toolAnswered"> | undefined): Json {
  const result = answer === undefined ? "" : textOf(answer.output);
  const failed = answer === undefined || answer.ok ? {} : { error: { type: "unknown", message: result }, failed: true };
  return {
    event: "tool",
    type: "function",
    id: callId,
    function: tool,
    arguments: argumentsOf(input),
    result,
    events: [],
    ...failed,
  };
}

/** Arguments have names there. */
function argumentsOf(input: unknown): Json {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : { input };
}

function textOf(output: unknown): string {
  return typeof output === "string" ? output : JSON.stringify(output);
}
