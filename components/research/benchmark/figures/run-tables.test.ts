import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { cellValue } from "../../table/table";
import { exampleResult, exampleRunView, exampleTrial } from "../../testing/example-run-view";
import { basedRates } from "./based-rates";
import { endedOf } from "./ended-trials";
import {
  checksTable,
  costsTable,
  failuresTable,
  partsTable,
  passPowerTable,
  ratesTable,
  toolsTable,
} from "./run-tables";

const VIEW = exampleRunView([
  exampleTrial(),
  exampleTrial({
    taskId: "2",
    facets: { level: "hard", days: "5" },
    result: exampleResult({ failures: [{ kind: "budget", side: "agent" }], tokens: "unknown", ms: 3_000 }, [
      "valid_cost",
    ]),
  }),
  exampleTrial({ taskId: "3", status: "running", result: null }),
]);
const valuesOf = (rows: readonly (readonly Parameters<typeof cellValue>[0][])[]) =>
  rows.map((row) => row.map(cellValue));

describe("the tables of a run", () => {
  it("give the rates by facets, over what has ended", () => {
    const { rows } = partsTable(VIEW);
    expect(valuesOf(rows)).toEqual([
      ["easy", "3", 1, 1, 1, 1, 1],
      ["hard", "5", 1, 1, 0.5, 0, 0],
      ["all", "all", 2, 1, 0.75, 0.5, 0.5],
    ]);
    expect(rows[1]?.[6]).toMatchObject({
      href: "/research/runs/run-1/trials?of.level=hard&of.days=5&meets=final",
    });
  });

  it("give each check by facets, leading to the trials that fail it", () => {
    const { columns, rows } = checksTable(VIEW);
    expect(columns).toEqual(["Check", "All", "Level easy, Days 3", "Level hard, Days 5"]);
    expect(valuesOf(rows).find(([name]) => name === "Budget")).toEqual(["Budget", 0.5, 1, 0]);
    expect(valuesOf(rows).find(([name]) => name === "Room type")).toEqual(["Room type", null, null, null]);
    expect(rows.find(([name]) => name === "Budget")?.[3]).toMatchObject({
      href: "/research/runs/run-1/trials?of.level=hard&of.days=5&breaks=valid_cost",
    });
  });

  it("count failures and tools", () => {
    expect(valuesOf(failuresTable(VIEW).rows)).toEqual([["budget", "agent", 1, 0.5]]);
    expect(valuesOf(toolsTable(VIEW).rows)).toEqual([
      ["CitySearch", 2, 2, 1],
      ["FlightSearch", 4, 2, 2],
    ]);
  });

  it("say of each rate what it counts, and how sure it is", () => {
    const { rows } = ratesTable(
      exampleRunView(VIEW.trials, { ...basedRates(exampleBenchmark().rates, endedOf(VIEW.trials)) }),
    );
    expect(rows.at(-1)?.[2]).toMatchObject({ value: 0.5, estimate: { text: "50 %", basis: "1 of 2 · 9–91 %", n: 2 } });
    expect(rows[1]?.[1]).toMatchObject({ value: 0.75, estimate: { text: "75 %", basis: "3 of 4 · 50–100 %", n: 2 } });
  });

  it("say of points how sure they are, by tasks", () => {
    const points = {
      key: "score",
      label: "Score",
      group: "Score",
      average: null,
      meanOf: null,
      ofNothing: null,
    } as const;
    const benchmark = exampleBenchmark({ rates: [{ ...points, unit: "points" }], ranking: ["score"] });
    const trials = [60, 80, 100].map((got, index) =>
      exampleTrial({ taskId: String(index), result: exampleResult({ tallies: { score: { got, of: 1 } } }) }),
    );
    const { columns, rows } = ratesTable(
      exampleRunView(trials, basedRates(benchmark.rates, endedOf(trials)), benchmark),
    );
    expect(columns).toEqual(["Rate", "Value"]);
    expect(rows[0]?.[1]).toMatchObject({ value: 80, estimate: { text: "80.0", basis: "60.0–100.0", n: 3 } });
  });

  it("give pass^k with its interval, over tasks", () => {
    const trials = [0, 1, 2, 3].map((at) =>
      exampleTrial({ taskId: String(at % 2), trial: at < 2 ? 0 : 1, result: exampleResult({ passed: at !== 1 }) }),
    );
    const { rows } = passPowerTable(exampleRunView(trials, { identity: exampleIdentity({ trials: 2 }) }));
    expect(valuesOf(rows)).toEqual([
      ["1", 0.75, 2],
      ["2", 0.5, 2],
    ]);
    expect(rows[1]?.[1]).toMatchObject({ estimate: { interval: { low: 0, high: 1 }, n: 2 } });
  });

  it("tell a measure of which a part is unknown, and all of another system’s, as unknown", () => {
    const submission = costsTable(exampleRunView(VIEW.trials, { kind: "submission", identity: null }));
    expect(valuesOf(submission.rows).every(([, ...values]) => values.every((value) => value === "unknown"))).toBe(true);
    const rows = valuesOf(costsTable(VIEW).rows);
    expect(rows[0]).toEqual(["Time, seconds", 2, 1, 3, 3, 4]);
    expect(rows.find(([name]) => name === "Tokens")).toEqual([
      "Tokens",
      "unknown",
      "unknown",
      "unknown",
      "unknown",
      "unknown",
    ]);
  });
});
