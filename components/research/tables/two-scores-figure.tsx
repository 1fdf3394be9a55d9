"use client";

import { BarPanel, type IntervalBar } from "../charts/bar-panel";
import { FigureFrame } from "../frame/figure-frame";
import { RATE_REMARK } from "../rates/cells";
import { type Rate, valueText } from "../rates/rate";
import type { ScoresOfRuns, TwoScores } from "./score-kinds";

const TICKS = [0, 25, 50, 75, 100];

/** Each run twice, by what is solved and by how far it came: where few tasks are solved, the first tells methods apart badly (TDAG, Figure 3). */
export function TwoScoresFigure({ scores, source }: { scores: ScoresOfRuns; source: string }) {
  const { binary, fine, runs, table } = scores;
  const unit = runs.find((run) => run.fine !== null)?.fine?.unit ?? "points";
  return (
    <FigureFrame
      id="two-scores"
      level="h2"
      title="Binary and fine-grained scores"
      shows={`Trials that count as solved (${binary.label}) next to ${fine.label}, which tells how far they came. Whiskers: 95 % intervals. ${RATE_REMARK}`}
      source={source}
      table={table}
      dialogs={[]}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <BarPanel
          title={binary.label}
          axis="percent of trials"
          ticks={TICKS}
          bars={barsOf(runs, (run) => run.binary)}
        />
        <BarPanel
          title={fine.label}
          axis={unit === "share" ? "percent" : "points of 100"}
          ticks={TICKS}
          bars={barsOf(runs, (run) => run.fine)}
        />
      </div>
    </FigureFrame>
  );
}

function barsOf(runs: readonly TwoScores[], rateOfRun: (run: TwoScores) => Rate | null): IntervalBar[] {
  return runs.map((run, color) => {
    const rate = rateOfRun(run);
    const { id, label } = run;
    if (rate === null) return { id, label, color, value: null, interval: null, text: "none" };
    const { unit, value, interval } = rate;
    const scale = unit === "share" ? 100 : 1;
    return {
      ...{ id, label, color, value: scale * value },
      interval: interval && { low: scale * interval.low, high: scale * interval.high },
      text: valueText(value, rate),
    };
  });
}
