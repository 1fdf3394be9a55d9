import { type KappaWeights, weightedKappa } from "@/server/statistics";
import type { Estimate, PercentAgreement, QuestionAgreement, Rating } from "@/server/views";
import { bootstrapOverItems } from "./bootstrap-items";
import { type CodedQuestion, comparedByItem, pointsOf, type Unit, unitsOf } from "./coded-answers";
import { alphaOf, coincidencesOf, type Level } from "./coefficients/krippendorff-alpha";
import { agreeingPairs, chanceAgreement, type PairCount } from "./coefficients/percent-agreement";

/** The raters' agreement on one question, with intervals over items. O(answers · resamples). */
export async function questionAgreement(
  question: CodedQuestion,
  ratings: readonly Rating[],
): Promise<QuestionAgreement> {
  const units = unitsOf(question, ratings);
  const items = comparedByItem(units);
  const isScale = question.kind === "scale";
  const kappa = (weights: KappaWeights) => meanKappa(units, { points: pointsOf(question), weights });
  return {
    question: question.id,
    label: question.label,
    kind: question.kind,
    units: items.flat().length,
    answers: items.flat(2).length,
    alpha: await alphaWithInterval(items, { points: pointsOf(question), level: levelOf(question) }),
    kappa: {
      unweighted: kappa("none"),
      linear: isScale ? kappa("linear") : null,
      quadratic: isScale ? kappa("quadratic") : null,
    },
    exact: await percentWithInterval(items, 0),
    withinOne: isScale ? await percentWithInterval(items, 1) : null,
  };
}

/** The points of a scale have an order, options have none. */
export function levelOf({ kind }: CodedQuestion): Level {
  return kind === "scale" ? "ordinal" : "nominal";
}

async function alphaWithInterval(
  items: readonly number[][][],
  measure: { points: number; level: Level },
): Promise<Estimate> {
  const added = items.map((units) => coincidencesOf(units, measure.points));
  return {
    value: alphaOf(added, measure),
    interval: await bootstrapOverItems(added, (drawn) => alphaOf(drawn, measure)),
  };
}

async function percentWithInterval(items: readonly number[][][], within: number): Promise<PercentAgreement> {
  const counts = items.map((units) => agreeingPairs(units, within));
  const share = (drawn: readonly PairCount[]) => {
    let [agreeing, pairs] = [0, 0];
    for (const count of drawn) {
      agreeing += count.agreeing;
      pairs += count.pairs;
    }
    return pairs === 0 ? null : agreeing / pairs;
  };
  return {
    value: share(counts),
    interval: await bootstrapOverItems(counts, share),
    chance: chanceAgreement(items.flat(), within),
  };
}

/** Over the pairs of raters who share a unit and whose κ is defined, weighted by how many they share. */
function meanKappa(units: readonly Unit[], measure: { points: number; weights: KappaWeights }): number | null {
  const pairs = new Map<string, [number, number][]>();
  for (const { codes } of units) {
    const answers = [...codes].sort(([one], [other]) => (one < other ? -1 : 1));
    answers.forEach(([rater, code], at) => {
      for (const [other, otherCode] of answers.slice(at + 1)) {
        const key = `${rater} ${other}`;
        const shared = pairs.get(key) ?? [];
        shared.push([code, otherCode]);
        pairs.set(key, shared);
      }
    });
  }
  let [sum, weight] = [0, 0];
  for (const shared of pairs.values()) {
    const kappa = weightedKappa(shared, measure);
    if (kappa === null) continue;
    sum += kappa * shared.length;
    weight += shared.length;
  }
  return weight === 0 ? null : sum / weight;
}
