import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { Answer, Rubric } from "@/server/views";

/**
 * The value of another tool as an answer to a question of the rubric: a point of its scale (numbers in words too), the value or label of an
 * option, or text. Problems name the place and say what the question takes.
 */
export function checkedValue(
  rubric: Rubric,
  questionId: string,
  value: string | number,
  where: NonNullable<Problem["where"]>,
): Result<Answer["value"]> {
  const refused = (message: string) => fail({ code: "bad_file", message, where });
  const question = rubric.questions.find(({ id }) => id === questionId);
  if (question === undefined) {
    const known = rubric.questions.map(({ id }) => id).join(", ");
    return refused(`The rubric has no question ${questionId}. Name one of ${known}.`);
  }
  if (question.level === "turn") return refused("Answers about single turns cannot be imported from other tools.");
  switch (question.kind) {
    case "scale": {
      const points = question.anchors.map((anchor) => anchor.value);
      const point = points.find((each) => String(each) === String(value).trim());
      return point === undefined ? refused(`Write a point of the scale, ${points[0]} to ${points.at(-1)}.`) : ok(point);
    }
    case "choice": {
      const option = question.options.find((each) => each.value === value || each.label === value);
      return option === undefined
        ? refused(`Choose one of ${question.options.map((each) => each.value).join(", ")}.`)
        : ok(option.value);
    }
    case "text":
      return ok(String(value));
  }
}
