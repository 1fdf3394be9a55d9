"use client";

import type { AgreementReport } from "@/server/views";
import { FigureFrame } from "../../frame/figure-frame";
import {
  correlationsTable,
  judgesTable,
  overTimeTable,
  questionsTable,
  raterScoresTable,
  ratersTable,
  scalesOf,
} from "./agreement-tables";
import { AlphaOverTime } from "./alpha-over-time";
import { CorrelationMatrix } from "./correlation-matrix";

/** How far the raters of a project agree, with one another and with judges. */
export function Agreement({ report }: { report: AgreementReport }) {
  const { items, ratings, questions, raters, overTime, correlations, judges } = report;
  if (ratings === 0) return <p className="text-muted">No ratings yet. Agreement is computed from the first ones on.</p>;
  const source = `${ratings.toLocaleString("en-US")} ratings of ${items.toLocaleString("en-US")} items by ${raters.length} ${raters.length === 1 ? "rater" : "raters"}. The latest rating of each rater and item counts.`;
  const frame = { source, dialogs: [], level: "h3" } as const;
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <FigureFrame
        {...frame}
        id="agreement-questions"
        title="Agreement by question"
        shows="Below a figure: its 95 % interval by bootstrap over items, and chance, how often two answers drawn from all answers would agree. α: ordinal for scales, nominal for choices. κ: mean over pairs of raters. “–”: undefined, for example where all answers are alike."
        table={questionsTable(report)}
      />
      <FigureFrame
        {...frame}
        id="agreement-raters"
        title="Agreement by rater"
        shows="Exact and within one: share of the other raters’ answers to the same units that agree; repeats: of the rater’s own answers when an item came again."
        table={ratersTable(report)}
      />
      {scalesOf(questions).length > 0 && (
        <FigureFrame
          {...frame}
          id="agreement-rater-scores"
          title="Scores by rater"
          shows="In points of each scale. Bias: own answer less the mean of the others to the same item."
          table={raterScoresTable(report)}
        />
      )}
      {overTime.length > 0 && questions.length > 0 && (
        <FigureFrame
          {...frame}
          id="agreement-over-time"
          title="Agreement over time"
          shows="Krippendorff’s α by part of the batch, in the order in which items got their last rating."
          table={overTimeTable(report)}
        >
          <AlphaOverTime report={report} />
        </FigureFrame>
      )}
      {correlations.length > 0 && (
        <FigureFrame
          {...frame}
          id="agreement-correlations"
          title="Correlation of the questions"
          shows="Spearman’s ρ over the items’ mean answers: whether questions measure different things."
          table={correlationsTable(report)}
        >
          <CorrelationMatrix report={report} />
        </FigureFrame>
      )}
      {judges.length > 0 && (
        <FigureFrame
          {...frame}
          id="agreement-judges"
          title="Judges against people"
          shows="A judge’s scores against the mean answer of people to the same items. κ: both rounded to points of the scale. Bias: judge less people, in points. Own spread: standard deviation of the judge’s repeated scores of one item, in points; 0 for the rules, which always give the same."
          table={judgesTable(report)}
        />
      )}
    </div>
  );
}
