import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRecords, toTable } from "./table";

const rows = [
  { Name: "X", "Average Cost": 20, City: "Austin" },
  { Name: "Y\n Z", "Average Cost": null, City: "A|B" },
];

describe("rows in text", () => {
  it("are a table", () => {
    expect(toTable(rows)).toBe("Name | Average Cost | City\nX | 20 | Austin\nY Z | - | A/B");
  });

  it("are readable records", () => {
    expect(toRecords(rows)).toBe(
      "1: Name: X; Average Cost: 20; City: Austin\n2: Name: Y Z; Average Cost: -; City: A/B",
    );
  });

  it("keep one line for each row and one cell for each column", () => {
    const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.double(), fc.constantFrom(null, "a | b\r\nc", "\u2028"));
    const tables = fc.array(fc.record({ Name: cell, Price: cell }), { minLength: 1 });
    fc.assert(
      fc.property(tables, (table) => {
        const lines = toTable(table).split("\n");
        expect(lines).toHaveLength(table.length + 1);
        for (const line of lines) expect(line.split("|")).toHaveLength(2);
        expect(toRecords(table).split("\n")).toHaveLength(table.length);
      }),
    );
  });
});
