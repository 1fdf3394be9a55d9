import type { AgreementReport } from "@/server/views";
import type { Cell, DataTable } from "../../table/table";
import { biasCell, coefficientCell, percentCell, pointsCell, shareCell } from "./cells";

/** By question: α and percent with their intervals, κ, and what they rest on. */
export function questionsTable({ questions }: AgreementReport): DataTable {
  return {
    columns: [
      "Question",
      "Krippendorff’s α",
      "κ",
      "κ linear",
      "κ quadratic",
      "Exact",
      "Within one",
      "Units",
      "Answers",
    ],
    rows: questions.map(({ label, alpha, kappa, exact, withinOne, units, answers }): Cell[] => [
      label,
      coefficientCell(alpha, units),
      ...[kappa.unweighted, kappa.linear, kappa.quadratic].map((value) =>
        coefficientCell({ value, interval: null }, units),
      ),
      percentCell(exact, units),
      percentCell(withinOne, units),
      units,
      answers,
    ]),
  };
}

/** By rater: agreement with the others and with oneself, and time. */
export function ratersTable({ raters }: AgreementReport): DataTable {
  return {
    columns: ["Rater", "Ratings", "Median seconds", "Exact", "Within one", "Exact, repeats", "Within one, repeats"],
    rows: raters.map(({ rater, ratings, medianSeconds, others, consistency }): Cell[] => [
      rater,
      ratings,
      medianSeconds === null ? null : Math.round(medianSeconds),
      ...[others, consistency].flatMap(({ exact, withinOne }) => [shareCell(exact), shareCell(withinOne)]),
    ]),
  };
}

/** By rater: mean and bias of each scale question. */
export function raterScoresTable({ raters, questions }: AgreementReport): DataTable {
  const scales = scalesOf(questions);
  return {
    columns: ["Rater", ...scales.flatMap(({ label }) => [`${label}: mean`, `${label}: bias`])],
    rows: raters.map(({ rater, questions: own }): Cell[] => [
      rater,
      ...scales.flatMap(({ question }) => {
        const { mean = null, bias = null } = own.find((one) => one.question === question) ?? {};
        return [pointsCell(mean), biasCell(bias)];
      }),
    ]),
  };
}

/** Those that have points. */
export function scalesOf(questions: AgreementReport["questions"]): AgreementReport["questions"] {
  return questions.filter(({ kind }) => kind === "scale");
}

/** α of each question by part of the batch. */
export function overTimeTable({ overTime, questions }: AgreementReport): DataTable {
  return {
    columns: ["Part", "Items", "From", "To", ...questions.map(({ label }) => label)],
    rows: overTime.map(({ part, items, from, to, alphas }): Cell[] => [
      part,
      items,
      from.slice(0, 10),
      to.slice(0, 10),
      ...questions.map(({ question }) => {
        const value = alphas.find((alpha) => alpha.question === question)?.value ?? null;
        return coefficientCell({ value, interval: null }, items);
      }),
    ]),
  };
}

/** Each two questions once. */
export function correlationsTable(report: AgreementReport): DataTable {
  return {
    columns: ["Question", "Other question", "Spearman’s ρ", "Items"],
    rows: report.correlations.map(({ a, b, value, items }) => [
      labelOf(report, a),
      labelOf(report, b),
      pointsCell(value),
      items,
    ]),
  };
}

/** Each judge and question over all items, then by the policy or model that asked. */
export function judgesTable(report: AgreementReport): DataTable {
  return {
    columns: [
      "Judge",
      "Question",
      "Asked by",
      "Spearman’s ρ",
      "κ quadratic",
      "Bias, points",
      "Own spread, points",
      "Items",
    ],
    rows: report.judges.flatMap(({ judge, question, byAgent, ownSpread, interval, ...all }): Cell[][] => [
      [
        ...[judge, labelOf(report, question), "all"],
        coefficientCell({ value: all.spearman, interval }, all.items),
        coefficientCell({ value: all.kappa, interval: null }, all.items),
        biasCell(all.bias),
        pointsCell(ownSpread?.deviation ?? null),
        all.items,
      ],
      ...byAgent.map(({ agent, spearman, kappa, bias, items }): Cell[] => [
        ...[judge, labelOf(report, question), agent],
        coefficientCell({ value: spearman, interval: null }, items),
        coefficientCell({ value: kappa, interval: null }, items),
        biasCell(bias),
        null,
        items,
      ]),
    ]),
  };
}

function labelOf({ questions }: AgreementReport, id: string): string {
  return questions.find(({ question }) => question === id)?.label ?? id;
}
