import { describe, expect, it } from "vitest";
import { paceIn } from "./pace";

describe("the pace of a trip", () => {
  it.each([
    ["we like a relaxed pace", "relaxed"],
    ["Let's take it easy, we want to sleep in", "relaxed"],
    ["nothing too hectic please", "relaxed"],
    ["I don't want a packed schedule", "relaxed"],
    ["a packed schedule is fine", "packed"],
    ["we want to see as much as possible", "packed"],
  ])("is read from %j", (text, pace) => {
    expect(paceIn(text)?.pace).toBe(pace);
  });

  it.each(["a relaxing spa", "not a relaxed trip", "it was a busy year", "keep pace", "relaxed days and busy days"])(
    "is not read from %j",
    (text) => {
      expect(paceIn(text)).toBeNull();
    },
  );
});
