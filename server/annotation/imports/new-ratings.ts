import { isDeepStrictEqual } from "node:util";
import type { Answer } from "@/server/views";
import type { GivenRating } from "./given-ratings";

/**
 * Of what one person gave one item, in order, what is to be added to what the project has of it. An answer that it has is passed over,
 * unless the person came back to it after another.
 */
export function newRatings(given: readonly GivenRating[], stored: readonly Answer[][]): readonly GivenRating[] {
  const isStored = ({ answers }: GivenRating) => stored.some((each) => isDeepStrictEqual(each, answers));
  const last = given.at(-1);
  if (last === undefined || isDeepStrictEqual(last.answers, stored.at(-1))) return [];
  return [...given.slice(0, -1).filter((each) => !isStored(each)), last];
}
