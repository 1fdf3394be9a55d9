import type { RunView } from "@/server/views";
import type { DataTable } from "../table/table";
import { ablationTable } from "./ablation-table";
import type { TablesChoice, TablesQuery } from "./choose-tabled";
import { type EffortOfRuns, effortOf } from "./effort-table";
import { type RateByFacet, rateByFacet } from "./facet-table";
import { failuresOfMethods, sharesOfFailures } from "./failure-tables";
import { mainTable } from "./main-table";
import { type ScoresOfRuns, scoresOf } from "./score-kinds";

/** All that the page of tables draws of some runs; null where there is nothing to draw. */
export interface TablesOfRuns {
  readonly main: DataTable;
  readonly byFacet: RateByFacet | null;
  readonly ablations: DataTable | null;
  readonly effort: EffortOfRuns | null;
  readonly scores: ScoresOfRuns | null;
  readonly failures: DataTable | null;
  readonly failureShares: DataTable | null;
}

/** The tables of the chosen runs, made where their trials are: a page gets the numbers alone. `views`: one for each, in the same order. */
export function tablesOfRuns(
  { benchmark, chosen }: Pick<TablesChoice, "benchmark" | "chosen">,
  views: readonly RunView[],
  asked: Pick<TablesQuery, "binary" | "fine">,
): TablesOfRuns {
  return {
    main: mainTable(benchmark, chosen),
    byFacet: rateByFacet(benchmark, views),
    ablations: ablationTable(benchmark, views),
    effort: effortOf(views),
    scores: scoresOf(benchmark, views, asked),
    failures: failuresOfMethods(views),
    failureShares: sharesOfFailures(views),
  };
}
