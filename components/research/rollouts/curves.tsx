"use client";

import type { RolloutFigures, RolloutRunView } from "@/server/views";
import { LinePanel } from "../charts/line-panel";
import { FigureFrame } from "../frame/figure-frame";
import type { DataTable } from "../table/table";
import { axisTo, stepTicks } from "./axis";

interface Line {
  readonly label: string;
  readonly of: (step: RolloutFigures) => number | null;
}

interface Panel {
  readonly title: string;
  readonly axis: string;
  readonly lines: readonly Line[];
  /** A share of 0 to 1, whatever its values. */
  readonly isShare?: true;
}

const PANELS: readonly Panel[] = [
  {
    title: "Reward",
    axis: "mean of a rollout",
    lines: [{ label: "mean", of: ({ reward }) => reward.mean }],
    isShare: true,
  },
  {
    title: "Length",
    axis: "characters that the model wrote",
    lines: [{ label: "mean", of: (step) => step.characters }],
  },
  {
    title: "Turns",
    axis: "of a rollout",
    lines: [
      { label: "answers", of: ({ turns }) => turns },
      { label: "calls", of: ({ toolCalls }) => toolCalls },
    ],
  },
  {
    title: "Tool errors",
    axis: "share of calls that fail",
    lines: [{ label: "failed", of: ({ toolErrors }) => toolErrors }],
    isShare: true,
  },
  { title: "Entropy", axis: "nats per token", lines: [{ label: "mean", of: ({ entropy }) => entropy }] },
  {
    title: "Keep rate",
    axis: "share of groups with spread",
    lines: [{ label: "kept", of: ({ keepRate }) => keepRate }],
    isShare: true,
  },
  {
    title: "Replay buffer",
    axis: "failed tasks that wait",
    lines: [
      { label: "waiting", of: ({ replay }) => replay.size },
      { label: "replayed", of: ({ replay }) => replay.replayed },
    ],
  },
];

/** How the rollouts change from step to step. */
export function Curves({ view, source }: { view: RolloutRunView; source: string }) {
  const { figures, id } = view;
  return (
    <FigureFrame
      id={`rollouts-${id}`}
      title="By step"
      shows="Means over all rollouts of a step, those of dropped groups included."
      source={source}
      level="h2"
      table={tableOf(figures)}
      dialogs={[]}
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {PANELS.map((panel) => (
          <StepPanel key={panel.title} panel={panel} figures={figures} />
        ))}
      </div>
    </FigureFrame>
  );
}

function StepPanel({
  panel: { title, axis, lines, isShare },
  figures,
}: {
  panel: Panel;
  figures: readonly RolloutFigures[];
}) {
  const series = lines
    .map(({ label, of }, color) => ({
      ...{ id: label, label, color },
      points: figures.flatMap((step) => {
        const y = of(step);
        return y === null ? [] : [{ x: step.step, y }];
      }),
    }))
    .filter(({ points }) => points.length > 0);
  if (series.length === 0) {
    return (
      <div className="flex flex-col gap-1 text-sm">
        <h3 className="font-medium">{title}</h3>
        <p className="text-muted">
          {title === "Entropy" ? "The model’s server reports no log-probabilities." : "Nothing was counted."}
        </p>
      </div>
    );
  }
  const highest = isShare ? [1] : series.flatMap(({ points }) => points.map(({ y }) => y));
  const { ticks, digits } = axisTo(highest);
  return (
    <LinePanel
      title={title}
      series={series}
      x={{ label: "step", ticks: stepTicks(figures.at(-1)?.step ?? 1) }}
      y={{ label: axis, ticks, digits }}
      height={200}
    />
  );
}

function tableOf(figures: readonly RolloutFigures[]): DataTable {
  return {
    columns: [
      ...["Step", "Reward", "Deviation", "Characters", "Tokens", "Answers", "Calls", "Failed calls", "Entropy"],
      ...["Kept groups", "Waiting", "Replayed", "Solved", "Given up", "Pushed out"],
    ],
    rows: figures.map(({ step, reward, replay, ...means }) => [
      ...[step, reward.mean, reward.deviation, means.characters, means.completionTokens, means.turns, means.toolCalls],
      ...[means.toolErrors, means.entropy, means.keepRate],
      ...[replay.size, replay.replayed, replay.solved, replay.givenUp, replay.pushedOut],
    ]),
    shares: ["Reward", "Deviation", "Failed calls", "Kept groups"],
  };
}
