"use client";

import type { AgreementReport } from "@/server/views";
import { LinePanel } from "../../charts/line-panel";

/** α of each question by part of the batch; below 0 raters agree less than by chance. */
export function AlphaOverTime({ report: { overTime, questions } }: { report: AgreementReport }) {
  const series = questions.map(({ question, label }, color) => ({
    id: question,
    label,
    color,
    points: overTime.flatMap(({ part, alphas }) => {
      const value = alphas.find((alpha) => alpha.question === question)?.value ?? null;
      return value === null ? [] : [{ x: part, y: value }];
    }),
  }));
  const isNegative = series.some(({ points }) => points.some(({ y }) => y < 0));
  return (
    <LinePanel
      title="By part of the batch"
      series={series}
      x={{ label: "Part", ticks: overTime.map(({ part }) => part) }}
      y={{ label: "Krippendorff’s α", ticks: isNegative ? [-1, -0.5, 0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1], digits: 2 }}
    />
  );
}
