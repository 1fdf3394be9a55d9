import type { AgenticScores, DialogReward, RatingRow, Rubric, ScaleQuestion } from "@/server/views";
import type { RatedItem } from "./rated-item";
import { ratersOf, settledAnswers } from "./settled";

/**
 * What people gave each dialog, for `train policy dpo --rewards`: the mean of each scale question about the whole dialog over the answers
 * that count. Dialogs that lack an answer to one of these questions are left out, and pairs are no dialogs.
 */
export function dialogRewards(
  rubric: Rubric,
  items: readonly RatedItem[],
  rows: readonly RatingRow[],
): readonly DialogReward[] {
  const questions = rubric.questions.filter(
    (question): question is ScaleQuestion => question.kind === "scale" && question.level === "dialog",
  );
  const settled = settledAnswers(rows);
  return items.flatMap(({ id, content, source }) => {
    const answers = settled.get(id) ?? [];
    const means = questions.map((question) => ({ question, mean: meanOf(valuesOf(answers, question.id)) }));
    const answered = means.filter((each): each is { question: ScaleQuestion; mean: number } => each.mean !== null);
    if (content.unit !== "dialog" || answered.length === 0 || answered.length < questions.length) return [];
    const scores = Object.fromEntries(answered.map(({ question, mean }) => [question.id, mean]));
    return [
      {
        ...{ item: id, agent: source[0]?.agent ?? null, turns: content.turns, raters: ratersOf(answers), scores },
        reward: answered.reduce((sum, { question, mean }) => sum + shareOf(question, mean), 0) / answered.length,
        agentic: agenticOf(scores),
      },
    ];
  });
}

function valuesOf(answers: readonly RatingRow[], question: string): number[] {
  return answers.flatMap((answer) =>
    answer.question === question && typeof answer.value === "number" ? [answer.value] : [],
  );
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Where on its scale a value lies, 0 to 1. */
function shareOf({ anchors }: ScaleQuestion, value: number): number {
  const lowest = anchors[0]?.value ?? 0;
  const highest = anchors.at(-1)?.value ?? lowest;
  return Math.min(1, Math.max(0, (value - lowest) / (highest - lowest)));
}

/** People's scores on the axes of judges, where the first axis takes planning and prioritization together (APEC-Travel, appendix A.5). */
function agenticOf(scores: Readonly<Record<string, number>>): AgenticScores | null {
  const { planning, prioritization, proactive, clarification } = scores;
  if (planning === undefined || prioritization === undefined) return null;
  if (proactive === undefined || clarification === undefined) return null;
  const planPriority = (planning + prioritization) / 2;
  const axes = { planPriority, proactive, clarification, total: planPriority + proactive + clarification };
  // A scale of one's own under the paper's names may go beyond five points.
  return Math.max(planPriority, proactive, clarification) > 5 ? null : axes;
}
