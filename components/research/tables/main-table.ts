import type { BenchmarkInfo, RunListItem } from "@/server/views";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { modelWords } from "../benchmark/run-words";
import { runRateCell } from "../rates/column-rates";
import type { Cell, DataTable } from "../table/table";
import { methodNames } from "./method-names";

/** Each run with the rates that the benchmark declares (TDAG, Table 2). */
export function mainTable({ rates }: BenchmarkInfo, runs: readonly RunListItem[]): DataTable {
  const names = methodNames(runs);
  return {
    columns: ["Method", "Model", "Trials", ...rates.map(({ label }) => label)],
    rows: runs.map((run): Cell[] => [
      { value: names.get(run.id) ?? run.name, href: `/research/runs/${run.id}` },
      modelWords(run),
      { value: trialsText(run), href: trialsHref(run.id, { outcome: "ended" }) },
      ...rates.map((column) => runRateCell(column, run)),
    ]),
  };
}

/** "242"; "12 of 242" of a run that has not ended. */
function trialsText({ finished, total }: RunListItem): string {
  const number = (value: number) => value.toLocaleString("en-US");
  return finished === total ? number(total) : `${number(finished)} of ${number(total)}`;
}
