"use client";

import Link from "next/link";
import { useState } from "react";
import { type BenchmarkInfo, EVERY_RUN, type RunFilter, type RunListItem } from "@/server/views";
import { counted } from "../../../format";
import { Button } from "../../../ui/button";
import { CommandLine } from "../command-line";
import { importCommand } from "../import-command";
import { ResearchPage } from "../research-page";
import { BringAgent } from "../start/external/bring-agent";
import { StartRun } from "../start/start-run";
import { runsHref } from "./run-filter";
import { modelsOf, RunsFilterBar } from "./runs-filter-bar";
import { RunsTable } from "./runs-table";
import { useLiveRuns } from "./use-live-runs";

/** Every run and submission: to filter, to start, to watch, to compare. */
export function RunsPage({
  runs: given,
  benchmarks,
  filter,
}: {
  runs: readonly RunListItem[];
  benchmarks: readonly BenchmarkInfo[];
  filter: RunFilter;
}) {
  const runs = useLiveRuns(given);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFiltered = runsHref(filter) !== runsHref(EVERY_RUN);
  const [left, right] = chosen;
  return (
    <ResearchPage
      title="Runs"
      about="Agents on benchmarks: each run is many trials, each trial an episode that you can read."
      actions={
        <>
          {left !== undefined && right !== undefined && (
            <Button asChild>
              <Link href={`/research/compare?left=${left}&right=${right}`}>Compare these two</Link>
            </Button>
          )}
          <BringAgent />
          <StartRun />
        </>
      }
    >
      {given.length === 0 && !isFiltered ? (
        <NoRuns benchmarks={benchmarks} />
      ) : (
        <>
          <RunsFilterBar filter={filter} agents={agentsOf(benchmarks)} models={modelsOf(given)} />
          <p role="status" className="text-muted text-sm">
            {counted(runs.length, "run")}
            {isFiltered && (
              <>
                {" "}
                with this filter.{" "}
                <Link href={runsHref(EVERY_RUN)} className="rounded-inner text-accent underline underline-offset-4">
                  Show all
                </Link>
              </>
            )}
          </p>
          {runs.length > 0 && (
            <RunsTable
              runs={runs}
              benchmarks={benchmarks}
              chosen={chosen}
              onChoose={(id, isChosen) =>
                setChosen((before) => [...before.filter((other) => other !== id), ...(isChosen ? [id] : [])].slice(-2))
              }
            />
          )}
        </>
      )}
    </ResearchPage>
  );
}

/** Every agent once, by name. */
function agentsOf(benchmarks: readonly BenchmarkInfo[]): string[] {
  return [...new Set(benchmarks.flatMap(({ agents }) => agents.map(({ name }) => name)))];
}

function NoRuns({ benchmarks }: { benchmarks: readonly BenchmarkInfo[] }) {
  return (
    <section aria-label="No runs yet" className="flex max-w-3xl flex-col gap-4">
      <p className="text-muted">
        There is no run yet.{" "}
        <Link href="/research/import" className="rounded-inner text-accent underline underline-offset-4">
          Import
        </Link>{" "}
        the tasks that agents are to work on, then start a run here; or import one that was played by <code>bench</code>
        . The command line does the same, through this server while it runs:
      </p>
      {benchmarks.map((benchmark) => (
        <CommandLine
          key={benchmark.name}
          label={`Import tasks of ${benchmark.title}`}
          command={importCommand(benchmark)}
        />
      ))}
      <CommandLine label="Import a run" command="npm run -s dragoman -- runs import OUT" />
    </section>
  );
}
