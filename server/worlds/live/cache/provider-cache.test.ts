import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { addDays, todayHere } from "@/server/trip";
import { failed } from "../failure";
import { fakeProvider, found } from "../testing/fake-provider";
import { memoryStore } from "./memory-store";
import { providerCache } from "./provider-cache";
import { recordingTape, replayingTape } from "./tape";

const TODAY = todayHere();
const YESTERDAY = addDays(TODAY, -1);
const QUERY = { city: "Monaco", nights: 2 };
const DOWN = failed("failed", "Fake failed (500).");

describe("the cache of offers", () => {
  test("asks once a day, whatever the order of the question's fields", async () => {
    const provider = fakeProvider(found);
    const cache = providerCache(memoryStore());
    expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({ value: { from: "provider" } });
    const again = await cache.ask(provider, { nights: 2, city: "Monaco" }, { day: TODAY });
    expect(again).toMatchObject({ value: { from: "cache", records: [{ id: "1", price: 0 }], day: TODAY } });
    expect(provider.asked).toHaveLength(1);
    await cache.ask(provider, { ...QUERY, nights: 3 }, { day: TODAY });
    await cache.ask(provider, QUERY, { day: addDays(TODAY, 1) });
    expect(provider.asked).toHaveLength(3);
  });

  test("asks once for fifty callers at the same time, and tells all of them of a failure", async () => {
    for (const answer of [found(7), DOWN]) {
      const provider = fakeProvider(() => wait(20).then(() => answer));
      const cache = providerCache(memoryStore());
      const answers = await Promise.all(Array.from({ length: 50 }, () => cache.ask(provider, QUERY, { day: TODAY })));
      expect(answers.every(({ ok }) => ok === answer.ok)).toBe(true);
      expect(provider.asked).toHaveLength(1);
    }
  });

  test("asks again when the price no longer holds, and for a check", async () => {
    let now = Date.parse("2026-11-28T10:00:00Z");
    const validUntil = "2026-11-28T10:30:00Z";
    const provider = fakeProvider((count) => found(count, { validUntil }));
    const cache = providerCache(memoryStore(), () => now);
    await cache.ask(provider, QUERY, { day: TODAY });
    now += 29 * 60_000;
    await cache.ask(provider, QUERY, { day: TODAY });
    expect(provider.asked).toHaveLength(1);
    now += 2 * 60_000;
    expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({ value: { records: [{ price: 1 }] } });
    const fresh = fakeProvider(found);
    await cache.ask(fresh, QUERY, { day: TODAY });
    await cache.ask(fresh, QUERY, { day: TODAY, isFresh: true });
    expect(fresh.asked).toHaveLength(1 + 1);
  });

  test("gives an earlier answer in the place of a failure, and says so; for a check it does not", async () => {
    const provider = fakeProvider((count) => (count === 0 ? found(80) : DOWN));
    const cache = providerCache(memoryStore());
    await cache.ask(provider, QUERY, { day: YESTERDAY });
    expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({
      value: { day: YESTERDAY, from: "cache", instead: { kind: "failed" }, records: [{ price: 80 }] },
    });
    expect(await cache.ask(provider, QUERY, { day: TODAY, isFresh: true })).toMatchObject({ ok: false });
    expect(await cache.ask(provider, QUERY, { day: addDays(TODAY, 7) })).toMatchObject({ ok: false });
  });

  test("gives a provider the pause that it asks for", async () => {
    let now = 0;
    const busy = failed("too many requests", "Fake is asked too often (429).", { retryAfterMs: 60_000 });
    const provider = fakeProvider((count) => (count === 0 ? busy : found(1)));
    const cache = providerCache(memoryStore(), () => now);
    for (const nights of [1, 2, 3]) {
      expect(await cache.ask(provider, { ...QUERY, nights }, { day: TODAY })).toEqual(busy);
    }
    expect(provider.asked).toHaveLength(1);
    now = 60_001;
    expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({ ok: true });
  });

  test("keeps what the terms let it keep, and nothing more", async () => {
    const until = addDays(TODAY, 3);
    const kept = async (terms: Parameters<typeof fakeProvider>[1]) => {
      const provider = fakeProvider(found, terms);
      const store = memoryStore();
      const put = vi.spyOn(store, "put");
      const cache = providerCache(store);
      expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({ value: { records: [{ id: "1" }] } });
      await cache.ask(provider, QUERY, { day: TODAY });
      return { asked: provider.asked.length, put: put.mock.calls.map(([answer]) => answer) };
    };
    expect(await kept({ class: "keep" })).toMatchObject({ asked: 1, put: [{ records: [{ id: "1" }] }] });
    expect(await kept({ class: "keep until", until })).toMatchObject({ asked: 1, put: [{ terms: { until } }] });
    expect(await kept({ class: "keep until", until: YESTERDAY })).toEqual({ asked: 2, put: [] });
    expect(await kept({ class: "ids only" })).toMatchObject({ asked: 2, put: [{ records: [], ids: ["1"] }, {}] });
    expect(await kept({ class: "do not store" })).toEqual({ asked: 2, put: [] });
  });

  test("asks nobody for research whose answers may not be kept", async () => {
    for (const terms of [{ class: "do not store" }, { class: "ids only" }] as const) {
      const provider = fakeProvider(found, terms);
      const answer = await providerCache(memoryStore()).ask(provider, QUERY, { day: TODAY, mustKeep: true });
      expect(answer).toMatchObject({ ok: false, failure: { kind: "not allowed" } });
      expect(provider.asked).toEqual([]);
    }
    const open = fakeProvider(found);
    const answer = await providerCache(memoryStore()).ask(open, QUERY, { day: TODAY, mustKeep: true });
    expect(answer.ok).toBe(true);
  });

  test("replays an episode as it was, failures and later prices included, and asks nobody", async () => {
    const store = memoryStore();
    const answers = [found(1), DOWN, found(2), found(3)];
    const provider = fakeProvider((count) => answers[count] ?? DOWN);
    const play = async (cache: ReturnType<typeof providerCache>, tape: ReturnType<typeof recordingTape>) => [
      await cache.ask(provider, QUERY, { day: TODAY, tape }),
      await cache.ask(provider, QUERY, { day: TODAY, tape, isFresh: true }),
      await cache.ask(provider, QUERY, { day: TODAY, tape, isFresh: true }),
    ];
    const recorded = recordingTape();
    const first = await play(providerCache(store), recorded);
    // Someone else asks on the same day.
    await providerCache(store).ask(provider, QUERY, { day: TODAY, isFresh: true });
    expect(provider.asked).toHaveLength(4);
    const tape = replayingTape(JSON.parse(JSON.stringify(recorded.entries)));
    const second = await play(providerCache(store), tape);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(tape.entries).toEqual(recorded.entries);
    expect(provider.asked).toHaveLength(4);
    const more = await providerCache(store).ask(provider, QUERY, { day: TODAY, tape });
    expect(more).toMatchObject({ ok: false, failure: { kind: "not kept" } });
  });

  test("does not replay what was not kept, or may not be any more", async () => {
    const store = memoryStore();
    const secret = fakeProvider(found, { class: "do not store" });
    const recorded = recordingTape();
    await providerCache(store).ask(secret, QUERY, { day: TODAY, tape: recorded });
    const tape = replayingTape(recorded.entries);
    expect(await providerCache(store).ask(secret, QUERY, { day: TODAY, tape })).toMatchObject({
      failure: { kind: "not kept" },
    });
    const old = addDays(TODAY, -10);
    const brief = fakeProvider(found, { class: "keep until", until: YESTERDAY });
    const before = recordingTape();
    await providerCache(store).ask(brief, QUERY, { day: old, tape: before });
    const late = await providerCache(store).ask(brief, QUERY, { day: old, tape: replayingTape(before.entries) });
    expect(late).toMatchObject({ ok: false, failure: { kind: "not kept" } });
  });

  test("answers when its store fails, and refuses what is no question", async () => {
    const store = memoryStore();
    const broken = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const name of ["latest", "put", "prune"] as const) {
      vi.spyOn(store, name).mockRejectedValue(new Error("The disk is full."));
    }
    const provider = fakeProvider(found);
    const cache = providerCache(store);
    expect(await cache.ask(provider, QUERY, { day: TODAY })).toMatchObject({ value: { from: "provider" } });
    expect(broken).toHaveBeenCalled();
    broken.mockRestore();
    expect(await cache.ask(provider, { ...QUERY, nights: 1.5 }, { day: TODAY })).toMatchObject({
      failure: { kind: "refused" },
    });
  });
});
