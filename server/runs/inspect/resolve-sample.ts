import { z } from "zod";

const PROTOCOL = "attachment://";
const pooled = z.looseObject({
  attachments: z.record(z.string(), z.string()).optional(),
  events: z.array(z.looseObject({})).optional(),
  events_data: z.looseObject({ messages: z.array(z.json()) }).nullish(),
});
const refsSchema = z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)])).max(10_000);

/**
 * A stored sample with what its writer took out to save space put back: texts as attachments, and the messages that calls of models share
 * (`condense_sample`, src/inspect_ai/log/_condense.py). What is no sample stays as it is; the schema says what is wrong with it.
 */
export function resolveSample(stored: unknown): unknown {
  const sample = pooled.safeParse(stored);
  if (!sample.success) return stored;
  const { attachments = {}, events = [], events_data: data } = sample.data;
  const whole = { ...sample.data, events: events.map((event) => withInput(event, data?.messages ?? [])) };
  return Object.keys(attachments).length === 0 ? whole : withTexts(whole, attachments);
}

function withInput(event: Record<string, unknown>, pool: readonly unknown[]): Record<string, unknown> {
  const refs = refsSchema.safeParse(event.input_refs);
  if (!refs.success) return event;
  return { ...event, input: refs.data.flatMap(([from, to]) => pool.slice(from, to)) };
}

function withTexts(value: unknown, attachments: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") {
    return value.startsWith(PROTOCOL) ? (attachments[value.slice(PROTOCOL.length)] ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => withTexts(each, attachments));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, attachments)]));
}
