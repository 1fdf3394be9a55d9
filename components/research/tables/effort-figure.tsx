"use client";

import { BarPanel, type IntervalBar } from "../charts/bar-panel";
import { FigureFrame } from "../frame/figure-frame";
import type { PaperFigure } from "../paper-figures";
import { type EffortFigure, type EffortOfRun, type EffortOfRuns, effortText } from "./effort-table";

/** What trials took: turns, and the share of calls that failed, next to all figures as a table (after DeepTravel, Figure 4). */
export function EffortFigureOfRuns({
  effort: { runs, table },
  source,
  paper,
}: {
  effort: EffortOfRuns;
  source: string;
  paper?: PaperFigure | undefined;
}) {
  return (
    <FigureFrame
      id="effort"
      level="h2"
      title="What it took"
      shows="Means over trials: rounds of calls of tools, calls, calls of models, tokens and seconds; and of all calls those that failed. Whiskers: 95 % intervals by bootstrap over tasks. “–”: not known of every trial."
      source={source}
      table={table}
      dialogs={[]}
      {...(paper && { paper })}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title="Turns" axis="rounds of calls in a trial" runs={runs} figureOf={({ turns }) => turns} />
        <Panel
          title="Calls that failed"
          axis="percent of all calls"
          runs={runs}
          figureOf={({ failedCalls }) => failedCalls}
        />
      </div>
    </FigureFrame>
  );
}

function Panel({
  title,
  axis,
  runs,
  figureOf,
}: {
  title: string;
  axis: string;
  runs: readonly EffortOfRun[];
  figureOf: (run: EffortOfRun) => EffortFigure | null;
}) {
  const bars = runs.map((run, color): IntervalBar => {
    const figure = figureOf(run);
    const { id, label } = run;
    if (figure === null) return { id, label, color, value: null, interval: null, text: "–" };
    return { id, label, color, value: figure.value, interval: figure.interval, text: effortText(figure.value) };
  });
  const most = Math.max(0, ...bars.map(({ value, interval }) => interval?.high ?? value ?? 0));
  return <BarPanel title={title} axis={axis} ticks={ticksTo(most)} bars={bars} />;
}

/** Five ticks from 0 to a round number that is as large. */
function ticksTo(most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000];
  const step = steps.find((one) => 4 * one >= most) ?? most / 4;
  return [0, 1, 2, 3, 4].map((tick) => tick * step);
}
