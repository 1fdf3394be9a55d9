import { describe, expect, it } from "vitest";
import { hoursLeftWords, progressTable, qualificationWords } from "./progress-table";

describe("progress by rater", () => {
  it("says what each did, and nothing of what is not known", () => {
    const table = progressTable([
      {
        rater: "R01",
        done: 12,
        skipped: 1,
        medianSeconds: 130,
        qualification: { items: 10, answered: 10, passed: true },
        lastAt: "2026-11-27T17:00:00.000Z",
      },
      { rater: "R02", done: 0, skipped: 0, medianSeconds: null, qualification: null, lastAt: null },
    ]);
    expect(table.rows).toEqual([
      ["R01", 12, 1, "2 min 10 s", "passed", "2026-11-27 17:00"],
      ["R02", 0, 0, null, null, null],
    ]);
  });

  it("says how far a qualification is", () => {
    expect(qualificationWords({ items: 10, answered: 3, passed: null })).toBe("3 of 10 answered");
    expect(qualificationWords({ items: 10, answered: 10, passed: false })).toBe("not passed");
  });

  it.each([
    [0, "about 1 min of work left"],
    [0.5, "about 30 min of work left"],
    [2, "about 2 h of work left"],
    [3.46, "about 3.5 h of work left"],
    [1_200.4, "about 1,200 h of work left"],
  ])("puts %d hours into words", (hours, words) => expect(hoursLeftWords(hours)).toBe(words));
});
