import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedDatabase } from "@/db";
import { addEmptyRun, openTestDatabase } from "@/db/testing";
import type { RecordedEvent } from "./episode";
import { createEpisodeStore, type EpisodeStore } from "./store/episode-store";
import { type TailSources, tailEpisode } from "./tail-episode";
import { newTrip } from "./testing/example-trip";

describe("the tail of an episode", () => {
  let opened: OpenedDatabase;
  let store: EpisodeStore;
  beforeAll(async () => {
    opened = await openTestDatabase();
    store = createEpisodeStore(opened.database);
    await addEmptyRun(opened.database, "run");
  });
  afterAll(() => opened.close());

  const beginRun = async () => {
    const id = randomUUID();
    await store.begin({ ...newTrip(id), runId: "run" }, [{ type: "thought", text: "0" }]);
    return id;
  };

  /** `others` represents a server whose appends are not announced in this process: they are found by looking again, here sooner. */
  const sourcesOf = (changes: EventEmitter, others: boolean): TailSources => ({
    events: store.events,
    nextChange: async (id, timeoutMs, signal) => {
      const soon = AbortSignal.any([signal, AbortSignal.timeout(others ? 5 : timeoutMs)]);
      await once(changes, id, { signal: soon }).catch(() => {});
    },
  });

  /** Follows the episode to its end over connections that each drop after so many events; sequences as they came. */
  const follow = async (id: string, sources: TailSources, drops: readonly number[]): Promise<number[]> => {
    const seen: number[] = [];
    const connections = [...drops, Number.POSITIVE_INFINITY];
    for (const most of connections) {
      const connection = new AbortController();
      let received = 0;
      for await (const { sequence } of tailEpisode(id, seen.at(-1) ?? -1, sources, connection.signal)) {
        seen.push(sequence);
        received += 1;
        if (received >= most) break;
      }
      connection.abort();
    }
    return seen;
  };

  it("tells every event once and in order to anyone who keeps dropping the connection while others append", async () => {
    const changes = new EventEmitter();
    const received = fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 }),
      fc.boolean(),
      async (batches, drops, others) => {
        const id = await beginRun();
        const following = follow(id, sourcesOf(changes, others), drops);
        for (const size of batches) {
          await store.append(
            id,
            Array.from({ length: size }, () => ({ type: "thought", text: "…" }) as const),
          );
          if (!others) changes.emit(id);
        }
        await store.append(id, [{ type: "ended", reason: "done" }]);
        changes.emit(id);
        const length = batches.reduce((sum, size) => sum + size, 2);
        expect(await following).toEqual(Array.from({ length }, (_, sequence) => sequence));
      },
    );
    await fc.assert(received, { numRuns: 20 });
  });

  it("reads long episodes by pages", async () => {
    const id = await beginRun();
    await store.append(
      id,
      Array.from({ length: 130 }, (_, index) => ({ type: "thought", text: `${index}` }) as const),
    );
    await store.append(id, [{ type: "ended", reason: "done" }]);
    const all = await follow(id, sourcesOf(new EventEmitter(), false), [60]);
    expect(all).toEqual(Array.from({ length: 132 }, (_, sequence) => sequence));
  });

  it("waits for one change at a time, however many pages it reads", async () => {
    const id = await beginRun();
    await store.append(
      id,
      Array.from({ length: 160 }, (_, index) => ({ type: "thought", text: `${index}` }) as const),
    );
    await store.append(id, [{ type: "ended", reason: "done" }]);
    let waits = 0;
    const sources: TailSources = {
      events: store.events,
      nextChange: () => {
        waits += 1;
        return new Promise(() => {});
      },
    };
    expect(await follow(id, sources, [])).toHaveLength(162);
    expect(waits).toBe(1);
  });

  it("goes on after the end while something follows it, and is over for anyone who has seen the last event", async () => {
    const id = await beginRun();
    await store.append(id, [
      { type: "ended", reason: "cancelled" },
      { type: "named", title: "Spring" },
    ]);
    const sources = sourcesOf(new EventEmitter(), true);
    const waiting = new AbortController();
    const tail = tailEpisode(id, -1, sources, waiting.signal);
    const received: RecordedEvent[] = [];
    for (let count = 0; count < 3; count += 1) {
      const next = await tail.next();
      if (!next.done) received.push(next.value);
    }
    expect(received.map(({ event }) => event.type)).toEqual(["thought", "ended", "named"]);
    await store.append(id, [{ type: "ended", reason: "done" }]);
    expect((await tail.next()).value).toMatchObject({ sequence: 3 });
    expect((await tail.next()).done).toBe(true);
    expect(await follow(id, sources, [])).toHaveLength(4);
    expect((await tailEpisode(id, 3, sources, waiting.signal).next()).done).toBe(true);
  });

  it("hears of an event that falls between its look and its waiting", async () => {
    const id = await beginRun();
    const changes = new EventEmitter();
    let appended = false;
    const sources: TailSources = {
      events: async (...asked) => {
        const page = await store.events(...asked);
        if (!appended) {
          appended = true;
          await store.append(id, [{ type: "ended", reason: "done" }]);
          changes.emit(id);
        }
        return page;
      },
      // Never looks again by itself.
      nextChange: async (changed, _, signal) => {
        await once(changes, changed, { signal }).catch(() => {});
      },
    };
    expect(await follow(id, sources, [])).toEqual([0, 1]);
  });

  it("ends when the reader leaves", async () => {
    const id = await beginRun();
    const reader = new AbortController();
    const tail = tailEpisode(id, 0, sourcesOf(new EventEmitter(), false), reader.signal);
    const next = tail.next();
    reader.abort();
    expect((await next).done).toBe(true);
  });
});
