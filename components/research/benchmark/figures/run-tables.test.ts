import { describe, expect, it } from "vitest";
import { cellValue } from "../../table/table";
import { exampleResult, exampleRunView, exampleTrial } from "../../testing/example-run-view";
import { constraintsTable, costsTable, failuresTable, partsTable, toolsTable } from "./run-tables";

const VIEW = exampleRunView([
  exampleTrial(),
  exampleTrial({
    idx: 2,
    level: "hard",
    days: 5,
    result: exampleResult({ failures: [{ kind: "budget", side: "agent" }], tokens: "unknown", ms: 3_000 }, [
      "valid_cost",
    ]),
  }),
  exampleTrial({ idx: 3, status: "running", result: null }),
]);
const valuesOf = (rows: readonly (readonly Parameters<typeof cellValue>[0][])[]) =>
  rows.map((row) => row.map(cellValue));

describe("the tables of a run", () => {
  it("give the rates by level and days, over what has ended", () => {
    const { rows } = partsTable(VIEW);
    expect(valuesOf(rows)).toEqual([
      ["easy", "3", 1, 1, 1, 1, 1, 1, 1],
      ["hard", "5", 1, 1, 1, 1, 0.5, 0, 0],
      ["all", "all", 2, 1, 1, 1, 0.75, 0.5, 0.5],
    ]);
    expect(rows[1]?.[8]).toMatchObject({ href: "/research/runs/run-1/trials?outcome=passed&level=hard&days=5" });
  });

  it("give each constraint by level and days, leading to the trials that break it", () => {
    const { columns, rows } = constraintsTable(VIEW);
    expect(columns).toEqual(["Constraint", "All", "easy, 3 days", "hard, 5 days"]);
    expect(valuesOf(rows).find(([name]) => name === "Budget")).toEqual(["Budget", 0.5, 1, 0]);
    expect(valuesOf(rows).find(([name]) => name === "Room type")).toEqual(["Room type", null, null, null]);
    expect(rows.find(([name]) => name === "Budget")?.[3]).toMatchObject({
      href: "/research/runs/run-1/trials?level=hard&days=5&breaks=valid_cost",
    });
  });

  it("count failures and tools", () => {
    expect(valuesOf(failuresTable(VIEW).rows)).toEqual([["budget", "agent", 1, 0.5]]);
    expect(valuesOf(toolsTable(VIEW).rows)).toEqual([
      ["CitySearch", 2, 2, 1],
      ["FlightSearch", 4, 2, 2],
    ]);
  });

  it("leave out a sum of which a part is unknown", () => {
    const rows = valuesOf(costsTable(VIEW).rows);
    expect(rows[0]).toEqual(["Time, seconds", 2, 1, 3, 3, 4]);
    expect(rows.find(([name]) => name === "Tokens")).toEqual(["Tokens", null, null, null, null, null]);
  });
});
