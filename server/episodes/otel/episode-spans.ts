import type { TimedEvent } from "../episode";
import type { Event } from "../event";

/** A span of an episode, with what happened in it and not in a span within it. */
export interface EpisodeSpan {
  /** Null: the episode itself. */
  readonly id: string | null;
  /** Null: the episode itself is around it, or there is nothing around it. */
  readonly parentId: string | null;
  /** Milliseconds since the episode began. What was cut ends with the episode. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly events: readonly TimedEvent[];
}

/** The spans of an episode in the order in which they began, the episode itself first. */
export function spansOf(events: readonly TimedEvent[]): EpisodeSpan[] {
  const inSpans = new Map<string | null, TimedEvent[]>([[null, []]]);
  for (const timed of events) {
    const id = timed.event.spanId ?? null;
    const known = inSpans.get(id);
    if (known === undefined) inSpans.set(id, [timed]);
    else known.push(timed);
  }
  const endMs = events.at(-1)?.atMs ?? 0;
  return [...inSpans].map(([id, own]) => {
    const [first] = own;
    const last = own.at(-1);
    if (id === null || first === undefined || last === undefined) {
      return { id: null, parentId: null, beginMs: 0, endMs, events: own };
    }
    return {
      id,
      parentId: first.event.parentId ?? null,
      beginMs: beginOf(first),
      endMs: ENDS.includes(last.event.type) ? last.atMs : endMs,
      events: own,
    };
  });
}

const ENDS: readonly Event["type"][] = ["spanEnded", "toolAnswered", "modelCalled"];

/** A model's call is an event once it is over. */
function beginOf({ event, atMs }: TimedEvent): number {
  return event.type === "modelCalled" ? Math.max(0, atMs - event.latencyMs) : atMs;
}
