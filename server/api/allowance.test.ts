import { expect, it } from "vitest";
import { createAllowance } from "./allowance";

it("counts each caller by itself and begins anew every minute", () => {
  let now = 0;
  const allowance = createAllowance(2, () => now);
  expect([1, 2, 3].map(() => allowance.take("a"))).toEqual([true, true, false]);
  expect(allowance.take("b")).toBe(true);
  now = 59_999;
  expect(allowance.take("a")).toBe(false);
  now = 60_000;
  expect(allowance.take("a")).toBe(true);
});

it("keeps nobody waiting for an hour where the clock was set back by one", () => {
  let now = 3_600_000;
  const allowance = createAllowance(1, () => now);
  expect([1, 2].map(() => allowance.take("a"))).toEqual([true, false]);
  now = 0;
  expect(allowance.take("a")).toBe(true);
});
