import { describe, expect, it } from "vitest";
import { colorsOf, dashesOf } from "./series";

describe("colors of lines", () => {
  it("are those of their places, where no two have the same", () => {
    expect(colorsOf([0, 2, 5])).toEqual([0, 2, 5]);
    expect(colorsOf([5, 12, 13])).toEqual([5, 6, 0]);
  });

  it("differ by dashes where there are more lines than colors", () => {
    const colors = colorsOf(Array.from({ length: 16 }, (_, place) => place));
    expect(new Set(colors).size).toBe(16);
    const looks = colors.slice(0, 14).map((color) => `${color % 7} ${dashesOf(color)}`);
    expect(new Set(looks).size).toBe(14);
  });
});
