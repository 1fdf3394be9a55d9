import { meanOf, quantile } from "@/server/statistics";
import { groupBy } from "@/server/trip";
import type { RaterAgreement, Rating, SharesAgreeing } from "@/server/views";
import {
  type AgreementInput,
  type CodedQuestion,
  codedQuestions,
  countedRatings,
  lowestPoint,
  repeatedRatings,
  type Unit,
  unitsOf,
} from "./coded-answers";

interface ComparedUnits {
  readonly question: CodedQuestion;
  readonly units: readonly Unit[];
}

/** Each rater against the others and against the own repeats, by pseudonym. O(answers · raters per unit). */
export function raterAgreements(input: AgreementInput): RaterAgreement[] {
  const counted = countedRatings(input);
  const questions = codedQuestions(input.rubric);
  const compared = questions.map((question) => ({ question, units: unitsOf(question, counted) }));
  const repeated = groupBy(repeatedRatings(input, counted), ([{ rater }]) => rater);
  const byRater = [...groupBy(counted, ({ rater }) => rater)].sort(([one], [other]) => (one < other ? -1 : 1));
  return byRater.map(([rater, ratings]) => ({
    rater,
    ratings: ratings.length,
    medianSeconds: quantile(
      ratings.flatMap(({ seconds }) => seconds ?? []).sort((a, b) => a - b),
      0.5,
    ),
    others: sharesOf(compared.flatMap((units) => differencesFromOthers(rater, units))),
    consistency: sharesOf(questions.flatMap((question) => differencesOfRepeats(question, repeated.get(rater) ?? []))),
    questions: compared.flatMap(({ question, units }) =>
      question.kind === "scale" ? [{ question: question.id, ...meanAndBias(rater, units, lowestPoint(question)) }] : [],
    ),
  }));
}

interface Difference {
  readonly points: number;
  readonly isOfScale: boolean;
}

function differencesFromOthers(rater: string, { question, units }: ComparedUnits): Difference[] {
  return units.flatMap(({ codes }) => {
    const own = codes.get(rater);
    if (own === undefined) return [];
    return others(rater, codes).map((code) => ({
      points: Math.abs(own - code),
      isOfScale: question.kind === "scale",
    }));
  });
}

/** The repeat counts as a second rater. */
function differencesOfRepeats(question: CodedQuestion, pairs: readonly (readonly [Rating, Rating])[]): Difference[] {
  return pairs.flatMap(([rating, repeat]) => {
    const units = unitsOf(question, [
      { ...rating, rater: "first" },
      { ...repeat, rater: "second" },
    ]);
    return differencesFromOthers("first", { question, units });
  });
}

function sharesOf(differences: readonly Difference[]): SharesAgreeing {
  const ofScales = differences.filter(({ isOfScale }) => isOfScale);
  const share = (all: readonly Difference[], within: number) =>
    all.length === 0 ? null : all.filter(({ points }) => points <= within).length / all.length;
  return { pairs: differences.length, exact: share(differences, 0), withinOne: share(ofScales, 1) };
}

function meanAndBias(rater: string, units: readonly Unit[], lowest: number) {
  const own = units.flatMap(({ codes }) => codes.get(rater) ?? []);
  const biases = units.flatMap(({ codes }) => {
    const code = codes.get(rater);
    const otherMean = meanOf(others(rater, codes));
    return code === undefined || otherMean === null ? [] : [code - otherMean];
  });
  const mean = meanOf(own);
  return { mean: mean === null ? null : lowest + mean, bias: meanOf(biases) };
}

function others(rater: string, codes: ReadonlyMap<string, number>): number[] {
  return [...codes].filter(([other]) => other !== rater).map(([, code]) => code);
}
