import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitAt } from "./split-at";

describe("marking what is looked for", () => {
  it("finds every place, whatever the case", () => {
    expect(splitAt("Austin to austin.", "AUSTIN")).toEqual(["", "Austin", " to ", "austin", "."]);
    expect(splitAt("Dallas", "Austin")).toEqual(["Dallas"]);
    expect(splitAt("Dallas", "")).toEqual(["Dallas"]);
  });

  it("loses nothing, and every second part is what was looked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 3 }), (text, searched) => {
        const parts = splitAt(text, searched);
        expect(parts.join("")).toBe(text);
        for (const [index, part] of parts.entries()) {
          if (index % 2 === 1) expect(part.toLowerCase()).toBe(searched.toLowerCase());
        }
      }),
    );
  });
});
