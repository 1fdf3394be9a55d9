import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTurns } from "./turns";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const takes = (ms: number) => () => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));

describe("turns", () => {
  it("come in the order of asking, a few at a time", async () => {
    const turns = createTurns(2);
    const begun: number[] = [];
    const all = Promise.all(
      [1, 2, 3, 4].map((number) => {
        const it = () => {
          begun.push(number);
          return takes(100)();
        };
        return turns.run(it, 1_000);
      }),
    );
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(await all).toEqual([100, 100, 100, 100]);
  });

  it("do not come to those who waited too long, and are free again for others, also after a failure", async () => {
    const turns = createTurns(1);
    const first = turns.run(() => takes(100)().then(() => Promise.reject(new Error("It failed."))), 10);
    first.catch(() => {});
    const second = turns.run(takes(1), 50);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toBeUndefined();
    await expect(first).rejects.toThrow("It failed.");
    const third = turns.run(takes(1), 50);
    await vi.advanceTimersByTimeAsync(1);
    expect(await third).toBe(1);
  });
});
