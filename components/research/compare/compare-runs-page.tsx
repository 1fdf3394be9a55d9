"use client";

import Link from "next/link";
import type { RunListItem, RunRates, RunView } from "@/server/trip";
import { counted } from "../../format";
import { Notice } from "../../ui/notice";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { ResearchPage } from "../benchmark/research-page";
import { FigureFrame } from "../frame/figure-frame";
import type { Cell, DataTable } from "../table/table";
import { ChooseTwo } from "./choose-two";
import { compareRuns, identityDifferences, type TrialPair } from "./compare-runs";

/** Two runs side by side: what makes them different, their rates, and every trial that flipped. */
export function CompareRunsPage({
  runs,
  left,
  right,
}: {
  runs: readonly RunListItem[];
  left: RunView | null;
  right: RunView | null;
}) {
  return (
    <ResearchPage
      title="Compare"
      about="Two runs side by side: their rates, and the trials that pass in one of them only. Two episodes are chosen in a run’s list of episodes."
    >
      <ChooseTwo
        key={`${left?.run.id} ${right?.run.id}`}
        runs={runs}
        left={left?.run.id ?? ""}
        right={right?.run.id ?? ""}
      />
      {runs.length === 0 && (
        <p className="text-muted">
          There are no runs yet.{" "}
          <Link href="/research/runs" className="rounded-inner text-accent underline underline-offset-4">
            Start one, or bring one in
          </Link>
          .
        </p>
      )}
      {left !== null && right !== null && <Comparison left={left} right={right} />}
    </ResearchPage>
  );
}

function Comparison({ left, right }: { left: RunView; right: RunView }) {
  const { lost, won, bothPass, bothFail, unpaired } = compareRuns(left, right);
  const differences = identityDifferences(left, right);
  const source = `Left: ${left.run.name} · right: ${right.run.name}`;
  return (
    <>
      {(left.run.scripted || right.run.scripted) && (
        <Notice kind="warning">A scripted model answered in {scriptedWords(left, right)}.</Notice>
      )}
      <div className="grid gap-10 lg:grid-cols-2">
        <Frame
          id="compared-rates"
          level="h2"
          title="Rates"
          shows="Shares of trials, 0 to 1."
          source={source}
          table={ratesTable(left, right)}
        />
        {differences.length === 0 ? (
          <p className="text-muted text-sm">Both have the same identity: they are the same experiment, tried again.</p>
        ) : (
          <Frame
            id="compared-identities"
            level="h2"
            title="What makes them different"
            shows="Everything else of their identities is the same."
            source={source}
            table={{
              columns: ["Part", "Left", "Right"],
              rows: differences.map(({ what, left: a, right: b }) => [what, a, b]),
            }}
          />
        )}
      </div>
      <section aria-labelledby="flips" className="flex flex-col gap-6">
        <h2 id="flips" className="font-serif text-lg">
          Flips
        </h2>
        <p className="figures text-sm">
          {counted(lost.length, "trial")} lost, {won.length} won; {bothPass} pass in both, {bothFail} in neither
          {unpaired > 0 && `; ${unpaired} have no counterpart that ended`}.
        </p>
        <Flips id="lost" title="Lost: passed at the left, not at the right" pairs={lost} source={source} />
        <Flips id="won" title="Won: passed at the right, not at the left" pairs={won} source={source} />
      </section>
    </>
  );
}

function Flips({
  id,
  title,
  pairs,
  source,
}: {
  id: string;
  title: string;
  pairs: readonly TrialPair[];
  source: string;
}) {
  if (pairs.length === 0) return null;
  return (
    <Frame
      id={id}
      title={title}
      shows="Each leads to both episodes, and to where they part."
      source={source}
      table={{
        columns: ["Task", "Trial", "Level", "Days", "Left", "Right", "Side by side", "Query"],
        rows: pairs.map(({ left, right }) => [
          String(left.idx),
          String(left.trial + 1),
          left.level,
          String(left.days),
          episodeCell(left.episodeId, outcomeOf(left)),
          episodeCell(right.episodeId, outcomeOf(right)),
          left.episodeId !== null && right.episodeId !== null
            ? {
                value: "compare",
                href: `/research/compare?of=episodes&left=${left.episodeId}&right=${right.episodeId}`,
              }
            : null,
          left.query,
        ]),
      }}
    />
  );
}

function episodeCell(id: string | null, text: string): Cell {
  return id === null ? text : { value: text, href: `/research/episodes/${id}` };
}

function outcomeOf({ result }: TrialPair["left"]): string {
  if (result === null) return "not ended";
  if (result.final) return "passed";
  return result.failures[0]?.kind ?? (result.delivered ? "not passed" : "no plan");
}

const SIDES = ["Left", "Right", "Right − left"];

function ratesTable(left: RunView, right: RunView): DataTable {
  const row = (name: string, of: keyof RunRates, outcome: Parameters<typeof trialsHref>[1]): Cell[] => {
    const [a, b] = [left.run.rates?.[of], right.run.rates?.[of]];
    return [
      name,
      a === undefined ? null : { value: a, href: trialsHref(left.run.id, outcome) },
      b === undefined ? null : { value: b, href: trialsHref(right.run.id, outcome) },
      a === undefined || b === undefined ? null : b - a,
    ];
  };
  return {
    columns: ["Rate", ...SIDES],
    shares: SIDES,
    rows: [
      row("Delivery", "delivery", { outcome: "delivered" }),
      row("Commonsense, micro", "commonsenseMicro", { outcome: "ended" }),
      row("Commonsense, macro", "commonsenseMacro", { outcome: "commonsense" }),
      row("Hard, micro", "hardMicro", { outcome: "ended" }),
      row("Hard, macro", "hardMacro", { outcome: "demands" }),
      row("Final pass", "final", { outcome: "passed" }),
    ],
  };
}

function scriptedWords(left: RunView, right: RunView) {
  const names = [left, right].filter(({ run }) => run.scripted).map(({ run }) => run);
  return names.map(({ id, name }, index) => (
    <span key={`${id} ${name}`}>
      {index > 0 && " and in "}
      <Link href={`/research/runs/${id}`} className="underline underline-offset-4">
        {name}
      </Link>
    </span>
  ));
}

function Frame(figure: {
  id: string;
  title: string;
  shows: string;
  source: string;
  table: DataTable;
  level?: "h2" | "h3";
}) {
  return (
    <FigureFrame {...figure} dialogs={[]}>
      {null}
    </FigureFrame>
  );
}
