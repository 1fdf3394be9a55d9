import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { RunListItem, RunView, Trial } from "@/server/views";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { basedRates } from "../benchmark/figures/based-rates";
import { endedOf } from "../benchmark/figures/ended-trials";
import { cellValue, type DataTable, estimateOf } from "../table/table";
import { exampleResult, exampleRunView, exampleTrial } from "../testing/example-run-view";
import { chooseTabled } from "./choose-tabled";
import { tablesOfRuns } from "./tables-of-runs";
import { TablesPage } from "./tables-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: () => undefined }) }));

const BENCHMARK = exampleBenchmark();
const { settings } = exampleIdentity();

function viewOf(id: string, trials: readonly Trial[], changes: Partial<RunListItem> = {}): RunView {
  const based = basedRates(BENCHMARK.rates, endedOf(trials));
  return exampleRunView(trials, { id, name: id, scripted: false, ...based, ...changes }, BENCHMARK);
}

/** Trials of tasks 1, 2, …: those that do not pass break the budget. */
function trialsOf(passes: readonly boolean[], failure: "budget" | "no plan" = "budget"): Trial[] {
  return passes.map((isPassed, index) =>
    exampleTrial({
      taskId: String(index + 1),
      result: isPassed
        ? exampleResult()
        : exampleResult({ failures: [{ kind: failure, side: "agent" }] }, ["valid_cost"]),
    }),
  );
}

const whole = viewOf("whole", trialsOf([true, true, true, false]), {
  identity: exampleIdentity({ agent: "tdag" }),
});
const ablated = viewOf("ablated", trialsOf([true, false, false, false]), {
  identity: exampleIdentity({ agent: "tdag", settings: { ...settings, without: ["agent-generation"] } }),
});
const rival = viewOf("rival", trialsOf([true, false, true, false], "no plan"), {
  identity: exampleIdentity({ agent: "react" }),
  scripted: true,
});
const VIEWS = [whole, ablated, rival];

function tabled(views: readonly RunView[], asked: { binary: string | null; fine: string | null }) {
  const choice = chooseTabled(
    [BENCHMARK],
    views.map(({ run }) => run),
    { benchmark: null, ids: [] },
  );
  if (choice === null) throw new Error("The runs have rates.");
  const chosen = choice.chosen.flatMap(({ id }) => views.filter(({ run }) => run.id === id));
  return { choice, tables: tablesOfRuns(choice, chosen, asked) };
}
const { tables } = tabled(VIEWS, { binary: null, fine: null });
const valuesOf = (table: DataTable | null) => table?.rows.map((row) => row.map(cellValue));

describe("the tables of runs", () => {
  it("give each method the rates that the benchmark declares", () => {
    expect(tables.main.columns).toEqual([
      ...["Method", "Model", "Trials"],
      ...["Delivery", "Rules micro", "Rules macro", "Final pass"],
    ]);
    expect(valuesOf(tables.main)).toEqual([
      ["tdag", "scripted", "4", 1, 0.875, 0.75, 0.75],
      ["tdag without agent-generation", "scripted", "4", 1, 0.625, 0.25, 0.25],
      ["react (scripted)", "scripted", "4", 1, 0.75, 0.5, 0.5],
    ]);
    expect(estimateOf(tables.main.rows[0]?.at(-1) ?? null)).toMatchObject({ basis: "3 of 4 · 30–95 %", n: 4 });
  });

  it("set an agent without a part against the whole, paired by task", () => {
    expect(valuesOf(tables.ablations)).toEqual([
      ["tdag without agent-generation", "agent-generation", 0.25, 0.75, -0.5, 4, "0.50"],
    ]);
    const alone = tabled([ablated, rival], { binary: null, fine: null }).tables.ablations;
    expect(valuesOf(alone)?.[0]?.slice(3)).toEqual(["not among these runs", null, null, null]);
    expect(tabled([rival], { binary: null, fine: null }).tables.ablations).toBeNull();
  });

  it("do not take a run of another model, or of other tasks, for the whole method", () => {
    const models = { agent: { name: "qwen", model: "Qwen/Qwen3-8B" } };
    const others = [
      viewOf("model", trialsOf([true]), { identity: exampleIdentity({ agent: "tdag", models }) }),
      viewOf("tasks", trialsOf([true]), {
        identity: exampleIdentity({ agent: "tdag" }),
        tasks: { name: "mine", count: 1, of: 1, sha256: "def" },
      }),
    ];
    const choice = { benchmark: BENCHMARK, chosen: [ablated, ...others].map(({ run }) => run) };
    const { ablations } = tablesOfRuns(choice, [ablated, ...others], { binary: null, fine: null });
    expect(valuesOf(ablations)?.[0]?.[3]).toBe("not among these runs");
  });

  it("give what ranks by the first facet, where there are kinds of tasks to tell apart", () => {
    expect(tables.byFacet).toBeNull();
    const hard = trialsOf([false, true, true]).map((trial) => ({
      ...trial,
      taskId: `hard ${trial.taskId}`,
      facets: { level: "hard", days: "3" },
    }));
    const mixed = viewOf("mixed", [...trialsOf([true, false]), ...hard], {
      identity: exampleIdentity({ agent: "tdag" }),
    });
    const { byFacet } = tabled([mixed, rival], { binary: null, fine: null }).tables;
    expect(byFacet).toMatchObject({ rate: "Final pass", facet: "Level" });
    expect(byFacet?.table.columns).toEqual(["Method", "easy", "hard"]);
    expect(valuesOf(byFacet?.table ?? null)).toEqual([
      ["tdag", 0.5, 2 / 3],
      ["react (scripted)", 0.5, null],
    ]);
  });

  it("give what trials took, and what is not known of them all as nothing", () => {
    const taking = (turns: number, failedCalls: number) =>
      exampleTrial({ result: exampleResult({ turns, failedCalls }) });
    const counted = viewOf(
      "counted",
      [
        { ...taking(2, 0), taskId: "1" },
        { ...taking(4, 3), taskId: "2" },
      ],
      { identity: exampleIdentity({ agent: "tdag" }) },
    );
    const { effort } = tabled([counted, rival], { binary: null, fine: null }).tables;
    expect(effort?.table.columns.slice(1, 4)).toEqual(["Turns", "Calls", "Calls that failed, %"]);
    expect(valuesOf(effort?.table ?? null)?.map((row) => row.slice(1, 6))).toEqual([
      [3, 3, 50, 4, 4_000],
      [null, 3, null, 4, 4_000],
    ]);
    expect(effort?.runs.map(({ turns }) => turns?.interval ?? null)).toEqual([{ low: 2, high: 4 }, null]);
    const still = viewOf("still", [exampleTrial({ result: exampleResult({ steps: 0 }) })]);
    expect(tabled([still], { binary: null, fine: null }).tables.effort).toBeNull();
  });

  it("give each kind of failure by method, and whose they are", () => {
    expect(tables.failures?.columns).toEqual(["Method", "no plan", "budget"]);
    expect(valuesOf(tables.failures)).toEqual([
      ["tdag", 0, 0.25],
      ["tdag without agent-generation", 0, 0.75],
      ["react (scripted)", 0.5, 0],
    ]);
    expect(tables.failures?.rows[1]?.[2]).toMatchObject({ href: "/research/runs/ablated/trials?failure=budget" });
    expect(valuesOf(tables.failureShares)).toEqual([
      ["tdag", 0, 25],
      ["tdag without agent-generation", 0, 75],
      ["react (scripted)", 100, 0],
    ]);
    const { failures, failureShares } = tabled([viewOf("good", trialsOf([true]))], { binary: null, fine: null }).tables;
    expect({ failures, failureShares }).toEqual({ failures: null, failureShares: null });
  });

  it("score runs two ways: by what passes or a check, and by a rate that tells how far they came", () => {
    expect(tables.scores).toMatchObject({ binary: { key: "" }, fine: { key: "rulesMicro" } });
    expect(tables.scores?.runs.map(({ binary, fine }) => [binary?.value, fine?.value])).toEqual([
      [0.75, 0.875],
      [0.25, 0.625],
      [0.5, 0.75],
    ]);
    const { scores } = tabled(VIEWS, { binary: "valid_cuisine", fine: "nothing" }).tables;
    expect(scores).toMatchObject({ binary: { label: "Cuisine" }, fine: { key: "rulesMicro" } });
    expect(scores?.runs.map(({ binary }) => binary?.value)).toEqual([1, 1, 1]);
    expect(tabled(VIEWS, { binary: "valid_room_type", fine: null }).tables.scores?.runs[0]?.binary).toBeNull();
  });
});

describe("the page of tables", () => {
  it("shows tables and chart, and marks what a scripted model answered", () => {
    const html = renderToStaticMarkup(<TablesPage tabled={tabled(VIEWS, { binary: null, fine: null })} />);
    for (const title of ["Main results", "Ablations", "What it took", "Failures by method"]) {
      expect(html).toContain(`>${title}</h2>`);
    }
    expect(html).toContain("react (scripted)");
    expect(html).toContain("1 run by scripted models");
    expect(html).toContain("3 of 4 · 30–95 %");
    expect(html).not.toContain("worked on different tasks");
  });

  it("quotes the paper with the table that is like its own", () => {
    const benchmark = exampleBenchmark({
      quoted: [{ with: "main", name: "Table 9", says: "They pass.", table: null, remark: "Other tasks." }],
    });
    const { choice, tables: made } = tabled(VIEWS, { binary: null, fine: null });
    const html = renderToStaticMarkup(<TablesPage tabled={{ choice: { ...choice, benchmark }, tables: made }} />);
    expect(html.match(/In the paper: Table 9/g)).toHaveLength(1);
  });

  it("says that runs of different tasks tell nothing of one another, and what is not there", () => {
    const tasks = { name: "mine", count: 1, of: 1, sha256: "def" };
    const elsewhere = viewOf("elsewhere", trialsOf([true]), { tasks });
    const chosen = [rival.run, elsewhere.run];
    const choice = { benchmark: BENCHMARK, benchmarks: [{ benchmark: BENCHMARK, runs: 2 }], runs: chosen, chosen };
    const made = tablesOfRuns(choice, [rival, elsewhere], { binary: null, fine: null });
    const html = renderToStaticMarkup(<TablesPage tabled={{ choice, tables: made }} />);
    expect(html).toContain("worked on different tasks");
    expect(html).toContain("None of these runs is without a part of its method.");
  });

  it("says what belongs there while there is nothing", () => {
    const html = renderToStaticMarkup(<TablesPage tabled={null} />);
    expect(html).toContain("No trial of a run has ended yet");
    expect(html).toContain('href="/research/runs"');
  });
});
