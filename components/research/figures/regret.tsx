"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { LinePanel } from "../charts/line-panel";
import { FigureFrame } from "../frame/figure-frame";
import { MissingFigure } from "../frame/missing-figure";
import { sourceOf } from "../frame/source";
import type { ShownRun } from "../runs/run";
import { ROUND_AXIS } from "./axes";

const TITLE = "Plan regret by round";
/** Ends of the axis whose quarters are round numbers. */
const TOPS = [0.04, 0.08, 0.2, 0.4, 0.6, 0.8, 1];

/** How much worse the plan is for not knowing everything. */
export function Regret({ runs }: { runs: readonly ShownRun[] }) {
  const series = runs
    .map(({ id, label, color, summary }) => ({
      id,
      label,
      color,
      points: summary.byRound.flatMap(({ round, regret }) => (regret === null ? [] : [{ x: round, y: regret }])),
    }))
    .filter(({ points }) => points.length > 0);
  if (series.length === 0) {
    return (
      <MissingFigure id="regret" title={TITLE}>
        None of these runs has it. <code>bench elicitation --regret 50</code> computes it on 50 sampled dialogs.
      </MissingFigure>
    );
  }
  const own = runs.filter(({ id }) => series.some((one) => one.id === id));
  const highest = Math.max(...series.flatMap(({ points }) => points.map(({ y }) => y)));
  const top = TOPS.find((one) => one >= highest) ?? 1;
  return (
    <FigureFrame
      id="regret"
      title={TITLE}
      shows="By the traveler's true preferences: how much worse the plan from what was learned is than the plan from all of it. 0 is no worse. Over sampled dialogs."
      source={sourceOf(own.map(({ summary }) => summary))}
      table={{
        columns: ["Policy", "Round", "Regret"],
        rows: series.flatMap(({ label, points }) => points.map(({ x, y }) => [label, x, y])),
      }}
      dialogs={[
        {
          of: "Dialogs",
          links: own.map(({ id, label }) => ({ label, href: trialsHref(id, { sort: "accuracyOverall" }) })),
        },
      ]}
    >
      <LinePanel
        title="All policies"
        series={series}
        x={ROUND_AXIS}
        y={{ label: "regret, 0 to 1", ticks: [0, top / 4, top / 2, (3 * top) / 4, top], digits: 2 }}
        height={300}
      />
    </FigureFrame>
  );
}
