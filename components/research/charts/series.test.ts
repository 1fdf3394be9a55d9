import { describe, expect, it } from "vitest";
import { coloursOf, dashesOf } from "./series";

describe("colours of lines", () => {
  it("are those of their places, where no two have the same", () => {
    expect(coloursOf([0, 2, 5])).toEqual([0, 2, 5]);
    expect(coloursOf([5, 12, 13])).toEqual([5, 6, 0]);
  });

  it("differ by dashes where there are more lines than colours", () => {
    const colours = coloursOf(Array.from({ length: 16 }, (_, place) => place));
    expect(new Set(colours).size).toBe(16);
    const looks = colours.slice(0, 14).map((colour) => `${colour % 7} ${dashesOf(colour)}`);
    expect(new Set(looks).size).toBe(14);
  });
});
