"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { BoxPanel } from "../charts/box-panel";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { FIGURE_4 } from "../paper-figures";
import type { ShownRun } from "../runs/run";
import type { Cell } from "../table/table";
import { SCORE_TICKS, TOTAL_TICKS } from "./axes";

const AXES = [
  { axis: "planPriority", name: "Plan & priority", ticks: SCORE_TICKS },
  { axis: "proactive", name: "Proactive", ticks: SCORE_TICKS },
  { axis: "clarification", name: "Clarification", ticks: SCORE_TICKS },
  { axis: "total", name: "Total", ticks: TOTAL_TICKS },
] as const;
/** The width of a bin of `scoreDistributions`. */
const STEP = 0.5;

/** Fig. 4: how the agentic scores are spread. */
export function ScoreDistributions({ runs }: { runs: readonly ShownRun[] }) {
  const panels = AXES.map(({ axis, name, ticks }) => ({
    axis,
    name,
    ticks,
    boxes: runs.flatMap(({ id, label, color, summary }) => {
      const found = summary.scoreDistributions.find((one) => one.axis === axis);
      const bins = (found?.bins ?? []).filter(({ dialogs }) => dialogs > 0).toSorted((a, b) => a.from - b.from);
      const [first, last] = [bins[0], bins.at(-1)];
      if (found === undefined || first === undefined || last === undefined) return [];
      return [{ id, label, color, least: first.from, quartiles: found.quartiles, most: last.from, bins }];
    }),
  }));
  const table = {
    columns: ["Score", "Policy", "From", "Dialogs", "First quartile", "Median", "Third quartile"],
    rows: panels.flatMap(({ axis, name, boxes }) =>
      boxes.flatMap(({ id, label, bins, quartiles }) =>
        bins.map(({ from, dialogs }): Cell[] => {
          const href = trialsHref(id, { rate: axis, from, below: from + STEP });
          return [name, label, from, { value: dialogs, href }, ...quartiles];
        }),
      ),
    ),
  };
  return (
    <FigureFrame
      id="score-distributions"
      title="Agentic scores"
      shows="Boxes from the first to the third quartile with the median, whiskers from the lowest to the highest half point that a dialog got."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[
        { of: "Dialogs", links: runs.map(({ id, label }) => ({ label, href: trialsHref(id, { sort: "total" }) })) },
      ]}
      paper={FIGURE_4}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {panels.map(({ axis, name, ticks, boxes }) => (
          <BoxPanel key={axis} title={name} axis={`points, 0 to ${ticks.at(-1)}`} ticks={ticks} boxes={boxes} />
        ))}
      </div>
    </FigureFrame>
  );
}
