import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeGroup } from "./groups";

const limits = { spread: 0.1, failedBelow: 0.5 };

it.each([
  ["all of it is right", [1, 1, 1, 1], { kept: false, failed: false }],
  ["nothing of it is right", [0, 0, 0, 0], { kept: false, failed: true }],
  ["one of eight is right", [1, 0, 0, 0, 0, 0, 0, 0], { kept: true, failed: false }],
  ["all are nearly alike", [0.4, 0.41, 0.42], { kept: false, failed: true }],
  ["there is one alone", [0.7], { kept: false, failed: false }],
])("judges a group of which %s", (_, rewards, judged) => {
  expect(judgeGroup(rewards, limits)).toMatchObject(judged);
});

it("drops a group at the limit itself, whatever the order of its rewards", () => {
  const half = 0.1 / Math.SQRT2;
  expect(judgeGroup([0.5 - half, 0.5 + half], limits).kept).toBe(false);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 0.2, 0.25, 0.3, 1), { minLength: 1, maxLength: 8 }), (rewards) => {
      const [there, back] = [judgeGroup(rewards, limits), judgeGroup(rewards.toReversed(), limits)];
      expect(back.kept).toBe(there.kept);
    }),
  );
});
