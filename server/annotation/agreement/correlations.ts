import { spearman } from "@/server/statistics";
import type { QuestionCorrelation, Rating, Rubric } from "@/server/views";
import { meansByItem } from "./coded-answers";

/** Spearman's ρ of each two scale questions over the items' mean answers: whether they measure different things (APEC-Travel, Figure 3). */
export function questionCorrelations({ questions }: Rubric, counted: readonly Rating[]): QuestionCorrelation[] {
  const means = questions.flatMap((question) =>
    question.kind === "scale" ? [{ id: question.id, byItem: meansByItem(question, counted) }] : [],
  );
  return means.flatMap((a, at) =>
    means.slice(at + 1).map((b) => {
      const pairs = [...a.byItem].flatMap(([item, mean]): [number, number][] => {
        const other = b.byItem.get(item);
        return other === undefined ? [] : [[mean, other]];
      });
      return { a: a.id, b: b.id, items: pairs.length, value: spearman(pairs) };
    }),
  );
}
