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

  it("are no formulas of a spreadsheet", () => {
    const rows = [
      ['=HYPERLINK("x")', -1],
      ["@SUM(A1)", 2],
      ["-2+3", 3],
    ];
    expect(toCsv({ columns: ["agent", "n"], rows })).toBe(
      `agent,n\r\n"'=HYPERLINK(""x"")",-1\r\n'@SUM(A1),2\r\n'-2+3,3\r\n`,
    );
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

  it("are estimates with what they rest on, and in CSV with the ends of the interval", () => {
    const estimate = { text: "36 %", basis: "16 of 45 · 23–50 %", interval: { low: 0.234, high: 0.502 }, n: 45 };
    const table = {
      columns: ["System", "Final"],
      rows: [
        ["react", { value: 0.36, href: "/somewhere", estimate }],
        ["other", null],
      ],
    };
    expect(cellTexts(table)).toEqual([
      ["react", "36 % (16 of 45 · 23–50 %)"],
      ["other", "–"],
    ]);
    expect(toCsv(table)).toBe(
      "System,Final,Final: 95 % low,Final: 95 % high,Final: n\r\nreact,0.36,0.234,0.502,45\r\nother,,,,\r\n",
    );
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
