import { describe, expect, test } from "vitest";
import { type BookedItem, breaksOf, type PlanEdit, type PlanVersion, usd } from "@/server/trip";
import type { World } from "@/server/worlds";
import { requestForReplan } from "./replan";
import { edited, firstVersion, linesOf, timedWorld, untimedWorld } from "./testing/trip-to-austin";

const timed = firstVersion(timedWorld);
const untimed = firstVersion(untimedWorld);

/** The version after the edits; fails when one is refused. */
function withEdits(version: PlanVersion, world: World, ...edits: PlanEdit[]): PlanVersion {
  return edits.reduce((current, edit) => {
    const result = edited(current, edit, world);
    if (!result.ok) throw new Error(result.problem.message);
    return result.value;
  }, version);
}

function textOf({ cause }: PlanVersion): string {
  return cause.kind === "edited" ? cause.text : "";
}

function refusal(version: PlanVersion, edit: PlanEdit, world = timedWorld): string {
  const result = edited(version, edit, world);
  return result.ok ? "" : result.problem.message;
}

describe("locking", () => {
  test("a meal is locked at its time", () => {
    const locked = withEdits(timed, timedWorld, { kind: "lock", stopId: "day-2-lunch" });
    expect(locked.request.locks).toEqual([
      { kind: "meal", day: 2, meal: "lunch", recordId: "lunch-1", start: "12:30", onPurpose: false },
    ]);
    expect(linesOf(locked, 2)[2]).toBe("12:30–13:30 lunch lunch 1 locked");
    expect(textOf(locked)).toBe("Locked lunch 1, Wed 25 Mar, 12:30");
  });

  test("a stay is locked for every night in the same lodging", () => {
    const locked = withEdits(timed, timedWorld, { kind: "lock", stopId: "day-2-stay" });
    expect(locked.request.locks.map((lock) => (lock.kind === "stay" ? lock.day : lock))).toEqual([1, 2, 3]);
    expect(textOf(locked)).toBe("Locked Inn, 3 nights from Tue 24 Mar");
  });

  test("unlocking takes away what locking gave", () => {
    const back = withEdits(
      timed,
      timedWorld,
      { kind: "lock", stopId: "day-2-stay" },
      { kind: "unlock", stopId: "day-1-stay" },
    );
    expect(back.request).toEqual(timed.request);
    expect(back.itinerary).toEqual(timed.itinerary);
  });
});

describe("moving", () => {
  test("to another day: after what is there, at a time that is free and within the hours", () => {
    const moved = withEdits(timed, timedWorld, {
      kind: "move",
      stopId: "day-2-morning",
      day: 3,
      before: "day-3-dinner",
    });
    expect(linesOf(moved, 3)).toEqual([
      "08:00–08:45 breakfast breakfast 2",
      "09:15–10:45 visit Lake",
      "12:30–13:30 lunch lunch 2",
      "14:00–15:30 visit Park locked",
      "18:30–20:00 dinner dinner 2",
      "stay Inn",
    ]);
    expect(moved.request.locks).toEqual([
      { kind: "visit", day: 3, recordId: "park", start: "14:00", onPurpose: false },
    ]);
    expect(textOf(moved)).toBe("Moved Park to Thu 26 Mar, 14:00");
    expect(breaksOf(moved).map(({ key }) => key)).toEqual(["visits|2|no visits"]);
  });

  test("keeps its own time where that is free", () => {
    const moved = withEdits(timed, timedWorld, { kind: "move", stopId: "day-2-lunch", day: 1, before: "day-1-leg" });
    expect(linesOf(moved, 1)[0]).toBe("12:30–13:30 lunch lunch 1 locked");
  });

  test("a moved meal is called after its time of day, unless that meal is taken", () => {
    const early = withEdits(timed, timedWorld, { kind: "move", stopId: "day-2-dinner", day: 4, before: "day-4-leg" });
    expect(linesOf(early, 4)).toEqual(["11:30–13:00 lunch dinner 1 locked", "15:00–17:00 leg Flight BACK2026-03-27"]);
    const second = withEdits(timed, timedWorld, { kind: "move", stopId: "day-2-dinner", day: 3, before: null });
    expect(linesOf(second, 3).at(-2)).toBe("20:30–22:00 dinner dinner 1 locked");
  });

  test("where nothing fits it comes right after its neighbor, and the overlap is named there", () => {
    const moved = withEdits(timed, timedWorld, {
      kind: "move",
      stopId: "day-2-dinner",
      day: 3,
      before: "day-3-morning",
    });
    expect(linesOf(moved, 3).slice(0, 3)).toEqual([
      "08:00–08:45 breakfast breakfast 2",
      "09:15–10:45 breakfast dinner 1 locked",
      "09:15–10:45 visit Lake",
    ]);
    const overlap = breaksOf(moved).find(({ check }) => check.name === "times");
    expect(overlap?.fault).toMatchObject({ day: 3, stops: ["day-2-dinner", "day-3-morning"] });
  });

  test("without times it is called by its place among the meals", () => {
    const alone = withEdits(untimed, untimedWorld, {
      kind: "move",
      stopId: "day-2-lunch",
      day: 4,
      before: "day-4-leg",
    });
    expect(linesOf(alone, 4)[0]).toBe("lunch lunch 1 locked");
    const gone = withEdits(untimed, untimedWorld, { kind: "remove", stopId: "day-3-breakfast" });
    const first = withEdits(gone, untimedWorld, {
      kind: "move",
      stopId: "day-2-dinner",
      day: 3,
      before: "day-3-morning",
    });
    expect(linesOf(first, 3)[0]).toBe("breakfast dinner 1 locked");
  });

  test("replaces the lock that an earlier move left", () => {
    const moved = withEdits(
      timed,
      timedWorld,
      { kind: "move", stopId: "day-2-morning", day: 3, before: null },
      { kind: "move", stopId: "day-2-morning", day: 2, before: "day-2-lunch" },
    );
    expect(moved.request.locks).toHaveLength(1);
    expect(linesOf(moved, 2)[1]).toMatch(/visit Park locked/);
  });

  test("legs and stays are not moved", () => {
    expect(refusal(timed, { kind: "move", stopId: "day-1-leg", day: 2, before: null })).toBe(
      "A flight cannot be moved; choose another one or lock it.",
    );
    expect(refusal(timed, { kind: "move", stopId: "day-1-stay", day: 2, before: null })).toMatch(
      /choose another lodging/,
    );
    expect(refusal(timed, { kind: "move", stopId: "gone", day: 2, before: null })).toMatch(/no longer in the plan/);
    expect(refusal(timed, { kind: "move", stopId: "day-2-lunch", day: 9, before: null })).toMatch(/no day 9/);
  });
});

describe("removing and unscheduling", () => {
  test("a removed stop stays out of the trip", () => {
    const without = withEdits(timed, timedWorld, { kind: "remove", stopId: "day-2-dinner" });
    expect(without.request.locks).toMatchObject([{ kind: "without", recordId: "dinner-1", name: "dinner 1" }]);
    expect(without.itinerary.cost.total.amountMinor).toBe(timed.itinerary.cost.total.amountMinor - 2 * 11_00);
    expect(breaksOf(without).map(({ key }) => key)).toEqual(["meals|2|no dinner"]);
  });

  test("of a stay every night in a row goes", () => {
    const without = withEdits(timed, timedWorld, { kind: "remove", stopId: "day-2-stay" });
    expect(without.itinerary.cost.stays.amountMinor).toBe(0);
    expect(textOf(without)).toBe("Removed Inn, 3 nights");
  });

  test("what is unscheduled has no time, and comes back when it is moved to a day", () => {
    const aside = withEdits(timed, timedWorld, { kind: "unschedule", stopId: "day-2-morning" });
    expect(aside.unscheduled).toMatchObject([{ id: "saved-park", name: "Park", start: null, locked: false }]);
    expect(aside.request.locks).toMatchObject([{ kind: "without", recordId: "park" }]);
    const back = withEdits(aside, timedWorld, { kind: "move", stopId: "saved-park", day: 3, before: "day-3-dinner" });
    expect(back.unscheduled).toEqual([]);
    expect(back.request.locks).toMatchObject([{ kind: "visit", day: 3, recordId: "park" }]);
    expect(back.itinerary.cost).toEqual(timed.itinerary.cost);
  });
});

describe("swapping", () => {
  test("a stay for every night in a row, with its rooms", () => {
    const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-2-stay", recordId: "palace" });
    const stays = swapped.itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "stay"));
    expect(stays.map(({ name, rooms, night, nights }) => [name, rooms, night, nights])).toEqual([
      ["Palace", 2, 1, 3],
      ["Palace", 2, 2, 3],
      ["Palace", 2, 3, 3],
    ]);
    expect(swapped.itinerary.cost.stays.amountMinor).toBe(3 * 2 * 200_00);
    expect(swapped.request.locks.filter(({ kind }) => kind === "stay")).toHaveLength(3);
    expect(textOf(swapped)).toBe("Swapped Inn for Palace");
  });

  test("a leg for another flight or a taxi", () => {
    const flown = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-1-leg", recordId: "out-2026-03-24" });
    expect(linesOf(flown, 1)[0]).toBe("09:00–11:00 leg Flight OUT2026-03-24 locked");
    const driven = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-1-leg", recordId: "taxi:Dallas:Austin" });
    expect(linesOf(driven, 1)[0]).toBe("09:00–12:00 leg Taxi to Austin locked");
    expect(breaksOf(driven)).toEqual([]);
    expect(refusal(timed, { kind: "swap", stopId: "day-1-leg", recordId: "back-2026-03-27" })).toMatch(
      /Choose one of the options/,
    );
  });

  test("a visit takes the old one's place, as long as its record says and within its hours", () => {
    const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-3-morning", recordId: "museum" });
    expect(linesOf(swapped, 3)[1]).toBe("10:00–12:00 visit Museum locked");
    expect(swapped.itinerary.cost.visits.amountMinor).toBe(2 * 15_00);
    expect(breaksOf(swapped)).toEqual([]);
  });
});

describe("not again", () => {
  test.each([
    ["day-2-dinner", "dinner-3", "dinner-1"],
    ["day-3-morning", "museum", "lake"],
    ["day-1-stay", "palace", "inn"],
  ])("what gives way at %s to %s stays out of later plans", (stopId, recordId, out) => {
    const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId, recordId });
    expect(requestForReplan(swapped).locks).toContainEqual(expect.objectContaining({ kind: "without", recordId: out }));
  });

  test("what comes back by hand is no longer kept out", () => {
    const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-3-morning", recordId: "museum" });
    const back = withEdits(swapped, timedWorld, { kind: "swap", stopId: "day-3-morning", recordId: "lake" });
    expect(back.request.locks.flatMap((lock) => (lock.kind === "without" ? [lock.recordId] : []))).toEqual(["museum"]);
  });

  test("is taken back", () => {
    const out = withEdits(timed, timedWorld, { kind: "exclude", recordId: "lotus", name: "Lotus Pavilion" });
    expect(out.request.locks).toEqual([{ kind: "without", recordId: "lotus", name: "Lotus Pavilion" }]);
    const allowed = withEdits(out, timedWorld, { kind: "allow", recordId: "lotus" });
    expect(allowed.request.locks).toEqual([]);
    expect(textOf(allowed)).toBe("Allowed Lotus Pavilion again");
    expect(refusal(allowed, { kind: "allow", recordId: "lotus" })).toMatch("already");
    expect(refusal(timed, { kind: "exclude", recordId: "inn", name: "Inn" })).toMatch("is in the plan");
  });
});

test("a swapped meal stays that meal, also where the other restaurant opens only later", () => {
  const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-2-lunch", recordId: "dinner-3" });
  expect(linesOf(swapped, 2)[2]).toBe("12:30–13:30 lunch dinner 3 locked");
  expect(breaksOf(swapped).map(({ check }) => check.name)).toEqual(["openingHours"]);
});

describe("adding", () => {
  test("before a stop that is named", () => {
    const added = withEdits(timed, timedWorld, {
      ...{ kind: "add", day: 2, before: "day-2-dinner", recordId: "lake", meal: null },
    });
    expect(linesOf(added, 2)[3]).toBe("14:00–15:30 visit Lake locked");
    expect(added.itinerary.days[1]?.stops[3]?.id).toBe("added-lake");
  });

  test("else where it fits best: open, and nearest to the usual time", () => {
    const museum = withEdits(timed, timedWorld, { kind: "add", day: 3, before: null, recordId: "museum", meal: null });
    expect(linesOf(museum, 3)).toContain("14:00–16:00 visit Museum locked");
    const arriving = withEdits(timed, timedWorld, {
      kind: "add",
      day: 1,
      before: null,
      recordId: "lotus",
      meal: "dinner",
    });
    expect(linesOf(arriving, 1)).toEqual([
      "18:00–20:00 leg Flight LATE2026-03-24",
      "21:00–22:30 dinner Lotus Pavilion locked",
      "stay Inn",
    ]);
  });

  test("without times a meal comes among the meals", () => {
    const removed = withEdits(untimed, untimedWorld, { kind: "remove", stopId: "day-2-lunch" });
    const added = withEdits(removed, untimedWorld, {
      ...{ kind: "add", day: 2, before: null, recordId: "lotus", meal: "lunch" },
    });
    expect(linesOf(added, 2)[2]).toBe("lunch Lotus Pavilion locked");
  });

  test("a place that was removed or unscheduled comes back", () => {
    const aside = withEdits(timed, timedWorld, { kind: "unschedule", stopId: "day-2-morning" });
    const back = withEdits(aside, timedWorld, { kind: "add", day: 2, before: null, recordId: "park", meal: null });
    expect(back.unscheduled).toEqual([]);
    expect(back.request.locks.map(({ kind }) => kind)).toEqual(["visit"]);
  });
});

describe("other times", () => {
  test("can be on another day, in one change", () => {
    const edit: PlanEdit = { kind: "retime", stopId: "day-2-morning", day: 3, start: "16:00", end: null };
    const retimed = withEdits(timed, timedWorld, edit);
    expect(retimed.number).toBe(timed.number + 1);
    expect(linesOf(retimed, 3).some((line) => line.startsWith("16:00"))).toBe(true);
    expect(textOf(retimed)).toContain("to Thu 26 Mar, 16:00");
    expect(refusal(timed, { ...edit, day: 9 })).toContain("no day 9");
  });

  test("move the stop to its place in the order of the day", () => {
    const later = withEdits(timed, timedWorld, {
      kind: "retime",
      stopId: "day-2-morning",
      start: "14:30",
      end: "16:00",
    });
    expect(linesOf(later, 2)[2]).toBe("14:30–16:00 visit Park locked");
    expect(textOf(later)).toBe("Moved Park to Wed 25 Mar, 14:30–16:00");
    const longer = withEdits(later, timedWorld, { kind: "retime", stopId: "day-2-morning", start: "15:00", end: null });
    expect(linesOf(longer, 2)[2]).toBe("15:00–16:30 visit Park locked");
    expect(longer.request.locks).toHaveLength(1);
  });

  test("are refused where they make no sense", () => {
    const retime = { kind: "retime", stopId: "day-2-morning", start: "14:30", end: "14:00" } as const;
    expect(refusal(timed, retime)).toMatch(/later end/);
    expect(refusal(untimed, { ...retime, end: null }, untimedWorld)).toMatch(/no times of day/);
  });
});

describe("what is booked already", () => {
  const price = usd(45);
  const table: BookedItem = {
    ...{ kind: "meal", id: "booked:table", day: 2, name: "Chez Nous", city: "Austin", meal: "dinner" },
    ...{ start: "19:30", cuisines: "French", pricePerPerson: price },
  };
  const hotel: BookedItem = {
    ...{ kind: "stay", id: "booked:hotel", day: 2, name: "Hotel Own", city: "Austin", nights: 2, pricePerNight: price },
  };
  const way: BookedItem = {
    ...{ kind: "leg", id: "booked:way", day: 4, mode: "flight", number: "XY 1", from: "Austin", to: "Dallas" },
    ...{ departure: "11:00", arrival: "12:10", pricePerPerson: price },
  };
  const tour: BookedItem = {
    ...{ kind: "visit", id: "booked:tour", day: 2, name: "Bat tour", city: "Austin", start: "20:30", minutes: 60 },
    pricePerPerson: price,
  };

  test("a table takes the place of that day's meal", () => {
    const booked = withEdits(timed, timedWorld, { kind: "book", item: table });
    expect(linesOf(booked, 2)[3]).toBe("19:30–21:00 dinner Chez Nous locked");
    expect(booked.itinerary.days[1]?.stops[3]).toMatchObject({ recordId: "booked:table", cost: usd(90) });
    expect(booked.request.booked).toEqual([table]);
    expect(breaksOf(booked)).toEqual([]);
    expect(textOf(booked)).toBe("Entered a booking: Chez Nous, Wed 25 Mar, 19:30");
  });

  test("a stay takes the nights that it covers", () => {
    const booked = withEdits(timed, timedWorld, { kind: "book", item: hotel });
    expect(linesOf(booked, 1)).toContain("stay Inn");
    expect(linesOf(booked, 2)).toContain("stay Hotel Own locked");
    expect(booked.itinerary.cost.stays).toEqual(usd(80 + 2 * 45));
    expect(breaksOf(booked)).toEqual([]);
  });

  test("a flight takes the place of that day's leg", () => {
    const booked = withEdits(timed, timedWorld, { kind: "book", item: way });
    expect(linesOf(booked, 4)).toEqual(["11:00–12:10 leg Flight XY 1 locked"]);
    expect(breaksOf(booked)).toEqual([]);
    expect(refusal(timed, { kind: "book", item: { ...way, day: 3 } })).toMatch(/does not go from Austin to Dallas/);
  });

  test("a visit comes at its time", () => {
    const booked = withEdits(timed, timedWorld, { kind: "book", item: tour });
    expect(linesOf(booked, 2)[4]).toBe("20:30–21:30 visit Bat tour locked");
  });

  test("entered again it is replaced, and taken out it is gone with stop and lock", () => {
    const again = withEdits(
      timed,
      timedWorld,
      { kind: "book", item: table },
      { kind: "book", item: { ...table, day: 3 } },
    );
    expect(linesOf(again, 2).join()).not.toContain("Chez Nous");
    expect(linesOf(again, 3)[3]).toBe("19:30–21:00 dinner Chez Nous locked");
    const out = withEdits(again, timedWorld, { kind: "unbook", itemId: "booked:table" });
    expect(out.request).toMatchObject({ booked: [], locks: [] });
    expect(linesOf(out, 3).join()).not.toContain("Chez Nous");
  });

  test("stays where it is until the booking is changed", () => {
    const booked = withEdits(timed, timedWorld, { kind: "book", item: table });
    const stopId = booked.itinerary.days[1]?.stops[3]?.id ?? "";
    expect(refusal(booked, { kind: "move", stopId, day: 3, before: null })).toMatch(/You booked Chez Nous/);
    expect(refusal(booked, { kind: "unlock", stopId })).toMatch(/You booked Chez Nous/);
    expect(withEdits(booked, timedWorld, { kind: "remove", stopId }).request.booked).toEqual([]);
  });

  test("works without times", () => {
    const booked = withEdits(untimed, untimedWorld, { kind: "book", item: { ...table, start: null } });
    expect(linesOf(booked, 2)[3]).toBe("dinner Chez Nous locked");
    expect(breaksOf(booked)).toEqual([]);
  });

  test("fixes dates that were open", () => {
    const request = { dates: { kind: "window", from: "2026-03-24", to: "2026-03-30", days: 4 } } as const;
    const booked = withEdits(firstVersion(timedWorld, request), timedWorld, { kind: "book", item: way });
    expect(booked.request.dates).toEqual({ kind: "fixed", start: "2026-03-24", days: 4 });
  });
});

describe("keeping on purpose", () => {
  test("locks the stops that are at fault", () => {
    const swapped = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-1-stay", recordId: "barn" });
    const [broken] = breaksOf(swapped);
    const kept = withEdits(swapped, timedWorld, { kind: "keep", breakKey: broken?.key ?? "" });
    expect(kept.keptOnPurpose).toEqual([broken?.key]);
    const nights = kept.request.locks.filter(({ kind }) => kind !== "without");
    expect(nights).toHaveLength(3);
    expect(nights.every((lock) => "onPurpose" in lock && lock.onPurpose)).toBe(true);
    const back = withEdits(kept, timedWorld, { kind: "unkeep", breakKey: broken?.key ?? "" });
    expect(back.request).toEqual(swapped.request);
    expect(back.keptOnPurpose).toEqual([]);
  });

  test("keeps free what is missing, until it is planned again", () => {
    const without = withEdits(timed, timedWorld, { kind: "remove", stopId: "day-2-dinner" });
    const kept = withEdits(without, timedWorld, { kind: "keep", breakKey: "meals|2|no dinner" });
    expect(kept.request.locks).toContainEqual({ kind: "free", day: 2, slot: "dinner" });
    const back = withEdits(kept, timedWorld, { kind: "unkeep", breakKey: "meals|2|no dinner" });
    expect(back.request.locks).toEqual(without.request.locks);
    const filled = withEdits(kept, timedWorld, {
      kind: "add",
      day: 2,
      before: null,
      recordId: "dinner-3",
      meal: "dinner",
    });
    expect(filled.request.locks.map(({ kind }) => kind)).toEqual(["without", "meal"]);
  });

  test("refuses what is not broken", () => {
    expect(refusal(timed, { kind: "keep", breakKey: "budget|trip|" })).toMatch(/no longer a problem/);
    expect(refusal(timed, { kind: "unkeep", breakKey: "budget|trip|" })).toMatch(/no longer accepted on purpose/);
  });
});

test("another trip becomes the plan and the plan another trip; locks that it does not keep are gone", () => {
  const locked = withEdits(
    timed,
    timedWorld,
    { kind: "lock", stopId: "day-2-stay" },
    { kind: "lock", stopId: "day-1-leg" },
  );
  const other = withEdits(timed, timedWorld, { kind: "swap", stopId: "day-1-stay", recordId: "palace" }).itinerary;
  const taken = withEdits({ ...locked, otherTrips: [other] }, timedWorld, { kind: "takeOtherTrip", index: 0 });
  expect(taken.request.locks.map(({ kind }) => kind)).toEqual(["leg"]);
  expect(taken.otherTrips).toEqual([locked.itinerary]);
  expect(taken.itinerary.days[1]?.stops.at(-1)).toMatchObject({ name: "Palace", locked: false });
  expect(textOf(taken)).toBe("Switched to the other trip to Austin");
  expect(refusal(timed, { kind: "takeOtherTrip", index: 5 })).toMatch(/no longer offered/);
});
