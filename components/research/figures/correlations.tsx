"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { MatrixPanel } from "../charts/matrix-panel";
import { FigureFrame } from "../frame/figure-frame";
import { sourceOf } from "../frame/source";
import { FIGURE_8 } from "../paper-figures";
import type { ShownRun } from "../runs/run";

const NAMES: Record<string, string> = {
  planPriority: "Plan & priority",
  proactive: "Proactive",
  clarification: "Clarification",
};

/** Fig. 8: whether the agentic scores measure different things. */
export function Correlations({ runs }: { runs: readonly ShownRun[] }) {
  const axes = Object.keys(NAMES);
  const named = (axis: string) => NAMES[axis] ?? axis;
  const table = {
    columns: ["Policy", "Score", "Other score", "Pearson’s r"],
    rows: runs.flatMap(({ label, summary }) =>
      summary.correlations.filter(({ a, b }) => a !== b).map(({ a, b, value }) => [label, named(a), named(b), value]),
    ),
  };
  return (
    <FigureFrame
      id="correlations"
      title="Correlation of the agentic scores"
      shows="Over the dialogs of a run. “–”: one of the two scores is the same in every dialog."
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={table}
      dialogs={[{ of: "Dialogs", links: runs.map(({ id, label }) => ({ label, href: trialsHref(id) })) }]}
      paper={FIGURE_8}
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {runs.map(({ id, label, summary }) => (
          <MatrixPanel
            key={id}
            title={label}
            names={axes.map(named)}
            valueAt={(row, column) => {
              if (row === column) return 1;
              const isOf = (a: string, b: string) => named(a) === row && named(b) === column;
              return summary.correlations.find(({ a, b }) => isOf(a, b) || isOf(b, a))?.value ?? null;
            }}
          />
        ))}
      </div>
    </FigureFrame>
  );
}
