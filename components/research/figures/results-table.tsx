"use client";

import { dialogsHref } from "../dialogs/dialogs-link";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { TABLE_2 } from "../paper-figures";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";
import { ACCURACY, EFFICIENCY, REWARD, ROUNDS, SCORES, TOTAL } from "./measures";

const MEASURES = [ROUNDS, ...ACCURACY, ...EFFICIENCY, ...SCORES, TOTAL, REWARD];

/** Table 2: every policy by every measure. Each number leads to the dialogs that explain it. */
export function ResultsTable({ runs }: { runs: readonly ShownRun[] }) {
  const table = {
    columns: ["Policy", ...MEASURES.map(({ name }) => name), "± of R"],
    rows: runs.map(({ id, label, summary }): Cell[] => [
      { value: label, href: dialogsHref(id) },
      ...MEASURES.map(({ of, sortBy }) => ({
        value: of(summary),
        href: dialogsHref(id, { sortBy, descending: sortBy === "rounds" }),
      })),
      summary.spread.reward.standardError,
    ]),
  };
  return (
    <FigureFrame
      id="policies"
      title="Policies compared"
      shows="Means over the travellers. Accuracy: share of entries that the notes have right (overall 54, critical 11). Efficiency: accuracy per round. Scores: 1 to 5 each. R = α · critical accuracy + (1 − α) · total / 15. ±: one standard error."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[]}
      paper={TABLE_2}
    >
      {null}
    </FigureFrame>
  );
}
