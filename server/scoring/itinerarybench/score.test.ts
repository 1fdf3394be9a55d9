import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { act, portTask, twoCities } from "../testing/itinerarybench/two-cities";
import type { ErrorKind } from "./errors";
import { scoreItinerarybench } from "./score";
import type { ItinerarybenchTask } from "./task";

const { stay, visit, walk, ride } = act;
const HOTEL = "Port Railway Hotel";
const toFort = walk(HOTEL, "Fort", "2 07:00", "2 07:30");
const toHill = ride("Port", "Hill", "2 10:00", "2 12:00", "G1");

const score = (plan: readonly string[], task = portTask()) => scoreItinerarybench(twoCities, task, plan, "paper");

/** Right and wrong items of both levels, and the kinds of errors. */
function counted(plan: readonly string[], task?: ItinerarybenchTask) {
  const { executability: e, constraints: i, errors } = score(plan, task);
  return { e: [e.right, e.wrong], i: [i.right, i.wrong], errors: errors.map(({ kind }) => kind) };
}

type Row = readonly [
  rule: string,
  plan: readonly string[],
  task: ItinerarybenchTask,
  expected: { e: [number, number]; i: [number, number]; errors: ErrorKind[] },
];

const hours = portTask({ check_opening_hours: true });
const meals = portTask({ type: 1, check_meal: true });
const timeless = portTask({ type: 1 });
const days = (least: number, simulator: Parameters<typeof portTask>[0] = { type: 1 }) =>
  portTask(simulator, { CityDurationConstraint: [{ city: "Port", days: least }] });
const fortMinutes = (minutes: number) => portTask({}, { SpotDurationConstraint: [{ spot: "Fort", minutes }] });

describe("each action", () => {
  const rows: Row[] = [
    ["stay_in: time and city", [stay("Port", "2 07:00", "2 09:00")], timeless, { e: [2, 0], i: [1, 0], errors: [] }],
    [
      "stay_in: before the time it is, in another city, where the plan then is",
      [stay("Hill", "2 06:00", "2 09:00"), stay("Hill", "2 09:00", "2 10:00")],
      timeless,
      { e: [2, 2], i: [0, 1], errors: ["time_order", "position", "not_returned"] },
    ],
    [
      "visit: another place, where the plan then is",
      [visit("Fort", "2 09:00", "2 10:00"), visit("Fort", "2 10:00", "2 11:00")],
      timeless,
      { e: [3, 1], i: [1, 0], errors: ["position"] },
    ],
    ["go_to_place: place, time and minutes", [toFort], timeless, { e: [3, 0], i: [1, 0], errors: [] }],
    [
      "go_to_place: wrong minutes, and a pair without transport",
      [walk(HOTEL, "Fort", "2 07:00", "2 07:31"), walk("Fort", "Fort", "2 07:31", "2 07:31")],
      timeless,
      { e: [4, 2], i: [1, 0], errors: ["transport_duration", "transport_duration"] },
    ],
    [
      "go_to_place: waiting is a visit where one is",
      [walk(HOTEL, "Fort", "2 08:00", "2 08:30")],
      portTask(),
      { e: [5, 0], i: [1, 0], errors: [] },
    ],
    [
      "go_to_place: never from or to a name with an apostrophe",
      [walk(HOTEL, "Fisher's Market", "2 07:00", "2 07:25")],
      timeless,
      { e: [2, 1], i: [1, 0], errors: ["transport_duration"] },
    ],
    [
      "go_to_city: ticket, city and time; waiting is a stay",
      [toHill],
      portTask(),
      { e: [5, 0], i: [0, 0], errors: [] },
    ],
    [
      "go_to_city: the hotel's name represents the city, from any place",
      [
        ride(HOTEL, "Hill Railway Hotel", "2 10:00", "2 12:00", "G1"),
        visit("Hill Railway Hotel", "2 12:00", "2 13:00"),
      ],
      timeless,
      { e: [7, 0], i: [0, 1], errors: ["not_returned"] },
    ],
    [
      "go_to_city: a train that is not there, and one at another time",
      [ride("Port", "Hill", "2 07:00", "2 12:00", "g1"), ride("Hill", "Port", "4 13:00", "4 15:01", "G3")],
      portTask(),
      { e: [6, 2], i: [0, 0], errors: ["ticket_missing", "ticket_mismatch"] },
    ],
    [
      "go_to_city: a wrong origin is a mismatch and a wrong position",
      [ride("Hill", "Hill", "2 07:00", "2 12:00", "G1")],
      portTask(),
      { e: [1, 2], i: [0, 0], errors: ["ticket_mismatch", "position"] },
    ],
  ];
  it.each(rows)("%s", (_, plan, task, expected) => {
    expect(counted(plan, task)).toEqual(expected);
  });

  it("keeps cost, time and place; a train over midnight arrives on the next day", () => {
    const { end, spent } = score([ride("Port", "Hill", "2 23:00", "3 05:00", "K2")]);
    expect(end).toEqual({ time: "2023-07-03 05:00", cost: 40, city: "Hill", place: "Hill Railway Hotel" });
    expect(spent).toBe(22 * 3600);
  });

  it("takes no money for a train that is not there, and the price of one that does not match", () => {
    expect(score([ride("Port", "Hill", "2 07:00", "2 12:00", "X")]).end.cost).toBe(0);
    expect(score([ride("Port", "Hill", "2 07:00", "2 12:00", "G1")]).end.cost).toBe(100.5);
  });

  it("tells a spent budget and a late end once for each action, without counting them", () => {
    const task = portTask({ budget: 100, end_time: "2023-07-02 11:00" });
    expect(counted([toHill], task)).toEqual({ e: [5, 0], i: [0, 0], errors: ["over_budget", "time_limit"] });
  });

  it("says which action an error is of", () => {
    const { errors } = score(["nothing", visit("Fort", "2 07:00", "2 08:00")], fortMinutes(90));
    expect(errors.map(({ action, kind }) => [action, kind])).toEqual([
      [1, "position"],
      [null, "spot_minutes_partial"],
      [null, "spot_minutes_unmet"],
    ]);
  });
});

describe("hours of opening, sleep and meals", () => {
  const openings: [string, string, boolean][] = [
    ["09:00", "18:00", true],
    ["08:59", "10:00", false],
    ["17:00", "18:01", false],
  ];
  it.each(openings)("a visit from %s to %s is in the opening hours: %s", (begin, end, isRight) => {
    const { i } = counted([toFort, visit("Fort", `2 ${begin}`, `2 ${end}`)], hours);
    expect(i).toEqual(isRight ? [1, 0] : [0, 1]);
  });

  it("takes hour 24 for 23:59 and compares times of day alone", () => {
    const fromPier = [visit("Pier", "2 23:59", "3 00:01"), visit("Pier", "3 00:01", "4 23:59")];
    expect(counted(fromPier, hours).i).toEqual([2, 0]);
  });

  it("leaves an action that waits at an unknown place without further effect", () => {
    const plan = [visit("Nowhere", "2 08:00", "2 09:00"), walk("Nowhere", "Fort", "2 10:00", "2 10:30")];
    const { end } = score(plan, hours);
    expect(end).toMatchObject({ place: "Nowhere", time: "2023-07-02 10:00" });
    expect(counted(plan, hours)).toMatchObject({ e: [5, 2], i: [0, 0] });
  });

  const nights: [string, string, boolean][] = [
    ["2 07:00", "2 22:00", true],
    ["2 23:59", "3 00:00", true],
    ["2 22:01", "3 07:00", false],
    ["2 12:00", "3 06:59", false],
  ];
  it.each(nights)("a visit from %s to %s keeps the hours of sleep: %s", (begin, end, isRight) => {
    expect(counted([visit("Pier", begin, end)]).i).toEqual(isRight ? [1, 0] : [0, 1]);
  });

  it("checks no hours in types 1 and 2", () => {
    expect(counted([visit("Pier", "3 02:00", "3 03:00")], timeless).i).toEqual([1, 0]);
  });

  const lunches: [string, string[], number][] = [
    ["nothing", [], 0],
    ["a visit that ends at noon", [visit("Pier", "2 09:00", "2 12:00")], 0],
    ["a visit from one o'clock to half past six", [visit("Pier", "2 13:00", "2 18:30")], 0],
    ["a visit over lunch", [visit("Pier", "2 11:00", "2 12:01")], 1],
    ["a visit over both", [visit("Pier", "2 11:00", "2 19:00")], 2],
    ["a way over lunch", [walk(HOTEL, "Fort", "2 12:00", "2 12:30")], 1],
    ["a stay over both", [stay("Port", "2 07:00", "2 22:00")], 0],
    ["a visit over midnight, by its times of day", [visit("Pier", "2 23:00", "3 20:00")], 0],
  ];
  it.each(lunches)("%s takes %j: %i meals", (_, plan, missed) => {
    const waitsFirst = plan[0]?.startsWith("go_to_place") ? [stay("Port", "2 07:00", "2 12:00")] : [];
    expect(counted([...waitsFirst, ...plan], meals).i).toEqual([3 - missed, missed]);
  });
});

describe("the end of a plan", () => {
  it("asks for days as floors of 24 hours, stay by stay", () => {
    const twoStays = [stay("Port", "2 07:00", "3 06:00"), stay("Port", "3 06:00", "4 07:00")];
    expect(counted(twoStays, days(1))).toMatchObject({ i: [2, 0], errors: [] });
    expect(counted(twoStays, days(2))).toMatchObject({ i: [1, 1], errors: ["city_days_partial", "city_days_unmet"] });
    expect(counted([], days(2))).toMatchObject({ i: [1, 1], errors: ["city_days_unmet"] });
  });

  it("gives twelve hours more to a stay that begins before noon, where half days count", () => {
    const stayed = (begin: string) => [stay("Port", begin, "3 12:00")];
    expect(counted(stayed("2 11:59"), days(2, { type: 1, one_day: 1 })).i).toEqual([1, 1]);
    expect(counted(stayed("2 12:00"), days(1, { type: 1, one_day: 1 })).i).toEqual([2, 0]);
    expect(counted([stay("Port", "2 11:00", "2 23:30")], days(1, { type: 1, one_day: 1 })).i).toEqual([2, 0]);
    expect(counted([stay("Port", "2 12:00", "3 11:59")], days(1, { type: 1, one_day: 1 })).i).toEqual([1, 1]);
  });

  it("takes days away for a stay that ends before it begins", () => {
    const plan = [stay("Port", "2 07:00", "4 07:00"), stay("Port", "4 07:00", "4 06:59")];
    expect(counted(plan, days(2)).errors).toEqual(["city_days_partial", "city_days_unmet"]);
  });

  it("tells days that are short on every later train", () => {
    const task = portTask({}, { CityDurationConstraint: [{ city: "Port", days: 3 }] });
    const plan = [stay("Port", "2 07:00", "3 07:00"), ride("Port", "Hill", "3 07:00", "3 09:00", "X")];
    expect(counted(plan, task).errors).toEqual([
      "ticket_missing",
      "city_days_partial",
      "city_days_partial",
      "city_days_unmet",
    ]);
  });

  it("asks for minutes at a spot, also those of waiting", () => {
    const plan = [toFort, walk("Fort", "Pier", "2 09:00", "2 09:20")];
    expect(counted(plan, fortMinutes(90)).i).toEqual([2, 0]);
    expect(counted(plan, fortMinutes(91)).i).toEqual([1, 1]);
  });

  it("judges the end once more where the plan says over()", () => {
    expect(counted([toFort, "over()"], fortMinutes(10))).toEqual({
      e: [3, 0],
      i: [0, 2],
      errors: ["spot_minutes_unmet", "spot_minutes_unmet"],
    });
  });
});

describe("levels and totals", () => {
  const stayUntil = (end: string) => [stay("Port", "2 07:00", end)];

  it("gives 20 points up to a, none from b, and the two formulas between", () => {
    const level3 = (formula: "paper" | "code", end: string, task = timeless) =>
      scoreItinerarybench(twoCities, task, stayUntil(end), formula).level3;
    expect(["2 17:00", "2 22:00", "3 03:00"].map((end) => level3("paper", end))).toEqual([20, 10, 0]);
    expect(level3("paper", "2 19:30")).toBe(15);
    expect(level3("code", "2 19:30")).toBe(5);
    const single = portTask({ type: 1, time_min: 36_000, time_max: 36_000 });
    expect(level3("paper", "2 17:00", single)).toBe(20);
    expect(level3("paper", "2 17:01", single)).toBe(0);
  });

  it("limits money where the task says so", () => {
    const task = portTask({ limit: "money" });
    expect(score([toHill], task)).toMatchObject({ limit: "money", spent: 100.5, level3: 20 * (1 - 0.5 / 100) });
  });

  it("counts a level only when those before it are full", () => {
    expect(score(stayUntil("2 22:00"), timeless)).toMatchObject({ score: 90, nonProgressive: 90 });
    const away = [stay("Port", "2 07:00", "2 10:00"), toHill];
    expect(score(away, timeless)).toMatchObject({ level1: 60, level2: 0, score: 60, nonProgressive: 60 });
    const early = [stay("Port", "2 06:59", "2 10:00")];
    expect(score(early, timeless)).toMatchObject({ level1: 30, level2: 20, level3: 20, score: 30, nonProgressive: 50 });
  });

  it("gives an empty plan nothing on level 1", () => {
    expect(score([], timeless)).toMatchObject({ level1: 0, level2: 20, level3: 20, score: 0, nonProgressive: 20 });
  });
});

describe("any plan", () => {
  const clock = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 23 }))
    .map(([day, hour]) => `${day} ${String(hour).padStart(2, "0")}:00`);
  const place = fc.constantFrom(HOTEL, "Fort", "Pier", "Fisher's Market", "Nowhere");
  const town = fc.constantFrom("Port", "Hill", "Nowhere", HOTEL);
  const action = fc.oneof(
    fc.tuple(town, clock, clock).map((parts) => stay(...parts)),
    fc.tuple(place, clock, clock).map((parts) => visit(...parts)),
    fc.tuple(place, place, clock, clock).map((parts) => walk(...parts)),
    fc.tuple(town, town, clock, clock, fc.constantFrom("G1", "K2", "G3", "X")).map((parts) => ride(...parts)),
    fc.constantFrom(toFort, toHill, "over()"),
  );
  const junk = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    action.map((text) => text.slice(0, -1)),
    fc.constantFrom("", "visit()", 'stay_in("Port", None, "2023-07-02 07:00")', 'fly_to("Hill")'),
  );
  const task = fc
    .record({
      type: fc.integer({ min: 1, max: 3 }),
      limit: fc.constantFrom("time" as const, "money" as const),
      check_opening_hours: fc.boolean(),
      check_meal: fc.boolean(),
      one_day: fc.integer({ min: 0, max: 1 }),
    })
    .map((simulator) =>
      portTask(simulator, {
        CityDurationConstraint: [{ city: "Hill", days: 1 }],
        SpotDurationConstraint: [{ spot: "Fort", minutes: 60 }],
      }),
    );

  it("gets totals that agree with its counters, by both formulas", () => {
    fc.assert(
      fc.property(task, fc.array(fc.oneof(action, junk), { maxLength: 12 }), (given, plan) => {
        const paper = scoreItinerarybench(twoCities, given, plan, "paper");
        const code = scoreItinerarybench(twoCities, given, plan, "code");
        for (const { executability: e, constraints: i, ...one } of [paper, code]) {
          expect(one.level1).toBeCloseTo(e.right + e.wrong === 0 ? 0 : (60 * e.right) / (e.right + e.wrong), 9);
          expect(one.level2).toBeCloseTo((20 * i.right) / (i.right + i.wrong), 9);
          expect(one.errors.length).toBeGreaterThanOrEqual(e.wrong + i.wrong);
          expect(one.score).toBeLessThanOrEqual(one.nonProgressive);
          expect(one.nonProgressive).toBeLessThanOrEqual(100);
          if (e.wrong > 0) expect(one.score).toBeLessThan(60);
        }
        const { level3: _p, score: _ps, nonProgressive: _pn, ...rest } = paper;
        expect(code).toMatchObject(rest);
        const sums = [0, 20, 40];
        expect(sums.some((sum) => Math.abs(paper.level3 + code.level3 - sum) < 1e-9)).toBe(true);
      }),
    );
  });

  it("is not changed by texts that are no action", () => {
    fc.assert(
      fc.property(task, fc.array(action, { maxLength: 6 }), junk, fc.nat(6), (given, plan, text, at) => {
        const { errors: _, ...without } = scoreItinerarybench(twoCities, given, plan, "code");
        const { errors: __, ...added } = scoreItinerarybench(twoCities, given, plan.toSpliced(at, 0, text), "code");
        expect(added).toEqual(without);
      }),
    );
  });

  it("gains two right items and no wrong one by a legal stay at its end", () => {
    fc.assert(
      fc.property(task, fc.array(action, { maxLength: 6 }), (given, plan) => {
        const before = score(plan, given);
        const after = score(
          [...plan, `stay_in("${before.end.city}", "${before.end.time}", "2023-07-09 00:00")`],
          given,
        );
        expect(after.executability).toEqual({
          right: before.executability.right + 2,
          wrong: before.executability.wrong,
        });
        expect(after.level1).toBeGreaterThanOrEqual(before.level1);
      }),
    );
  });
});
