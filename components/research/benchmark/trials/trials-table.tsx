"use client";

import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Facet, Trial } from "@/server/trip";
import { costText, durationText, figureText } from "../../../inspector/units";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";

const HEAD =
  "sticky top-0 whitespace-nowrap border-hairline border-b bg-paper px-2 py-1.5 align-bottom font-medium text-muted";
const CELL = "border-hairline border-b px-2 py-1.5 align-top";
const NUMBER = classNames(CELL, "figures whitespace-nowrap text-right");

/** Trials with how they came out; two with an episode can be chosen to be compared. `isCounted`: what they took is known. */
export function TrialsTable({
  facets,
  trials,
  isCounted,
}: {
  facets: readonly Facet[];
  trials: readonly Trial[];
  isCounted: boolean;
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

function TrialRow({
  facets,
  trial,
  isCounted,
  chosen,
  onChoose,
}: {
  facets: readonly Facet[];
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
