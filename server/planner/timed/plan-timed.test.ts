import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dailyHours, memoryWorld, type World } from "@/server/worlds";
import { DAY, minuteOf, timeOfDay } from "./clock";
import { planTimed } from "./plan-timed";
import type { TimedAction, TimedPlan, TimedProblem, TimedRules } from "./problem";

const START = minuteOf("2023-07-03", "00:00");
const HOTEL = "Alder Railway Hotel";
const FREE: TimedRules = { openingHours: false, sleep: false, meals: [], sameDay: false, outings: null };
const HOURS: TimedRules = { ...FREE, openingHours: true };

interface Town {
  /** Hours of the spots, in hours. */
  readonly hours: readonly (readonly [number, number])[];
  /** Whole hours between the hotel and the spots. */
  readonly ways: readonly (readonly number[])[];
}

const town = (spots: number) =>
  fc.record({
    hours: fc.array(fc.constantFrom([9, 18] as const, [6, 22] as const, [18, 23] as const), {
      minLength: spots,
      maxLength: spots,
    }),
    ways: fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: spots + 1, maxLength: spots + 1 }), {
      minLength: spots + 1,
      maxLength: spots + 1,
    }),
  });

const minutesOf = (spots: number) =>
  fc.array(
    fc.integer({ min: 1, max: 6 }).map((hours) => hours * 60),
    { minLength: spots, maxLength: spots },
  );

function worldOf({ hours, ways }: Town): World {
  const place = { city: "Alder", coordinates: null, nameResolves: true, details: null, priceMinor: 0 };
  const names = [HOTEL, ...hours.map((_, index) => `Spot ${index}`)];
  return memoryWorld({
    cities: [{ name: "Alder", state: "", coordinates: null, zone: null, airports: [] }],
    lodgings: [
      {
        ...{ ...place, id: HOTEL, name: HOTEL, roomType: "hotel", minimumNights: 1, maximumOccupancy: 1, rating: 0 },
        houseRules: "",
      },
    ],
    attractions: hours.map(([open, close], index) => ({
      ...{ ...place, id: `Spot ${index}`, name: `Spot ${index}`, address: "", phone: "", website: "" },
      hours: dailyHours(open * 60, close * 60),
    })),
    localTravelTimes: names.flatMap((from, row) =>
      names.flatMap((to, column) =>
        from === to ? [] : [{ city: "Alder", fromId: from, toId: to, minutes: (ways[row]?.[column] ?? 1) * 60 }],
      ),
    ),
  });
}

function problemOf(minutes: readonly number[], rules: TimedRules): TimedProblem {
  return {
    start: { city: "Alder", place: HOTEL, time: START + 7 * 60 },
    ...{ stays: [], dayCount: "24 hours", rules, arrivalPlaces: { Alder: HOTEL }, returnTo: null },
    visits: minutes.map((asked, index) => ({ city: "Alder", place: `Spot ${index}`, minutes: asked })),
    ...{ minimize: "time", latestEnd: null, budgetMinor: null, goodEnough: 0, tooMuch: null },
  };
}

/** The earliest end of plans that do everything at whole hours, by trying all: hour by hour, every place and every split. */
function bestByTheHour({ hours, ways }: Town, minutes: readonly number[], rules: TimedRules): number {
  const isAllowed = (spot: number, begin: number, end: number) => {
    const [open, close] = hours[spot] ?? [0, 24];
    return !rules.openingHours || (begin % 24 >= open && end % 24 <= close);
  };
  const seen = new Set<string>();
  let states: { hour: number; place: number; left: readonly number[] }[] = [
    { hour: 7, place: 0, left: minutes.map((asked) => asked / 60) },
  ];
  for (let hour = 7; ; hour++) {
    for (let index = 0; index < states.length; index++) {
      const state = states[index];
      if (state?.hour !== hour || seen.has(JSON.stringify(state))) continue;
      seen.add(JSON.stringify(state));
      const { place, left } = state;
      if (left.every((rest) => rest === 0)) return hour * 60;
      states.push({ ...state, hour: hour + 1 });
      for (const [to, way] of (ways[place] ?? []).entries())
        if (to !== place) states.push({ hour: hour + way, place: to, left });
      for (let end = hour + 1; place > 0 && end <= hour + 24; end++) {
        const rest = left[place - 1] ?? 0;
        if (rest > 0 && isAllowed(place - 1, hour, end)) {
          states.push({ hour: end, place, left: left.with(place - 1, Math.max(0, rest - (end - hour))) });
        }
      }
    }
    states = states.filter((state) => state.hour > hour);
  }
}

function planOf(problem: TimedProblem, world: World): TimedPlan {
  const result = planTimed(problem, world, { timeLimitMs: 20_000 });
  if (!result.ok || result.value.status !== "plan") throw new Error(JSON.stringify(result));
  return result.value;
}

/** What is wrong with a plan, by the rules alone. */
function faults({ actions }: TimedPlan, { hours, ways }: Town, problem: TimedProblem): string[] {
  const found: string[] = [];
  const names = [HOTEL, ...hours.map((_, index) => `Spot ${index}`)];
  const spent = new Map<string, number>();
  let time = problem.start.time;
  let place = HOTEL;
  const fault = (action: TimedAction, message: string) => found.push(`${message}: ${JSON.stringify(action)}`);
  for (const action of actions) {
    if (action.begin !== time) fault(action, "a gap or an overlap");
    if (action.end <= action.begin) fault(action, "takes no time");
    time = action.end;
    if (action.kind === "walk") {
      const way = ways[names.indexOf(action.from)]?.[names.indexOf(action.to)] ?? 0;
      if (action.from !== place || action.end - action.begin !== way * 60) fault(action, "no such way");
      place = action.to;
    }
    if (action.kind === "visit") {
      const [open, close] = hours[names.indexOf(action.place) - 1] ?? [0, 0];
      const isOpen = timeOfDay(action.begin) >= open * 60 && timeOfDay(action.end) <= close * 60;
      if (problem.rules.openingHours && !isOpen) fault(action, "closed");
      if (action.place !== place) fault(action, "elsewhere");
      spent.set(place, (spent.get(place) ?? 0) + action.end - action.begin);
    }
  }
  for (const { place: name, minutes } of problem.visits)
    if ((spent.get(name) ?? 0) < minutes) found.push(`too short: ${name}`);
  return found;
}

const cases = fc.integer({ min: 1, max: 3 }).chain((spots) => fc.tuple(town(spots), minutesOf(spots)));

describe("visits in a town", () => {
  it("are in the best order where nothing closes", () => {
    fc.assert(
      fc.property(cases, ([given, minutes]) => {
        const problem = problemOf(minutes, FREE);
        const plan = planOf(problem, worldOf(given));
        expect(faults(plan, given, problem)).toEqual([]);
        expect(plan.proven).toBe(true);
        expect(plan.end - START).toBe(bestByTheHour(given, minutes, FREE));
      }),
      { numRuns: 60 },
    );
  });

  it("keep opening hours; no plan by the hour beats a proven one or comes below a bound", () => {
    fc.assert(
      fc.property(cases, ([given, minutes]) => {
        const problem = problemOf(minutes, HOURS);
        const plan = planOf(problem, worldOf(given));
        expect(faults(plan, given, problem)).toEqual([]);
        const best = bestByTheHour(given, minutes, HOURS) - 7 * 60;
        if (plan.proven === true) expect(plan.value).toBe(best);
        else expect(plan.proven.bound).toBeLessThanOrEqual(best);
      }),
      { numRuns: 25 },
    );
  });

  it("stop at a value that is good enough", () => {
    const given: Town = {
      hours: [[9, 18]],
      ways: [
        [1, 1],
        [1, 1],
      ],
    };
    const problem = { ...problemOf([60], HOURS), goodEnough: 10_000 };
    expect(planOf(problem, worldOf(given))).toMatchObject({ proven: true, value: 180 });
  });

  it("may be interrupted for the night", () => {
    const given: Town = {
      hours: [
        [9, 18],
        [9, 18],
      ],
      ways: [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    };
    const rules = { ...HOURS, sameDay: true };
    const plan = planOf(problemOf([300, 300], rules), worldOf(given));
    // 9:00–14:00, 15:00–18:00, and two hours of the next morning.
    expect(plan.end - START).toBe(DAY + 11 * 60);
  });

  it("end at the hotel by 22:00 where one goes out from 7:00 only", () => {
    const given: Town = {
      hours: [[6, 22]],
      ways: [
        [1, 3],
        [3, 1],
      ],
    };
    const rules = { ...HOURS, sameDay: true, outings: { from: 7 * 60, to: 22 * 60 } };
    const plan = planOf(problemOf([600], rules), worldOf(given));
    expect(
      plan.actions.every(
        ({ kind, begin, end }) => kind === "stay" || (timeOfDay(begin) >= 420 && timeOfDay(end) <= 1320),
      ),
    ).toBe(true);
    expect(faults(plan, given, problemOf([600], rules))).toEqual([]);
    // Ten hours do not fit between the two ways of three hours each.
    expect(plan.end - START).toBeGreaterThan(DAY);
  });

  it("name the place that the world lacks", () => {
    const given: Town = {
      hours: [[9, 18]],
      ways: [
        [1, 1],
        [1, 1],
      ],
    };
    expect(planTimed(problemOf([60, 60], FREE), worldOf(given), { timeLimitMs: 1000 })).toMatchObject({
      ok: false,
      problem: { code: "not_found" },
    });
  });
});
