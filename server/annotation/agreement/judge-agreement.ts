import { spearman, weightedKappa } from "@/server/statistics";
import { groupBy } from "@/server/trip";
import type { JudgeAgreement, JudgeComparison, Rating, ScaleQuestion } from "@/server/views";
import { bootstrapOverItems } from "./bootstrap-items";
import { type AgreementInput, lowestPoint, meansByItem, pointsOf } from "./coded-answers";

/** A judge that scored an item more than once is named `NAME`, `NAME#2`, `NAME#3`, … in the item's source. */
const REPEAT = /#\d+$/;

interface Judged {
  readonly agent: string | null;
  readonly people: number;
  /** Of the same judge, in points. */
  readonly scores: readonly number[];
}

/** Every judge against people, by scale question. Items are single dialogs that a person rated and the judge scored. */
export async function judgeAgreements(
  { rubric, items }: AgreementInput,
  counted: readonly Rating[],
): Promise<JudgeAgreement[]> {
  const agreements: JudgeAgreement[] = [];
  for (const question of rubric.questions) {
    if (question.kind !== "scale") continue;
    for (const [judge, judged] of judgedItems(question, items, meansByItem(question, counted))) {
      agreements.push({ judge, question: question.id, ...(await against(question, judged)) });
    }
  }
  return agreements.sort((one, other) => (one.judge < other.judge ? -1 : one.judge > other.judge ? 1 : 0));
}

function judgedItems(
  question: ScaleQuestion,
  items: AgreementInput["items"],
  means: ReadonlyMap<string, number>,
): Map<string, Judged[]> {
  const byJudge = new Map<string, Judged[]>();
  for (const { id, source } of items) {
    const [dialog] = source;
    const people = means.get(id);
    if (dialog === undefined || source.length !== 1 || people === undefined) continue;
    const named = groupBy(Object.entries(dialog.judged), ([name]) => name.replace(REPEAT, ""));
    for (const [judge, repeats] of named) {
      const scores = repeats.flatMap(([, byQuestion]) => byQuestion[question.id] ?? []);
      if (scores.length === 0) continue;
      byJudge.set(judge, [...(byJudge.get(judge) ?? []), { agent: dialog.agent, people, scores }]);
    }
  }
  return byJudge;
}

async function against(question: ScaleQuestion, judged: readonly Judged[]) {
  const byAgent = [...groupBy(judged, ({ agent }) => agent)].flatMap(([agent, items]) =>
    agent === null ? [] : [{ agent, ...comparison(question, items) }],
  );
  return {
    ...comparison(question, judged),
    interval: await bootstrapOverItems(judged.map(pairOf), spearman),
    byAgent: byAgent.sort((one, other) => (one.agent < other.agent ? -1 : 1)),
    ownSpread: ownSpread(judged),
  };
}

function comparison(question: ScaleQuestion, judged: readonly Judged[]): JudgeComparison {
  const pairs = judged.map(pairOf);
  const codes = pairs.map(([score, people]): [number, number] => [
    Math.round(score - lowestPoint(question)),
    Math.round(people - lowestPoint(question)),
  ]);
  const points = pointsOf(question);
  const isOnScale = codes.every(([score]) => score >= 0 && score < points);
  return {
    items: judged.length,
    spearman: spearman(pairs),
    kappa: isOnScale ? weightedKappa(codes, { points, weights: "quadratic" }) : null,
    bias: pairs.reduce((sum, [score, people]) => sum + score - people, 0) / pairs.length,
  };
}

/** The judge's mean score, and that of people. */
function pairOf({ scores, people }: Judged): [number, number] {
  return [scores.reduce((sum, score) => sum + score, 0) / scores.length, people];
}

/** √(Σ squared deviations from the item's mean / Σ (scores − 1)). */
function ownSpread(judged: readonly Judged[]): JudgeAgreement["ownSpread"] {
  const repeated = judged.filter(({ scores }) => scores.length > 1);
  if (repeated.length === 0) return null;
  let [squares, freedom] = [0, 0];
  for (const item of repeated) {
    const [mean] = pairOf(item);
    squares += item.scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    freedom += item.scores.length - 1;
  }
  return { items: repeated.length, deviation: Math.sqrt(squares / freedom) };
}
