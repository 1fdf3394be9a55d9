"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { TABLE_2 } from "../paper-figures";
import { fallbackPercent, unusableReplies } from "../runs/fallback";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";
import {
  ACCURACY,
  EFFICIENCY,
  REWARD,
  REWARD_FORMULA,
  REWARD_PARTS,
  ROUNDS,
  SCORES,
  TASK_FORMULA,
  TOTAL,
} from "./measures";

const MEASURES = [ROUNDS, ...ACCURACY, ...EFFICIENCY, ...SCORES, TOTAL, ...REWARD_PARTS, REWARD];

/**
 * Table 2: every policy by every measure. Each number leads to the dialogs that explain it. Where models took part, it says how many of their
 * replies were of no use. `unranked`: runs in which rules answered in a model's place, apart from the others, with how often.
 */
export function ResultsTable({ runs, unranked = false }: { runs: readonly ShownRun[]; unranked?: boolean }) {
  const byModel = runs.some(({ summary }) => summary.models !== undefined);
  const table = {
    columns: [
      "Policy",
      ...(unranked ? ["Replies by rules"] : []),
      ...(byModel ? ["Unusable replies", "Model calls"] : []),
      ...MEASURES.map(({ name }) => name),
      "± of R",
      "Task reward T",
      "± of T",
    ],
    rows: runs.map(({ id, label, summary }): Cell[] => [
      { value: label, href: trialsHref(id) },
      ...(unranked ? [fallbackPercent(summary)] : []),
      ...(byModel ? [unusableReplies(summary), summary.models?.calls ?? null] : []),
      ...MEASURES.map(({ of, sortBy }) => ({
        value: of(summary),
        href: trialsHref(id, { sort: sortBy, descending: sortBy === "rounds" }),
      })),
      summary.spread.reward.standardError,
      summary.spread.task.mean,
      summary.spread.task.standardError,
    ]),
  };
  return (
    <FigureFrame
      id={unranked ? "unranked" : "policies"}
      title={unranked ? "Not ranked: rules answered in a model’s place" : "Policies compared"}
      shows={`Means over the travelers. Accuracy: share of entries that the notes have right (overall 54, critical 11). Efficiency: accuracy per round. Scores: 1 to 5 each. ${REWARD_FORMULA}. R from accuracy and R from scores: these two addends. ${TASK_FORMULA}. ±: one standard error.`}
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[]}
      {...(unranked ? {} : { paper: TABLE_2 })}
    />
  );
}
