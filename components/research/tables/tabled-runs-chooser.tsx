"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useOptimistic, useTransition } from "react";
import { counted } from "../../format";
import { classNames } from "../../ui/class-names";
import { SelectField } from "../../ui/select-field";
import { modelWords, tasksWords, whenWords } from "../benchmark/run-words";
import { ScriptedBadge } from "../benchmark/status-badge";
import { MOST_TABLED, type TablesChoice, type TablesQuery, tablesHref } from "./choose-tabled";
import { methodOf } from "./method-names";
import type { ScoresOfRuns } from "./score-kinds";

/** Which runs are in the tables, and by what they are scored; the address keeps the choice. Below it, what it shows. */
export function TabledRunsChooser({
  choice,
  scores,
  children,
}: {
  choice: TablesChoice;
  scores: ScoresOfRuns | null;
  children: ReactNode;
}) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const current: TablesQuery = {
    benchmark: choice.benchmark.name,
    ids: choice.chosen.map(({ id }) => id),
    binary: scores?.binary.key || null,
    fine: scores?.fine.key ?? null,
  };
  const [{ ids: chosen }, setShown] = useOptimistic(current);

  function show(query: TablesQuery) {
    startTransition(() => {
      setShown(query);
      router.replace(tablesHref(query), { scroll: false });
    });
  }

  function toggle(id: string) {
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // One run at least stays, or there is nothing to show.
    if (ids.length > 0) show({ ...current, ids });
  }

  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField
            label="Benchmark"
            value={choice.benchmark.name}
            options={choice.benchmarks.map(({ benchmark, runs }) => ({
              value: benchmark.name,
              label: `${benchmark.title} (${counted(runs, "run")})`,
            }))}
            onChange={(benchmark) => show({ benchmark, ids: [], binary: null, fine: null })}
          />
          {scores !== null && (
            <>
              <SelectField
                label="Counts as solved"
                value={scores.binary.key}
                options={optionsOf(scores.binaries)}
                onChange={(binary) => show({ ...current, binary: binary === "" ? null : binary })}
              />
              <SelectField
                label="Fine-grained score"
                value={scores.fine.key}
                options={optionsOf(scores.fines)}
                onChange={(fine) => show({ ...current, fine })}
              />
            </>
          )}
        </div>
        <fieldset className="min-w-0">
          <legend className="pb-2 font-medium text-sm">
            Runs in the tables{" "}
            <span className="font-normal text-muted">
              ({chosen.length} of {choice.runs.length}, at most {MOST_TABLED})
            </span>
          </legend>
          <ul className="flex max-h-64 flex-col overflow-auto">
            {choice.runs.map((run) => (
              <li key={run.id}>
                <label className="flex min-h-11 cursor-pointer items-baseline gap-x-2 py-1 text-sm sm:min-h-9">
                  <input
                    type="checkbox"
                    checked={chosen.includes(run.id)}
                    disabled={!chosen.includes(run.id) && chosen.length >= MOST_TABLED}
                    onChange={() => toggle(run.id)}
                    className="size-4 shrink-0 self-start accent-accent"
                  />
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    {run.name}
                    <span className="text-muted">
                      {[run.identity && methodOf(run), modelWords(run), tasksWords(run.tasks), whenWords(run.createdAt)]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                    {run.scripted && <ScriptedBadge />}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
      <div
        aria-busy={isPending}
        className={classNames("flex flex-col gap-10 transition-opacity", isPending && "opacity-60")}
      >
        {children}
      </div>
    </>
  );
}

function optionsOf(kinds: ScoresOfRuns["fines"]) {
  return kinds.map(({ key, label }) => ({ value: key, label }));
}
