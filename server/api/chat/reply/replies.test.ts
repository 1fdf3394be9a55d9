import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReplies } from "./replies";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Replies, and what is written of "a" whenever its watchers are woken. */
function watched() {
  const shown: (string | null)[] = [];
  const replies = createReplies({ announce: (id) => shown.push(replies.written(id)), next: async () => {} });
  return { replies, shown };
}

describe("a reply that is written in parts", () => {
  it("is shown while it is written, parts that come together at once", async () => {
    const { replies, shown } = watched();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    replies.prepare("a", async function* () {
      yield "One ";
      yield "two ";
      await held;
      yield "three";
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(["One two "]);
    goOn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(replies.written("a")).toBeNull();
  });

  it("is not shown by itself where it is stored as soon as it is written", async () => {
    const { replies, shown } = watched();
    replies.prepare("a", async function* () {
      yield "All of it.";
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([]);
  });
});
