import type { BenchmarkInfo, RateColumn, RunListItem, RunView } from "@/server/views";
import { listed } from "../../format";
import { modelWords } from "../benchmark/run-words";
import { compareRuns } from "../compare/compare-runs";
import { pairedDifference } from "../compare/paired-rates";
import { pText } from "../compare/paired-words";
import { differenceCell } from "../rates/cells";
import { runRateCell } from "../rates/column-rates";
import type { Cell, DataTable } from "../table/table";
import { tasksKey } from "./choose-tabled";
import { methodNames } from "./method-names";

/**
 * Agents without parts of their method, each with how much that changes what ranks (TDAG, Table 2, "w/o"): paired over the tasks that
 * ended in the run of the whole method as well, where the same model played that on the same tasks. Null where no run is an ablation.
 */
export function ablationTable(benchmark: BenchmarkInfo, views: readonly RunView[]): DataTable | null {
  const column = benchmark.rates.find(({ key }) => key === benchmark.ranking[0]);
  const ablations = views.filter(({ run }) => withoutOf(run).length > 0);
  if (ablations.length === 0 || column === undefined) return null;
  const names = methodNames(views.map(({ run }) => run));
  return {
    columns: ["Method", "Without", column.label, "Whole method", "Change", "Tasks", "p, McNemar"],
    rows: ablations.map((ablation): Cell[] => {
      const whole = views.find(({ run }) => isWholeOf(run, ablation.run));
      return [
        { value: names.get(ablation.run.id) ?? ablation.run.name, href: `/research/runs/${ablation.run.id}` },
        listed([...withoutOf(ablation.run)]),
        runRateCell(column, ablation.run),
        whole === undefined ? "not among these runs" : runRateCell(column, whole.run),
        ...(whole === undefined ? [null, null, null] : changeCells(column, benchmark, whole, ablation)),
      ];
    }),
  };
}

function changeCells(column: RateColumn, { rates }: BenchmarkInfo, whole: RunView, ablation: RunView): Cell[] {
  const { pairs } = compareRuns(whole, ablation);
  const found = pairedDifference(pairs, column, rates);
  if (found === null) return [null, null, null];
  return [differenceCell(found), found.tasks, found.p === null ? null : pText(found.p)];
}

/** Whether one run is of the method that another has without parts of it, by the same models on the same tasks. */
function isWholeOf(run: RunListItem, ablation: RunListItem): boolean {
  return (
    run.identity !== null &&
    run.identity.agent === ablation.identity?.agent &&
    withoutOf(run).length === 0 &&
    modelWords(run) === modelWords(ablation) &&
    tasksKey(run) === tasksKey(ablation)
  );
}

function withoutOf({ identity }: RunListItem): readonly string[] {
  return identity?.settings.without ?? [];
}
