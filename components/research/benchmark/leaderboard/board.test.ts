import { describe, expect, it } from "vitest";
import { basesOf, type RunListItem, ratesOf } from "@/server/views";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { cellValue } from "../../table/table";
import { exampleListItem } from "../../testing/example-run-view";
import { boardsOf, rankingWords } from "./board";

const BENCHMARKS = [exampleBenchmark()];
const COLUMNS = BENCHMARKS.flatMap(({ rates }) => rates);
/** Ten trials that ended, of which these shares pass. */
function rated(final: number, rulesMacro = final): Pick<RunListItem, "rates" | "bases" | "finished" | "total"> {
  const one = (holds: boolean) => ({ got: Number(holds), of: 1 });
  const trials = Array.from({ length: 10 }, (_, index) => ({
    taskId: String(index),
    tallies: {
      ...{ delivery: one(true), rulesMicro: one(true) },
      ...{ rulesMacro: one(index < 10 * rulesMacro), final: one(index < 10 * final) },
    },
  }));
  const rates = ratesOf(
    COLUMNS,
    trials.map(({ tallies }) => tallies),
  );
  return { rates, bases: basesOf(COLUMNS, trials), finished: 10, total: 10 };
}

describe("the leaderboard", () => {
  const runs = [
    exampleListItem({ id: "a", name: "Waiting" }),
    exampleListItem({ id: "b", name: "Second", ...rated(0.5, 0.6) }),
    exampleListItem({ id: "c", name: "Third", ...rated(0.5, 0.5) }),
    exampleListItem({ id: "d", name: "Other", kind: "submission", identity: null, scripted: false, ...rated(0.9) }),
  ];
  const rows = boardsOf(BENCHMARKS, runs)[0]?.table.rows ?? [];

  it("leaves out what has not ended for every task", () => {
    const part = exampleListItem({ id: "e", name: "Begun", status: "running", ...rated(1), total: 60 });
    expect(boardsOf(BENCHMARKS, [part])).toEqual([]);
  });

  it("puts the best first and leaves out what has no rates", () => {
    expect(rows.map(([name]) => cellValue(name ?? null))).toEqual(["Other", "Second", "Third"]);
  });

  it("says what ranks them", () => {
    expect(rankingWords(exampleBenchmark())).toBe("Final pass, then Rules macro, then Rules micro");
  });

  it("says what a system is and which models are scripted", () => {
    expect(rows.map((row) => row.at(-2))).toEqual([
      "imported submission",
      "react, scripted, two-stage, text protocol, input query, objective preferences",
      "react, scripted, two-stage, text protocol, input query, objective preferences",
    ]);
  });

  it("shows what ranks a system next to its name", () => {
    const { columns } = boardsOf(BENCHMARKS, runs)[0]?.table ?? { columns: [] };
    expect(columns.slice(0, 4)).toEqual(["System", "Final pass", "Rules macro", "Rules micro"]);
  });

  it("leads from each number to its episodes", () => {
    expect(rows[0]?.[1]).toEqual({
      value: 0.9,
      href: "/research/runs/d/trials?meets=final",
      estimate: { text: "90 %", basis: "9 of 10 · 60–98 %", interval: expect.anything(), n: 10 },
    });
  });

  it("ranks only those that worked on the same tasks", () => {
    const tasks = { name: "validation", count: 180, of: 180, sha256: "abc" };
    const boards = boardsOf(BENCHMARKS, [
      exampleListItem({ id: "a", name: "Whole", tasks, ...rated(0.2) }),
      exampleListItem({ id: "b", name: "Part", tasks: { ...tasks, count: 20 }, ...rated(1) }),
      exampleListItem({ id: "c", name: "Other set", tasks: { ...tasks, sha256: "def" }, ...rated(0.9) }),
      exampleListItem({ id: "d", name: "Same set, other name", tasks: { ...tasks, name: "mine" }, ...rated(0.1) }),
    ]);
    expect(boards.map(({ table }) => table.rows.map(([name]) => cellValue(name ?? null)))).toEqual([
      ["Whole", "Same set, other name"],
      ["Other set"],
      ["Part"],
    ]);
    expect(boards.map(({ title }) => title)).toEqual([
      "Example: validation, 180 tasks (abc)",
      "Example: validation, 180 tasks (def)",
      "Example: validation, the first 20 of 180 tasks",
    ]);
  });
});
