"use client";

import Link from "next/link";
import type { BenchmarkInfo, RunListItem } from "@/server/views";
import { classNames } from "../../../ui/class-names";
import { ProgressBar } from "../../../ui/progress-bar";
import { columnRate, filterOf } from "../../rates/column-rates";
import { RateCell } from "../../rates/rate-cell";
import { numberText } from "../../table/table";
import { trialsHref } from "../figures/trial-filter";
import { KIND_WORDS, modelWords, settingWords, timeLeftWords, whenWords } from "../run-words";
import { ReplacedBadge, ScriptedBadge, StatusBadge } from "../status-badge";

const HEAD =
  "sticky top-0 whitespace-nowrap border-hairline border-b bg-paper px-2 py-1.5 align-bottom font-medium text-muted";
const CELL = "border-hairline border-b px-2 py-2 align-top";
const NUMBER = classNames(CELL, "figures whitespace-nowrap text-right");

/** Runs in a table; two of them can be chosen to be compared. */
export function RunsTable({
  runs,
  benchmarks,
  chosen,
  onChoose,
}: {
  runs: readonly RunListItem[];
  benchmarks: readonly BenchmarkInfo[];
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that its columns can be scrolled to by keyboard.
    <section aria-label="Runs" tabIndex={0} className="max-h-[75vh] overflow-auto rounded-inner">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Runs, the newest first</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <span className="sr-only">Compare</span>
            </th>
            <th scope="col" className={classNames(HEAD, "text-left")}>
              Run
            </th>
            <th scope="col" className={classNames(HEAD, "text-left")}>
              Agent
            </th>
            <th scope="col" className={classNames(HEAD, "text-left")}>
              Status
            </th>
            <th scope="col" className={classNames(HEAD, "text-right")}>
              Trials
            </th>
            <th scope="col" className={classNames(HEAD, "text-right")}>
              Main rate
            </th>
            <th scope="col" className={classNames(HEAD, "text-right")}>
              Cost, USD
            </th>
            <th scope="col" className={classNames(HEAD, "text-left")}>
              Begun (UTC)
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow
              key={run.id}
              run={run}
              benchmark={benchmarks.find(({ name }) => name === run.benchmark)}
              isChosen={chosen.includes(run.id)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RunRow({
  run,
  benchmark,
  isChosen,
  onChoose,
}: {
  run: RunListItem;
  benchmark: BenchmarkInfo | undefined;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}) {
  const main = benchmark?.rates.find(({ key }) => key === benchmark.ranking[0]);
  const rate = main === undefined ? null : columnRate(main, run);
  const { id, name, kind, tasks, identity, status, finished, total, costUsd, secondsLeft } = run;
  return (
    <tr className="last:*:border-b-0">
      <td className={CELL}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(id, event.target.checked)}
          aria-label={`Compare ${name}`}
          className="size-4 accent-accent"
        />
      </td>
      <th scope="row" className={classNames(CELL, "min-w-40 text-left font-normal")}>
        <Link
          href={`/research/runs/${id}`}
          className="rounded-inner text-accent underline decoration-1 underline-offset-4 [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
        <span className="block text-muted text-xs">
          {[
            benchmark?.title,
            kind === "run" ? null : KIND_WORDS[kind],
            tasks.name,
            identity && `world ${identity.world.name}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </th>
      <td className={classNames(CELL, "min-w-36")}>
        {identity?.agent ?? "–"}
        <span className="flex flex-wrap items-center gap-x-1.5 text-muted text-xs">
          {[modelWords(run), settingWords(run)].filter(Boolean).join(", ")}
          {run.scripted && <ScriptedBadge />}
          <ReplacedBadge run={run} />
        </span>
      </td>
      <td className={CELL}>
        <StatusBadge status={status} />
        {secondsLeft !== null && <span className="block text-muted text-xs">{timeLeftWords(secondsLeft)}</span>}
      </td>
      <td className={NUMBER}>
        <Link href={trialsHref(id)} className="rounded-inner underline decoration-hairline underline-offset-4">
          {finished === total ? total.toLocaleString("en-US") : `${finished} of ${total}`}
        </Link>
        {status === "running" && (
          <span className="mt-1 block">
            <ProgressBar value={total === 0 ? 0 : finished / total} label={`Progress of ${name}`} />
          </span>
        )}
      </td>
      <td className={NUMBER}>
        {rate === null || main === undefined ? (
          "–"
        ) : (
          <>
            <RateCell rate={rate} href={trialsHref(id, filterOf(main))} />
            <span className="block text-muted text-xs">{main.label}</span>
          </>
        )}
      </td>
      <td className={NUMBER}>{finished === 0 ? "–" : costUsd === "unknown" ? "unknown" : numberText(costUsd, 2)}</td>
      <td className={classNames(CELL, "figures whitespace-nowrap text-muted")}>{whenWords(run.createdAt)}</td>
    </tr>
  );
}
