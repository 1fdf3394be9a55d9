import { z } from "zod";
import { type Event, eventSchema } from "../event";
import { canonicalJson, sha256, storable } from "./canonical-json";

/** Fields whose JSON is longer are stored as payloads of their episode, once for each content. */
const LARGEST_FIELD = 2_000;

/** An event as its row holds it; no type of event has a field of the name `payloads`. */
const storedEventSchema = z.looseObject({
  /** Hashes of the payloads that stand for fields, by the fields' names. */
  payloads: z.record(z.string(), z.string()).default({}),
});

export interface StoredEvent {
  /** The event as it will be read back. */
  readonly event: Event;
  readonly stored: Record<string, unknown>;
  readonly payloads: readonly { readonly hash: string; readonly content: unknown }[];
}

/** Checks an event and takes its large fields out. Throws ZodError when it is none. */
export function toStored(given: Event): StoredEvent {
  const event = eventSchema.parse(storable(given));
  const fields = Object.entries(event).map(([name, content]) => ({ name, content, json: canonicalJson(content) }));
  const isLarge = ({ json }: { json: string }) => json.length > LARGEST_FIELD;
  const payloads = fields.filter(isLarge).map((field) => ({ ...field, hash: sha256(field.json) }));
  const small = fields.filter((field) => !isLarge(field)).map(({ name, content }) => [name, content]);
  const references = Object.fromEntries(payloads.map(({ name, hash }) => [name, hash]));
  return {
    event,
    stored: { ...Object.fromEntries(small), ...(payloads.length > 0 && { payloads: references }) },
    payloads: payloads.map(({ hash, content }) => ({ hash, content })),
  };
}

/** The hashes of the payloads that a stored event needs. */
export function payloadsOf(stored: unknown): string[] {
  return Object.values(storedEventSchema.parse(stored).payloads);
}

/** The event with its payloads, by hash, put back. Throws when one is missing or the whole is no event of this version. */
export function fromStored(stored: unknown, contents: ReadonlyMap<string, unknown>): Event {
  const { payloads, ...small } = storedEventSchema.parse(stored);
  const large = Object.entries(payloads).map(([name, hash]) => {
    if (!contents.has(hash)) throw new Error(`The payload ${hash} of an event is missing.`);
    return [name, contents.get(hash)];
  });
  return eventSchema.parse({ ...small, ...Object.fromEntries(large) });
}

/** A stored event, of a model's call without what was sent. */
export function withoutMessages(stored: unknown): unknown {
  const { payloads, ...small } = storedEventSchema.parse(stored);
  if (small.type !== "modelCalled") return stored;
  const { messages: _, ...others } = payloads;
  return { ...small, messages: [], payloads: others };
}
