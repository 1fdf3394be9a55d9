import type { AgreementReport, QuestionAgreement } from "@/server/views";
import { type AgreementInput, codedQuestions, countedRatings } from "./coded-answers";
import { questionCorrelations } from "./correlations";
import { judgeAgreements } from "./judge-agreement";
import { agreementOverTime } from "./over-time";
import { questionAgreement } from "./question-agreement";
import { raterAgreements } from "./rater-agreement";

/**
 * What the ratings of a project say of its raters, questions and judges. The latest rating of each rater and item counts; repeats
 * serve self-consistency alone, adjudications nothing here. O(answers · resamples), with room for other work in between.
 */
export async function agreementReport(input: AgreementInput): Promise<AgreementReport> {
  const counted = countedRatings(input);
  const questions: QuestionAgreement[] = [];
  for (const question of codedQuestions(input.rubric)) questions.push(await questionAgreement(question, counted));
  return {
    items: new Set(counted.map(({ itemId }) => itemId)).size,
    ratings: counted.length,
    questions,
    raters: raterAgreements(input),
    overTime: agreementOverTime(input.rubric, counted),
    correlations: questionCorrelations(input.rubric, counted),
    judges: await judgeAgreements(input, counted),
  };
}
