import { type BenchmarkInfo, isOfTrials, type RunView } from "@/server/views";
import { endedOf, keptOf, tasksOf } from "../benchmark/figures/ended-trials";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { rateCell } from "../rates/cells";
import { columnRate, runRateCell } from "../rates/column-rates";
import { type Rate, rateOf } from "../rates/rate";
import type { Cell, DataTable } from "../table/table";
import type { TablesQuery } from "./choose-tabled";
import { methodNames } from "./method-names";

/** A way of scoring by which runs are drawn. */
interface ScoreKind {
  /** In the address. */
  readonly key: string;
  readonly label: string;
}

/** A run by both ways of scoring; null where nothing counts. */
export interface TwoScores {
  readonly id: string;
  readonly label: string;
  readonly binary: Rate | null;
  readonly fine: Rate | null;
}

/** The share of trials that count as solved, next to a score that tells how far they came (TDAG, Figure 3). */
export interface ScoresOfRuns {
  readonly binary: ScoreKind;
  readonly binaries: readonly ScoreKind[];
  readonly fine: ScoreKind;
  readonly fines: readonly ScoreKind[];
  readonly runs: readonly TwoScores[];
  readonly table: DataTable;
}

/** In an address no check has this name: it is the default. */
const PASSES: ScoreKind = { key: "", label: "Passes" };

/**
 * Both scores of some runs. What solves a trial is that it passes, or that it keeps a check (the paper: level 1); the other score is any rate
 * that is no share of trials, first of all one that ranks. Null where the benchmark has none.
 */
export function scoresOf(
  benchmark: BenchmarkInfo,
  views: readonly RunView[],
  asked: Pick<TablesQuery, "binary" | "fine">,
): ScoresOfRuns | null {
  const columns = benchmark.rates.filter((rate) => !isOfTrials(rate));
  const ranking = benchmark.ranking.find((key) => columns.some((one) => one.key === key));
  const column =
    columns.find(({ key }) => key === asked.fine) ?? columns.find(({ key }) => key === ranking) ?? columns[0];
  if (column === undefined) return null;
  const check = benchmark.checks.find(({ key }) => key === asked.binary);
  const names = methodNames(views.map(({ run }) => run));
  const runs = views.map(
    (view): TwoScores => ({
      id: view.run.id,
      label: names.get(view.run.id) ?? view.run.name,
      binary: solvedRate(view, check?.key ?? null),
      fine: columnRate(column, view.run),
    }),
  );
  const binary = check ?? PASSES;
  return {
    binary,
    binaries: [PASSES, ...benchmark.checks],
    fine: column,
    fines: columns.map(({ key, label }) => ({ key, label })),
    runs,
    table: {
      columns: ["Method", binary.label, column.label],
      rows: views.map(({ run }, index): Cell[] => {
        const solved = runs[index]?.binary ?? null;
        const filter = check === undefined ? ({ outcome: "passed" } as const) : ({ outcome: "ended" } as const);
        return [
          { value: names.get(run.id) ?? run.name, href: `/research/runs/${run.id}` },
          solved && rateCell(solved, trialsHref(run.id, filter)),
          runRateCell(column, run),
        ];
      }),
    },
  };
}

function solvedRate({ trials }: RunView, check: string | null): Rate | null {
  const ended = endedOf(trials);
  const { kept, of, tasks } =
    check === null
      ? { kept: ended.filter(({ result }) => result.passed).length, of: ended.length, tasks: tasksOf(ended) }
      : keptOf(ended, check);
  return of === 0 ? null : rateOf(kept, of, tasks);
}
