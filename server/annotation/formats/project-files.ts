import type { AnnotationFile, RatingRow, Rubric } from "@/server/views";
import { dialogRewards } from "./dialog-rewards";
import { preferenceRows } from "./preference-pairs";
import type { RatedItems } from "./rated-item";
import { ratingCsv } from "./rating-csv";
import { ratingLines } from "./rating-rows";
import { argillaRecords, labelStudioTasks } from "./to-other-tools";

/** A file of a project: ratings as they are, rewards and pairs of those by the rubric in force, items as other tools read them in. */
export function writeProjectFile(file: AnnotationFile, { rubric, items, rows }: RatedItems): string {
  switch (file) {
    case "ratings.jsonl":
      return ratingLines(rows);
    case "ratings.csv":
      return ratingCsv(rows);
    case "rewards.jsonl":
      return lines(dialogRewards(rubric, items, ofVersion(rubric, rows)));
    case "pairs.jsonl":
      return lines(preferenceRows(items, ofVersion(rubric, rows)).rows);
    case "argilla.json":
      return JSON.stringify(argillaRecords(items));
    case "label-studio.json":
      return JSON.stringify(labelStudioTasks(items));
  }
}

/** Answers to another version's questions are not averaged with those to this one's. */
function ofVersion({ version }: Rubric, rows: readonly RatingRow[]): readonly RatingRow[] {
  return rows.filter(({ rubricVersion }) => rubricVersion === version);
}

function lines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
