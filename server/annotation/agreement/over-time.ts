import { groupBy } from "@/server/trip";
import type { AgreementOverTime, Rating, Rubric } from "@/server/views";
import { codedQuestions, comparedByItem, pointsOf, unitsOf } from "./coded-answers";
import { krippendorffAlpha } from "./coefficients/krippendorff-alpha";
import { levelOf } from "./question-agreement";

const MOST_PARTS = 10;
const FEWEST_ITEMS = 10;

/** α by tenths of the items that two raters rated, in the order of their last rating; fewer parts where one had fewer than 10 items. */
export function agreementOverTime(rubric: Rubric, counted: readonly Rating[]): AgreementOverTime[] {
  const finished = [...groupBy(counted, ({ itemId }) => itemId).values()]
    .filter((ratings) => ratings.length > 1)
    .map((ratings) => ({
      ratings,
      at:
        ratings
          .map(({ createdAt }) => createdAt)
          .sort()
          .at(-1) ?? "",
    }))
    .sort((one, other) => one.at.localeCompare(other.at));
  const parts = Math.min(MOST_PARTS, Math.floor(finished.length / FEWEST_ITEMS));
  if (parts < 2) return [];
  return Array.from({ length: parts }, (_, part) => {
    const items = finished.slice(
      Math.round((part * finished.length) / parts),
      Math.round(((part + 1) * finished.length) / parts),
    );
    const ratings = items.flatMap((item) => item.ratings);
    return {
      part: part + 1,
      items: items.length,
      from: items[0]?.at ?? "",
      to: items.at(-1)?.at ?? "",
      alphas: codedQuestions(rubric).map((question) => ({
        question: question.id,
        value: krippendorffAlpha(comparedByItem(unitsOf(question, ratings)).flat(), {
          points: pointsOf(question),
          level: levelOf(question),
        }),
      })),
    };
  });
}
