import type { Problem } from "@/server/trip";
import type { ProjectSettings, Rubric, RubricQuestion } from "@/server/views";
import { problemOfAnswers } from "../answers/check-answers";

/** Why settings and rubric do not go together; null where they do. */
export function problemOfProject({ examples }: ProjectSettings, rubric: Rubric): Problem | null {
  const oneSided = rubric.unit === "pair" ? rubric.questions.find(namesOneSide) : undefined;
  if (oneSided) {
    return problem(
      `${oneSided.label}: raters see the two dialogs in an order drawn for each. Offer both “first” and “second”, or neither.`,
    );
  }
  for (const [at, { content, answers }] of examples.entries()) {
    if (content.unit !== rubric.unit)
      return problem(`Example ${at + 1} is no ${rubric.unit}. Show what raters will see.`);
    const fault = problemOfAnswers(answers, { rubric, content, minimumRationale: 0 });
    if (fault !== null) return problem(`Example ${at + 1}: ${fault.message}`);
  }
  return null;
}

/** Swapped with the dialogs, its answer would become one that is not offered. */
function namesOneSide(question: RubricQuestion): boolean {
  if (question.kind !== "choice") return false;
  return question.options.filter(({ value }) => value === "first" || value === "second").length === 1;
}

function problem(message: string): Problem {
  return { code: "bad_input", message };
}
