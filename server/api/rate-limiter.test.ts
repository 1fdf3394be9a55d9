import { expect, it } from "vitest";
import { createRateLimiter } from "./rate-limiter";

it("counts each caller by itself and starts over every minute", () => {
  let now = 0;
  const limiter = createRateLimiter(2, () => now);
  expect([1, 2, 3].map(() => limiter.take("a"))).toEqual([true, true, false]);
  expect(limiter.take("b")).toBe(true);
  now = 59_999;
  expect(limiter.take("a")).toBe(false);
  now = 60_000;
  expect(limiter.take("a")).toBe(true);
});

it("keeps nobody waiting for an hour where the clock was set back by one", () => {
  let now = 3_600_000;
  const limiter = createRateLimiter(1, () => now);
  expect([1, 2].map(() => limiter.take("a"))).toEqual([true, false]);
  now = 0;
  expect(limiter.take("a")).toBe(true);
});
