import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RolloutFigures } from "@/server/views";
import { alarmsOf, WINDOW } from "./alarms";

const settings = { bufferSize: 20 };
const CALM: RolloutFigures = {
  ...{ step: 1, reward: { mean: 0.4, deviation: 0.3 }, rewardComponents: {}, characters: 1_000, completionTokens: 300 },
  ...{ entropy: 0.6, turns: 5, toolCalls: 5, toolErrors: 0.1, keepRate: 0.5, terminations: { done: 1 } },
  replay: { replayed: 0, solved: 0, givenUp: 0, pushedOut: 0, size: 3 },
};

/** Fifteen steps; `change`: what differs from a calm step, by its place from 0. */
function series(change: (at: number) => Partial<RolloutFigures>): RolloutFigures[] {
  return Array.from({ length: 3 * WINDOW }, (_, at) => ({ ...CALM, ...change(at), step: at + 1 }));
}
const reward = (mean: number) => ({ mean, deviation: 0.3 });
const replay = (size: number) => ({ ...CALM.replay, size });
const kindsOf = (figures: readonly RolloutFigures[]) => alarmsOf(figures, settings).map(({ kind }) => kind);

describe("alarms", () => {
  it("are silent over steps without change, and before there are two windows", () => {
    expect(
      alarmsOf(
        series(() => ({})),
        settings,
      ),
    ).toEqual([]);
    expect(alarmsOf(series((at) => ({ entropy: at === 0 ? 1 : 0 })).slice(0, 2 * WINDOW - 1), settings)).toEqual([]);
  });

  it.each<[string, (at: number) => Partial<RolloutFigures>]>([
    ["reward hacking", (at) => ({ reward: reward(0.4 + at / 20), characters: 1_000 - at * 60 })],
    ["reward hacking", (at) => ({ reward: reward(0.4 + at / 20), turns: at < 10 ? 5 : 1 })],
    ["stale tools", (at) => ({ toolErrors: at < 10 ? 0.1 : 0.25 })],
    ["growing buffer", (at) => ({ keepRate: 0.05, replay: replay(at) })],
    ["growing buffer", () => ({ keepRate: 0, replay: replay(20) })],
    ["entropy collapse", (at) => ({ entropy: 0.6 * 0.9 ** at })],
  ])("tell %s", (kind, change) => {
    expect(kindsOf(series(change))).toEqual([kind]);
  });

  it.each<[string, (at: number) => Partial<RolloutFigures>]>([
    [
      "rollouts shrink while the reward falls with them",
      (at) => ({ reward: reward(0.4 - at / 50), turns: at < 10 ? 5 : 1 }),
    ],
    ["the reward rises at the same length", (at) => ({ reward: reward(0.4 + at / 20) })],
    ["calls failed at first and no longer do", (at) => ({ toolErrors: at < 5 ? 0.5 : 0.1 })],
    ["the buffer grows while many groups are kept", (at) => ({ replay: replay(at) })],
    ["no group is kept and nothing waits", () => ({ keepRate: 0, replay: replay(0) })],
    ["nobody knows the entropy", () => ({ entropy: null })],
    ["no tools are called", () => ({ toolErrors: null })],
  ])("are silent where %s", (_, change) => {
    expect(kindsOf(series(change))).toEqual([]);
  });

  it("say since when, and when it was over", () => {
    const passing = series((at) => ({ toolErrors: at >= 5 && at < 10 ? 0.9 : 0.1 }));
    expect(alarmsOf(passing, settings)).toMatchObject([{ kind: "stale tools", since: 10, until: 14 }]);
    const lasting = series((at) => ({ toolErrors: at >= 5 ? 0.9 : 0.1 }));
    const [alarm] = alarmsOf(lasting, settings);
    expect(alarm).toEqual({
      ...{ kind: "stale tools", since: 10, until: null },
      detail: "90 % of tool calls fail, up from 10 %.",
    });
  });

  it("of a step depend on no later one", () => {
    const figures = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(figures, (entropies) => {
        const all = entropies.map((entropy, at) => ({ ...CALM, entropy, step: at + 1 }));
        const shows = (steps: readonly RolloutFigures[], at: number) =>
          alarmsOf(steps, settings).some(({ since, until }) => since <= at && at <= (until ?? steps.length));
        for (let at = 1; at <= all.length; at += 1) expect(shows(all, at)).toBe(shows(all.slice(0, at), at));
      }),
      { numRuns: 20 },
    );
  });
});
