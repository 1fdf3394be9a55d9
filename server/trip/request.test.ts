import { expect, test } from "vitest";
import { requestDatesSchema } from "./request";

const fixed = (days: number) => requestDatesSchema.safeParse({ kind: "fixed", start: "2027-01-10", days }).success;
const window = (from: string, to: string) => requestDatesSchema.safeParse({ kind: "window", from, to, days: 3 });

test("a trip lasts a year at most, and flexible dates span two", () => {
  expect([fixed(366), fixed(367), fixed(Number.MAX_SAFE_INTEGER)]).toEqual([true, false, false]);
  expect(window("2027-01-10", "2028-12-31").success).toBe(true);
  expect(window("2027-01-10", "9999-12-31").error?.issues[0]?.message).toContain("Choose a shorter span");
});

test("a window with a day that does not exist is refused for that", () => {
  expect(window("2027-02-30", "2027-03-31").error?.issues[0]?.message).toContain("YYYY-MM-DD");
});
