import { expect, test } from "vitest";
import { addDays, monthsAfter } from "./calendar";

test("the months that follow go over the end of a year, and on from the last day of a month", () => {
  expect(monthsAfter("2026-11-22", 3)).toEqual(["December", "January", "February"]);
  expect(monthsAfter("2027-01-31", 1)).toEqual(["February"]);
});

test("a date is within the calendar, however many days are added or taken", () => {
  expect(addDays("2027-01-10", Number.MAX_SAFE_INTEGER)).toBe("9999-12-31");
  expect(addDays("2027-01-10", -1e12)).toBe("0001-01-01");
  expect(addDays("2027-01-10", 7)).toBe("2027-01-17");
});
