import type { Event, TimedEvent } from "@/server/episodes";

/** A reader of a live episode sees an event at most this late. */
const BATCH_MS = 250;

/** Appends a trial's events in batches as they come. */
export interface EventWriter {
  add(played: TimedEvent): void;
  /** All that came so far. */
  readonly played: readonly TimedEvent[];
  /** The same without their times. */
  readonly events: readonly Event[];
  /** Appends no more; answers with the events that were not appended. Rejects where appending failed. */
  close(): Promise<readonly TimedEvent[]>;
}

/** `onFailure` is called once when appending failed; nothing more is appended then. */
export function createEventWriter(
  append: (played: readonly TimedEvent[]) => Promise<unknown>,
  onFailure: () => void,
): EventWriter {
  const played: TimedEvent[] = [];
  const events: Event[] = [];
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;

  function flush(): void {
    timer = undefined;
    writing = writing.then(async () => {
      const batch = played.slice(written);
      if (failure !== undefined || batch.length === 0) return;
      try {
        await append(batch);
        written += batch.length;
      } catch (error) {
        failure = { error };
        onFailure();
      }
    });
  }

  return {
    played,
    events,
    add(each) {
      played.push(each);
      events.push(each.event);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    async close() {
      clearTimeout(timer);
      await writing;
      if (failure !== undefined) throw failure.error;
      return played.slice(written);
    },
  };
}
