import type { Answer, Rubric } from "@/server/views";

/** An answer in words: the point of a scale, the label of an option, or the text itself. */
export function answerLabel(rubric: Rubric, questionId: string, value: Answer["value"]): string {
  const question = rubric.questions.find(({ id }) => id === questionId);
  if (question?.kind === "choice")
    return question.options.find((option) => option.value === value)?.label ?? String(value);
  return String(value);
}
