import { describe, expect, it } from "vitest";
import { Recent } from "./recent";

describe("recent values", () => {
  it("are those used last", () => {
    const recent = new Recent<number>(2);
    recent.set("a", 1);
    recent.set("b", 2);
    expect(recent.get("a")).toBe(1);
    recent.set("c", 3);
    expect(["a", "b", "c"].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
  });

  it("are gone once deleted, and replaced once set again", () => {
    const recent = new Recent<number>(2);
    recent.set("a", 1);
    recent.set("a", 2);
    expect(recent.get("a")).toBe(2);
    recent.delete("a");
    expect(recent.get("a")).toBeUndefined();
  });
});
