import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReplayState } from "@/server/views";
import { afterStep, firstState, type PlayedTask, planStep } from "./replay";

const limits = { tasksPerStep: 3, replayEvery: 2, bufferSize: 4, replayTries: 2, from: 0 };
const waiting = (...seeds: number[]) => seeds.map((seed) => ({ taskId: `t-${seed}`, seed, tries: 0 }));

describe("the tasks of a step", () => {
  it("are new ones, and those that wait longest every so many steps", () => {
    const state: ReplayState = { nextSeed: 10, buffer: waiting(4, 7) };
    expect(planStep(1, state, limits).map(({ seed }) => seed)).toEqual([10, 11, 12]);
    expect(planStep(2, state, limits)).toEqual([
      { seed: 4, source: "replay", tries: 0 },
      { seed: 7, source: "replay", tries: 0 },
      { seed: 10, source: "fresh", tries: 0 },
    ]);
    expect(planStep(2, state, { ...limits, replayEvery: 0 }).map(({ seed }) => seed)).toEqual([10, 11, 12]);
  });
});

describe("the buffer", () => {
  const task = (seed: number, failed: boolean, tries: number | null = null): PlayedTask => {
    return { taskId: `t-${seed}`, seed, source: tries === null ? "fresh" : "replay", tries: tries ?? 0, failed };
  };

  it("takes what failed, loses what was solved, and gives up what failed too often", () => {
    const before = { nextSeed: 10, buffer: waiting(4, 7) };
    const { state, counts } = afterStep(before, [task(4, false, 0), task(7, true, 0), task(10, true)], limits);
    expect(state).toEqual({
      nextSeed: 11,
      buffer: [
        { taskId: "t-7", seed: 7, tries: 1 },
        { taskId: "t-10", seed: 10, tries: 0 },
      ],
    });
    expect(counts).toEqual({ replayed: 2, solved: 1, givenUp: 0, pushedOut: 0 });
    const next = afterStep(state, [task(7, true, 1), task(10, true, 0), task(11, false)], limits);
    expect(next.state.buffer).toEqual([{ taskId: "t-10", seed: 10, tries: 1 }]);
    expect(next.counts).toEqual({ replayed: 2, solved: 0, givenUp: 1, pushedOut: 0 });
  });

  it("holds no more than it may, no task twice, and loses none without counting it", () => {
    const stepSchema = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    const settings = fc.record({
      bufferSize: fc.integer({ min: 0, max: 6 }),
      replayEvery: fc.integer({ min: 0, max: 4 }),
      replayTries: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(stepSchema, { maxLength: 30 }), settings, (outcomes, given) => {
        const under = { ...limits, ...given };
        let state = firstState(under);
        let [entered, left] = [0, 0];
        for (const [index, failed] of outcomes.entries()) {
          const planned = planStep(index + 1, state, under);
          const played = planned.map((one, at) => ({ ...one, taskId: `t-${one.seed}`, failed: failed[at] === true }));
          const { state: next, counts } = afterStep(state, played, under);
          entered += played.filter((one) => one.source === "fresh" && one.failed).length;
          left += counts.solved + counts.givenUp + counts.pushedOut;
          state = next;
          expect(planned).toHaveLength(3);
          expect(state.buffer.length).toBeLessThanOrEqual(under.bufferSize);
          expect(new Set(state.buffer.map(({ seed }) => seed)).size).toBe(state.buffer.length);
        }
        expect(entered - left).toBe(state.buffer.length);
      }),
    );
  });
});
