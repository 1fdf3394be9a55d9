"use client";

import Link from "next/link";
import { counted, listed } from "../../format";
import { Notice } from "../../ui/notice";
import { ResearchPage } from "../benchmark/research-page";
import { tasksWords } from "../benchmark/run-words";
import { FigureFrame } from "../frame/figure-frame";
import type { PaperFigure } from "../paper-figures";
import { RATE_REMARK } from "../rates/cells";
import type { DataTable } from "../table/table";
import { type TablesChoice, tasksKey } from "./choose-tabled";
import { EffortFigureOfRuns } from "./effort-figure";
import { quotedFor } from "./quoted";
import { TabledRunsChooser } from "./tabled-runs-chooser";
import type { TablesOfRuns } from "./tables-of-runs";
import { TwoScoresFigure } from "./two-scores-figure";

const ABOUT =
  "What papers print of a benchmark, of any runs: main results, ablations, what it took, two ways of scoring, and kinds of failure.";

/** The tables of any set of runs of a benchmark; null: no run has a rate yet. */
export function TablesPage({ tabled }: { tabled: { choice: TablesChoice; tables: TablesOfRuns } | null }) {
  return (
    <ResearchPage title="Tables" about={ABOUT}>
      {tabled === null ? <NoTables /> : <Tables {...tabled} />}
    </ResearchPage>
  );
}

function NoTables() {
  return (
    <section aria-label="Nothing to show yet" className="flex max-w-3xl flex-col gap-3">
      <p className="text-muted">
        No trial of a run has ended yet. The tables appear with the first one.{" "}
        <Link href="/research/runs" className="rounded-inner text-accent underline underline-offset-4">
          Start a run, or import one
        </Link>
        .
      </p>
    </section>
  );
}

function Tables({ choice, tables }: { choice: TablesChoice; tables: TablesOfRuns }) {
  const { benchmark, chosen } = choice;
  const scripted = chosen.filter((run) => run.scripted).length;
  const tasks = new Map(chosen.map((run) => [tasksKey(run), tasksWords(run.tasks)]));
  const source = [
    benchmark.title,
    counted(chosen.length, "run"),
    listed([...tasks.values()]),
    scripted === 0 ? null : `${counted(scripted, "run")} by scripted models`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
  return (
    <TabledRunsChooser choice={choice} scores={tables.scores}>
      {scripted > 0 && (
        <Notice kind="warning">
          Rows marked “scripted” were answered by a scripted model: they show that the method runs, and say nothing of
          real models.
        </Notice>
      )}
      {tasks.size > 1 && (
        <Notice kind="warning">
          These runs worked on different tasks: {listed([...tasks.values()])}. Their rates say nothing of one another.
        </Notice>
      )}
      <Figure
        id="main-results"
        title="Main results"
        shows={`Each method by the rates of ${benchmark.title} (after TDAG, Table 2). ${RATE_REMARK}`}
        source={source}
        table={tables.main}
        paper={quotedFor(benchmark, "main")}
      />
      {tables.byFacet !== null && (
        <Figure
          id="by-facet"
          title={`${tables.byFacet.rate} by ${tables.byFacet.facet.toLowerCase()}`}
          shows={`What ranks, of the tasks of each kind alone (after DeepTravel, Table 2). ${RATE_REMARK}`}
          source={source}
          table={tables.byFacet.table}
          paper={quotedFor(benchmark, "byFacet")}
        />
      )}
      <Figure
        id="ablations"
        title="Ablations"
        shows="Methods without parts of theirs. Change: without the part − the whole method, paired over the tasks that ended in both, with its 95 % interval (Newcombe’s for passes, else by bootstrap over tasks), and the p of the exact McNemar test where each task passes or not."
        source={source}
        table={tables.ablations}
        none="None of these runs is without a part of its method."
        paper={quotedFor(benchmark, "ablations")}
      />
      {tables.effort !== null && (
        <EffortFigureOfRuns effort={tables.effort} source={source} paper={quotedFor(benchmark, "effort")} />
      )}
      {tables.scores !== null && <TwoScoresFigure scores={tables.scores} source={source} />}
      <Figure
        id="failures-of-methods"
        title="Failures by method"
        shows="The share of trials with each kind of failure; a kind counts once a trial. Below it: how many trials, and the 95 % interval over tasks (Wilson’s)."
        source={source}
        table={tables.failures}
        none="No failure was found in these runs."
      />
      {tables.failureShares !== null && (
        <Figure
          id="shares-of-failures"
          title="Whose failures these are, in percent"
          shows="Of all trials here with a kind of failure, the percentage that each method makes (after TDAG, Table 3): columns add up to 100, so compare methods with equally many trials, and the same runs only."
          source={source}
          table={tables.failureShares}
        />
      )}
    </TabledRunsChooser>
  );
}

/** A table with its files, or a sentence that says why there is none. */
function Figure({
  table,
  none = "None.",
  paper,
  ...figure
}: {
  id: string;
  title: string;
  shows: string;
  source: string;
  table: DataTable | null;
  none?: string;
  paper?: PaperFigure | undefined;
}) {
  if (table === null) {
    return (
      <section aria-labelledby={`${figure.id}-title`} className="flex flex-col gap-1">
        <h2 id={`${figure.id}-title`} className="font-medium text-base">
          {figure.title}
        </h2>
        <p className="text-muted text-sm">{none}</p>
      </section>
    );
  }
  return <FigureFrame {...figure} table={table} level="h2" dialogs={[]} {...(paper && { paper })} />;
}
