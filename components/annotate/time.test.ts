import { expect, it } from "vitest";
import { formatSeconds, timeLeft } from "./time";

it("says a time in its two largest units", () => {
  expect([0, 59.4, 60, 130, 3_599, 3_900, 7_200].map(formatSeconds)).toEqual([
    "0 s",
    "59 s",
    "1 min",
    "2 min 10 s",
    "59 min 59 s",
    "1 h 5 min",
    "2 h",
  ]);
});

it("says how long the items left take, once a time is known", () => {
  expect(timeLeft(10, 90)).toBe("about 15 min");
  expect(timeLeft(1, 2)).toBe("about 1 min");
  expect(timeLeft(100, 75)).toBe("about 2 h 5 min");
  expect(timeLeft(10, null)).toBeNull();
  expect(timeLeft(0, 90)).toBeNull();
});
