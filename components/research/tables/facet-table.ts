import type { BenchmarkInfo, RunView } from "@/server/views";
import { basedRates } from "../benchmark/figures/based-rates";
import { endedOf, isOf, valuesOf } from "../benchmark/figures/ended-trials";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { columnCell } from "../rates/column-rates";
import type { Cell, DataTable } from "../table/table";
import { methodNames } from "./method-names";

/** What ranks, by the first thing that tasks are told apart by (DeepTravel, Table 2: its task sets). */
export interface RateByFacet {
  readonly rate: string;
  readonly facet: string;
  readonly table: DataTable;
}

/** Null where the benchmark tells its tasks apart by nothing, or these runs have one kind alone. */
export function rateByFacet(benchmark: BenchmarkInfo, views: readonly RunView[]): RateByFacet | null {
  const [facet] = benchmark.facets;
  const column = benchmark.rates.find(({ key }) => key === benchmark.ranking[0]);
  if (facet === undefined || column === undefined) return null;
  const values = valuesOf(
    facet,
    views.flatMap(({ trials }) => endedOf(trials)),
  );
  if (values.length < 2) return null;
  const names = methodNames(views.map(({ run }) => run));
  const rows = views.map(({ run, trials }): Cell[] => [
    { value: names.get(run.id) ?? run.name, href: `/research/runs/${run.id}` },
    ...values.map((value) => {
      const part = { [facet.key]: value };
      const ended = endedOf(trials).filter((trial) => isOf(trial, part));
      return columnCell(column, basedRates([column], ended), (filter) => trialsHref(run.id, { ...filter, part }));
    }),
  ]);
  return { rate: column.label, facet: facet.label, table: { columns: ["Method", ...values], rows } };
}
