"use client";

import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Facet, RateColumn, Trial } from "@/server/views";
import { costText, durationText, figureText } from "../../../inspector/units";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { valueText } from "../../rates/rate";
import { rateOfTrial, type TrialFilter, trialsHref } from "../figures/trial-filter";

const HEAD =
  "sticky top-0 whitespace-nowrap border-hairline border-b bg-paper px-2 py-1.5 align-bottom font-medium text-muted";
const CELL = "border-hairline border-b px-2 py-1.5 align-top";
const NUMBER = classNames(CELL, "figures whitespace-nowrap text-right");

/**
 * Trials with how they came out; two with an episode can be chosen to be compared. `isCounted`: what they took is known. `rates`: those that
 * tell trials apart; the head of each sorts by it.
 */
export function TrialsTable({
  runId,
  facets,
  rates,
  trials,
  isCounted,
  filter,
}: {
  runId: string;
  facets: readonly Facet[];
  rates: readonly RateColumn[];
  trials: readonly Trial[];
  isCounted: boolean;
  filter: TrialFilter;
}) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [left, right] = chosen;
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => [...before.filter((other) => other !== id), ...(isChosen ? [id] : [])].slice(-2));
  return (
    <div className="flex flex-col gap-3">
      {left !== undefined && right !== undefined && (
        <Button asChild size="small" className="self-start">
          <Link href={`/research/compare?of=episodes&left=${left}&right=${right}`}>Compare these two episodes</Link>
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that its columns can be scrolled to by keyboard. */}
      <section aria-label="Trials" tabIndex={0} className="max-h-[75vh] overflow-auto rounded-inner">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">Trials</caption>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                <span className="sr-only">Compare</span>
              </th>
              {["Task", "Outcome", ...facets.map(({ label }) => label), "Failures", "End"].map((name) => (
                <th key={name} scope="col" className={classNames(HEAD, "text-left")}>
                  {name}
                </th>
              ))}
              {rates.map((rate) => (
                <RateHead key={rate.key} runId={runId} rate={rate} filter={filter} />
              ))}
              {["Time", "Steps", "Tokens", "Cost", "Retries"].map((name) => (
                <th key={name} scope="col" className={classNames(HEAD, "text-right")}>
                  {name}
                </th>
              ))}
              <th scope="col" className={classNames(HEAD, "text-left")}>
                Text
              </th>
            </tr>
          </thead>
          <tbody>
            {trials.map((trial) => (
              <TrialRow
                key={`${trial.taskId} ${trial.trial}`}
                facets={facets}
                rates={rates}
                trial={trial}
                isCounted={isCounted}
                chosen={chosen}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The head of a column sorts by it; the one that is sorted by turns the order round. */
function RateHead({ runId, rate: { key, label }, filter }: { runId: string; rate: RateColumn; filter: TrialFilter }) {
  const isSorted = filter.sort === key;
  const href = trialsHref(runId, { ...filter, sort: key, descending: !(isSorted && filter.descending), page: 1 });
  const order = filter.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={classNames(HEAD, "text-right")}>
      <Link href={href} className={classNames("rounded-inner hover:text-ink", isSorted && "text-ink")}>
        {label}
        {isSorted && <span aria-hidden> {filter.descending ? "↓" : "↑"}</span>}
      </Link>
    </th>
  );
}

function TrialRow({
  facets,
  rates,
  trial,
  isCounted,
  chosen,
  onChoose,
}: {
  facets: readonly Facet[];
  rates: readonly RateColumn[];
  trial: Trial;
  isCounted: boolean;
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
}) {
  const { taskId, trial: number, episodeId, text, result, attempts } = trial;
  const took = (words: (of: NonNullable<Trial["result"]>) => string | number) =>
    result === null ? "–" : isCounted ? words(result) : "unknown";
  const name = number === 0 ? taskId : `${taskId}, trial ${number + 1}`;
  return (
    <tr className="last:*:border-b-0">
      <td className={CELL}>
        {episodeId !== null && (
          <input
            type="checkbox"
            checked={chosen.includes(episodeId)}
            onChange={(event) => onChoose(episodeId, event.target.checked)}
            aria-label={`Compare task ${name}`}
            className="size-4 accent-accent"
          />
        )}
      </td>
      <th scope="row" className={classNames(CELL, "figures whitespace-nowrap text-left font-normal")}>
        {episodeId === null ? (
          name
        ) : (
          <Link
            href={`/research/episodes/${episodeId}`}
            className="rounded-inner text-accent underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        {attempts > 1 && <span className="block text-muted text-xs">begun {attempts} times</span>}
      </th>
      <td className={CELL}>
        <OutcomeSign trial={trial} />
      </td>
      {facets.map(({ key }) => (
        <td key={key} className={CELL}>
          {trial.facets[key] ?? "–"}
        </td>
      ))}
      <td className={classNames(CELL, "min-w-28")}>
        {result === null ? "–" : [...new Set(result.failures.map(({ kind }) => kind))].join(", ") || "–"}
      </td>
      <td className={CELL}>{result?.endReason ?? "–"}</td>
      {rates.map(({ key, unit }) => {
        const value = rateOfTrial(trial, key);
        return (
          <td key={key} className={NUMBER}>
            {value === null ? "–" : valueText(value, { unit, tasks: 1 })}
          </td>
        );
      })}
      <td className={NUMBER}>{took(({ ms }) => durationText(ms))}</td>
      <td className={NUMBER}>{took(({ steps }) => steps)}</td>
      <td className={NUMBER}>{took(({ tokens }) => figureText(tokens))}</td>
      <td className={NUMBER}>{took(({ costUsd }) => costText(costUsd))}</td>
      <td className={NUMBER}>{took(({ retries }) => retries)}</td>
      <td className={classNames(CELL, "min-w-64 text-muted")}>
        <span className="line-clamp-2">{text}</span>
      </td>
    </tr>
  );
}

function OutcomeSign({ trial: { result, status } }: { trial: Trial }) {
  if (result === null) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted">
        <CircleDashed aria-hidden className="size-4" />
        {status}
      </span>
    );
  }
  const Icon = result.passed ? CircleCheck : CircleX;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap",
        result.passed ? "text-kept" : "text-conflict",
      )}
    >
      <Icon aria-hidden className="size-4" />
      {result.passed ? "passed" : result.delivered ? "not passed" : "no plan"}
    </span>
  );
}
