export { applyEdit } from "./apply-edit";
export type { EditedVersion, EditOutcome } from "./edited-version";
export { factsOf } from "./facts/facts-of";
export { keptAfterReplan, requestForReplan } from "./replan";
export { type PlaceSearch, searchPlaces } from "./search-places";
export { swapOptions, type Verify } from "./swap-options";
export { describePlace } from "./world-places/describe-place";
export { holdingsOf } from "./world-places/holdings";
export { listPlaces } from "./world-places/list-places";
