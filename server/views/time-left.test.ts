import { describe, expect, it } from "vitest";
import { secondsLeft } from "./time-left";

describe("the time left", () => {
  const at = (second: number) => new Date(second * 1000);

  it("is the rest at the pace of the last trials", () => {
    expect(secondsLeft([at(10), at(12), at(14)], 5)).toBe(10);
    expect(secondsLeft([at(10)], 5)).toBeNull();
    expect(secondsLeft([at(10), at(20)], 0)).toBe(0);
  });

  it("forgets a standstill of long ago", () => {
    const recent = Array.from({ length: 20 }, (_, index) => at(1_000_000 + index));
    expect(secondsLeft([at(0), ...recent], 3)).toBe(3);
  });
});
