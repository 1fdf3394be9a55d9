export { dialogRewards } from "./dialog-rewards";
export { type PreferenceRow, type PreferenceRows, preferenceRows } from "./preference-pairs";
export { writeProjectFile } from "./project-files";
export type { RatedItem, RatedItems } from "./rated-item";
export { ratingCsv } from "./rating-csv";
export { ratingLines, ratingRows } from "./rating-rows";
export { readRatingsFile } from "./read-ratings-file";
