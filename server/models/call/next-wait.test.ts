import fc from "fast-check";
import { expect, test } from "vitest";
import type { AttemptFailure } from "./failure";
import { nextWait } from "./next-wait";

const RETRIES = { limit: 6, firstWaitMs: 100, longestWaitMs: 1_000 };

function failures(...sentences: string[]): AttemptFailure[] {
  return sentences.map((sentence) => ({
    code: "model_unavailable",
    sentence,
    advice: "",
    retry: true,
    tooMany: false,
    retryAfterMs: null,
    refuses: null,
    isRefusal: false,
  }));
}

test("the wait doubles up to the longest", () => {
  const waits = [1, 2, 3, 4, 5].map((count) => {
    return nextWait(failures(...["a", "b", "a", "b", "a"].slice(0, count)), RETRIES, 1);
  });
  expect(waits).toEqual([100, 200, 400, 800, 1_000]);
});

test("the same failure three times in a row is lasting, but for too many requests", () => {
  expect(nextWait(failures("a", "a"), RETRIES, 1)).toBe(200);
  expect(nextWait(failures("a", "a", "a"), RETRIES, 1)).toBeNull();
  expect(nextWait(failures("b", "a", "a"), RETRIES, 1)).toBe(400);
  const busy = failures("a", "a", "a").map((failure) => ({ ...failure, tooMany: true }));
  expect(nextWait(busy, RETRIES, 1)).toBe(400);
});

test("what the server asks for is kept, or given up where it is longer than the longest wait", () => {
  const asks = (retryAfterMs: number) => failures("a").map((failure) => ({ ...failure, retryAfterMs }));
  expect(nextWait(asks(750), RETRIES, 0)).toBe(750);
  expect(nextWait(asks(0), RETRIES, 0)).toBe(0);
  expect(nextWait(asks(1_001), RETRIES, 0)).toBeNull();
});

test("a failure that lasts is not retried", () => {
  expect(
    nextWait(
      failures("a").map((failure) => ({ ...failure, retry: false })),
      RETRIES,
      1,
    ),
  ).toBeNull();
});

test("there are never more retries than the limit, and no wait is longer than the longest", () => {
  const sentence = fc.constantFrom("a", "b", "c");
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (said, jitter) => {
        const wait = nextWait(failures(...said), RETRIES, jitter);
        if (said.length > RETRIES.limit) expect(wait).toBeNull();
        if (wait !== null) expect(wait).toBeLessThanOrEqual(RETRIES.longestWaitMs);
      },
    ),
  );
});
