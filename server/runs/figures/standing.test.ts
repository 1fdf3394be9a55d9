import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMONSENSE_CHECKS, type TrialResult } from "@/server/trip";
import { type EndedTrial, standingOf } from "./standing";
import { secondsLeft } from "./time-left";

function result(given: Partial<TrialResult> = {}): TrialResult {
  const checks = {
    ...Object.fromEntries(COMMONSENSE_CHECKS.map((name) => [name, true])),
    valid_cost: true,
    valid_cuisine: null,
  };
  return {
    delivered: true,
    final: true,
    checks,
    failures: [],
    endReason: "done",
    ms: 1,
    steps: 0,
    modelCalls: 0,
    retries: 0,
    tokens: 0,
    costUsd: 0.5,
    toolCalls: {},
    ...given,
  };
}
const undelivered = result({ delivered: false, final: false, checks: {}, costUsd: 1 });
const asked = (tasks: number, cuisine: string[] | null = null) =>
  new Map(
    Array.from({ length: tasks }, (_, idx) => [
      idx,
      { local_constraint: { "house rule": null, cuisine, "room type": null, transportation: null } },
    ]),
  );

describe("how a run stands", () => {
  it("is unknown while nothing has ended", () => {
    expect(standingOf([], asked(3), 2)).toEqual({
      finished: 0,
      rates: null,
      passPowerK: [],
      spread: null,
      costUsd: 0,
    });
  });

  it("counts the published rates over the trials that have ended", () => {
    const broken = result({ final: false, checks: { ...result().checks, is_valid_restaurants: false } });
    const ended: EndedTrial[] = [
      { idx: 0, trial: 0, result: result() },
      { idx: 1, trial: 0, result: broken },
      { idx: 2, trial: 0, result: undelivered },
    ];
    const standing = standingOf(ended, asked(9), 1);
    expect(standing).toMatchObject({ finished: 3, passPowerK: [1 / 3], spread: null, costUsd: 2 });
    expect(standing.rates).toEqual({
      delivery: 2 / 3,
      commonsenseMicro: 15 / 24,
      commonsenseMacro: 1 / 3,
      hardMicro: 2 / 3,
      hardMacro: 2 / 3,
      final: 1 / 3,
    });
  });

  it("spreads over trials that have ended for every task, and not before", () => {
    const of = (idx: number, trial: number, final: boolean): EndedTrial => ({ idx, trial, result: result({ final }) });
    const first = [of(0, 0, true), of(1, 0, true), of(0, 1, true)];
    expect(standingOf(first, asked(2), 2).spread).toBeNull();
    expect(standingOf([...first, of(1, 1, false)], asked(2), 2)).toMatchObject({
      spread: expect.closeTo(Math.sqrt(0.125)),
      passPowerK: [0.75, 0.5],
    });
  });

  it("does not add to a cost that is unknown", () => {
    const ended = [
      { idx: 0, trial: 0, result: result() },
      { idx: 1, trial: 0, result: result({ costUsd: "unknown" }) },
    ];
    expect(standingOf(ended, asked(2), 1).costUsd).toBe("unknown");
  });

  it("gives rates from 0 to 1, and pass^1 as the final rate where every task has equally many trials", () => {
    const outcomes = fc
      .integer({ min: 1, max: 4 })
      .chain((trials) =>
        fc.array(fc.array(fc.boolean(), { minLength: trials, maxLength: trials }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(outcomes, (tasks) => {
        const ended = tasks.flatMap((trials, idx) =>
          trials.map((final, trial) => ({ idx, trial, result: final ? result() : undelivered })),
        );
        const { rates, passPowerK } = standingOf(ended, asked(tasks.length), tasks[0]?.length ?? 1);
        expect(Object.values(rates ?? {}).every((rate) => rate >= 0 && rate <= 1)).toBe(true);
        expect(passPowerK[0]).toBeCloseTo(rates?.final ?? -1);
      }),
    );
  });
});

describe("the time left", () => {
  const at = (second: number) => new Date(second * 1000);

  it("is the rest at the pace of the last trials", () => {
    expect(secondsLeft([at(10), at(12), at(14)], 5)).toBe(10);
    expect(secondsLeft([at(10)], 5)).toBeNull();
    expect(secondsLeft([at(10), at(20)], 0)).toBe(0);
  });

  it("forgets a standstill of long ago", () => {
    const recent = Array.from({ length: 20 }, (_, index) => at(1_000_000 + index));
    expect(secondsLeft([at(0), ...recent], 3)).toBe(3);
  });
});
