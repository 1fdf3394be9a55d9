import { describe, expect, it } from "vitest";
import { costText, durationText, figureText } from "./units";

describe("figures of an episode", () => {
  it("are times with at most three digits", () => {
    expect([0, 2.34, 450, 1_234, 61_000, 3_725_000].map(durationText)).toEqual([
      "0 ms",
      "2.3 ms",
      "450 ms",
      "1.2 s",
      "1 min 01 s",
      "1 h 02 min",
    ]);
  });

  it("say that they are unknown instead of nothing", () => {
    expect([figureText("unknown"), figureText(12_345), costText("unknown"), costText(0), costText(0.00123)]).toEqual([
      "unknown",
      "12,345",
      "unknown",
      "$0",
      "$0.0012",
    ]);
  });
});
