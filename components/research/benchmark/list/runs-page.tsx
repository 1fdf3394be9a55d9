"use client";

import Link from "next/link";
import { useState } from "react";
import type { RunFilter, RunListItem } from "@/server/trip";
import { counted } from "../../../format";
import { Button } from "../../../ui/button";
import { CommandLine } from "../command-line";
import { ResearchPage } from "../research-page";
import { StartRun } from "../start/start-run";
import { EVERY_RUN, runsHref } from "./run-filter";
import { modelsOf, RunsFilterBar } from "./runs-filter-bar";
import { RunsTable } from "./runs-table";
import { useLiveRuns } from "./use-live-runs";

/** Every run and submission: to filter, to start, to watch, to compare. */
export function RunsPage({
  runs: given,
  filter,
  agents,
}: {
  runs: readonly RunListItem[];
  filter: RunFilter;
  agents: readonly string[];
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
          <StartRun />
        </>
      }
    >
      {given.length === 0 && !isFiltered ? (
        <NoRuns />
      ) : (
        <>
          <RunsFilterBar filter={filter} agents={agents} models={modelsOf(given)} />
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

function NoRuns() {
  return (
    <section aria-label="No runs yet" className="flex max-w-3xl flex-col gap-4">
      <p className="text-muted">
        There is no run yet. Bring in the tasks that agents are to work on, then start a run here, or bring in one that
        was played by <code>bench</code>:
      </p>
      <CommandLine
        label="Bring in tasks"
        command="npm run -s dragoman -- tasks import travelplanner validation.jsonl --name validation"
      />
      <CommandLine label="Bring in a run" command="npm run -s dragoman -- runs import OUT" />
      <p className="text-muted text-sm">
        With the embedded database stop the server while a command runs; with Postgres it may go on.
      </p>
    </section>
  );
}
