import { z } from "zod";

/**
 * What is read of a log of inspect_ai, version 2 of its format (`EvalLog`, src/inspect_ai/log/_log.py): what is not named here is left
 * unread.
 */
export const LOG_VERSION = 2;

const short = z.string().max(500);
const text = z.string().max(5_000_000);
const count = z.number().min(0).max(1e12);

/** A message's content: a text, or parts of which texts and thoughts are read. */
const contentSchema = z.union([
  text,
  z.array(z.looseObject({ type: short, text: text.optional(), reasoning: text.optional() })).max(10_000),
]);
const callSchema = z.looseObject({ id: short, function: short, arguments: z.record(z.string(), z.json()) });
const messageSchema = z.looseObject({
  role: z.enum(["system", "user", "assistant", "tool"]),
  content: contentSchema,
  tool_calls: z.array(callSchema).max(1_000).nullish(),
  tool_call_id: short.nullish(),
  function: short.nullish(),
});
export type InspectMessage = z.infer<typeof messageSchema>;

const usageSchema = z.looseObject({
  input_tokens: count.default(0),
  output_tokens: count.default(0),
  input_tokens_cache_write: count.nullish(),
  input_tokens_cache_read: count.nullish(),
  total_cost: count.nullish(),
});

const outputSchema = z.looseObject({
  model: short.default(""),
  choices: z
    .array(z.looseObject({ message: messageSchema, stop_reason: short.default("stop") }))
    .max(100)
    .default([]),
  completion: text.default(""),
  usage: usageSchema.nullish(),
});
export type InspectOutput = z.infer<typeof outputSchema>;

const atSchema = z.iso.datetime({ offset: true });
const inSpan = { timestamp: atSchema, span_id: short.nullish() };
const failureSchema = z.looseObject({ message: text });

const knownEvent = z.discriminatedUnion("event", [
  z.looseObject({
    ...inSpan,
    event: z.literal("model"),
    model: short,
    role: short.nullish(),
    input: z.array(messageSchema).max(10_000).default([]),
    config: z.looseObject({ temperature: z.number().nullish() }).default({}),
    output: outputSchema,
    retries: z.number().int().min(0).max(1_000).nullish(),
    error: text.nullish(),
    cache: short.nullish(),
    completed: atSchema.nullish(),
  }),
  z.looseObject({
    ...inSpan,
    event: z.literal("tool"),
    id: short,
    function: short,
    arguments: z.record(z.string(), z.json()).default({}),
    result: z.json().default(""),
    error: failureSchema.nullish(),
    failed: z.boolean().nullish(),
    completed: atSchema.nullish(),
  }),
  z.looseObject({
    ...inSpan,
    event: z.literal("span_begin"),
    id: short,
    parent_id: short.nullish(),
    type: short.nullish(),
    name: short,
  }),
  z.looseObject({ ...inSpan, event: z.literal("span_end"), id: short }),
  z.looseObject({ ...inSpan, event: z.literal("error"), error: failureSchema }),
  z.looseObject({ ...inSpan, event: z.literal("info"), source: short.nullish(), data: z.json() }),
]);
export type InspectEvent = z.infer<typeof knownEvent>;

const KNOWN: ReadonlySet<unknown> = new Set(knownEvent.options.map((option) => option.shape.event.value));
/** Events of other kinds (states, stores, scores) have no counterpart here. */
const eventsSchema = z
  .array(z.looseObject({ event: short }))
  .max(50_000)
  .transform((events) => events.filter(({ event }) => KNOWN.has(event)))
  .pipe(z.array(knownEvent));

export const sampleSchema = z.looseObject({
  id: z.union([z.string().min(1).max(200), z.number().int()]).transform(String),
  epoch: z.number().int().min(1).max(64),
  messages: z.array(messageSchema).max(10_000).default([]),
  output: outputSchema.default({ model: "", choices: [], completion: "" }),
  events: eventsSchema.default([]),
  started_at: atSchema.nullish(),
  total_time: z.number().min(0).max(1e9).nullish(),
  error: failureSchema.nullish(),
  limit: z.looseObject({ type: short }).nullish(),
});
export type InspectSample = z.infer<typeof sampleSchema>;

export const headerSchema = z.looseObject({
  version: z.literal(LOG_VERSION, { error: `Only version ${LOG_VERSION} of the format can be read here.` }),
  eval: z.looseObject({
    task: short,
    model: short,
    created: short,
    solver: short.nullish(),
    metadata: z.record(z.string(), z.json()).nullish(),
  }),
});
export type InspectHeader = z.infer<typeof headerSchema>;
