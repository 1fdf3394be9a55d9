import type { Interval } from "@/server/statistics";

/** A coefficient with its 95 % interval by bootstrap over items; null where it is undefined or too few items were rated. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** How often two answers to the same unit agree, and how often two answers drawn from all answers would: shares from 0 to 1. */
export interface PercentAgreement extends Estimate {
  readonly chance: number | null;
}

/** Pairs of answers compared; the shares are null without a pair, `withinOne` also where no pair is of a scale. */
export interface SharesAgreeing {
  readonly pairs: number;
  readonly exact: number | null;
  readonly withinOne: number | null;
}

/** The raters' agreement on one question. Scales are ordinal, choices nominal. A unit is an item, or a turn of one. */
export interface QuestionAgreement {
  readonly question: string;
  readonly label: string;
  readonly kind: "scale" | "choice";
  /** Units that two raters or more answered, and all of their answers. */
  readonly units: number;
  readonly answers: number;
  readonly alpha: Estimate;
  /** Mean of Cohen’s κ over the pairs of raters, weighted by the units that they share. A choice has no distances: only the unweighted one. */
  readonly kappa: {
    readonly unweighted: number | null;
    readonly linear: number | null;
    readonly quadratic: number | null;
  };
  readonly exact: PercentAgreement;
  /** Null of a choice. */
  readonly withinOne: PercentAgreement | null;
}

/** One rater against the others who answered the same units. */
export interface RaterAgreement {
  readonly rater: string;
  readonly ratings: number;
  readonly medianSeconds: number | null;
  readonly others: SharesAgreeing;
  /** With oneself, over items that came again. */
  readonly consistency: SharesAgreeing;
  /** By scale question. `bias`: mean of own answer − mean of the others' to the same unit, in points. */
  readonly questions: readonly {
    readonly question: string;
    readonly mean: number | null;
    readonly bias: number | null;
  }[];
}

/** The agreement on a part of the items, in the order in which they were finished. */
export interface AgreementOverTime {
  /** From 1. */
  readonly part: number;
  readonly items: number;
  /** When its first and its last item were finished, ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly alphas: readonly { readonly question: string; readonly value: number | null }[];
}

/** Spearman's ρ between the items' mean answers to two scale questions (APEC-Travel, Figure 3). */
export interface QuestionCorrelation {
  readonly a: string;
  readonly b: string;
  readonly items: number;
  readonly value: number | null;
}

/** A judge's scores against the mean answers of people to the same items. */
export interface JudgeComparison {
  readonly items: number;
  readonly spearman: number | null;
  /** Quadratic, both rounded to points of the scale; null where a score is off the scale. */
  readonly kappa: number | null;
  /** Mean score of the judge − mean of people, in points. */
  readonly bias: number;
}

export interface JudgeAgreement extends JudgeComparison {
  readonly judge: string;
  readonly question: string;
  readonly interval: Interval | null;
  /** By the policy or model that asked, where it is known. */
  readonly byAgent: readonly (JudgeComparison & { readonly agent: string })[];
  /** Of repeated scores of one item: the standard deviation within items, pooled, in points. Null where none is repeated. */
  readonly ownSpread: { readonly items: number; readonly deviation: number } | null;
}

/** What the ratings of a project say of its raters, its questions and its judges. */
export interface AgreementReport {
  /** Items with a rating, and the ratings that count: the latest of each rater and item. */
  readonly items: number;
  readonly ratings: number;
  readonly questions: readonly QuestionAgreement[];
  readonly raters: readonly RaterAgreement[];
  /** Empty below 20 items that two raters rated. */
  readonly overTime: readonly AgreementOverTime[];
  readonly correlations: readonly QuestionCorrelation[];
  readonly judges: readonly JudgeAgreement[];
}
