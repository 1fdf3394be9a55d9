import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleResult as result } from "../testing/example-result";
import { type EndedTrial, metricsOf as metricsFor } from "./metrics";

const metricsOf = (ended: readonly EndedTrial[], tasks: number, trials: number) =>
  metricsFor(exampleBenchmark(), ended, tasks, trials);

describe("how a run is doing", () => {
  it("is unknown while nothing has ended", async () => {
    expect(await metricsOf([], 3, 2)).toEqual({
      finished: 0,
      rates: null,
      bases: null,
      passPowerK: [],
      spread: null,
      costUsd: 0,
    });
  });

  it("counts the benchmark's rates over the trials that have ended", async () => {
    const ended: EndedTrial[] = [
      { taskId: "a", trial: 0, result: result(true) },
      { taskId: "b", trial: 0, result: result(false) },
      { taskId: "c", trial: 0, result: result(false, { costUsd: 1 }) },
    ];
    const standing = await metricsOf(ended, 9, 1);
    expect(standing).toMatchObject({ finished: 3, passPowerK: [1 / 3], spread: null, costUsd: 2 });
    expect(standing.rates).toEqual({ delivery: 1 / 3, rulesMicro: 5 / 12, rulesMacro: 1 / 3, final: 1 / 3 });
    expect(standing.bases?.rulesMicro).toMatchObject({ counts: { passed: 5, of: 12 }, tasks: 3 });
    expect(standing.bases?.final).toEqual({
      counts: { passed: 1, of: 3 },
      tasks: 3,
      interval: { low: expect.closeTo(0.0615, 3), high: expect.closeTo(0.7923, 3) },
    });
  });

  it("spreads over trials that have ended for every task, and not before", async () => {
    const of = (task: number, trial: number, passed: boolean): EndedTrial => ({
      taskId: String(task),
      trial,
      result: result(passed),
    });
    const first = [of(0, 0, true), of(1, 0, true), of(0, 1, true)];
    expect((await metricsOf(first, 2, 2)).spread).toBeNull();
    expect(await metricsOf([...first, of(1, 1, false)], 2, 2)).toMatchObject({
      spread: expect.closeTo(Math.sqrt(0.125)),
      passPowerK: [0.75, 0.5],
    });
  });

  it("does not add to a cost that is unknown", async () => {
    const ended = [
      { taskId: "a", trial: 0, result: result(true) },
      { taskId: "b", trial: 0, result: result(true, { costUsd: "unknown" }) },
    ];
    expect((await metricsOf(ended, 2, 1)).costUsd).toBe("unknown");
  });

  it("gives rates from 0 to 1, and pass^1 as the final rate where every task has equally many trials", async () => {
    const outcomes = fc
      .integer({ min: 1, max: 4 })
      .chain((trials) =>
        fc.array(fc.array(fc.boolean(), { minLength: trials, maxLength: trials }), { minLength: 1, maxLength: 8 }),
      );
    await fc.assert(
      fc.asyncProperty(outcomes, async (tasks) => {
        const ended = tasks.flatMap((trials, idx) =>
          trials.map((passed, trial) => ({ taskId: String(idx), trial, result: result(passed) })),
        );
        const { rates, passPowerK } = await metricsOf(ended, tasks.length, tasks[0]?.length ?? 1);
        expect(Object.values(rates ?? {}).every((rate) => rate !== null && rate >= 0 && rate <= 1)).toBe(true);
        expect(passPowerK[0]).toBeCloseTo(rates?.final ?? -1);
      }),
    );
  });
});
