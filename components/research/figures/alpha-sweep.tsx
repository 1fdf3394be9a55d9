"use client";

import { trialsHref } from "../benchmark/figures/trial-filter";
import { LinePanel } from "../charts/line-panel";
import type { Series } from "../charts/series";
import { FigureFrame } from "../frame/figure-frame";
import { MissingFigure } from "../frame/missing-figure";
import { sourceOf } from "../frame/source";
import { FIGURE_6 } from "../paper-figures";
import type { ListedRun } from "../runs/run";
import { SHARE_AXIS, TOTAL_TICKS } from "./axes";
import { ACCURACY, REWARD_FORMULA, TOTAL } from "./measures";
import { alphaSweep, overSeeds } from "./training-comparisons";

const TITLE = "The weight of accuracy in the reward";

/** Fig. 6: what α does to accuracy and agentic scores. Of every run of the simulator, chosen or not. */
export function AlphaSweep({ runs }: { runs: readonly ListedRun[] }) {
  const sweep = alphaSweep(runs);
  if (sweep === null) {
    return (
      <MissingFigure id="alpha" title={TITLE}>
        It takes runs of a policy trained with two values of α at least: <code>train policy dpo --alpha 0.3</code>, then{" "}
        <code>bench elicitation</code> and <code>runs import</code> for each.
      </MissingFigure>
    );
  }
  const measures = [...ACCURACY, TOTAL].map(({ name, of }, color): Series => {
    const points = sweep.steps.map(({ alpha, runs: own }) => {
      const { mean, deviation } = overSeeds(own.map(({ means }) => of(means)));
      return { x: alpha, y: mean, spread: deviation ?? undefined };
    });
    return { id: name, label: name.replace("Accuracy, ", ""), color, points };
  });
  const axis = { label: "α", ticks: sweep.steps.map(({ alpha }) => alpha) };
  const own = sweep.steps.flatMap((step) => step.runs);
  return (
    <FigureFrame
      id="alpha"
      title={TITLE}
      shows={`${REWARD_FORMULA}. Policies trained by ${sweep.of}. Whiskers: one standard deviation over the seeds of training, where there are several.`}
      source={sourceOf(own.map(({ means }) => means))}
      table={{
        columns: ["α", "Measure", "Mean", "Standard deviation", "Runs"],
        rows: sweep.steps.flatMap(({ alpha, runs: trained }) =>
          [...ACCURACY, TOTAL].map(({ name, of }) => {
            const { mean, deviation } = overSeeds(trained.map(({ means }) => of(means)));
            return [alpha, name, mean, deviation, trained.length];
          }),
        ),
      }}
      dialogs={[
        {
          of: "Dialogs",
          links: own.map(({ id, name, means }) => ({
            label: `α = ${means.training?.alpha} (${name})`,
            href: trialsHref(id),
          })),
        },
      ]}
      paper={FIGURE_6}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <LinePanel title="Accuracy" series={measures.slice(0, 2)} x={axis} y={SHARE_AXIS} />
        <LinePanel
          title="Agentic scores, total"
          series={measures.slice(2)}
          x={axis}
          y={{ label: "points, 0 to 15", ticks: TOTAL_TICKS, digits: 0 }}
        />
      </div>
    </FigureFrame>
  );
}
