"use client";

import type { ReactNode } from "react";
import { counted } from "../../format";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { FigureFrame } from "../frame/figure-frame";
import { MissingFigure } from "../frame/missing-figure";
import { sourceOf } from "../frame/source";
import type { PaperFigure } from "../paper-figures";
import type { ListedRun } from "../runs/run";
import type { Cell, DataTable } from "../table/table";
import { ACCURACY, EFFICIENCY, REWARD, ROUNDS, SCORES, TOTAL } from "./measures";
import { overSeeds, type Pair } from "./training-comparisons";

const MEASURES = [...ACCURACY, ...EFFICIENCY, ...SCORES, TOTAL, ROUNDS, REWARD];

/** Two ways of training side by side (Tables 3 and 4), each as the mean over its runs. */
export function PairTable({
  id,
  title,
  shows,
  names,
  pair,
  paper,
  missing,
}: {
  id: string;
  title: string;
  shows: string;
  names: readonly [string, string];
  pair: Pair | null;
  paper: PaperFigure;
  /** What would make it, while there is no pair. */
  missing: ReactNode;
}) {
  if (pair === null) {
    return (
      <MissingFigure id={id} title={title}>
        {missing}
      </MissingFigure>
    );
  }
  const sides = [pair.first, pair.second];
  const table: DataTable = {
    alike: "rows",
    columns: ["Measure", ...names.flatMap((name, side) => (hasSpread(sides[side]) ? [name, `±, ${name}`] : [name]))],
    rows: MEASURES.map(({ name, of }): Cell[] => [
      name,
      ...sides.flatMap((runs) => {
        const { mean, deviation } = overSeeds(runs.map(({ means }) => of(means)));
        return hasSpread(runs) ? [mean, deviation] : [mean];
      }),
    ]),
  };
  const count = (runs: readonly ListedRun[]) => counted(runs.length, "run");
  return (
    <FigureFrame
      id={id}
      title={title}
      shows={`${shows} ${pair.of}; ${count(pair.first)} and ${count(pair.second)}. ±: one standard deviation over the seeds of training, where there are several.`}
      source={sourceOf(sides.flat().map(({ means }) => means))}
      table={table}
      dialogs={[
        {
          of: "Dialogs",
          links: sides.flatMap((runs, side) =>
            runs.map((run) => ({ label: `${names[side]} (${run.name})`, href: trialsHref(run.id) })),
          ),
        },
      ]}
      paper={paper}
    />
  );
}

function hasSpread(runs: readonly ListedRun[] = []): boolean {
  return runs.length > 1;
}
