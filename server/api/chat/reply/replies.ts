import { forLog } from "@/server/trip";
import type { TripChanges } from "../../trips/trip-changes";

/** Writes the reply of a conversation: yields it part by part as it is written, and stores it before it ends. */
export type WriteReply = (id: string, signal: AbortSignal) => AsyncIterable<string>;

/** The replies that this process prepares. */
export interface Replies {
  /** Begins to prepare the conversation's reply, unless that is under way. */
  prepare(id: string, write: WriteReply): void;
  /** What is written of it so far; null: nothing is. */
  written(id: string): string | null;
  /** Ends it without storing it, and waits until it has ended. */
  stop(id: string): Promise<void>;
  /** Ends all; the next look at each conversation has its reply prepared again. */
  stopAll(): Promise<void>;
}

interface Running {
  written: string;
  /** More was said meanwhile, perhaps after the reply was stored. */
  again: boolean;
  readonly controller: AbortController;
  done: Promise<void>;
}

/** Parts are shown together that come within so many milliseconds; a reply that is stored by then is shown as what it is. */
const SHOWN_AFTER_MS = 50;

export function createReplies(changes: TripChanges): Replies {
  const running = new Map<string, Running>();

  async function run(id: string, reply: Running, write: WriteReply): Promise<void> {
    const { signal } = reply.controller;
    let showing: NodeJS.Timeout | null = null;
    try {
      for await (const part of write(id, signal)) {
        if (signal.aborted) return;
        reply.written += part;
        showing ??= setTimeout(() => {
          showing = null;
          changes.announce(id);
        }, SHOWN_AFTER_MS);
      }
    } finally {
      if (showing !== null) clearTimeout(showing);
    }
  }

  function prepare(id: string, write: WriteReply): void {
    const earlier = running.get(id);
    if (earlier !== undefined) {
      earlier.again = true;
      return;
    }
    const reply: Running = { written: "", again: false, controller: new AbortController(), done: Promise.resolve() };
    running.set(id, reply);
    reply.done = run(id, reply, write)
      .catch((error: unknown) => console.error("Preparing a reply failed:", forLog(error)))
      .finally(() => {
        running.delete(id);
        if (reply.again && !reply.controller.signal.aborted) prepare(id, write);
      });
  }

  async function stop(id: string): Promise<void> {
    const reply = running.get(id);
    reply?.controller.abort();
    await reply?.done;
  }

  return {
    prepare,
    written: (id) => running.get(id)?.written || null,
    stop,
    stopAll: async () => {
      await Promise.all([...running.keys()].map(stop));
    },
  };
}
