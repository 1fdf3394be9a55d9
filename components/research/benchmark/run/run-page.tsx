"use client";

import { ChevronLeft, Download } from "lucide-react";
import Link from "next/link";
import type { RunView } from "@/server/views";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { FigureFrame } from "../../frame/figure-frame";
import { RATE_REMARK } from "../../rates/cells";
import type { DataTable } from "../../table/table";
import { CommandLine } from "../command-line";
import {
  checksTable,
  costsTable,
  endsTable,
  failuresTable,
  partsTable,
  passPowerTable,
  ratesTable,
  toolsTable,
} from "../figures/run-tables";
import { trialsHref } from "../figures/trial-filter";
import { ResearchPage } from "../research-page";
import { KIND_WORDS, modelWords, replacedWords, settingWords } from "../run-words";
import { ReplacedBadge, ScriptedBadge } from "../status-badge";
import { CancelRun } from "./cancel-run";
import { Identity } from "./identity";
import { ResumeRun } from "./resume-run";
import { RunProgress } from "./run-progress";
import { RunTokens } from "./run-tokens";
import { useLiveRun } from "./use-live-run";

/** A run: how far it is, its rates in parts, what went wrong, what it took, and how to run it again. */
export function RunPage({ view: given }: { view: RunView }) {
  const view = useLiveRun(given);
  const { run, spread, problem, command } = view;
  const isOpen = run.status === "queued" || run.status === "running";
  const replaced = replacedWords(run);
  const source = sourceWords(view);
  const facetWords = view.benchmark.facets.map(({ label }) => label.toLowerCase()).join(" and ");
  return (
    <ResearchPage
      above={
        <Link
          href="/research/runs"
          className="inline-flex min-h-8 items-center gap-1 self-start rounded-inner text-muted text-sm hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Runs
        </Link>
      }
      title={run.name}
      about={
        <span className="flex flex-wrap items-center gap-2">
          {[
            run.kind === "external" ? KIND_WORDS.external : null,
            run.identity?.agent,
            modelWords(run),
            settingWords(run),
          ]
            .filter(Boolean)
            .join(" · ") || run.sees}
          {run.scripted && <ScriptedBadge />}
          <ReplacedBadge run={run} />
        </span>
      }
      actions={
        <>
          <Button asChild>
            <Link href={trialsHref(run.id)}>Episodes</Link>
          </Button>
          <Button asChild>
            <Link href={`/research/compare?left=${run.id}`}>Compare with…</Link>
          </Button>
          <Button asChild>
            <a href={`/api/research/runs/${run.id}/submission`} download>
              <Download aria-hidden />
              Submission
            </a>
          </Button>
          <Button asChild>
            <a href={`/api/research/runs/${run.id}/inspect`} download>
              <Download aria-hidden />
              inspect_ai log
            </a>
          </Button>
          {isOpen && <CancelRun id={run.id} />}
          {run.status === "stopped" && <ResumeRun id={run.id} />}
        </>
      }
    >
      <RunProgress run={run} />
      {problem !== null && <Notice kind="warning">{problem}</Notice>}
      {run.scripted && (
        <Notice kind="warning">A scripted model answered: these figures say nothing about real models.</Notice>
      )}
      {replaced !== null && (
        <Notice kind="warning">Code took a model’s place: {replaced}. These figures are not the model’s alone.</Notice>
      )}
      {run.finished === 0 ? (
        <p className="text-muted">No trial has finished yet. Figures appear with the first one.</p>
      ) : (
        <>
          <div className="grid gap-10 lg:grid-cols-2">
            <Figure
              id="rates"
              title="Rates"
              shows={`${view.benchmark.title}, as published${
                spread === null
                  ? ""
                  : `; the share that passes varies by ± ${(100 * spread).toFixed(1)} points between trials (standard deviation)`
              }. ${RATE_REMARK}`}
              source={source}
              table={ratesTable(view)}
            />
            <Figure
              id="costs"
              title="Cost and time"
              shows={
                run.kind === "submission"
                  ? "Another system made these plans, so their cost and time are unknown."
                  : "Cost and time per trial. A measure is unknown if a model server left it out for any trial."
              }
              source={source}
              table={costsTable(view)}
            />
          </div>
          <Figure
            id="parts"
            title={`Rates by ${facetWords}`}
            shows={`Micro: of all checks that count, the share that passes; macro: of all trials, the share that passes each. ${RATE_REMARK}`}
            source={source}
            table={partsTable(view)}
          />
          <Figure
            id="checks"
            title={`Checks by ${facetWords}`}
            shows="The share of trials that pass a check, of those that it counts for, with its 95 % interval; it leads to those that fail it."
            source={source}
            table={checksTable(view)}
          />
          <div className="grid gap-10 lg:grid-cols-2">
            <Figure
              id="failures"
              title="Failures by kind"
              shows="A trial can fail in several ways; each kind counts once a trial."
              source={source}
              table={failuresTable(view)}
            />
            <Figure
              id="ends"
              title="How episodes ended"
              shows="“done”: the agent finished."
              source={source}
              table={endsTable(view)}
            />
            <Figure
              id="tools"
              title="Tools"
              shows="How often each tool was called (TravelPlanner, Table 5)."
              source={source}
              table={toolsTable(view)}
            />
            {run.passPowerK.length > 1 && (
              <Figure
                id="pass-power"
                title="pass^k"
                shows="The chance that k trials of a task all pass, averaged over tasks; below it the 95 % interval over tasks (bootstrap)."
                source={source}
                table={passPowerTable(view)}
              />
            )}
          </div>
        </>
      )}
      {command !== null && (
        <section aria-labelledby="again" className="flex flex-col gap-2">
          <h2 id="again" className="font-medium">
            Run it again
          </h2>
          <CommandLine label="Run it again" command={command} />
        </section>
      )}
      {run.kind === "external" && isOpen && <RunTokens id={run.id} />}
      <Identity view={view} />
    </ResearchPage>
  );
}

/** A table with its files; an empty one says so. */
function Figure(figure: { id: string; title: string; shows: string; source: string; table: DataTable }) {
  if (figure.table.rows.length === 0) {
    return (
      <section aria-labelledby={`${figure.id}-title`} className="flex flex-col gap-1">
        <h2 id={`${figure.id}-title`} className="font-medium text-base">
          {figure.title}
        </h2>
        <p className="text-muted text-sm">None.</p>
      </section>
    );
  }
  return <FigureFrame {...figure} level="h2" dialogs={[]} />;
}

function sourceWords({ run }: RunView): string {
  return [
    `${run.finished.toLocaleString("en-US")} of ${run.total.toLocaleString("en-US")} trials`,
    run.identity === null ? null : `${run.identity.taskSet.name}, world ${run.identity.world.name}`,
    run.identity?.agent,
    run.scripted ? "scripted model" : modelWords(run),
  ]
    .filter((part) => typeof part === "string" && part !== "")
    .join(" · ");
}
