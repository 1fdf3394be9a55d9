import type { Answer, AnswerAgreement, Rubric } from "@/server/views";

/** How far answers to the rubric's scale questions agree, over pairs of ratings of the same item. */
export function agreementOver(
  pairs: readonly (readonly [readonly Answer[], readonly Answer[]])[],
  rubric: Rubric,
): AnswerAgreement {
  const differences = pairs.flatMap(([one, other]) => scaleDifferences(one, other, rubric));
  const count = differences.length;
  const shareUpTo = (limit: number) => differences.filter((difference) => difference <= limit).length / count;
  if (count === 0) return { pairs: 0, exact: null, withinOne: null };
  return { pairs: count, exact: shareUpTo(0), withinOne: shareUpTo(1) };
}

/** Of each scale question the highest value less the lowest, at the turn where they are furthest apart; null with fewer than two. */
export function spreadOf(ratings: readonly (readonly Answer[])[], rubric: Rubric): Record<string, number | null> {
  const scales = rubric.questions.filter(({ kind }) => kind === "scale");
  return Object.fromEntries(
    scales.map(({ id }) => [id, widest(ratings.flat().filter(({ question }) => question === id))]),
  );
}

/** The answer to the same question about the same turn. */
export function answerLike(answers: readonly Answer[], like: Pick<Answer, "question" | "turn">): Answer | undefined {
  return answers.find(({ question, turn }) => question === like.question && turn === like.turn);
}

function scaleDifferences(one: readonly Answer[], other: readonly Answer[], rubric: Rubric): number[] {
  const scales = new Set(rubric.questions.filter(({ kind }) => kind === "scale").map(({ id }) => id));
  return one.flatMap((answer) => {
    if (!scales.has(answer.question)) return [];
    const value = answerLike(other, answer)?.value;
    return typeof answer.value === "number" && typeof value === "number" ? [Math.abs(answer.value - value)] : [];
  });
}

function widest(answers: readonly Answer[]): number | null {
  const turns = [...new Set(answers.map(({ turn }) => turn))];
  const spreads = turns.flatMap((turn) => {
    const values = answers
      .filter((answer) => answer.turn === turn)
      .flatMap(({ value }) => (typeof value === "number" ? [value] : []));
    return values.length < 2 ? [] : [Math.max(...values) - Math.min(...values)];
  });
  return spreads.length === 0 ? null : Math.max(...spreads);
}
