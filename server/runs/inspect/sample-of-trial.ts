import type { Event, EventOf, RecordedEvent, StoredHeader } from "@/server/episodes";
import type { RunLimits, Trial, TrialResult } from "@/server/views";
import { inspectEvents, inspectMessage, type Json, usageOf } from "./inspect-events";

/** What a sample is made of. */
export interface ExportedTrial {
  readonly trial: Trial & { readonly result: TrialResult };
  readonly header: StoredHeader;
  readonly events: readonly RecordedEvent[];
  /** The plan in the benchmark's form; empty: none was submitted. */
  readonly answer: string;
  readonly limits: RunLimits | null;
}

/** A trial as a sample of inspect_ai (`EvalSample`). What it does not know of stays in the metadata. */
export function sampleOfTrial({ trial, header, events, answer, limits }: ExportedTrial): Json {
  const { result } = trial;
  const startedAt = Date.parse(header.startedAt);
  const plain = events.map(({ event }) => event);
  const calls = plain.filter((event) => event.type === "modelCalled");
  const model = calls.at(-1)?.servedModel ?? calls.at(-1)?.requestedModel ?? "none/none";
  const said = { role: "assistant", content: answer, source: "generate", ...(calls.length > 0 && { model }) };
  const usage = usageByModel(calls);
  return {
    id: trial.taskId,
    epoch: trial.trial + 1,
    input: trial.text,
    target: "",
    messages: [...conversation(trial.text, calls), said],
    output: {
      model,
      choices: answer === "" ? [] : [{ message: said, stop_reason: "stop" }],
      completion: answer,
      time: result.ms / 1_000,
    },
    scores: Object.fromEntries(
      plain.flatMap((event) => (event.type === "scored" ? [[event.scorer, scoreOf(event, answer)]] : [])),
    ),
    metadata: { ...trial.facets, end_reason: result.endReason, failures: result.failures, passed: result.passed },
    store: {},
    events: inspectEvents(events, startedAt),
    model_usage: usage,
    started_at: new Date(startedAt).toISOString(),
    completed_at: new Date(startedAt + result.ms).toISOString(),
    total_time: result.ms / 1_000,
    working_time: result.ms / 1_000,
    uuid: header.id,
    attachments: {},
    ...errorOf(plain, result),
    ...limitOf(result, limits),
  };
}

/** As the list of samples has it (`EvalSampleSummary`). */
export function summaryOfSample(sample: Json): Json {
  const kept = ["id", "epoch", "input", "target", "metadata", "scores", "model_usage", "started_at", "completed_at"];
  const more = ["total_time", "working_time", "uuid"];
  return {
    ...Object.fromEntries([...kept, ...more].map((key) => [key, sample[key]])),
    ...(typeof sample.limit === "object" &&
      sample.limit !== null &&
      "type" in sample.limit && { limit: sample.limit.type }),
    ...(typeof sample.error === "object" &&
      sample.error !== null &&
      "message" in sample.error && { error: sample.error.message }),
    completed: true,
    message_count: Array.isArray(sample.messages) ? sample.messages.length : 0,
  };
}

/** What the last call of a model was sent; without one, the task. */
function conversation(text: string, calls: readonly EventOf<"modelCalled">[]): Json[] {
  const last = calls.at(-1);
  return last === undefined || last.messages.length === 0
    ? [{ role: "user", content: text, source: "input" }]
    : last.messages.map(inspectMessage);
}

function scoreOf({ value, passed, delivered, parts, tallies, evidence }: EventOf<"scored">, answer: string): Json {
  return {
    value,
    answer,
    explanation: evidence.join("\n"),
    metadata: { passed, delivered, parts, tallies },
    history: [],
  };
}

function usageByModel(calls: readonly EventOf<"modelCalled">[]): Json {
  const sums: Record<string, Record<string, number>> = {};
  for (const call of calls) {
    const usage = usageOf(call);
    if (usage === null) continue;
    const name = call.servedModel ?? call.requestedModel;
    const sum = sums[name] ?? {};
    for (const [key, value] of Object.entries(usage)) sum[key] = (sum[key] ?? 0) + value;
    sums[name] = sum;
  }
  return sums;
}

/** Faults that are not the agent's. */
function errorOf(events: readonly Event[], { endReason }: TrialResult): Json {
  if (endReason !== "internal" && endReason !== "model unavailable") return {};
  const last = events.findLast((event) => event.type === "error");
  const message = last?.type === "error" ? last.message : endReason;
  return { error: { message, traceback: "", traceback_ansi: "" } };
}

function limitOf({ endReason, steps, tokens, costUsd, ms }: TrialResult, limits: RunLimits | null): Json {
  const known = (value: number | "unknown") => (value === "unknown" ? 0 : value);
  switch (endReason) {
    case "step limit":
      return { limit: { type: "turn", limit: limits?.stepsPerTrial ?? steps } };
    case "token limit":
      return { limit: { type: "token", limit: limits?.tokensPerTrial ?? known(tokens) } };
    case "time limit":
      return { limit: { type: "time", limit: (limits?.msPerTrial ?? ms) / 1_000 } };
    case "cost limit":
      return { limit: { type: "cost", limit: limits?.costUsdPerTrial ?? known(costUsd) } };
    case "context overflow":
      return { limit: { type: "context", limit: 0 } };
    default:
      return {};
  }
}
