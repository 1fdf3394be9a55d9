import { describe, expect, it } from "vitest";
import { cellValue } from "../../table/table";
import { exampleListItem } from "../../testing/example-run-view";
import { boardTable } from "./board";

const rates = (final: number, hardMacro = final) => ({
  delivery: 1,
  commonsenseMicro: 1,
  commonsenseMacro: 1,
  hardMicro: 1,
  hardMacro,
  final,
});

describe("the leaderboard", () => {
  const runs = [
    exampleListItem({ id: "a", name: "Waiting" }),
    exampleListItem({ id: "b", name: "Second", rates: rates(0.5, 0.6) }),
    exampleListItem({ id: "c", name: "Third", rates: rates(0.5, 0.5) }),
    exampleListItem({ id: "d", name: "Other", kind: "submission", identity: null, scripted: false, rates: rates(0.9) }),
  ];
  const { rows } = boardTable(runs);

  it("puts the best first and leaves out what has no rates", () => {
    expect(rows.map(([name]) => cellValue(name ?? null))).toEqual(["Other", "Second", "Third"]);
  });

  it("says what a system is and which models are scripted", () => {
    expect(rows.map(([, what]) => what)).toEqual([
      "imported submission",
      "react, scripted (scripted), two-stage, text protocol, validation",
      "react, scripted (scripted), two-stage, text protocol, validation",
    ]);
  });

  it("leads from each number to its episodes", () => {
    expect(rows[0]?.at(-1)).toEqual({ value: 0.9, href: "/research/runs/d/trials?outcome=passed" });
  });
});
