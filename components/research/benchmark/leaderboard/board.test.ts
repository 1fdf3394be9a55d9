import { describe, expect, it } from "vitest";
import { cellValue } from "../../table/table";
import { exampleListItem } from "../../testing/example-run-view";
import { boardsOf } from "./board";

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
  const rows = boardsOf(runs)[0]?.table.rows ?? [];

  it("leaves out what has not ended for every task", () => {
    const part = exampleListItem({ id: "e", name: "Begun", status: "running", finished: 1, total: 6, rates: rates(1) });
    expect(boardsOf([part])).toEqual([]);
  });

  it("puts the best first and leaves out what has no rates", () => {
    expect(rows.map(([name]) => cellValue(name ?? null))).toEqual(["Other", "Second", "Third"]);
  });

  it("says what a system is and which models are scripted", () => {
    expect(rows.map(([, what]) => what)).toEqual([
      "imported submission",
      "react, scripted, two-stage, text protocol",
      "react, scripted, two-stage, text protocol",
    ]);
  });

  it("leads from each number to its episodes", () => {
    expect(rows[0]?.at(-1)).toEqual({ value: 0.9, href: "/research/runs/d/trials?outcome=passed" });
  });

  it("ranks only those that worked on the same tasks", () => {
    const tasks = { name: "validation", count: 180, of: 180, sha256: "abc" };
    const boards = boardsOf([
      exampleListItem({ id: "a", name: "Whole", tasks, rates: rates(0.2) }),
      exampleListItem({ id: "b", name: "Part", tasks: { ...tasks, count: 20 }, rates: rates(1) }),
      exampleListItem({ id: "c", name: "Other set", tasks: { ...tasks, sha256: "def" }, rates: rates(0.9) }),
      exampleListItem({ id: "d", name: "Same set, other name", tasks: { ...tasks, name: "mine" }, rates: rates(0.1) }),
    ]);
    expect(boards.map(({ table }) => table.rows.map(([name]) => cellValue(name ?? null)))).toEqual([
      ["Whole", "Same set, other name"],
      ["Other set"],
      ["Part"],
    ]);
    expect(boards.map(({ title }) => title)).toEqual([
      "validation, 180 tasks (abc)",
      "validation, 180 tasks (def)",
      "validation, the first 20 of 180 tasks",
    ]);
  });
});
