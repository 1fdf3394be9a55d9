import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "@/server/statistics";
import { type RateColumn, ratesOf } from "./benchmark";
import {
  basesInSteps,
  basesOf,
  byTask,
  isOfTrials,
  partsOfRate,
  rateOfSums,
  sumsOf,
  type TalliedTrial,
  unitsOf,
} from "./rate-basis";

const column = (key: string, changes: Partial<RateColumn> = {}): RateColumn => ({
  ...{ key, label: key, group: key, average: null, unit: "share", meanOf: null, ofNothing: null },
  ...changes,
});
const COLUMNS = [
  column("macro", { average: "macro" }),
  column("micro", { average: "micro", ofNothing: 0 }),
  column("one", { unit: "points" }),
  column("two", { unit: "points" }),
  column("mean", { unit: "points", meanOf: ["one", "two"] }),
];

/** Trials of up to six tasks, of one type or the other. */
const someTrials = fc.array(
  fc
    .record({
      task: fc.integer({ min: 0, max: 5 }),
      passes: fc.boolean(),
      kept: fc.integer({ min: 0, max: 4 }),
      points: fc.integer({ min: 0, max: 100 }),
    })
    .map(
      ({ task, passes, kept, points }): TalliedTrial => ({
        taskId: String(task),
        tallies: {
          macro: { got: Number(passes), of: 1 },
          micro: { got: kept, of: 4 },
          [task < 3 ? "one" : "two"]: { got: points, of: 1 },
        },
      }),
    ),
  { minLength: 1, maxLength: 20 },
);

describe("what a rate rests on", () => {
  it("makes the same rate as the trials themselves, and an interval around no other", () => {
    fc.assert(
      fc.property(someTrials, (trials) => {
        const rates = ratesOf(
          COLUMNS,
          trials.map(({ tallies }) => tallies),
        );
        const bases = basesOf(COLUMNS, trials);
        for (const one of COLUMNS) {
          const parts = partsOfRate(one, COLUMNS);
          const value = rateOfSums(parts, sumsOf(unitsOf(parts, byTask(trials))));
          const rate = rates[one.key] ?? null;
          if (rate === null) expect(value).toBeNull();
          else expect(value).toBeCloseTo(rate, 9);
          const interval = bases[one.key]?.interval ?? null;
          if (interval === null) continue;
          expect(interval.low).toBeLessThanOrEqual(interval.high);
          expect(interval.low).toBeGreaterThanOrEqual(0);
          expect(interval.high).toBeLessThanOrEqual(one.unit === "share" ? 1 : 100);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is trials for a share of trials, with Wilson’s interval over tasks", () => {
    const trials = ["a", "a", "b", "b"].map((taskId, index) => ({
      taskId,
      tallies: { macro: { got: index === 0 ? 0 : 1, of: 1 } },
    }));
    expect(basesOf(COLUMNS, trials).macro).toEqual({
      ...{ counts: { passed: 3, of: 4 }, tasks: 2 },
      interval: wilsonInterval(0.75, 2),
    });
  });

  it("is checks for a micro rate, drawn by task, and says something of tasks that are all alike", () => {
    const kept = (numbers: readonly number[]) =>
      basesOf(
        COLUMNS,
        numbers.map((got, index) => ({ taskId: String(index), tallies: { micro: { got, of: 4 } } })),
      ).micro;
    expect(kept([0, 4])).toEqual({ counts: { passed: 4, of: 8 }, tasks: 2, interval: { low: 0, high: 1 } });
    expect(kept([4, 4, 4])).toMatchObject({ counts: { passed: 12, of: 12 }, interval: wilsonInterval(1, 3) });
  });

  it("counts nothing for points, only the tasks of their kind, and all of them for a mean", () => {
    const trials = [60, 100, 80].map((got, index) => ({
      taskId: String(index),
      tallies: { [index < 2 ? "one" : "two"]: { got, of: 1 } },
    }));
    const bases = basesOf(COLUMNS, trials);
    expect(bases.one).toEqual({ counts: null, tasks: 2, interval: { low: 60, high: 100 } });
    expect(bases.two).toEqual({ counts: null, tasks: 1, interval: null });
    expect(bases.mean).toMatchObject({ counts: null, tasks: 3 });
  });

  it("is found in steps, so that a run of many tasks holds up nobody", () => {
    const trials = Array.from({ length: 5_000 }, (_, task): TalliedTrial => {
      return { taskId: String(task), tallies: { micro: { got: task % 5, of: 4 } } };
    });
    const taken = basesInSteps(COLUMNS, trials);
    let steps = 0;
    for (let step = taken.next(); step.done !== true; step = taken.next()) steps++;
    // 200 samples of 5,000 tasks are a million draws.
    expect(steps).toBeGreaterThanOrEqual(COLUMNS.length + 1_000_000 / 100_000 - 1);
  });

  it("is nothing where nothing counts", () => {
    expect(basesOf(COLUMNS, []).micro).toEqual({ counts: null, tasks: 0, interval: null });
    expect(COLUMNS.filter(isOfTrials).map(({ key }) => key)).toEqual(["macro"]);
  });
});
