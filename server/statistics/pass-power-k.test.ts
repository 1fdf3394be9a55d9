import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passPowerIntervals, passPowerK } from "./pass-power-k";
import { sampleDeviation } from "./sample-deviation";

const tally = fc
  .integer({ min: 1, max: 12 })
  .chain((trials) => fc.record({ trials: fc.constant(trials), passed: fc.integer({ min: 0, max: trials }) }));

/** Every way of choosing k of the trials, counted one by one. */
function countedByHand(outcomes: readonly boolean[], k: number): number {
  let chosen = 0;
  let allPass = 0;
  for (let mask = 0; mask < 1 << outcomes.length; mask++) {
    const drawn = outcomes.filter((_, index) => (mask >> index) & 1);
    if (drawn.length !== k) continue;
    chosen += 1;
    if (drawn.every(Boolean)) allPass += 1;
  }
  return allPass / chosen;
}

describe("pass^k", () => {
  it("is C(c, k) / C(n, k)", () => {
    expect(passPowerK([{ trials: 4, passed: 2 }], 4)).toEqual([0.5, 1 / 6, 0, 0].map((value) => expect.closeTo(value)));
  });

  it("agrees with counting every choice of k trials", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), (outcomes) => {
        const one = { trials: outcomes.length, passed: outcomes.filter(Boolean).length };
        passPowerK([one], outcomes.length).forEach((value, index) => {
          expect(value).toBeCloseTo(countedByHand(outcomes, index + 1), 10);
        });
      }),
    );
  });

  it("never grows with k on equally many trials, is the pass rate at 1, and stays between 0 and 1", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
        (trials, some) => {
          const tallies = some.map((number) => ({ trials, passed: number % (trials + 1) }));
          const values = passPowerK(tallies, trials);
          expect(values).toHaveLength(trials);
          expect(values[0]).toBeCloseTo(tallies.reduce((sum, { passed }) => sum + passed / trials, 0) / tallies.length);
          expect(values.every((value, index) => value >= 0 && value <= (values[index - 1] ?? 1) + 1e-12)).toBe(true);
        },
      ),
    );
  });

  it("leaves out the k that no task has trials for", () => {
    fc.assert(
      fc.property(fc.array(tally, { maxLength: 10 }), fc.integer({ min: 1, max: 15 }), (tallies, most) => {
        const reachable = Math.max(0, ...tallies.map(({ trials }) => trials));
        expect(passPowerK(tallies, most)).toHaveLength(Math.min(most, reachable));
      }),
    );
  });
});

describe("the interval of pass^k", () => {
  it("is over tasks, holds the figure, and is no point where every task is alike", () => {
    fc.assert(
      fc.property(fc.array(tally, { minLength: 1, maxLength: 12 }), (tallies) => {
        for (const { k, value, tasks, interval } of passPowerIntervals(tallies, 12)) {
          expect(value).toBeCloseTo(passPowerK(tallies, k)[k - 1] ?? -1, 12);
          expect(tasks).toBe(tallies.filter(({ trials }) => trials >= k).length);
          expect(interval).not.toBeNull();
          expect((interval?.high ?? 0) - (interval?.low ?? 0)).toBeGreaterThan(0);
          expect(interval?.low ?? 2).toBeLessThanOrEqual(value + 1e-9);
          expect(interval?.high ?? -1).toBeGreaterThanOrEqual(value - 1e-9);
        }
      }),
      { numRuns: 30 },
    );
    expect(passPowerIntervals([{ trials: 2, passed: 2 }], 2)[1]).toMatchObject({
      interval: { low: expect.closeTo(0.2065, 4), high: 1 },
    });
  });
});

describe("the spread over trials", () => {
  it("is the sample standard deviation, and none of a single trial", () => {
    expect(sampleDeviation([0.5])).toBeNull();
    expect(sampleDeviation([0.4, 0.6])).toBeCloseTo(Math.sqrt(0.02));
  });
});
