import { expect, test } from "vitest";
import { bookedKindSchema, bookingRule, urgencyOf } from "./booking-rules";
import { daysBetween } from "./calendar";

const DATE = "2026-06-30";
const daysBefore = (...rule: Parameters<typeof bookingRule>) => daysBetween(bookingRule(...rule).bookBy, DATE);

test("lodging that can be given back is booked earlier than lodging that cannot", () => {
  const [flexible, moderate, strict] = (["Flexible", "Moderate", "Strict"] as const).map((terms) =>
    daysBefore("stay", terms, DATE),
  );
  expect([flexible, moderate, strict]).toEqual([30, 21, 14]);
});

test("only lodging asks for its terms", () => {
  for (const kind of bookedKindSchema.exclude(["stay"]).options) {
    expect(bookingRule(kind, "Strict", DATE)).toEqual(bookingRule(kind, null, DATE));
  }
});

test("a thing is pressing by the day to book, and over when its last day has passed", () => {
  const stay = { date: "2026-06-30", until: "2026-07-02", bookBy: "2026-06-16" };
  expect(urgencyOf(stay, "2026-06-08")).toBe("later");
  expect(urgencyOf(stay, "2026-06-09")).toBe("soon");
  expect(urgencyOf(stay, "2026-06-16")).toBe("soon");
  expect(urgencyOf(stay, "2026-06-17")).toBe("overdue");
  expect(urgencyOf(stay, "2026-07-02")).toBe("overdue");
  expect(urgencyOf(stay, "2026-07-03")).toBe("over");
  expect(urgencyOf({ ...stay, until: null }, "2026-07-01")).toBe("over");
});
