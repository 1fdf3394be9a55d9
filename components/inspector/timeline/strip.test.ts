import { describe, expect, it } from "vitest";
import type { EventLine } from "@/server/api";
import { nearestTo, stripPaths } from "./strip";

const line = (atMs: number, changes: Partial<EventLine>): EventLine => ({
  sequence: 0,
  atMs,
  type: "thought",
  subject: null,
  text: "",
  state: "plain",
  callId: null,
  tookMs: null,
  tokens: null,
  costUsd: null,
  spanId: null,
  parentId: null,
  spanKind: null,
  ...changes,
});

describe("the strip of time", () => {
  it("draws calls as long as they took, from the moment they began", () => {
    const paths = stripPaths(
      [
        line(500, { type: "modelCalled", tookMs: 500 }),
        line(500, { type: "toolCalled", callId: "a" }),
        line(750, { type: "toolAnswered", callId: "a", state: "bad" }),
        line(1_000, { type: "planWritten" }),
      ],
      100,
    );
    expect(paths).toEqual({
      models: "M0 3h50v8h-50z",
      tools: "M50 17h25v8h-25z",
      plans: "M98 31h2v8h-2z",
      problems: "M75 45h2v8h-2z",
    });
  });

  it("draws no more than there are pixels, however many events there are", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => line(at, { type: "modelCalled", tookMs: 1 }));
    expect(stripPaths(many, 200).models.split("M").length - 1).toBeLessThanOrEqual(200);
  });

  it("finds the event that is nearest in time", () => {
    const lines = [0, 10, 100].map((atMs) => line(atMs, {}));
    expect([-5, 4, 6, 54, 56, 500].map((ms) => nearestTo(lines, ms))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(nearestTo([], 5)).toBe(-1);
  });
});
