import { expect, test } from "vitest";
import { monthsAfter } from "./calendar";

test("the months that follow go over the end of a year, and on from the last day of a month", () => {
  expect(monthsAfter("2026-11-22", 3)).toEqual(["December", "January", "February"]);
  expect(monthsAfter("2027-01-31", 1)).toEqual(["February"]);
});
