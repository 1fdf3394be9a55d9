"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";

/** Critical accuracy after so many questions, each with its standard error, and how many questions were of use. */
export function QuestionsTable({ runs }: { runs: readonly ShownRun[] }) {
  const rounds = [...new Set(runs.flatMap(({ summary }) => summary.spread.criticalAt.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  const table = {
    columns: [
      "Policy",
      "At the opening",
      ...rounds.flatMap((round) => [`After ${round}`, `± after ${round}`]),
      "Area",
      "New questions",
      "Asked twice",
      "Wasted rounds",
    ],
    rows: runs.map(({ id, label, summary }): Cell[] => [
      { value: label, href: trialsHref(id, { sort: "accuracyCritical" }) },
      summary.byRound.find(({ round }) => round === 0)?.critical ?? null,
      ...rounds.flatMap((round) => {
        const at = summary.spread.criticalAt.find((one) => one.round === round);
        return [at?.mean ?? null, at?.standardError ?? null];
      }),
      summary.areaCritical,
      summary.validQuestions,
      summary.askedTwice,
      summary.wastedRounds,
    ]),
  };
  return (
    <FigureFrame
      id="questions"
      title="What questions bring"
      shows="Critical accuracy after so many questions; a dialog that ended earlier keeps its last value. ±: one standard error over the travelers. Area: mean critical accuracy over rounds 1 to 12. New questions: the share that hit something not yet known. Asked twice: the share about an entry that was asked or said before, follow-ups aside. Wasted rounds: the share in which the agent asked for nothing."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[]}
    />
  );
}
