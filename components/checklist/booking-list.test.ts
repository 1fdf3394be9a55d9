import { expect, test } from "vitest";
import { type ThingToBook, usd } from "@/server/trip";
import { bookingList } from "./booking-list";

function thing(recordId: string, bookBy: string, given: Partial<ThingToBook> = {}): ThingToBook {
  return {
    ...{ day: 1, recordId, kind: "table", what: recordId, forWhom: "table for 2", date: "2026-06-30", time: null },
    ...{ until: null, bookBy, rule: "", cost: usd(0), address: null, phone: null, website: null, bookedBefore: false },
    ...given,
  };
}

const TODAY = "2026-06-10";

test("what presses most comes first, what is booked last", () => {
  const things = [
    thing("later", "2026-06-27"),
    thing("booked", "2026-06-01"),
    thing("soon", "2026-06-12"),
    thing("overdue", "2026-06-09"),
    thing("long overdue", "2026-06-02"),
  ];
  const bookings = [{ day: 1, recordId: "booked", note: "XY" }];
  const { groups, done, all } = bookingList(things, bookings, bookings, TODAY);
  expect(groups.map(({ name, things: within }) => [name, within.map(({ thing: { what } }) => what)])).toEqual([
    ["overdue", ["long overdue", "overdue"]],
    ["soon", ["soon"]],
    ["later", ["later"]],
    ["booked", ["booked"]],
  ]);
  expect([done, all]).toEqual([1, 5]);
});

test("what was booked before the trip was planned counts as booked; a booking of another day does not", () => {
  const things = [thing("a", "2026-06-27", { bookedBefore: true }), thing("b", "2026-06-27")];
  expect(bookingList(things, [{ day: 2, recordId: "b", note: "" }], [], TODAY).done).toBe(1);
});

test("what is ticked or cleared stays where it is", () => {
  const things = [thing("a", "2026-06-12"), thing("b", "2026-06-13")];
  const before = [{ day: 1, recordId: "b", note: "" }];
  const after = bookingList(things, [{ day: 1, recordId: "a", note: "" }], before, TODAY);
  expect(after.groups.map(({ name, things: [first] }) => [name, first?.thing.what, first?.isDone])).toEqual([
    ["soon", "a", true],
    ["booked", "b", false],
  ]);
});
