"use client";

import Link from "next/link";
import type { Facet, RunListItem, RunView } from "@/server/views";
import { counted } from "../../format";
import { Notice } from "../../ui/notice";
import { ResearchPage } from "../benchmark/research-page";
import { FigureFrame } from "../frame/figure-frame";
import { differenceCell, RATE_REMARK } from "../rates/cells";
import { runRateCell } from "../rates/column-rates";
import type { Cell, DataTable } from "../table/table";
import { ChooseTwo } from "./choose-two";
import { compareRuns } from "./compare-runs";
import { identityDifferences } from "./identity-differences";
import { type EndedPair, pairedDifference } from "./paired-rates";
import { pairedWords, pText } from "./paired-words";

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
  const { pairs, lost, won, bothPass, bothFail, unpaired } = compareRuns(left, right);
  const differences = identityDifferences(left, right);
  const source = `Left: ${left.run.name} · right: ${right.run.name}`;
  return (
    <>
      {(left.run.scripted || right.run.scripted) && (
        <Notice kind="warning">A scripted model answered in {scriptedWords(left, right)}.</Notice>
      )}
      <Frame
        id="compared-rates"
        level="h2"
        title="Rates"
        shows={`${RATE_REMARK} Right − left: over the tasks that both have, paired, with its own 95 % interval (Newcombe’s for passes, else by bootstrap over tasks), and the p of the exact McNemar test.`}
        source={source}
        table={ratesTable(left, right, pairs)}
      />
      {differences.length === 0 ? (
        <p className="text-muted text-sm">Both have the same identity: they are the same experiment, tried again.</p>
      ) : (
        <Frame
          id="compared-identities"
          level="h2"
          title="What makes them different"
          shows={
            left.run.identity === null || right.run.identity === null
              ? "How another system works is not known here."
              : "Everything else of their identities is the same."
          }
          source={source}
          table={{
            columns: ["Part", "Left", "Right"],
            rows: differences.map(({ what, left: a, right: b }) => [what, a, b]),
          }}
        />
      )}
      <section aria-labelledby="flips" className="flex flex-col gap-6">
        <h2 id="flips" className="font-serif text-lg">
          Flips
        </h2>
        <p className="figures text-sm">
          {counted(lost.length, "trial")} lost, {won.length} won; {bothPass} pass in both, {bothFail} in neither
          {unpaired > 0 && `; ${unpaired} have no counterpart that ended`}.
        </p>
        <p className="max-w-prose text-sm">{pairedWords(pairs)}</p>
        <Flips
          id="lost"
          title="Lost: passed at the left, not at the right"
          facets={left.benchmark.facets}
          pairs={lost}
          source={source}
        />
        <Flips
          id="won"
          title="Won: passed at the right, not at the left"
          facets={left.benchmark.facets}
          pairs={won}
          source={source}
        />
      </section>
    </>
  );
}

function Flips({
  id,
  title,
  facets,
  pairs,
  source,
}: {
  id: string;
  title: string;
  facets: readonly Facet[];
  pairs: readonly EndedPair[];
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
        columns: ["Task", "Trial", ...facets.map(({ label }) => label), "Left", "Right", "Side by side", "Text"],
        rows: pairs.map(({ left, right }) => [
          left.taskId,
          String(left.trial + 1),
          ...facets.map(({ key }) => left.facets[key] ?? null),
          episodeCell(left.episodeId, outcomeOf(left)),
          episodeCell(right.episodeId, outcomeOf(right)),
          left.episodeId !== null && right.episodeId !== null
            ? {
                value: "compare",
                href: `/research/compare?of=episodes&left=${left.episodeId}&right=${right.episodeId}`,
              }
            : null,
          left.text,
        ]),
      }}
    />
  );
}

function episodeCell(id: string | null, text: string): Cell {
  return id === null ? text : { value: text, href: `/research/episodes/${id}` };
}

function outcomeOf({ result }: EndedPair["left"]): string {
  if (result.passed) return "passed";
  return result.failures[0]?.kind ?? (result.delivered ? "not passed" : "no plan");
}

/** Of runs of different benchmarks there is nothing to compare. */
function ratesTable(left: RunView, right: RunView, pairs: readonly EndedPair[]): DataTable {
  const { benchmark } = left;
  const columns = benchmark.name === right.benchmark.name ? benchmark.rates : [];
  return {
    columns: ["Rate", "Left", "Right", "Right − left", "Tasks", "p, McNemar"],
    rows: columns.map((column): Cell[] => {
      const paired = pairedDifference(pairs, column, columns);
      return [
        column.label,
        runRateCell(column, left.run),
        runRateCell(column, right.run),
        paired && differenceCell(paired),
        paired?.tasks ?? null,
        paired?.p === undefined || paired.p === null ? null : pText(paired.p),
      ];
    }),
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
  return <FigureFrame {...figure} dialogs={[]} />;
}
