import type { Result } from "@/server/trip";
import type { RatingRow, RatingsFormat, Rubric } from "@/server/views";
import { ratingsFromArgilla } from "./from-argilla";
import { ratingsFromLabelStudio } from "./from-label-studio";
import { type NamesPeople, Pseudonyms } from "./pseudonyms";
import { readRatingLines } from "./rating-rows";

interface Options {
  readonly from: RatingsFormat;
  readonly rubric: Rubric;
  /** As problems call it. */
  readonly file: string;
  /** Names people of other tools; left out: by the order in which they appear. */
  readonly people?: NamesPeople;
}

/** The answers in a file of ratings, of other tools each checked against the rubric. Problems name the place ("bad_file"). */
export function readRatingsFile(text: string, { from, rubric, file, people }: Options): Result<RatingRow[]> {
  switch (from) {
    case "dragoman":
      return readRatingLines(text, file);
    case "argilla":
      return ratingsFromArgilla(text, rubric, file, people ?? new Pseudonyms("A"));
    case "label-studio":
      return ratingsFromLabelStudio(text, rubric, file, people ?? new Pseudonyms("L"));
  }
}
