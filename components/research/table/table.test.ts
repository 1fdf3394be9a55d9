import { describe, expect, it } from "vitest";
import { cellTexts, toCsv } from "./table";
import { tableSvg } from "./table-svg";

const TABLE = {
  columns: ["policy", 'said "so"', "dialogs"],
  rows: [
    ["sft, no [Think]", null, { value: 12, href: "/somewhere" }],
    ["<b>&", -0.123456, 1_000],
  ],
};

describe("a figure's numbers", () => {
  it("are written in full as CSV", () => {
    expect(toCsv(TABLE)).toBe('policy,"said ""so""",dialogs\r\n"sft, no [Think]",,12\r\n<b>&,-0.123456,1000\r\n');
  });

  it("are rounded for people", () => {
    expect(cellTexts(TABLE)).toEqual([
      ["sft, no [Think]", "–", "12"],
      ["<b>&", "−0.123", "1,000"],
    ]);
    const rows = [
      ["total", 12, 12.345],
      ["share", 1, 0.5],
    ];
    expect(cellTexts({ columns: [], rows })).toEqual([
      ["total", "12", "12.35"],
      ["share", "1", "0.50"],
    ]);
    expect(cellTexts({ columns: [], rows, alike: "rows" })).toEqual([
      ["total", "12.00", "12.35"],
      ["share", "1.000", "0.500"],
    ]);
  });

  it("are shares with three decimals, whole or not", () => {
    const table = { columns: ["of", "Trials", "Final"], rows: [["all", 6, 1]], shares: ["Final"] };
    expect(cellTexts(table)).toEqual([["all", "6", "1.000"]]);
  });

  it("are drawn with names that stay text", () => {
    const svg = tableSvg("Table 2", TABLE);
    expect(svg).toContain(">&lt;b&gt;&amp;</text>");
    expect(svg).toContain(">said &quot;so&quot;</text>");
    expect(svg.match(/<text /g)).toHaveLength(10);
  });
});
