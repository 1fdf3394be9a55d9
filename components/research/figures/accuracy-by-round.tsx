"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { LinePanel } from "../charts/line-panel";
import type { Series } from "../charts/series";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import type { ShownRun } from "../runs/run";
import { ROUND_AXIS, SHARE_AXIS } from "./axes";

/** How much is known after each question. */
export function AccuracyByRound({ runs }: { runs: readonly ShownRun[] }) {
  const critical: Series[] = runs.map(({ id, label, color, summary }) => ({
    id,
    label,
    color,
    points: summary.byRound.map(({ round, critical: y }) => ({
      x: round,
      y,
      spread: summary.spread.criticalAt.find((at) => at.round === round)?.standardError,
    })),
  }));
  const overall: Series[] = runs.map(({ id, label, color, summary }) => ({
    id,
    label,
    color,
    points: summary.byRound.map((at) => ({ x: at.round, y: at.overall })),
  }));
  const table = {
    columns: ["Policy", "Round", "Critical accuracy", "Overall accuracy"],
    rows: runs.flatMap(({ label, summary }) => summary.byRound.map((at) => [label, at.round, at.critical, at.overall])),
  };
  return (
    <FigureFrame
      id="accuracy-by-round"
      title="Accuracy by round"
      shows="Round 0 is the opening. Whiskers: one standard error over the travelers."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[
        {
          of: "Dialogs",
          links: runs.map(({ id, label }) => ({ label, href: trialsHref(id, { sort: "accuracyCritical" }) })),
        },
      ]}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <LinePanel title="Critical entries" series={critical} x={ROUND_AXIS} y={SHARE_AXIS} height={320} />
        <LinePanel title="All 54 entries" series={overall} x={ROUND_AXIS} y={SHARE_AXIS} height={320} />
      </div>
    </FigureFrame>
  );
}
