import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRecords } from "@/server/tools";
import { rowsIn } from "./rows";

const rows = [
  { Name: "Tea: Cake", "Average Cost": 20, Cuisines: "Tea, Cafe", City: "Austin" },
  { Name: "Blue Door", "Average Cost": 31, Cuisines: "", City: "Austin" },
];
const asRead = rows.map((row) => new Map(Object.entries(row).map(([column, value]) => [column, String(value)])));

describe("rowsIn", () => {
  it("reads tables up to their end", () => {
    const [first] = rows;
    const lines = [Object.keys(first ?? {}), ...rows.map((row) => Object.values(row))].map((cells) =>
      cells.join(" | "),
    );
    expect(rowsIn(`Restaurants in Austin:\n${lines.join("\n")}\n\nThought 2: a | b | c | d`)).toEqual(asRead);
  });

  it("reads records that can be read by people", () => {
    expect(rowsIn(`Collected:\n${toRecords(rows)}\n\nWrite the plan of day 2.`)).toEqual(asRead);
  });

  it("finds none where there is neither", () => {
    fc.assert(fc.property(fc.lorem({ mode: "sentences" }), (text) => rowsIn(text).length === 0));
  });
});
