import { beforeEach, describe, expect, test } from "vitest";
import type { AnswerStore, StoredAnswer } from "../cache/stored-answer";

type Kept = Omit<StoredAnswer, "take">;

/** An answer of one record; its key is of 64 times the digit. */
export function exampleAnswer(given: Partial<Kept> = {}, digit = "a"): Kept {
  return {
    ...{ key: digit.repeat(64), provider: "liteapi", tool: "stays", arguments: { city: "Zürich" }, day: "2026-11-28" },
    ...{ askedAt: "2026-11-28T10:00:00.000Z", terms: { class: "keep" }, currency: "EUR", validUntil: null },
    ...{ records: [{ name: "Äußere Neustadt" }], ids: ["1"], leftOut: { "no price": 2 } },
    ...given,
  };
}

/** Of the JSON of one that is kept. */
export function exampleBytes(): number {
  return Buffer.byteLength(JSON.stringify({ ...exampleAnswer(), take: 0 }));
}

/** The promises of `AnswerStore`; `open` gives an empty one that holds `most` of `exampleAnswer` (`exampleBytes` each), if it is said. */
export function answerStoreConformance(
  name: string,
  open: (most?: number) => AnswerStore | Promise<AnswerStore>,
): void {
  describe(`${name} conforms to AnswerStore`, () => {
    let store: AnswerStore;
    beforeEach(async () => {
      store = await open();
    });
    const { key } = exampleAnswer();
    const always = ["2000-01-01", "2100-01-01"] as const;

    test("gives back what was put in, take by take, and null for the rest", async () => {
      expect(await store.get({ key, day: "2026-11-28", take: 0 })).toBeNull();
      expect(await store.put(exampleAnswer())).toEqual({ key, day: "2026-11-28", take: 0 });
      expect(await store.put(exampleAnswer({ records: [] }))).toEqual({ key, day: "2026-11-28", take: 1 });
      expect(await store.get({ key, day: "2026-11-28", take: 0 })).toEqual({ ...exampleAnswer(), take: 0 });
      expect(await store.get({ key, day: "2026-11-28", take: 1 })).toMatchObject({ records: [], take: 1 });
      expect(await store.get({ key, day: "2026-11-29", take: 0 })).toBeNull();
      expect(await store.get({ key: "b".repeat(64), day: "2026-11-28", take: 0 })).toBeNull();
    });

    test("loses none of many that are put at the same time", async () => {
      const put = await Promise.all(Array.from({ length: 20 }, () => store.put(exampleAnswer())));
      expect(put.map((which) => which?.take).sort((one, other) => Number(one) - Number(other))).toEqual(
        Array.from({ length: 20 }, (_, take) => take),
      );
    });

    test("finds the latest answer of some days", async () => {
      for (const day of ["2026-11-26", "2026-11-28", "2026-11-27"]) await store.put(exampleAnswer({ day }));
      await store.put(exampleAnswer({ day: "2026-11-27", records: [] }));
      expect(await store.latest(key, ...always)).toMatchObject({ day: "2026-11-28", take: 0 });
      expect(await store.latest(key, "2026-11-20", "2026-11-27")).toMatchObject({ day: "2026-11-27", take: 1 });
      expect(await store.latest(key, "2026-11-29", "2026-11-30")).toBeNull();
      expect(await store.latest("b".repeat(64), ...always)).toBeNull();
    });

    test("forgets what may not be kept any more", async () => {
      const terms = { class: "keep until", until: "2026-12-01" } as const;
      await store.put(exampleAnswer({ terms }));
      await store.put(exampleAnswer({}, "b"));
      await store.prune("2026-12-01");
      expect(await store.latest(key, ...always)).not.toBeNull();
      await store.prune("2026-12-02");
      expect(await store.latest(key, ...always)).toBeNull();
      expect(await store.latest("b".repeat(64), ...always)).not.toBeNull();
    });

    test("forgets the oldest days where there is too much", async () => {
      const small = await open(3);
      for (const day of ["2026-11-22", "2026-11-21", "2026-11-24", "2026-11-23"])
        await small.put(exampleAnswer({ day }));
      await small.prune("2026-11-24");
      expect(await small.latest(key, "2026-11-01", "2026-11-21")).toBeNull();
      expect(await small.latest(key, "2026-11-01", "2026-11-22")).not.toBeNull();
    });
  });
}
