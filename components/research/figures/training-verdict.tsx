"use client";

import { listed } from "../../format";
import { Notice } from "../../ui/notice";
import { trialsHref } from "../benchmark/figures/trial-filter";
import { FigureFrame } from "../frame/figure-frame";
import { MissingFigure } from "../frame/missing-figure";
import { sourceOf } from "../frame/source";
import type { Setting, ShownRun } from "../runs/run";
import { BASELINES, GAIN_ROUND, isAhead, type TrainedRun, trainingGains } from "./training-gains";

const TITLE = "Training against its baselines";
const BASELINE_NAMES = { untrained: "its untrained start", static: "the static list" } as const;

/** Why training adds no accuracy, as far as the setting explains it. */
const REASONS: Partial<Record<Setting, string>> = {
  shifted:
    "Policies were rewarded with the learned population. Of a traveler they see only the belief, and its networks keep the influences they learned there.",
  main: "The untrained network starts from the belief’s odds, which are as good as the Bayes bound on the population they were learned from.",
};

/** Whether trained policies know more than their untrained start and a static list, and if not, why. */
export function TrainingVerdict({ runs, setting }: { runs: readonly ShownRun[]; setting: Setting }) {
  const trained = trainingGains(runs);
  if (trained.length === 0) {
    return (
      <MissingFigure id="gains" title={TITLE}>
        Choose a trained policy, <code>untrained</code>, and <code>static</code> with the same travelers.
      </MissingFigure>
    );
  }
  const lags = trained.some(({ over }) => !isAhead(over.untrained));
  return (
    <FigureFrame
      id="gains"
      title={TITLE}
      shows={`Share of critical entries known after ${GAIN_ROUND} questions, and by how much that exceeds ${listed(BASELINES.map((name) => BASELINE_NAMES[name]))}. ±: one standard error of the difference, as if the travelers were not the same.`}
      source={sourceOf(runs.map(({ summary }) => summary))}
      table={{
        columns: [
          "Policy",
          `Critical after ${GAIN_ROUND}`,
          ...BASELINES.flatMap((name) => [`Over ${name}`, `± over ${name}`]),
        ],
        rows: trained.map(({ run: { id, label }, critical, over }) => [
          { value: label, href: trialsHref(id) },
          critical,
          ...BASELINES.flatMap((name) => [over[name].difference, over[name].standardError]),
        ]),
      }}
      dialogs={[]}
    >
      <Notice kind="information">
        {BASELINES.map((name) => sentenceOf(trained, name)).join(" ")}
        {lags && REASONS[setting] !== undefined && ` ${REASONS[setting]}`}
      </Notice>
    </FigureFrame>
  );
}

function sentenceOf(trained: readonly TrainedRun[], baseline: (typeof BASELINES)[number]): string {
  const name = BASELINE_NAMES[baseline];
  const ahead = trained.filter(({ over }) => isAhead(over[baseline])).map(({ run }) => run.label);
  if (ahead.length === 0) return `No trained policy beats ${name} by two standard errors.`;
  if (ahead.length === trained.length) return `Every trained policy beats ${name} by two standard errors or more.`;
  return `${listed(ahead)} ${ahead.length === 1 ? "beats" : "beat"} ${name} by two standard errors or more; the other trained policies do not.`;
}
