import type { RecordedEvent } from "./episode";
import type { EventPage } from "./store/event-rows";

/** Events that this process appends wake the tail at once; this finds those that another server appended. */
const LOOK_AGAIN_MS = 2_000;
const PAGE_OF_EVENTS = 50;

export interface TailSources {
  events(id: string, page: EventPage): Promise<readonly RecordedEvent[]>;
  /** Resolves when this process appended to the episode, after `timeoutMs`, or when the signal aborts. */
  nextChange(id: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
}

/**
 * Every event with a sequence number above `after` (-1: all), each once and in order: those that are there and then
 * each new one, until the signal aborts or the episode ended.
 */
export async function* tailEpisode(
  id: string,
  after: number,
  { events, nextChange }: TailSources,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent> {
  // A reader that comes back with the last event's number waits for nothing more.
  let last = after < 0 ? undefined : (await events(id, { after: after - 1, limit: 1 }))[0];
  let seen = after;
  let changed: Promise<void> | undefined;
  while (!signal.aborted) {
    // Listening begins before the read, so that no event falls between the two, and goes on from one full page to the next.
    changed ??= nextChange(id, LOOK_AGAIN_MS, signal);
    const page = await events(id, { after: seen, limit: PAGE_OF_EVENTS });
    for (const recorded of page) {
      if (signal.aborted) return;
      last = recorded;
      seen = recorded.sequence;
      yield recorded;
    }
    if (page.length === PAGE_OF_EVENTS) continue;
    if (last?.event.type === "ended") return;
    await changed;
    changed = undefined;
  }
}
